import FormattingFields
import Testing

/// Formats by short names, and a notation for text with a caret: "12|34", "[12]34".
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
  /// The text with "|" at the caret, or "[" and "]" around the selection.
  var shown: String {
    var bytes = Array(text.utf8)
    if selection.isCaret {
      bytes.insert(UInt8(ascii: "|"), at: selection.head)
    } else {
      bytes.insert(UInt8(ascii: "]"), at: selection.range.upperBound)
      bytes.insert(UInt8(ascii: "["), at: selection.range.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Replaces everything by a text in the notation of `shown`, without judging how it came there.
  mutating func set(_ notation: String) throws {
    var bytes: [UInt8] = []
    var marks: [Int] = []
    for byte in notation.utf8 {
      if "|[]".utf8.contains(byte) { marks.append(bytes.count) } else { bytes.append(byte) }
    }
    try apply(TextEdit(.all, String(decoding: bytes, as: UTF8.self)))
    try select(.utf8(marks.first ?? bytes.count, marks.last ?? bytes.count))
  }

  /// The texts shown after each typed character.
  mutating func texts(typing characters: String) throws -> [String] {
    var texts: [String] = []
    for character in characters {
      try type(String(character))
      texts.append(text)
    }
    return texts
  }

  /// What a commit says of a text that it refuses: the code and range of the issue, the suggestions.
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
