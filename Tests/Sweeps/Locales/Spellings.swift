import EditScripts
import FormattingFields

/// Ways to write a number in a format, put together from the format's symbols alone.
struct Spellings {
  let format: NumberFormat

  /// The separators that mean the same. (R3)
  private static let classes: [[String]] = [
    [".", "．", "。", "｡", "․", "﹒"], [",", "，", "،", "﹐", "︐"], ["٫"], ["٬"],
    ["'", "’", "‘", "＇"],
    [" ", "\u{A0}", "\u{202F}", "\u{2007}", "\u{2008}", "\u{2009}", "\u{3000}"], ["\u{2E41}"],
  ]
  private static let minuses = ["-", "−", "－", "﹣", "‐", "\u{2011}", "–", "ー"]
  private static let controls = [
    "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202C}", "\u{2066}", "\u{2069}", "\u{FEFF}",
  ]

  static func members(_ mark: String) -> [String] {
    let bare = String(
      String.UnicodeScalarView(mark.unicodeScalars.filter { !controls.contains(String($0)) }))
    return classes.first { $0.contains(bare) } ?? [bare]
  }

  private var hasMinusInAffix: Bool {
    format.affixes.contains { affix in Self.minuses.contains { affix.hasPrefix($0) } }
  }

  /// One random way to write a number whose shown digits are `digits`.
  func random(_ shown: FixedDecimal, _ random: inout SeededGenerator) -> String {
    let digits = [
      Array("0123456789"), Array("０１２３４５６７８９"),
      format.symbols.digits.map { Character($0) },
    ].randomElement(using: &random)!
    let plain = shown.magnitude.plainText.split(separator: ".")
    let integer = plain[0].map { digits[$0.wholeNumberValue!] }
    let grouping = Self.members(format.symbols.groupingSeparator).randomElement(using: &random)!
    let decimal = Self.members(format.symbols.decimalSeparator).randomElement(using: &random)!
    var number = Bool.random(using: &random) ? grouped(integer, grouping) : String(integer)
    if plain.count > 1 {
      number += decimal + plain[1].map { digits[$0.wholeNumberValue!] }
    }
    let minus = Self.minuses.randomElement(using: &random)!
    let space = ["", " ", "\u{A0}"].randomElement(using: &random)!
    let affix = affix(&random)
    var parts: [String] = [number]
    switch Int.random(in: 0..<3, using: &random) {
    // Before the digits, "-ж." may be a minus and "ж.", too.
    case 0 where !affix.isEmpty && !hasMinusInAffix: parts = [affix, space, number]
    case 1 where !affix.isEmpty: parts = [number, space, affix]
    default: break
    }
    // A hyphen after a whole amount of money is not a minus. (R19)
    let isPrice = isMoney && plain.count == 1
    if shown.isNegative && !shown.isZero {
      if case .accounting = format.style, Bool.random(using: &random) {
        parts = ["("] + parts + [")"]
      } else if Bool.random(using: &random) || number.hasSuffix(decimal) || isPrice {
        parts.insert(minus, at: 0)
      } else {
        parts.append(minus)
      }
    } else if Int.random(in: 0..<4, using: &random) == 0 {
      parts.insert("+", at: 0)
    }
    if Bool.random(using: &random) { parts = [" "] + parts + ["\u{2003} "] }
    if Bool.random(using: &random) {
      for _ in 0..<2 {
        let place = Int.random(in: 0...parts.count, using: &random)
        parts.insert(Self.controls.randomElement(using: &random)!, at: place)
      }
    }
    return parts.joined()
  }

  private var isMoney: Bool {
    switch format.style {
    case .currency, .accounting: true
    case .skeleton(let skeleton): skeleton.contains("currency/")
    default: false
    }
  }

  private func affix(_ random: inout SeededGenerator) -> String {
    switch format.style {
    case .percent: return ["%", "٪", "％", "﹪"].randomElement(using: &random)!
    case .permille: return ["‰", "؉"].randomElement(using: &random)!
    case .permyriad: return ["‱", "؊"].randomElement(using: &random)!
    default:
      let codes = format.codes + format.codes.map { $0.lowercased() }
      return (format.affixes + codes).randomElement(using: &random) ?? ""
    }
  }

  /// The digits in the locale's groups.
  private func grouped(_ digits: [Character], _ separator: String) -> String {
    let primary = format.symbols.primaryGroupingSize
    let secondary = max(format.symbols.secondaryGroupingSize, 1)
    guard primary > 0, !(digits.count > primary && digits[0].wholeNumberValue == 0) else {
      return String(digits)
    }
    var text = ""
    for (index, digit) in digits.enumerated() {
      let left = digits.count - index
      let isBoundary = left == primary || left > primary && (left - primary) % secondary == 0
      if index > 0 && isBoundary { text += separator }
      text.append(digit)
    }
    return text
  }
}
