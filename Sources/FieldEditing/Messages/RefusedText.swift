public import NumberText

/// A text that its field refuses, with the reason: as a sentence, ``message(in:)``, or as facts for
/// a host's own words. Rule: C14.
///
/// ```swift
/// try price.type("1.5")   // in German
/// let refused = price.refusedText
/// refused?.issue.code     // .incompleteGroup
/// refused?.suggestions    // ["1,5"]
/// refused?.message(in: .english)   // "Digits are missing after a thousands separator. Did you mean “1,5”?"
/// ```
///
/// The outcome of a commit contains the refused text, so that a host can still offer its
/// suggestions after another text has replaced it. Code that reads a text without a field throws
/// the refused text as an error.
public struct RefusedText: Error, Hashable, Sendable {
  /// The facts that a sentence can name, as texts: the bound that the number is beyond, how many
  /// fraction digits are allowed, and an accepted number as an example. A fact that the issue is
  /// not about is nil.
  package typealias Facts = (
    minimum: String?, maximum: String?, maximumFractionDigits: Int?, example: String?
  )

  /// The text as it was typed.
  public let text: String
  /// What is wrong with the text, and the range that is wrong.
  public let issue: NumberIssue
  /// Texts that the user is likely to have meant; the field accepts each of them.
  public let suggestions: [String]
  /// The field's format. `==` compares format, bounds and kinds of entry, since the closure
  /// `facts`, which follows from them, cannot be compared.
  private let format: NumberFormat
  private let bounds: NumberBounds
  private let policies: FieldPolicies
  /// Computes the facts when they are asked for: a form asks for its issues at every key, and for a
  /// sentence only if it shows the sentence.
  package let facts: @Sendable () -> Facts

  /// Makes a refused text. If `suggestions` or `fractionDigits` is not nil, it replaces what the
  /// scanner itself finds.
  init<Value>(
    _ text: String, _ issue: NumberIssue, _ scanner: NumberScanner<Value>,
    _ policies: FieldPolicies = FieldPolicies(), suggestions: [String]? = nil,
    fractionDigits: Int? = nil
  ) {
    self.text = text
    self.issue = issue
    self.suggestions = suggestions ?? scanner.suggestions(for: text)
    (format, bounds, self.policies) = (scanner.format, scanner.bounds, policies)
    facts = {
      var facts = scanner.facts(of: issue, in: text, policies)
      facts.maximumFractionDigits = fractionDigits ?? facts.maximumFractionDigits
      return facts
    }
  }

  /// "number." and the issue's code, as "number.empty", for hosts that have codes for other issues
  /// as well.
  package var code: String { "number." + issue.code.rawValue }

  /// The least number that the field accepts, as its format writes it. Nil unless the text's number
  /// is below this minimum, or the text has a minus and the field accepts no number below zero.
  ///
  /// - Complexity: O(*n*) in the digits of the bounds, as of the other facts.
  public var minimum: String? { facts().minimum }

  /// The greatest number that the field accepts, as its format writes it. Nil unless the text's
  /// number is above this maximum, or the text has a plus and the field accepts no number above
  /// zero.
  public var maximum: String? { facts().maximum }

  /// What is wrong, in the few kinds that HTML tells apart in `ValidityState`; ``issue`` tells
  /// more.
  public enum Kind: Hashable, Sendable {
    /// Nothing is entered.
    case empty
    /// The text is not a number.
    case unreadable
    /// The number is below the bounds or the type's range, or has a minus that these exclude.
    case belowMinimum
    /// The number is above the bounds or the type's range, or has a plus that these exclude.
    case aboveMaximum
    /// The number lies between two steps, or has more fraction digits than the field accepts.
    case stepMismatch
  }

  /// What kind of mistake the text has.
  ///
  /// ```swift
  /// field.refusedText?.kind   // .aboveMaximum, for 300 in a field of UInt8
  /// ```
  ///
  /// - Complexity: O(*n*) in the digits of the bounds.
  public var kind: Kind { kind(facts()) }

  /// The kind of the mistake, for a caller that has the facts already.
  package func kind(_ facts: Facts) -> Kind {
    if facts.minimum != nil { return .belowMinimum }
    if facts.maximum != nil { return .aboveMaximum }
    return switch issue.code {
    case .empty: .empty
    case .stepMismatch, .fractionNotAllowed: .stepMismatch
    default: .unreadable
    }
  }

  /// The BCP 47 tag of the field's locale, whose language sentences are in unless a host says
  /// otherwise.
  public var locale: String { format.locale }

  /// How many fraction digits are allowed, if there are too many. The count is below zero if even
  /// whole numbers have too many: in percent, a field of whole values accepts "100%" and not "50%".
  public var maximumFractionDigits: Int? { facts().maximumFractionDigits }

  /// The number that the text says, even beyond type and bounds; nil if the text is not a number.
  package var number: FixedDecimal? { format.number(saidBy: text) }

  /// An accepted number as the field writes it, such as "1.234,5"; nil if the field accepts no
  /// number.
  public var example: String? { facts().example }

  public static func == (left: RefusedText, right: RefusedText) -> Bool {
    left.text.hasSameBytes(as: right.text) && left.issue == right.issue
      && left.suggestions == right.suggestions && left.format == right.format
      && left.bounds == right.bounds && left.policies.kinds == right.policies.kinds
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(issue)
  }
}

extension RefusedText: CustomStringConvertible {
  /// A line for debugging: the text and its issue.
  ///
  /// ```swift
  /// print(refused)   // “1.5”: incompleteGroup at 0..<3
  /// ```
  public var description: String { "“\(text)”: \(issue)" }
}

extension FormattingField {
  /// The text and what is wrong with it; nil if the text is acceptable.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public var refusedText: RefusedText? {
    guard let issue = reading.issue else { return nil }
    let refusal = policyRefusal
    return RefusedText(
      text, issue, scanner, policies,
      suggestions: suggestions(after: refusal),
      fractionDigits: refusal?.fractionDigits)
  }

  /// What is wrong with a text whose last three digits may be a fraction, if a filter does not let
  /// them pass as one. (E5)
  var refusedTextInDoubt: RefusedText? {
    refusalInDoubt.map {
      RefusedText(text, $0.issue, scanner, policies, fractionDigits: $0.fractionDigits)
    }
  }
}

extension NumberScanner {
  /// What is wrong with a text, for code that reads texts without a field; nil if the text is
  /// acceptable.
  ///
  /// ```swift
  /// german.refusedText(for: "12x")?.message(in: .english)
  /// // "“x” does not belong here. Enter a number such as 1.234,5."
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public func refusedText(for text: String) -> RefusedText? {
    scan(text).issue.map { RefusedText(text, $0, self) }
  }

  fileprivate func facts(
    of issue: NumberIssue, in text: String, _ policies: FieldPolicies
  ) -> RefusedText.Facts {
    let (minimum, maximum) = crossedBounds(issue.code, in: text)
    return (
      // The bound itself may have digits that the field does not show. So the nearest number that
      // the field can show is named, to which a commit would move.
      minimum: minimum.map {
        self.text(nearest: $0, policies) ?? policies.text(of: $0, in: format, isExact: true)
      },
      maximum: maximum.map {
        self.text(nearest: $0, policies) ?? policies.text(of: $0, in: format, isExact: true)
      },
      maximumFractionDigits: issue.code == .fractionNotAllowed
        ? self.maximumFractionDigits.map { $0 - format.scale } : nil,
      example: self.text(
        nearest: FixedDecimal(coefficient: 12_345, exponent: -1 - format.scale), policies)
    )
  }

  /// Nil if no number is accepted.
  private func text(nearest number: FixedDecimal, _ policies: FieldPolicies) -> String? {
    nearest(to: number).map { policies.text(of: $0.held.number, in: format) }
  }

  /// The bounds that the number or its sign crosses; nil for a bound that is not crossed.
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
      // The end of a type's range is named only if the type has a limited count of fraction digits,
      // as integers have. For a `Double`, whose greatest value has 309 digits, nothing is named.
      guard self.maximumFractionDigits != nil,
        let number = format.number(saidBy: text)
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
  /// A short sentence for the user: what is wrong, and what the field accepts or what was probably
  /// meant. (C8, C14)
  ///
  /// ```swift
  /// refused.message(in: .english)
  /// // "150", "12x" and "1.5" in a German field of 0 to 99
  /// // "The number must be 99 or less."
  /// // "“x” does not belong here. Enter a number such as 99."
  /// // "Digits are missing after a thousands separator. Did you mean “1,5”?"
  /// ```
  public func message(in table: MessageTable) -> String { message(facts(), in: table) }

  /// Makes the sentence, for a caller that has the facts already.
  package func message(_ facts: Facts, in table: MessageTable) -> String {
    sentence(facts, example: facts.example, in: table)
  }

  /// What is wrong, without an example of what to enter: a commit has replaced the text already.
  func reason(in table: MessageTable) -> String { sentence(facts(), example: nil, in: table) }

  private func sentence(_ facts: Facts, example: String?, in table: MessageTable) -> String {
    if let bound = exclusiveBound {
      return table.sentence(
        issue.code == .belowMinimum ? .exclusiveMinimum : .exclusiveMaximum, "bound", bound)
    }
    if let minimum = facts.minimum { return table.sentence(.minimum, "minimum", minimum) }
    if let maximum = facts.maximum { return table.sentence(.maximum, "maximum", maximum) }
    if issue.code == .fractionNotAllowed, let count = facts.maximumFractionDigits {
      return fractionSentence(count, in: table)
    }
    if issue.code == .stepMismatch, let first = suggestions.first {
      return suggestions.count > 1
        ? table.sentence(.stepMismatch, ["lower": first, "upper": suggestions[1]])
        : table.sentence(.stepMismatchAtEnd, "nearest", first)
    }
    if issue.code == .overflow || !suggestions.isEmpty {
      return issue.message(for: text, suggestions: suggestions, in: table)
    }
    guard let example else { return issue.message(for: text, in: table) }
    let invitation = table.sentence(.example, "example", example)
    if issue.code == .empty { return invitation }
    return table.joined([issue.message(for: text, in: table), invitation], by: .consecutive)
  }

  /// The text of an excluded bound, as 100 in `0..<100`, that the number is at or beyond. The text
  /// has all digits of the bound: a rounded bound would be another number.
  private var exclusiveBound: String? {
    switch issue.code {
    case .belowMinimum where bounds.excludesMinimum:
      bounds.minimum.map { policies.text(of: $0, in: format, isExact: true) }
    case .aboveMaximum where bounds.excludesMaximum:
      bounds.maximum.map { policies.text(of: $0, in: format, isExact: true) }
    default: nil
    }
  }

  private func fractionSentence(_ count: Int, in table: MessageTable) -> String {
    if count == 0 { return table[.wholeNumber] }
    if count > 0 {
      return table.sentence(.tooManyFractionDigits, "digits", format.symbols.text(of: count))
    }
    // The least number above zero that the type holds. In percent, for a type of whole values, its
    // text is "100%".
    let unit = FixedDecimal(coefficient: 1, exponent: -(count + format.scale))
    return table.sentence(.multiple, "multiple", policies.text(of: unit, in: format))
  }
}

extension FieldPolicies {
  fileprivate func text(
    of number: FixedDecimal, in format: NumberFormat, isExact: Bool = false
  ) -> String {
    FormattingField<FixedDecimal>.written(number, in: format, self, isExact: isExact).text
  }
}

extension NumberFormat {
  /// The number that a text says, as a plain number or by a kind of entry, such as "500 g"; nil if
  /// the text says none.
  fileprivate func number(saidBy text: String) -> FixedDecimal? {
    NumberScanner(.decimal, format: self).scan(text).value?.fixedDecimal
  }
}

extension NumberSymbols {
  /// Writes a count in the locale's digits.
  fileprivate func text(of count: Int) -> String {
    var text = ""
    for digit in String(count).unicodeScalars {
      text.unicodeScalars.append(digits[Int(digit.value - 0x30)])
    }
    return text
  }
}

extension NumberIssue {
  /// A short sentence for the user: what is wrong and, if it can be guessed, what was meant.
  /// Rule: C8.
  ///
  /// An issue knows nothing of the field. ``RefusedText/message(in:)`` also names the bounds, the
  /// decimals allowed, and an example.
  ///
  /// ```swift
  /// issue.message(for: "1.5", suggestions: ["1,5"])
  /// // "Digits are missing after a thousands separator. Did you mean “1,5”?"
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text that the issue was found in.
  ///   - suggestions: What the user may have meant, as the field suggests it.
  ///   - table: The sentences and words of one language, such as `.english`.
  /// - Complexity: O(*n*) in the bytes of the sentence and the text.
  public func message(
    for text: String, suggestions: [String] = [], in table: MessageTable = .english
  ) -> String {
    let place = text.utf8.count >= range.upperBound ? text.utf8Part(range) : ""
    // "An invisible character is in the wrong place." would say that such characters have a place.
    let isUnseen = !place.isEmpty && place.isInvisible && !place.isSpaces
    let sentence =
      isUnseen && table.placeholders(of: key).contains("place")
      ? table[.invisibleCharacter] : table.sentence(key, quoting: place, as: "place")
    return table.suggesting(suggestions, after: sentence)
  }

  // Each case is written out, in place of `MessageTable.Key(rawValue: code.rawValue)`, so that a
  // code without a sentence does not compile.
  private var key: MessageTable.Key {
    switch code {
    case .empty: .empty
    case .incomplete: .incomplete
    case .incompleteGroup: .incompleteGroup
    case .misplacedGroupingSeparator: .misplacedGroupingSeparator
    case .mixedGroupingSeparators: .mixedGroupingSeparators
    case .groupingSeparatorInFraction: .groupingSeparatorInFraction
    case .duplicateDecimalSeparator: .duplicateDecimalSeparator
    case .foreignDecimalSeparator: .foreignDecimalSeparator
    case .ambiguousSeparator: .ambiguousSeparator
    case .mixedDigits: .mixedDigits
    case .duplicateSign: .duplicateSign
    case .misplacedSign: .misplacedSign
    case .signNotAllowed: .signNotAllowed
    case .foreignCurrency: .foreignCurrency
    case .unexpectedCharacter: .unexpectedCharacter
    case .overflow: .overflow
    case .fractionNotAllowed: .fractionNotAllowed
    case .belowMinimum: .belowMinimum
    case .aboveMaximum: .aboveMaximum
    case .stepMismatch: .betweenSteps
    case .unwritable: .unwritable
    case .divisionByZero: .divisionByZero
    case .tooComplex: .tooComplex
    case .ambiguousEntry: .ambiguousEntry
    case .unknownUnit: .unknownUnit
    case .incompatibleUnit: .incompatibleUnit
    }
  }
}
