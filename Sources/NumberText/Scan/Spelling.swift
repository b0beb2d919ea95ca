/// One way to write an affix or an exponent separator, as code points to compare with.
struct Spelling: Equatable, Sendable {
  enum Role: Sendable {
    case affix
    case exponent
  }

  let scalars: [UInt32]
  let role: Role
  let ignoresCase: Bool

  /// The spellings of a text: with its inner white space and without it.
  ///
  /// Bidi marks and outer white space are dropped; a text of nothing else has no spelling.
  static func variants(of text: String, role: Role, ignoresCase: Bool) -> [Spelling] {
    var scalars: [UInt32] = []
    for scalar in text.unicodeScalars where CharacterKind(scalar.value) != .ignorable {
      if isSpace(scalar.value) {
        if !scalars.isEmpty && scalars.last != 0x20 { scalars.append(0x20) }
      } else {
        let sign = CharacterKind.currencySign(scalar.value)
        scalars.append(ignoresCase ? folded(sign) : sign)
      }
    }
    if scalars.last == 0x20 { scalars.removeLast() }
    let closed = scalars.filter { $0 != 0x20 }
    guard !closed.isEmpty else { return [] }
    let spellings = [Spelling(scalars: scalars, role: role, ignoresCase: ignoresCase)]
    guard closed != scalars else { return spellings }
    return spellings + [Spelling(scalars: closed, role: role, ignoresCase: ignoresCase)]
  }

  /// Whether the code point stands at a position of the spelling.
  func matches(_ scalar: UInt32, at position: Int) -> Bool {
    guard position < scalars.count else { return false }
    let scalar = CharacterKind.currencySign(scalar)
    if scalars[position] == scalar { return true }
    if scalars[position] == 0x20 { return Self.isSpace(scalar) }
    return ignoresCase && scalars[position] == Self.folded(scalar)
  }

  /// Whether a character of an affix is neither a currency or percent sign nor a space: a letter, a
  /// slash or the like, behind which a period may end an abbreviation. (R16)
  static func isLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x25, 0x66A, 0x2030, 0x609, 0xFF05, 0xFE6A: false
    default: !CharacterKind.isCurrencySign(scalar)
    }
  }

  /// Whether the spelling begins with some characters, whatever the case of ASCII letters.
  func begins(with beginning: ArraySlice<UInt32>) -> Bool {
    scalars.count >= beginning.count
      && zip(scalars, beginning).allSatisfy { Self.folded($0) == Self.folded($1) }
  }

  static func isSpace(_ scalar: UInt32) -> Bool {
    switch CharacterKind(scalar) {
    case .mark(.space), .blank: true
    default: false
    }
  }

  private static func folded(_ scalar: UInt32) -> UInt32 {
    (0x61...0x7A).contains(scalar) ? scalar - 0x20 : scalar
  }
}
