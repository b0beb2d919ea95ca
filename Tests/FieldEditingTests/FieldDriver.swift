import FormattingFields
import Testing

/// Formats by short names.
enum Formats {
  static func decimal(_ locale: String, _ options: NumberOptions = NumberOptions()) -> NumberFormat
  {
    style(.decimal, locale, options)
  }

  static func style(
    _ style: NumberStyle, _ locale: String, _ options: NumberOptions = NumberOptions()
  ) -> NumberFormat {
    do {
      return try NumberFormat.icu(locale: locale, style: style, options: options)
    } catch {
      preconditionFailure("\(locale) \(style): \(error)")
    }
  }
}

extension FormattingField {
  /// The texts shown after each typed character.
  mutating func texts(typing characters: String) throws -> [String] {
    var texts: [String] = []
    for character in characters {
      try type(String(character))
      texts.append(text)
    }
    return texts
  }

  /// What a commit says of a refused text: the code and range of the issue, and the suggestions.
  mutating func refusal(after policy: CommitPolicy) -> RefusedText? {
    policies.commitPolicy = policy
    switch commit().outcome {
    case .reverted(let refused) where policy != .keepText: return refused
    case .keptInvalid(let refused) where policy == .keepText: return refused
    default: return nil
    }
  }

  var issueCode: NumberIssue.Code? { reading.issue?.code }
}
