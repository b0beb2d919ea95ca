/// Affixes that begin as a number does: "-čháŋ" (Lakota's day), "10-летия" (Russian's decade), or a
/// "$" where it is the decimal separator as well.
///
/// Such a text is read as a number throughout, and with an affix at each place where one may begin.
/// The best reading stands. Where two are numbers, and different ones, none does. (R11)
enum Choice {
  static func scan(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, soft: SoftSeparators,
    signs: AllowedSigns,
    isAmbiguous: inout Bool
  ) -> Scan {
    func scan(affixPlace: Int?) -> Scan {
      var scan = Scan(text, rules, soft: soft, signs: signs, affixPlace: affixPlace)
      scan.readToEnd()
      return scan
    }
    var best = scan(affixPlace: nil)
    guard rules.hasAffixesLikeNumbers else { return best }
    // Behind the character that ends the text as a number no affix is come to.
    let end = best.issue == nil ? text.count : best.place
    var place = 0
    while place < end {
      let (scalar, length) = UTF8Reading.scalar(in: text, at: place)
      defer { place += length }
      guard rules.isOfNumber(rules.kind(of: scalar)), rules.mayBeginAffix(text, at: place) else {
        continue
      }
      let other = scan(affixPlace: place)
      let (first, second) = (best.reading, other.reading)
      let areNumbers = first.verdict.isAcceptable && second.verdict.isAcceptable
      // A sign behind the digits that an affix begins with is the affix's. (L5)
      let takesSign = best.signs.trailing.map { Int($0.start) == place } ?? false
      if other.isBetter(than: best) || takesSign && areNumbers {
        best = other
      } else if areNumbers, first.exactNumber(in: text) != second.exactNumber(in: text) {
        isAmbiguous = true
        return best
      }
    }
    return best
  }
}

extension Scan {
  fileprivate func isBetter(than other: borrowing Scan) -> Bool {
    switch (reading.verdict.status, other.reading.verdict.status) {
    case (.acceptable, .intermediate), (.acceptable, .invalid), (.intermediate, .invalid): true
    case (.invalid, .invalid): place > other.place
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
