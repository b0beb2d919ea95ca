/// Affixes that begin as a number does: "-čháŋ" (Lakota's day), "10-летия" (Russian's decade), or a
/// "$" where it is the decimal separator as well.
///
/// Such a text is read in two ways, as a number first and as an affix first, and the better reading
/// stands. Where both are numbers, and different ones, neither does.
extension ScanState {
  /// When a character that may begin an affix or a part of the number begins an affix.
  enum AffixPreference: UInt8, Sendable {
    case never
    /// Where the affix stands whole.
    case whole
    /// Also where the text ends before the affix does.
    case begun
  }

  /// Reads the whole text from this state, which is that before the first character.
  mutating func eatWhole(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, _ soft: SoftSeparators
  ) {
    let start = self
    eat(text, rules, soft)
    guard rules.hasAffixesLikeNumbers else { return }
    for preference in [AffixPreference.whole, .begun] {
      var other = start
      other.affixPreference = preference
      other.eat(text, rules, soft)
      if other.isBetter(than: self, rules) {
        self = other
      } else if other.isNumber(rules), isNumber(rules),
        other.exactNumber(in: text, rules) != exactNumber(in: text, rules)
      {
        hasTwoReadings = true
      }
    }
  }

  private func isNumber(_ rules: ScanRules) -> Bool { verdict(rules).status == .acceptable }

  private func isBetter(than state: ScanState, _ rules: ScanRules) -> Bool {
    switch (verdict(rules).status, state.verdict(rules).status) {
    case (.acceptable, .intermediate), (.acceptable, .invalid), (.intermediate, .invalid): true
    case (.invalid, .invalid): offset > state.offset
    default: false
    }
  }

  /// Whether an affix that begins as a number does stands at `offset`.
  func startsAffix(_ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules) -> Bool {
    guard isAllowed(.affix, rules),
      CharacterKind(UTF8Reading.scalar(in: text, at: offset).0) != .ignorable
    else { return false }
    return rules.spellings.contains { $0.role == .affix && stands($0, in: text) }
  }

  private func stands(_ spelling: Spelling, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = offset
    var position = 0
    while position < spelling.scalars.count && place < text.count {
      let (scalar, length) = UTF8Reading.scalar(in: text, at: place)
      place += length
      if CharacterKind(scalar) == .ignorable { continue }
      guard spelling.matches(scalar, at: position) else { return false }
      position += 1
    }
    return position == spelling.scalars.count || affixPreference == .begun
  }
}
