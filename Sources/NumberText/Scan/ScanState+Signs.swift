/// One sign, in front or, minus only, behind; parentheses in accounting. (R8)
extension ScanState {
  mutating func eatSign(isMinus: Bool, at span: Span, _ rules: ScanRules) {
    switch stage {
    case .lead:
      guard !hasSign && openParenthesis == nil else { return die(.misplacedSign, span) }
    case .exponent where exponentDigits == 0 && !hasExponentSign && pendingSpace.isEmpty:
      hasExponentSign = true
      exponentIsNegative = isMinus
      return
    case .integer, .fraction, .trail:
      if hasSign || openParenthesis != nil { return die(.duplicateSign, span) }
      // "5.-" is a way to write a price, not minus five, also where a commit wrote the period.
      let endsInSoftMark =
        stage == .integer && separators > 0 && groupDigits == 0 && groupingClass != .space
        && !hasHardSeparator
      let endsInSeparator = stage == .fraction && fractionDigits == 0 || endsInSoftMark
      guard
        isMinus || rules.allowsTrailingPlus, exponentMark == nil && !endsInSeparator && hasDigits
      else {
        return die(.misplacedSign, span)
      }
      closeGroups(rules)
      if issueCode != nil { return }
      if isMinus && rules.hyphenClosesPrice && fractionDigits == 0 {
        return die(.misplacedSign, span)
      }
    case .exponent:
      let isSecond = exponentDigits > 0 && (hasSign || openParenthesis != nil)
      return die(isSecond ? .duplicateSign : .misplacedSign, span)
    }
    guard isMinus ? allowsMinus && rules.allowsMinus : allowsPlus else {
      return die(.signNotAllowed, span)
    }
    hasSign = true
    isNegative = isMinus
    if stage != .lead {
      trailingSign = span
      stage = .trail
    }
  }

  mutating func eatOpeningParenthesis(at span: Span, _ rules: ScanRules) {
    guard stage == .lead else { return die(.unexpectedCharacter, span) }
    guard !hasSign && openParenthesis == nil else { return die(.misplacedSign, span) }
    guard allowsMinus && rules.allowsMinus else { return die(.signNotAllowed, span) }
    openParenthesis = span
    isNegative = true
  }

  mutating func eatClosingParenthesis(at span: Span, _ rules: ScanRules) {
    guard openParenthesis != nil && !isParenthesisClosed else {
      return die(.unexpectedCharacter, span)
    }
    closeGroups(rules)
    if issueCode != nil { return }
    isParenthesisClosed = true
    stage = .trail
  }
}
