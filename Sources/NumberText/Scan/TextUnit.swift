/// The unit of offsets in a text. This package gives every offset in UTF-8, and a host may count in
/// another unit. Rule: S10.
public enum TextUnit: String, CaseIterable, Hashable, Sendable {
  /// Bytes of UTF-8.
  case utf8
  /// UTF-16 units, as browsers, UIKit and Java count.
  case utf16
  /// Unicode scalars, as GTK and Python count.
  case scalars

  /// Converts a UTF-8 offset in a text to this unit; an offset outside of the text counts as the
  /// nearer end.
  package func offset(of utf8Offset: Int, in text: String) -> Int {
    guard utf8Offset > 0 else { return 0 }
    if self == .utf8 { return min(utf8Offset, text.utf8.count) }
    return withUTF8(of: text) { bytes in
      bytes.prefix(utf8Offset).reduce(0) { $0 + count(of: $1) }
    }
  }

  /// Converts a range of UTF-8 offsets to this unit.
  ///
  /// ```swift
  /// TextUnit.utf16.range(of: 4..<5, in: "€ 5")   // 2..<3
  /// ```
  package func range(of utf8Range: Range<Int>, in text: String) -> Range<Int> {
    offset(of: utf8Range.lowerBound, in: text)..<offset(of: utf8Range.upperBound, in: text)
  }

  /// Converts an offset in this unit to a UTF-8 offset; nil outside of the text. For an offset
  /// inside a scalar `isExact` is false, and the result is the offset after that scalar.
  package func utf8Offset(of offset: Int, in text: String) -> (offset: Int, isExact: Bool)? {
    withUTF8(of: text) { bytes in
      guard offset >= 0 else { return nil }
      var (place, units) = (0, 0)
      while place < bytes.count && (units < offset || bytes[place] & 0xC0 == 0x80) {
        units += count(of: bytes[place])
        place += 1
      }
      return units < offset ? nil : (place, units == offset)
    }
  }

  /// The number of units that begin at a byte of UTF-8. In UTF-16 no unit begins at a continuation
  /// byte, and two units begin at the first byte of a code point above U+FFFF.
  private func count(of byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: (byte & 0xC0 != 0x80 ? 1 : 0) + (byte >= 0xF0 ? 1 : 0)
    case .scalars: byte & 0xC0 != 0x80 ? 1 : 0
    }
  }
}
