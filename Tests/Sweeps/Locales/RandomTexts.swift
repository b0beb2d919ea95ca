import EditScripts
import NumberText

/// Texts that are mostly numbers of a format, with errors.
struct RandomTexts {
  let format: NumberFormat

  private static let marks =
    ".．。｡․﹒,，،﹐︐٫٬'’‘＇ \u{A0}\u{202F}\u{2009}\u{3000}⹁".unicodeScalars.map { String($0) }
  private static let signs = "-−－﹣‐‑–ー+＋﹢".map(String.init)
  private static let strays =
    ("()（）%٪％﹪‰؉$€£¥eE^×abkK@\t\n"
    + "\u{200E}\u{200F}\u{061C}\u{202A}\u{2066}\u{FEFF}\u{200B}\u{301}\u{200C}"
    + "\u{202D}\u{202E}＄￥kr/")
    .unicodeScalars.map { String($0) }
  private static let systems = [
    "0123456789", "０１２３４５６７８９", "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९",
    "〇一二三四五六七八九", "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙",
  ].map { $0.unicodeScalars.map { String($0) } }

  func next(_ random: inout SeededGenerator) -> String {
    var pieces = Bool.random(using: &random) ? shaped(&random) : []
    if pieces.isEmpty {
      for _ in 0..<Int.random(in: 0...9, using: &random) { pieces.append(piece(&random)) }
    } else {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0...pieces.count, using: &random)
        if Bool.random(using: &random) || place == pieces.count {
          pieces.insert(piece(&random), at: place)
        } else {
          pieces.remove(at: place)
        }
      }
    }
    return pieces.joined()
  }

  /// A number with the parts that the format knows, each at its place.
  private func shaped(_ random: inout SeededGenerator) -> [String] {
    let digits = system(&random)
    var result: [String] = []
    func maybe(_ chance: Int, _ piece: String) {
      if Int.random(in: 0..<chance, using: &random) == 0 { result.append(piece) }
    }
    maybe(4, Self.signs.randomElement(using: &random)!)
    maybe(12, "(")
    maybe(4, affix(&random))
    maybe(8, " ")
    maybe(12, ".")
    let grouping = Self.grouping(format, &random)
    let groups = Int.random(in: 1...4, using: &random)
    for group in 0..<groups {
      if group > 0 { result.append(grouping) }
      let full = [3, 3, 3, 2, 4, 1].randomElement(using: &random)!
      let count = group == 0 ? Int.random(in: 0...4, using: &random) : full
      for _ in 0..<count { result.append(digits.randomElement(using: &random)!) }
    }
    if Int.random(in: 0..<2, using: &random) == 0 {
      let other = [".", ",", "٫"].randomElement(using: &random)!
      result.append(Bool.random(using: &random) ? format.symbols.decimalSeparator : other)
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        result.append(digits.randomElement(using: &random)!)
      }
    }
    if Int.random(in: 0..<(format.allowsExponent ? 2 : 12), using: &random) == 0 {
      result.append(Bool.random(using: &random) ? "E" : format.symbols.exponentSeparator)
      maybe(3, Self.signs.randomElement(using: &random)!)
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        result.append(digits.randomElement(using: &random)!)
      }
    }
    maybe(6, " ")
    maybe(8, "-")
    maybe(4, affix(&random))
    maybe(12, ")")
    maybe(8, "-")
    return result
  }

  private static func grouping(_ format: NumberFormat, _ random: inout SeededGenerator) -> String {
    Int.random(in: 0..<3, using: &random) > 0
      ? format.symbols.groupingSeparator : marks.randomElement(using: &random)!
  }

  private func system(_ random: inout SeededGenerator) -> [String] {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: format.symbols.digits.map { String($0) }
    case 1: Self.systems.randomElement(using: &random)!
    default: Self.systems[0]
    }
  }

  private func affix(_ random: inout SeededGenerator) -> String {
    let signs: [String] =
      switch format.style {
      case .percent: ["%", "٪", format.symbols.percentSign]
      case .permille: ["‰", "؉", format.symbols.perMilleSign]
      case .permyriad: ["‱", "؊"]
      default: []
      }
    let affixes = format.affixes + format.codes + format.foreignCurrencySigns + signs
    guard let text = affixes.randomElement(using: &random) else {
      return "%"
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return String(text.unicodeScalars.prefix(Int.random(in: 0...4, using: &random)))
    case 1: return Bool.random(using: &random) ? text.lowercased() : text.uppercased()
    default: return text
    }
  }

  private func piece(_ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8: String(system(&random).randomElement(using: &random)!)
    case 8: format.symbols.decimalSeparator
    case 9, 10: format.symbols.groupingSeparator
    case 11, 12, 13: Self.marks.randomElement(using: &random)!
    case 14, 15: Self.signs.randomElement(using: &random)!
    case 16, 17: Self.strays.randomElement(using: &random)!
    case 18: Bool.random(using: &random) ? "E" : format.symbols.exponentSeparator
    default: affix(&random)
    }
  }
}
