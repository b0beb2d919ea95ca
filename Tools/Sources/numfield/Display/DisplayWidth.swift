/// How many columns of a terminal a text takes.
///
/// Combining marks and bidi controls take no column, wide characters of East Asia take two.
///
/// Source: UAX #11 (East Asian Width) and general categories Mn, Me and Cf, by the blocks that
/// texts of numbers can hold.
enum DisplayWidth {
  static func columns(of text: some StringProtocol) -> Int {
    columns(of: text.unicodeScalars)
  }

  static func columns(of scalars: some Sequence<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// The text, filled up with spaces to a number of columns.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(of: text)))
  }

  static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: 1
    case 0xAD, 0x61C, 0x1160...0x11FF, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064,
      0x2066...0x2069, 0xFEFF:
      0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: isMark(scalar) ? 0 : 1
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control: true
    default: false
    }
  }
}
