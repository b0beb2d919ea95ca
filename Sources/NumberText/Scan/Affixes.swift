/// The texts beside the digits: a currency, a unit, a percent sign, and the exponent's separator while
/// it is still one of several spellings. (R11)
struct Affixes {
  /// The spellings that fit the characters since `start`, one bit each; 0 outside of any.
  private var matching: UInt64 = 0
  private var position = 0
  private var start = 0
  /// Whether an affix is matched whole, or was before white space that a longer one goes on with.
  private var hasWhole = false
  private(set) var isInFront = false
  private(set) var isBehind = false

  /// Whether the last character belongs to a spelling that may go on.
  var isMatching: Bool { matching != 0 }

  /// Begins to match the spellings that start with a character; gives nil where none does.
  mutating func begin(
    _ scalar: UInt32, at place: Int32, _ rules: ScanRules, isAllowed: (Spelling.Role) -> Bool
  ) -> Bool {
    for (index, spelling) in rules.spellings.enumerated()
    where spelling.matches(scalar, at: 0) && isAllowed(spelling.role) {
      matching |= 1 << UInt64(index)
    }
    guard isMatching else { return false }
    start = Int(place)
    position = 1
    hasWhole = isComplete(.affix, rules)
    return true
  }

  /// Takes a character that goes on with a spelling; leaves any other.
  mutating func goOn(_ scalar: UInt32, _ rules: ScanRules) -> Bool {
    var next: UInt64 = 0
    forEachMatch(rules) { bit, spelling in
      if spelling.matches(scalar, at: position) { next |= bit }
    }
    guard next != 0 else { return false }
    matching = next
    position += 1
    hasWhole = isComplete(.affix, rules) || hasWhole && Spelling.isSpace(scalar)
    return true
  }

  /// Ends the spelling in front of `end`; gives its place and what it is, nil where it is not whole.
  mutating func end(at end: Int32, _ rules: ScanRules) -> (Spelling.Role?, Span) {
    let role = completeRole(rules)
    if role != nil { matching = 0 }
    return (role, Span(start, Int(end)))
  }

  /// The beginning of a spelling that has been matched.
  func begun(_ rules: ScanRules) -> ArraySlice<UInt32> {
    isMatching ? rules.spellings[matching.trailingZeroBitCount].scalars[..<position] : []
  }

  /// Why a character is refused that fits no spelling, or none that has begun: it may go on with the
  /// sign of another currency, begun at once or right behind a spelling that is whole. (R15)
  func refusal(of scalar: UInt32, _ rules: ScanRules) -> NumberIssue.Code {
    let begun = begun(rules)
    let isForeign = (begun.startIndex...begun.endIndex).contains { place in
      (place == begun.startIndex || rules.spellings.contains { $0.scalars[...] == begun[..<place] })
        && rules.isForeignCurrency(scalar, behind: begun[place...])
    }
    return isForeign ? .foreignCurrency : .unexpectedCharacter
  }

  /// The place of a spelling that ends with the text and is not whole.
  func unfinished(at end: Int, _ rules: ScanRules) -> Span? {
    isMatching && completeRole(rules) != .affix ? Span(start, end) : nil
  }

  /// Whether the last character may be of an abbreviation, which a period ends.
  func endsInLetter(_ rules: ScanRules) -> Bool {
    guard isMatching else { return false }
    return Spelling.isLetter(rules.spellings[matching.trailingZeroBitCount].scalars[position - 1])
  }

  /// Notes an affix, in front or behind.
  mutating func note(inFront: Bool) {
    if inFront { isInFront = true } else { isBehind = true }
  }

  /// Whether one more affix may stand in front of the digits, or behind them.
  func isRoom(inFront: Bool, _ rules: ScanRules) -> Bool {
    // The second of two may follow the first where the digits were deleted.
    let isFree = inFront || !isBehind
    return isFree && (!isInFront || rules.allowsAffixOnBothSides)
  }

  /// What the characters since `start` are in full; an affix before an exponent.
  private func completeRole(_ rules: ScanRules) -> Spelling.Role? {
    if hasWhole { return .affix }
    return isComplete(.exponent, rules) ? .exponent : nil
  }

  private func isComplete(_ role: Spelling.Role, _ rules: ScanRules) -> Bool {
    var isComplete = false
    forEachMatch(rules) { _, spelling in
      if spelling.scalars.count == position && spelling.role == role { isComplete = true }
    }
    return isComplete
  }

  private func forEachMatch(_ rules: ScanRules, _ body: (UInt64, Spelling) -> Void) {
    var rest = matching
    while rest != 0 {
      body(rest & (0 &- rest), rules.spellings[rest.trailingZeroBitCount])
      rest &= rest - 1
    }
  }
}
