/// Reads code points from any bytes.
enum UTF8Reading {
  /// What stands for a byte that begins no code point: a code point that no number has. (R20)
  static let malformed: UInt32 = 0xFFFD

  /// The code point that starts at `offset`, and its length in bytes; `malformed`, and one byte,
  /// where none does.
  ///
  /// Source: The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
  @inline(__always)
  static func scalar(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (UInt32, Int) {
    let first = UInt32(text[offset])
    if first < 0x80 { return (first, 1) }
    return longScalar(in: text, at: offset)
  }

  private static func longScalar(
    in text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (UInt32, Int) {
    let first = UInt32(text[offset])
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard first >= 0xC2, first <= 0xF4, length <= text.count - offset else { return (malformed, 1) }
    var scalar = first & (0x7F >> UInt32(length))
    for index in 1..<length {
      let byte = UInt32(text[offset + index])
      guard byte & 0xC0 == 0x80 else { return (malformed, 1) }
      scalar = scalar << 6 | byte & 0x3F
    }
    // Neither longer than it need be, nor a surrogate, nor beyond the last plane.
    let isWellFormed =
      switch length {
      case 3: scalar >= 0x800 && scalar & 0xF800 != 0xD800
      case 4: scalar >= 0x1_0000 && scalar <= 0x10_FFFF
      default: true
      }
    return isWellFormed ? (scalar, length) : (malformed, 1)
  }
}
