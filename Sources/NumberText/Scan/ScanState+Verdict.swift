/// What a text is worth if it ends here, before its number meets a type and bounds.
extension ScanState {
  /// The status of the text and the issue that keeps it from being a number.
  func verdict(_ rules: ScanRules) -> (status: ScanStatus, issue: NumberIssue?) {
    var state = self
    return state.judge(rules)
  }

  /// ``verdict(_:)`` where the state stands. This, like all that a key asks of the state, changes
  /// nothing and is mutating all the same: otherwise each call is given a copy of the state, which
  /// takes a tenth of a key's time.
  mutating func judge(_ rules: ScanRules) -> (status: ScanStatus, issue: NumberIssue?) {
    if let issueCode { return (.invalid, NumberIssue(issueCode, at: issueSpan.range)) }
    if let issue = missing(rules) { return (.intermediate, issue) }
    if hasTwoReadings {
      return (.intermediate, NumberIssue(.ambiguousSeparator, at: 0..<offset))
    }
    return (.acceptable, nil)
  }

  private mutating func missing(_ rules: ScanRules) -> NumberIssue? {
    if !hasDigits {
      return NumberIssue(hasMarks ? .incomplete : .empty, at: 0..<offset)
    }
    if stage == .integer && !isLastGroupComplete(rules) {
      return NumberIssue(.incompleteGroup, at: numberStart..<mantissaEnd)
    }
    if let doubtfulMark { return NumberIssue(.ambiguousSeparator, at: doubtfulMark.range) }
    if isAmbiguous, let decimalSeparator {
      return NumberIssue(.ambiguousSeparator, at: decimalSeparator.range)
    }
    if matching != 0 && completeRole(rules) != .affix {
      return NumberIssue(.incomplete, at: matchStart..<offset)
    }
    if let exponentMark, exponentDigits == 0 {
      return NumberIssue(.incomplete, at: Int(exponentMark.start)..<offset)
    }
    if let openParenthesis, !isParenthesisClosed {
      return NumberIssue(.incomplete, at: openParenthesis.range)
    }
    return nil
  }

  /// Whether there is anything of a number but digits.
  private var hasMarks: Bool {
    hasSign || openParenthesis != nil || decimalSeparator != nil || hasAffixInFront || matching != 0
      || exponentMark != nil || separators > 0 || stage == .trail
  }

  /// Whether a foreign decimal separator could just as well have grouped thousands. (R5)
  private var isAmbiguous: Bool {
    isForeignDecimal && !isSeparated && (1...3).contains(integerDigits) && !startsWithZero
      && fractionDigits == 3
  }

  /// The first digits of the number that the text shows, exponent and scale applied.
  @inline(__always)
  func leadingDigits(_ rules: ScanRules) -> LeadingDigits {
    LeadingDigits(
      isNegative: isNegative, known: leading,
      exponent: leading == 0 && !hasDroppedDigits && exponentMark != nil
        ? 0 : leadingExponent + powerOfTen(rules),
      isTruncated: isTruncated)
  }

  /// All digits of the number that the text shows.
  ///
  /// - Complexity: O(*n*) where the number has more than 19 digits, else O(1).
  func exactNumber(in text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules) -> FixedDecimal {
    let mantissa = UnsafeBufferPointer(rebasing: text[max(0, numberStart)..<max(0, mantissaEnd)])
    return leadingDigits(rules).whole(in: mantissa)
  }

  @inline(__always)
  private func powerOfTen(_ rules: ScanRules) -> Int {
    (exponentIsNegative ? -exponent : exponent) - rules.scale
  }

  /// Whether the number is too large or too fine to be written out: beyond IEEE 754's decimal128.
  @inline(__always)
  func isBeyondDecimal128(_ rules: ScanRules) -> Bool {
    guard leading != 0 else { return false }
    let lowest = leadingExponent + powerOfTen(rules)
    return lowest + leadingCount > 6145 || lowest < -6176
  }
}
