import FormattingFields

/// The pieces that the texts of scripts are made of: parts of numbers, and characters that do not
/// belong there.
struct ScriptPieces {
  let format: NumberFormat

  /// A text of some pieces.
  func text(_ bytes: inout ByteSource) -> String {
    var text = ""
    for _ in 0...bytes.number(below: 12) { text += piece(&bytes) }
    return text
  }

  /// A character or a word. Low bytes give the likely ones.
  private func piece(_ bytes: inout ByteSource) -> String {
    let choice = Int(bytes.byte())
    switch choice {
    case 0..<80: return String(choice % 10)
    case 80..<100: return String(format.symbols.digits[choice % 10])
    case 100..<112: return String(bytes.element(of: Self.systems)[choice % 10])
    case 112..<128: return format.symbols.decimalSeparator
    case 128..<146: return format.symbols.groupingSeparator
    case 146..<176: return Self.marks[choice % Self.marks.count]
    case 176..<188: return Self.signs[choice % Self.signs.count]
    case 188..<194: return choice % 2 == 0 ? format.symbols.minusSign : format.symbols.plusSign
    case 194..<214: return affix(&bytes)
    case 214..<222: return choice % 2 == 0 ? "E" : format.symbols.exponentSeparator
    case 222..<232: return bytes.element(of: Self.numbers)
    case 232..<254: return bytes.element(of: Self.strays)
    default:
      let value = UInt32(bytes.byte()) << 8 | UInt32(bytes.byte())
      return Unicode.Scalar(value).map { String($0) } ?? "\u{10FFFF}"
    }
  }

  /// An affix of the format, whole or begun, in either case.
  private func affix(_ bytes: inout ByteSource) -> String {
    let words = format.affixes + format.codes + [format.symbols.percentSign]
    let word = bytes.element(of: words)
    switch bytes.number(below: 4) {
    case 1: return String(word.unicodeScalars.prefix(bytes.number(below: 4)))
    case 2: return word.lowercased()
    case 3: return word.uppercased()
    default: return word
    }
  }

  private static let marks =
    ".．。｡․﹒,，،﹐︐٫٬'’‘＇ \u{A0}\u{202F}\u{2009}\u{3000}⹁".unicodeScalars.map { String($0) }
  private static let signs = "-−－﹣‐‑–ー+＋﹢".map(String.init)
  private static let strays =
    ("()（）%٪％﹪‰؉$€£¥eE^×abkK@\t\n\r\u{0}\u{85}\u{2028}"
    + "\u{200E}\u{200F}\u{61C}\u{202A}\u{2066}\u{FEFF}\u{200B}\u{301}\u{20E3}\u{200C}\u{1F1E9}")
    .unicodeScalars.map { String($0) }
  private static let systems = [
    "０１２３４５６７８９", "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९", "〇一二三四五六七八九", "零一二三四五六七八九",
    "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗",
  ].map { Array($0.unicodeScalars) }

  /// The ends of the types' ranges, and points halfway between two binary numbers.
  private static let numbers = [
    "127", "128", "-129", "18446744073709551615", "18446744073709551616", "9223372036854775808",
    "9007199254740993", "16777217", "0.1", "2.5", "1e23", "999999.9999995", "000", "00000000",
    "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649",
    "0.30000001192092896", "4.9406564584124654E-324", "2.4703282292062327E-324", "1E6144",
    "1E-6143", "1.7976931348623158E308", "3.4028235677973366E38", "1E999999999",
    "12345678901234567890123456789012345678",
  ]
  static let values = [
    "0", "1", "-1", "5", "100", "1234.5", "-1234567", "0.125", "12345678901234567890", "0.000001",
    "99.995", "127", "1e20", "-0", "2.5",
  ]
  static let limits = [
    "0", "1", "-1", "10", "99", "100", "-1000", "12345", "0.05", "1.5", "-2.75", "1000000",
  ]
  static let steps = ["1", "0.25", "5", "0.1", "3", "0", "-1", "1000", "0.000001"]
}
