@_spi(Columns) import NumberText

/// What tells a number in scientific notation, as programs write it: "1e-05", "1,23E-05", "6.02E+23".
///
/// Before the "E" stands at most one separator, and that is the decimal separator: no program groups
/// the digits there. (UTS #35, Number Patterns: "exponential patterns may not contain grouping
/// separators".) So "1.234E5" is no number where the period groups. Rule: N16.
struct CellExponent: Hashable, Sendable {
  /// The separator before the exponent; nil if there is none.
  let separator: CellSeparator?
  /// Where it stands.
  let separatorRange: Range<Int>
  /// Whether the text may be an id or a label, as "2310009E13" is: programs write a decimal separator or the
  /// sign of the exponent.
  let mayBeCode: Bool

  /// The digits that an exponent has at most: more than the types of most columns need.
  private static let digitLimit = 3

  /// Nil if a text is not digits, an "E" and a power of ten.
  init?(of text: UnsafeBufferPointer<UInt8>) {
    guard let mark = text.firstIndex(where: { $0 | 0x20 == 0x65 }) else { return nil }
    guard let isSigned = Self.readExponent(text, from: mark + 1) else { return nil }
    var separator: CellSeparator?
    var range = 0..<0
    var hasDigits = false
    var place = 0
    while place < mark {
      let (scalar, length) = CellCharacter.scalar(in: text, at: place)
      switch CellCharacter(scalar) {
      case .digit: hasDigits = true
      case .minus, .plus, .blank, .ignorable: break
      case .separator(.space) where !hasDigits: break
      case .separator(let mark):
        guard separator == nil else { return nil }
        (separator, range) = (mark, place..<(place + length))
      case .parenthesis, .other: return nil
      }
      place += length
    }
    guard hasDigits else { return nil }
    self.separator = separator
    separatorRange = range
    mayBeCode = separator == nil && !isSigned
  }

  /// Whether an exponent has a sign; nil if anything but an exponent stands there.
  private static func readExponent(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Bool? {
    var (digits, isSigned, isOver) = (0, false, false)
    var place = start
    while place < text.count {
      let (scalar, length) = CellCharacter.scalar(in: text, at: place)
      place += length
      switch CellCharacter(scalar) {
      case .digit(_, zero: 0x30) where !isOver: digits += 1
      case .minus where digits == 0 && !isSigned, .plus where digits == 0 && !isSigned:
        isSigned = true
      case .blank where digits > 0, .separator(.space) where digits > 0: isOver = true
      case .ignorable: break
      default: return nil
      }
    }
    return 1...digitLimit ~= digits ? isSigned : nil
  }
}
