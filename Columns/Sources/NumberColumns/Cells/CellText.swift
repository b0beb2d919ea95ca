@_spi(Columns) package import NumberText

/// A cell's text in parts: the number, and what stands before it or after it.
///
/// The scanner knows the affixes of one format. A cell may have the sign of any currency. So the
/// sign is found here, and the scanner reads ``CurrencySigns/any`` instead. (N7)
struct CellText {
  /// The text to scan.
  private(set) var bytes: [UInt8]
  private(set) var kind: NumberKind
  private(set) var hasParentheses = false
  /// The exponent after a number in scientific notation, "1,23E-05"; nil if there is none. (N16)
  private(set) var exponent: CellExponent?
  /// Where the sign begins, and how much longer it is than ``sign``.
  private var signStart = 0
  private var signGrowth = 0

  /// Takes a text apart; nil if anything but the sign of one currency, or signs of a ratio,
  /// stands beside the digits.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    var others: [(scalar: UInt32, start: Int, end: Int, isPrefix: Bool)] = []
    var place = 0
    var hasDigits = false
    var scaled: NumberKind?
    if let exponent = CellExponent(of: text) {
      (bytes, kind, self.exponent) = (Array(text), .plain, exponent)
      return
    }
    while place < text.count {
      let (scalar, length) = CellCharacter.scalar(in: text, at: place)
      defer { place += length }
      switch CellCharacter(scalar) {
      case .digit:
        // Other characters between digits belong to the number, as "$" in "1 234$50", or the text
        // is not a number.
        if hasDigits, let last = others.last, !last.isPrefix {
          guard others.count == 1, last.scalar == 0x24 else { return nil }
          others = []
        }
        hasDigits = true
      case .parenthesis: hasParentheses = true
      case .other:
        if let ratio = NumberKind(ratioSign: scalar) {
          scaled = ratio
        } else {
          others.append((scalar, place, place + length, !hasDigits))
        }
      default: break
      }
    }
    guard hasDigits, others.count <= 8 else { return nil }
    if others.isEmpty {
      (bytes, kind) = (Array(text), scaled ?? .plain)
      return
    }
    guard scaled == nil, others.allSatisfy({ $0.isPrefix == others[0].isPrefix }) else {
      return nil
    }
    let isPrefix = others[0].isPrefix
    let start = others[0].start
    // A sign may have spaces, apostrophes and periods inside, and a period at its end.
    var end = others[others.count - 1].end
    if end < text.count, text[end] == UInt8(ascii: "."),
      let sign = Self.signScalars(text, start, end + 1),
      CurrencySigns.contains(sign, isPrefix: isPrefix)
    {
      end += 1
    }
    guard let sign = Self.signScalars(text, start, end),
      CurrencySigns.contains(sign, isPrefix: isPrefix)
    else { return nil }
    var name = ""
    // "kr." and "kr" are one sign.
    for scalar in sign.last == 0x2E ? sign.dropLast() : sign[...] {
      name.unicodeScalars.append(Unicode.Scalar(scalar) ?? "?")
    }
    kind = .money(sign: name)
    bytes = Array(text[..<start]) + Array(CurrencySigns.any.utf8) + Array(text[end...])
    (signStart, signGrowth) = (start, text.count - bytes.count)
  }

  /// The range of the cell for a range of the text to scan.
  func cellRange(_ range: Range<Int>) -> Range<Int> {
    func cellOffset(_ offset: Int) -> Int { offset <= signStart ? offset : offset + signGrowth }
    return cellOffset(range.lowerBound)..<cellOffset(range.upperBound)
  }

  /// The code points of a sign, without bidi controls, its spaces as U+0020 and "￥" as "¥".
  private static func signScalars(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> [UInt32]? {
    var scalars: [UInt32] = []
    var place = start
    while place < end {
      let (scalar, length) = CellCharacter.scalar(in: text, at: place)
      place += length
      switch CellCharacter(scalar) {
      case .ignorable: break
      case .separator(.space): scalars.append(0x20)
      case .digit, .minus, .plus: return nil
      default: scalars.append(CellCharacter.currencySign(scalar))
      }
    }
    return scalars
  }
}

/// What a number counts.
public enum NumberKind: Hashable, Sendable {
  /// A number alone.
  case plain
  /// Hundredths, with a percent sign.
  case percent
  /// Thousandths, with a per-mille sign.
  case permille
  /// Ten-thousandths, with a per-ten-thousand sign.
  case permyriad
  /// Money with a sign, as it is written: "€", "US$", "EUR", "kr".
  case money(sign: String)
}

extension NumberKind {
  /// The style that writes numbers of the kind without the sign of a currency.
  package var style: NumberStyle {
    switch self {
    case .plain: .decimal
    case .percent: .percent
    case .permille: .permille
    case .permyriad: .permyriad
    case .money: .accounting("XTS")
    }
  }

  /// The kinds with the sign of a ratio. (N7)
  package static var ratios: [NumberKind] { [.percent, .permille, .permyriad] }

  /// The kind that a sign stands for; nil for another character.
  fileprivate init?(ratioSign scalar: UInt32) {
    let style = CellCharacter.ratioStyle(scalar)
    guard let kind = Self.ratios.first(where: { $0.style == style }) else { return nil }
    self = kind
  }
}

#if !hasFeature(Embedded)
  extension NumberKind: Codable {}
#endif
