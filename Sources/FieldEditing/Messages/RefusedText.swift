public import NumberText

/// A text that is no number for its field, with all that there is to tell about it: in the sentence
/// of `message`, or in a host's own words. Rule: C14.
///
/// ```swift
/// try price.type("1.5")   // in German
/// let refused = price.refusedText
/// refused?.issue.code     // .incompleteGroup
/// refused?.suggestions    // ["1,5"]
/// refused?.message        // "A group of digits is too short. Did you mean “1,5”?"
/// ```
///
/// A commit that puts another text in its place hands it on, so that a host can still offer what was
/// meant. A parser throws it.
public struct RefusedText: Error, Hashable, Sendable {
  /// What a sentence can name.
  fileprivate typealias Facts = (
    minimum: String?, maximum: String?, maximumFractionDigits: Int?, example: String?
  )

  /// The text as it was typed.
  public let text: String
  /// What is wrong with it, and where.
  public let issue: NumberIssue
  /// Texts that the user is likely to have meant; the field accepts each of them.
  public let suggestions: [String]
  /// What tells one field from another, beside the closure.
  private let format: NumberFormat
  private let bounds: NumberBounds
  /// Found out when asked for: a form asks for its issues at every key, and for sentences only where
  /// it shows them.
  private let facts: @Sendable () -> Facts

  /// Makes one of what the format says of a text, or of what a field's policies do.
  init<Value>(
    _ text: String, _ issue: NumberIssue, _ scanner: NumberScanner<Value>,
    suggestions: [String]? = nil, fractionDigits: Int? = nil
  ) {
    self.text = text
    self.issue = issue
    self.suggestions = suggestions ?? scanner.suggestions(for: text)
    (format, bounds) = (scanner.format, scanner.bounds)
    facts = {
      var facts = scanner.facts(of: issue, in: text)
      facts.maximumFractionDigits = fractionDigits ?? facts.maximumFractionDigits
      return facts
    }
  }

  /// The least number that the field takes, as it writes it, where the number or its sign is below;
  /// nil where that is not what is wrong.
  ///
  /// - Complexity: O(*n*) in the digits of the bounds, as of the other facts.
  public var minimum: String? { facts().minimum }

  /// The greatest number that the field takes, where the number or its sign is above.
  public var maximum: String? { facts().maximum }

  /// How many digits may stand behind the decimal separator, where there are too many. Below zero
  /// where even whole numbers are too fine: a percentage in a field of whole values takes "100%" only.
  public var maximumFractionDigits: Int? { facts().maximumFractionDigits }

  /// A number as the field writes it, such as "1.234,5"; nil where the field takes none.
  public var example: String? { facts().example }

  public static func == (left: RefusedText, right: RefusedText) -> Bool {
    left.text.hasSameBytes(as: right.text) && left.issue == right.issue
      && left.suggestions == right.suggestions && left.format == right.format
      && left.bounds == right.bounds
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(issue)
  }
}

extension FormattingField {
  /// The text with what is wrong with it; nil where it is acceptable.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public var refusedText: RefusedText? {
    guard let issue = reading.issue else { return nil }
    let refusal = policyRefusal
    return RefusedText(
      text, issue, scanner, suggestions: refusal?.suggestions,
      fractionDigits: refusal?.fractionDigits)
  }
}

extension NumberScanner {
  /// What is wrong with a text; nil where it is acceptable.
  ///
  /// ```swift
  /// german.refusedText(for: "12x")?.message
  /// // "“x” does not belong to a number. Enter a number such as 1.234,5."
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public func refusedText(for text: String) -> RefusedText? {
    scan(text).issue.map { RefusedText(text, $0, self) }
  }

  fileprivate func facts(of issue: NumberIssue, in text: String) -> RefusedText.Facts {
    let (minimum, maximum) = crossedBounds(issue.code, in: text)
    return (
      // Of a bound, the number that a commit would clamp to.
      minimum: minimum.map { self.text(nearest: $0) ?? $0.plainText },
      maximum: maximum.map { self.text(nearest: $0) ?? $0.plainText },
      maximumFractionDigits: issue.code == .fractionNotAllowed
        ? self.maximumFractionDigits.map { $0 - format.scale } : nil,
      example: self.text(
        nearest: FixedDecimal(coefficient: 12_345, exponent: -1 - format.scale))
    )
  }

  /// The text of the number nearest to another that the field takes.
  private func text(nearest number: FixedDecimal) -> String? {
    nearest(to: number).map { format.text(for: $0.number) }
  }

  /// The bound that a text of this issue is beyond.
  private func crossedBounds(
    _ code: NumberIssue.Code, in text: String
  ) -> (minimum: FixedDecimal?, maximum: FixedDecimal?) {
    switch code {
    case .belowMinimum: return (bounds.minimum, nil)
    case .aboveMaximum: return (nil, bounds.maximum)
    case .signNotAllowed:
      let limits = limits
      return (
        limits.minimum.flatMap { $0 >= 0 ? $0 : nil },
        limits.maximum.flatMap { $0 < 0 ? $0 : nil }
      )
    case .overflow:
      // The ends of the binary types have too many digits to tell anybody anything.
      guard self.maximumFractionDigits != nil,
        let number = NumberScanner<FixedDecimal>(format: format).scan(text).value
      else { return (nil, nil) }
      let ends = typeBounds
      return (
        ends.minimum.flatMap { number < $0 ? $0 : nil },
        ends.maximum.flatMap { number > $0 ? $0 : nil }
      )
    default: return (nil, nil)
    }
  }
}

extension RefusedText {
  /// A short sentence for the user: what is wrong, and what the field takes or what was probably
  /// meant. (C8, C14)
  ///
  /// ```swift
  /// // "150", "12x" and "1.5" in a German field of 0 to 99
  /// // "The number must be 99 or less."
  /// // "“x” does not belong to a number. Enter a number such as 99."
  /// // "A group of digits is too short. Did you mean “1,5”?"
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the sentence and the text.
  public var message: String {
    if let minimum { return "The number must be \(minimum) or more." }
    if let maximum { return "The number must be \(maximum) or less." }
    if issue.code == .fractionNotAllowed, let sentence = fractionSentence { return sentence }
    if issue.code == .overflow || !suggestions.isEmpty {
      return issue.message(in: text, suggestions: suggestions)
    }
    guard let example else { return issue.message(in: text) }
    if issue.code == .empty { return "Enter a number such as \(example)." }
    return issue.message(in: text) + " Enter a number such as \(example)."
  }

  private var fractionSentence: String? {
    switch maximumFractionDigits {
    case 0: "Only whole numbers are allowed."
    case 1: "Only 1 decimal is allowed."
    case .some(let count) where count > 0: "Only \(count) decimals are allowed."
    case .some(let count):
      "Only multiples of 1\(String(repeating: "0", count: -count)) are allowed."
    case nil: nil
    }
  }
}

extension NumberIssue {
  /// A short sentence for the user: what is wrong and, where it can be guessed, what was meant.
  /// Rule: C8.
  ///
  /// An issue knows its text's faults and nothing of the field; ``RefusedText/message`` names bounds,
  /// decimals and an example as well.
  ///
  /// ```swift
  /// issue.message(in: "1.5", suggestions: ["1,5"])
  /// // "A group of digits is too short. Did you mean “1,5”?"
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text that the issue was found in.
  ///   - suggestions: What the user may have meant, as the field suggests it.
  /// - Complexity: O(*n*) in the bytes of the sentence and the text.
  public func message(in text: String, suggestions: [String] = []) -> String {
    guard !suggestions.isEmpty else { return sentence(in: text) }
    let meant = suggestions.map { "“\($0)”" }.joined(separator: " or ")
    return sentence(in: text) + " Did you mean \(meant)?"
  }

  private func sentence(in text: String) -> String {
    let place = text.utf8.count >= range.upperBound ? text.utf8Slice(range) : ""
    return switch code {
    case .empty: "Enter a number."
    case .incomplete: "The number is not complete."
    case .incompleteGroup: "A group of digits is too short."
    case .misplacedGroupingSeparator: "“\(place)” cannot group digits here."
    case .mixedGroupingSeparators: "“\(place)” is not the separator used before it."
    case .groupingSeparatorInFraction:
      "“\(place)” cannot group digits behind the decimal separator."
    case .duplicateDecimalSeparator: "“\(place)” is a second decimal separator."
    case .ambiguousSeparator: "“\(place)” could mean two things."
    case .mixedDigits: "“\(place)” is a digit of another script than those before it."
    case .duplicateSign: "“\(place)” is a second sign."
    case .misplacedSign: "The sign “\(place)” cannot stand here."
    case .signNotAllowed: "The sign “\(place)” is not allowed here."
    case .foreignCurrency: "“\(place)” is another currency."
    case .unexpectedCharacter: "“\(place)” does not belong to a number."
    case .overflow: "The number is too large."
    case .fractionNotAllowed: "The number has too many decimals."
    case .belowMinimum: "The number is too small."
    case .aboveMaximum: "The number is too large."
    case .stepMismatch: "The number is none of the steps."
    }
  }
}
