/// Affixes and exponent separators, matched key by key. (R10, R11)
extension ScanState {
  /// Begins to match the spellings that start with a character, or ends the text.
  mutating func startMatching(_ scalar: UInt32, at span: Span, _ rules: ScanRules) {
    matching = 0
    for (index, spelling) in rules.spellings.enumerated()
    where spelling.matches(scalar, at: 0) && isAllowed(spelling.role, rules) {
      matching |= 1 << UInt64(index)
    }
    guard matching != 0 else {
      let isForeign = rules.isForeignCurrency(scalar, behind: [])
      return die(isForeign ? .foreignCurrency : .unexpectedCharacter, span)
    }
    closeGroups(rules)
    matchStart = Int(span.start)
    matchPosition = 1
    hasWholeAffix = isWholeAffix(rules)
  }

  /// Eats a character that goes on with a spelling; leaves any other.
  mutating func continueMatching(_ scalar: UInt32, _ rules: ScanRules) -> Bool {
    var next: UInt64 = 0
    forEachMatch(rules) { index, spelling in
      if spelling.matches(scalar, at: matchPosition) { next |= 1 << UInt64(index) }
    }
    guard next != 0 else { return false }
    matching = next
    matchPosition += 1
    hasWholeAffix = isWholeAffix(rules) || hasWholeAffix && Spelling.isSpace(scalar)
    return true
  }

  /// Ends the spelling in front of a character, if the spelling is whole.
  mutating func closeMatching(before scalar: UInt32, at span: Span, _ rules: ScanRules) {
    let eaten = rules.spellings[matching.trailingZeroBitCount].scalars[..<matchPosition]
    let isForeign = rules.isForeignCurrency(scalar, behind: eaten)
    switch completeRole(rules) {
    case .affix:
      // "F" is a franc's, "FCFA" another currency's. (R15)
      if isForeign && rules.kind(of: scalar) == .other {
        return die(.foreignCurrency, Span(matchStart, Int(span.end)))
      }
      if stage == .lead && !hasAffixInFront {
        hasAffixInFront = true
      } else {
        hasAffixBehind = true
        stage = .trail
      }
    case .exponent:
      exponentMark = Span(matchStart, Int(span.start))
      stage = .exponent
    case nil:
      return die(
        isForeign ? .foreignCurrency : .unexpectedCharacter, Span(matchStart, Int(span.end)))
    }
    matching = 0
  }

  /// What the characters since `matchStart` are in full; an affix before an exponent.
  func completeRole(_ rules: ScanRules) -> Spelling.Role? {
    if hasWholeAffix { return .affix }
    var role: Spelling.Role?
    forEachMatch(rules) { _, spelling in
      if spelling.scalars.count == matchPosition { role = spelling.role }
    }
    return role
  }

  /// Whether the last of the characters since `matchStart` may be of an abbreviation. (R16)
  func endsInLetter(_ rules: ScanRules) -> Bool {
    let spelling = rules.spellings[matching.trailingZeroBitCount]
    return Spelling.isLetter(spelling.scalars[matchPosition - 1])
  }

  private func isWholeAffix(_ rules: ScanRules) -> Bool {
    var isWhole = false
    forEachMatch(rules) { _, spelling in
      if spelling.scalars.count == matchPosition && spelling.role == .affix { isWhole = true }
    }
    return isWhole
  }

  func isAllowed(_ role: Spelling.Role, _ rules: ScanRules) -> Bool {
    switch role {
    case .exponent:
      return exponentMark == nil && stage != .trail && pendingSpace.isEmpty
    case .affix:
      // The second of two affixes may follow the first where the digits were deleted.
      if stage == .lead { return !hasAffixInFront || rules.allowsAffixOnBothSides }
      return !hasAffixBehind && (!hasAffixInFront || rules.allowsAffixOnBothSides)
    }
  }

  private func forEachMatch(_ rules: ScanRules, _ body: (Int, Spelling) -> Void) {
    var rest = matching
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      body(index, rules.spellings[index])
      rest &= rest - 1
    }
  }
}
