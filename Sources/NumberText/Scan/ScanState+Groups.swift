/// Grouping is checked, never stripped. (R6)
extension ScanState {
  /// Eats a grouping separator in front of or between integer digits.
  mutating func eatGroupingSeparator(
    _ markClass: MarkClass, isSoft: Bool, at span: Span, _ rules: ScanRules
  ) {
    if !pendingSpace.isEmpty {
      let isWide = markClass == .space || !pendingSpaceIsSeparator
      return die(isWide ? .misplacedGroupingSeparator : .mixedGroupingSeparators, pendingSpace)
    }
    if let groupingClass, groupingClass != markClass {
      return die(.mixedGroupingSeparators, span)
    }
    groupingClass = markClass
    if separators == 0 {
      fitsLocaleGroups =
        (1...max(1, rules.secondaryGroupingSize)).contains(groupDigits)
        && rules.primaryGroupingSize > 0
      fitsThrees = (1...3).contains(groupDigits)
      if startsWithZero { (fitsLocaleGroups, fitsThrees) = (false, false) }
    } else {
      if groupDigits != rules.secondaryGroupingSize { fitsLocaleGroups = false }
      if groupDigits != 3 { fitsThrees = false }
    }
    separators += 1
    groupDigits = 0
    lastSeparator = span
    pendingSpace = Span()
    stage = .integer
    if numberStart < 0 { numberStart = Int(span.start) }
    mantissaEnd = Int(span.end)
    if !isSoft { hasHardSeparator = true }
    breakGroupsIfNeeded()
  }

  /// Makes the white space between two digits the grouping separator that it turns out to be.
  mutating func eatPendingSpace(_ rules: ScanRules) {
    let span = pendingSpace
    guard pendingSpaceIsSeparator else {
      return die(pendingSpaceIsBlank ? .unexpectedCharacter : .misplacedGroupingSeparator, span)
    }
    pendingSpace = Span()
    eatGroupingSeparator(.space, isSoft: false, at: span, rules)
  }

  /// Counts digits of the current group, which may by them become too long.
  mutating func growGroup(by count: Int, _ rules: ScanRules) {
    groupDigits += count
    guard separators > 0 else { return }
    if integerDigits > count { isSeparated = true }
    if groupDigits > max(rules.primaryGroupingSize, rules.secondaryGroupingSize) {
      fitsLocaleGroups = false
    }
    if groupDigits > 3 { fitsThrees = false }
    breakGroupsIfNeeded()
  }

  /// Whether the last group may end here.
  func isLastGroupComplete(_ rules: ScanRules) -> Bool {
    !hasHardSeparator || fitsLocaleGroups && groupDigits == rules.primaryGroupingSize
      || fitsThrees && groupDigits == 3
  }

  /// Ends the integer digits: what is incomplete now stays so.
  mutating func closeGroups(_ rules: ScanRules) {
    guard stage == .integer, !isLastGroupComplete(rules) else { return }
    die(.misplacedGroupingSeparator, lastSeparator)
  }

  private mutating func breakGroupsIfNeeded() {
    if !fitsLocaleGroups && !fitsThrees && brokenGroup == nil { brokenGroup = lastSeparator }
    if hasHardSeparator, let brokenGroup { die(.misplacedGroupingSeparator, brokenGroup) }
  }
}
