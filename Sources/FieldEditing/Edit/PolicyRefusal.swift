public import NumberText

extension FormattingField {
  /// Why the policies refuse a number that format, type and bounds accept, with suggestions. Rules:
  /// C18, C22, C23.
  @usableFromInline
  struct Refusal {
    let issue: NumberIssue
    /// Whether a number that the policies accept can be reached by typing on.
    let isOpen: Bool
    /// The nearest numbers that the field takes.
    var nearest: [Suggestion] = []
    /// How many fraction digits are allowed, if there are too many.
    var fractionDigits: Int?
  }

  /// The reading of a text that a scan has read, when kinds of entry (X1) and policies have been
  /// asked.
  @usableFromInline
  func readingByKindsAndPolicies(
    of text: String, _ scanned: NumberReading<Value>
  ) -> NumberReading<Value> {
    var reading = scanned
    if hasKinds, scanned.status != .acceptable || mayBeEntry(text) {
      reading = scanner.reading(of: entryText(text), by: kinds, scanned: scanned)
    }
    guard policies.refuseNumbers, reading.status == .acceptable,
      let refusal = numberRefusal(of: text)
    else { return reading }
    return .refused(refusal.issue, isOpen: refusal.isOpen)
  }

  /// Why the policies refuse the text; nil if they do not, or if the text is not a number.
  var policyRefusal: Refusal? {
    switch reading.issue?.code {
    case .fractionNotAllowed, .stepMismatch:
      policies.refuseNumbers ? numberRefusal(of: text) : nil
    default: nil
    }
  }

  /// Why the policies would refuse a text whose last three digits may be a fraction or a group:
  /// read as a fraction, it has a digit that the format does not show, be it a zero. Nil for any
  /// other text. (C18, R26)
  @usableFromInline
  var refusalInDoubt: Refusal? {
    guard policies.refusesExtraDigits, reading.issue?.code == .ambiguousSeparator,
      let number = scanner.number(in: text), !format.allowsExponent,
      let most = format.fractionDigits(ofNumbersLike: number)
    else { return nil }
    let parts = format.parts(of: text)
    guard parts.fractionCount > most else { return nil }
    return Refusal(
      issue: NumberIssue(.fractionNotAllowed, at: parts.end(ofFraction: most)..<parts.end),
      isOpen: false, fractionDigits: most)
  }

  private func numberRefusal(of text: String) -> Refusal? {
    if let number = scanner.number(in: text), !hasKinds || self.number(in: text)?.isOfKind == false
    {
      guard scanner.converted(number) != nil else { return nil }
      let parts = format.parts(of: text)
      return refusalOfDigits(number, parts) ?? refusalOffStep(number, parts)
    }
    // A sum such as "1+2" has other digits than its number 3: so the whole text is refused, and
    // typing on can lead to any number.
    guard hasKinds, let typed = number(in: text),
      scanner.converted(typed.exact) != nil
    else { return nil }
    let parts = TextParts()
    guard
      let refusal = refusalOfDigits(typed.exact, parts) ?? refusalOffStep(typed.exact, parts)
    else { return nil }
    return Refusal(
      issue: NumberIssue(refusal.issue.code, at: 0..<text.utf8.count), isOpen: true,
      nearest: refusal.nearest, fractionDigits: refusal.fractionDigits)
  }

  /// Returns why the policies refuse a number of which a commit would cut digits; nil if a commit
  /// would cut none.
  private func refusalOfDigits(_ number: FixedDecimal, _ parts: TextParts) -> Refusal? {
    guard policies.refusesExtraDigits, !scanner.hasDigits(of: number) else { return nil }
    let all = 0..<parts.length
    // If the format has exponents, `isOpen` is true: an exponent that is still to be typed can move
    // the decimal separator and make room for every digit.
    if let most = format.fractionDigits(ofNumbersLike: number),
      let cut = number.rounded(toFractionDigits: most + format.scale, mode: .down), cut != number,
      scanner.hasDigits(of: cut)
    {
      return Refusal(
        issue: NumberIssue(
          .fractionNotAllowed,
          at: format.allowsExponent ? all : parts.end(ofFraction: most)..<parts.end),
        isOpen: format.allowsExponent,
        nearest: texts(of: [number], butNot: number), fractionDigits: most)
    }
    // Something else than the count of fraction digits cuts the number: significant digits,
    // multiples of 5, or the type. The allowed count of fraction digits would not help the user
    // then, so the issue is `stepMismatch`.
    return Refusal(
      issue: NumberIssue(.stepMismatch, at: all), isOpen: canBeShown(number, parts),
      nearest: texts(of: [number], butNot: number))
  }

  /// Whether more digits at the end of the text can lead to a number that format and type show in
  /// full. "0.2" can become any number from 0.2 up to 0.3; "12" any number from 12 up to 13, from
  /// 120 up to 130, and so on.
  private func canBeShown(_ number: FixedDecimal, _ parts: TextParts) -> Bool {
    if format.allowsExponent { return true }
    var first = number.magnitude
    var width = FixedDecimal(coefficient: 1, exponent: -parts.fractionCount - format.scale)
    for _ in 0...(parts.decimalEnd == nil ? 18 : 0) {
      // If the format shows any number from `first` up to `first + width`, rounding the start, the
      // middle or a point just before the end gives such a number, whether the format rounds down,
      // to the nearest or up.
      let tried = [first, first + width * 0.5, first + width * 0.999]
      let isMet = tried.contains { number in
        let shown = scanner.shown(number)
        return shown >= first && shown < first + width && scanner.hasDigits(of: shown)
      }
      if isMet { return true }
      (first, width) = (first.multipliedByPowerOfTen(1), width.multipliedByPowerOfTen(1))
    }
    return false
  }

  /// Returns why the policies refuse a number that is not a step, or that a commit would move off
  /// its step; nil for any other number.
  private func refusalOffStep(_ number: FixedDecimal, _ parts: TextParts) -> Refusal? {
    guard policies.refusesOffStep, !policies.snapsToStep, let steps,
      !steps.contains(number) || !scanner.hasDigits(of: number)
    else { return nil }
    let below = steps.step(from: number, .floor)
    let lower = below == number ? below - steps.distance : below
    let upper = below + steps.distance
    // Digits typed after a decimal separator add less than one unit of the present last digit:
    // "0.2" stays below 0.3.
    let unit = FixedDecimal(coefficient: 1, exponent: -parts.fractionCount - format.scale)
    let isOpen =
      parts.decimalEnd == nil || format.allowsExponent
      || (number.isNegative ? number - lower : upper - number) < unit
    return Refusal(
      issue: NumberIssue(.stepMismatch, at: 0..<parts.length), isOpen: isOpen,
      nearest: texts(of: [lower, upper].filter(scanner.hasDigits), butNot: number))
  }

  /// The texts of the numbers that the field can show nearest to the given ones, except `number`
  /// itself.
  private func texts(of numbers: [FixedDecimal], butNot number: FixedDecimal) -> [Suggestion] {
    numbers.compactMap { scanner.nearest(to: $0)?.held.number }.filter { $0 != number }
      .map(suggestion)
  }
}

extension TextParts {
  /// The UTF-8 offset after `count` fraction digits.
  fileprivate func end(ofFraction count: Int) -> Int {
    integerCount + count > 0 ? end(ofDigit: integerCount + count) : decimalEnd ?? 0
  }
}

extension FormattingField {
  /// What would be refused if the policies had let a typed text pass; nil if it would not be
  /// invalid.
  func blocked(by typed: TypedText) -> RefusedText? {
    var trial = self
    trial.policies = policies.withoutFilters
    guard (try? trial.edit(typed.input)) != nil else { return nil }
    return trial.status == .invalid ? trial.refusedText : trial.refusedTextInDoubt
  }
}
