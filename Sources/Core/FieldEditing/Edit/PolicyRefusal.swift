public import NumberText

extension FormattingField {
  /// Why the policies refuse a number that format, type and bounds take, with what may be meant.
  /// Rule: C18.
  struct Refusal {
    let status: ScanStatus
    let issue: NumberIssue
    var suggestions: [String]?
    /// How many digits may stand behind the decimal separator, where there are too many.
    var fractionDigits: Int?
  }

  /// A reading, refused where the policies refuse its number.
  @usableFromInline
  func judged(
    _ reading: NumberReading<Value>, of text: String, soft: SoftSeparators
  ) -> NumberReading<Value> {
    guard reading.status == .acceptable, let refusal = numberRefusal(of: text, soft: soft) else {
      return reading
    }
    return NumberReading(refusal.status, refusal.issue)
  }

  /// Why the policies refuse the text; nil where they do not, or where it is no number.
  var policyRefusal: Refusal? {
    switch reading.issue?.code {
    case .fractionNotAllowed, .stepMismatch:
      policies.refuseNumbers ? numberRefusal(of: text, soft: softSeparators) : nil
    default: nil
    }
  }

  private func numberRefusal(of text: String, soft: SoftSeparators) -> Refusal? {
    guard let number = scanner.number(in: text, soft: soft), scanner.converted(number) != nil else {
      return nil
    }
    let places = format.digitPlaces(in: text, soft: soft)
    if policies.refusesExtraDigits, let most = format.mostFractionDigits,
      -number.normalized.exponent - format.scale > most
    {
      // An exponent moves the separator, and more of it moves it again: no digit is too many for good.
      let extra =
        format.allowsExponent ? 0..<text.utf8.count : places.end(behindFraction: most)..<places.end
      return Refusal(
        status: format.allowsExponent ? .intermediate : .invalid,
        issue: NumberIssue(.fractionNotAllowed, at: extra),
        suggestions: texts(of: [number], butNot: number), fractionDigits: most)
    }
    guard policies.refusesOffStep, !policies.snapsToStep, let steps = steps(around: number) else {
      return nil
    }
    // Behind a decimal separator more digits add less than one unit of the last digit.
    let unit = FixedDecimal(coefficient: 1, exponent: -places.fractionCount - format.scale)
    let isOpen =
      places.decimalEnd == nil || format.allowsExponent
      || (number.isNegative ? number - steps.lower : steps.upper - number) < unit
    return Refusal(
      status: isOpen ? .intermediate : .invalid,
      issue: NumberIssue(.stepMismatch, at: 0..<text.utf8.count),
      suggestions: texts(of: [steps.lower, steps.upper], butNot: number))
  }

  /// Numbers as the field can hold and write them; those out of bounds and `number` itself are left out.
  private func texts(of numbers: [FixedDecimal], butNot number: FixedDecimal) -> [String] {
    numbers.compactMap { scanner.rounded($0)?.number }
      .filter { $0 != number && bounds.contains($0) }
      .map { format.text(for: $0) }
  }
}

extension DigitPlaces {
  /// The offset behind so many fraction digits.
  fileprivate func end(behindFraction count: Int) -> Int {
    integerCount + count > 0 ? end(ofDigit: integerCount + count) : decimalEnd ?? 0
  }
}

extension NumberIssue.Code {
  /// The name that HTML's `ValidityState` has for such a text: `valueMissing`, `badInput`,
  /// `rangeUnderflow`, `rangeOverflow` or `stepMismatch`.
  ///
  /// ```swift
  /// NumberIssue.Code.belowMinimum.validityState   // "rangeUnderflow"
  /// ```
  ///
  /// ``RefusedText/validityState`` knows the bounds as well: "-5" in 0...10 underflows, though its sign
  /// alone is refused.
  ///
  /// - Source: HTML, section 4.10.21.1, "Definitions".
  public var validityState: String {
    switch self {
    case .empty: "valueMissing"
    case .belowMinimum: "rangeUnderflow"
    case .aboveMaximum: "rangeOverflow"
    case .stepMismatch, .fractionNotAllowed: "stepMismatch"
    default: "badInput"
    }
  }
}

extension RefusedText {
  /// The name that HTML's `ValidityState` has for what is wrong.
  ///
  /// ```swift
  /// field.refusedText?.validityState   // "rangeOverflow", for 300 in a field of UInt8
  /// ```
  ///
  /// - Complexity: O(*n*) in the digits of the bounds.
  public var validityState: String {
    if minimum != nil { return "rangeUnderflow" }
    return maximum != nil ? "rangeOverflow" : issue.code.validityState
  }
}
