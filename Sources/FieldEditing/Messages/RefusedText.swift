public import NumberText

/// A text that is no number for its field, with all that there is to tell about it: in the sentence
/// of `message`, or in a host's own words. (C14)
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
/// meant.
public struct RefusedText: Hashable, Sendable {
  /// The bound that a number is beyond, as the field writes it.
  public enum Limit: Hashable, Sendable {
    /// The least number that the field takes.
    case minimum(String)
    /// The greatest number that the field takes.
    case maximum(String)
  }

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
  private let facts: @Sendable () -> RefusalFacts

  init<Value>(_ text: String, _ issue: NumberIssue, _ scanner: NumberScanner<Value>) {
    self.text = text
    self.issue = issue
    suggestions = scanner.suggestions(for: text)
    (format, bounds) = (scanner.format, scanner.bounds)
    facts = { scanner.facts(of: issue, in: text) }
  }

  /// The bound that the number, or its sign, is beyond; nil where that is not what is wrong.
  ///
  /// - Complexity: O(*n*) in the digits of the bounds, as of the other facts.
  public var limit: Limit? { facts().limit }

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

/// What a sentence about a refused text can name.
struct RefusalFacts {
  let limit: RefusedText.Limit?
  let maximumFractionDigits: Int?
  let example: String?
}

extension FormattingField {
  /// The text with what is wrong with it; nil where it is acceptable.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public var refusedText: RefusedText? { reading.issue.map { RefusedText(text, $0, scanner) } }
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

  fileprivate func facts(of issue: NumberIssue, in text: String) -> RefusalFacts {
    RefusalFacts(
      limit: limit(for: issue.code, in: text),
      maximumFractionDigits: issue.code == .fractionNotAllowed
        ? Value.maximumFractionDigits.map { $0 - format.scale } : nil,
      example: self.text(
        nearest: FixedDecimal(coefficient: 12_345, exponent: -1 - format.scale)))
  }

  /// The text of the number nearest to another that the field takes.
  private func text(nearest number: FixedDecimal) -> String? {
    nearest(to: number).map { format.text(for: $0.number) }
  }

  /// The bound that a text of this issue is beyond.
  private func limit(for code: NumberIssue.Code, in text: String) -> RefusedText.Limit? {
    switch code {
    case .belowMinimum: return bounds.minimum.map { .minimum(self.text(of: $0)) }
    case .aboveMaximum: return bounds.maximum.map { .maximum(self.text(of: $0)) }
    case .signNotAllowed:
      if let minimum = limits.minimum, minimum >= 0 { return .minimum(self.text(of: minimum)) }
      if let maximum = limits.maximum, maximum < 0 { return .maximum(self.text(of: maximum)) }
      return nil
    case .overflow:
      // The ends of the binary types have too many digits to tell anybody anything.
      guard Value.maximumFractionDigits != nil,
        let number = NumberScanner<FixedDecimal>(format: format).scan(text).value
      else { return nil }
      let ends = Value.numberBounds
      if let minimum = ends.minimum, number < minimum { return .minimum(self.text(of: minimum)) }
      if let maximum = ends.maximum, number > maximum { return .maximum(self.text(of: maximum)) }
      return nil
    default: return nil
    }
  }

  /// The text of a bound: of the number that a commit would clamp to.
  private func text(of bound: FixedDecimal) -> String { text(nearest: bound) ?? bound.plainText }
}
