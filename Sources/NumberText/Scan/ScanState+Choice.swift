/// Affixes that begin as a number does: "-čháŋ" (Lakota's day), "10-летия" (Russian's decade), or a
/// "$" where it is the decimal separator as well.
///
/// Such a text is read as a number throughout, and with an affix at each place where one may begin.
/// The best reading stands. Where two are numbers, and different ones, none does.
extension ScanState {
  /// Reads the whole text from this state, which is that before the first character.
  mutating func eatWhole(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, _ soft: SoftSeparators
  ) {
    eat(text, rules, soft)
    guard rules.hasAffixesLikeNumbers else { return }
    let start = initial
    // Behind the character that ends the text as a number no affix is come to.
    let end = issueCode == nil ? text.count : offset
    var place = 0
    while place < end {
      let (scalar, length) = UTF8Reading.scalar(in: text, at: place)
      defer { place += length }
      guard rules.isOfNumber(rules.kind(of: scalar)), rules.mayBeginAffix(text, at: place) else {
        continue
      }
      var other = start
      other.affixPlace = place
      other.eat(text, rules, soft)
      // A sign behind the digits that an affix begins with is the affix's. (L5)
      let takesSign = trailingSign.map { Int($0.start) == place } ?? false
      if other.isBetter(than: self, rules) || takesSign && other.isNumber(rules) && isNumber(rules)
      {
        self = other
      } else if other.isNumber(rules), isNumber(rules),
        other.exactNumber(in: text, rules) != exactNumber(in: text, rules)
      {
        hasTwoReadings = true
        return
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
}

extension ScanRules {
  /// Whether an affix stands at a place of the text, or the text ends before the affix does.
  fileprivate func mayBeginAffix(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    spellings.contains { spelling in
      guard spelling.role == .affix else { return false }
      var place = start
      var position = 0
      while position < spelling.scalars.count && place < text.count {
        let (scalar, length) = UTF8Reading.scalar(in: text, at: place)
        place += length
        if CharacterKind(scalar) == .ignorable { continue }
        guard spelling.matches(scalar, at: position) else { return false }
        position += 1
      }
      return true
    }
  }
}
