/// The class of a character in the rules' tables, in any locale.
enum CharacterClass: Equatable {
  case digit(Int, zero: UInt32)
  case period, comma, arabicDecimal, arabicGroup, apostrophe, space, adlam
  case otherWhiteSpace, ignored, minus, plus, opening, closing, currencySign, other

  /// The class of a character. (R1, R2, R3, R8)
  init(_ scalar: Unicode.Scalar) {
    if let kind = Self.kinds[scalar] {
      self = kind
    } else if scalar.properties.generalCategory == .decimalNumber,
      let value = scalar.properties.numericValue
    {
      self = .digit(Int(value), zero: scalar.value - UInt32(value))
    } else if scalar.properties.isWhitespace {
      self = .otherWhiteSpace
    } else if scalar.properties.generalCategory == .currencySymbol {
      self = .currencySign
    } else {
      self = .other
    }
  }

  private static let kinds: [Unicode.Scalar: CharacterClass] = {
    var kinds: [Unicode.Scalar: CharacterClass] = [:]
    for (kind, members) in tables { for scalar in members { kinds[scalar] = kind } }
    for (place, scalar) in "〇一二三四五六七八九零".unicodeScalars.enumerated() {
      kinds[scalar] = .digit(place % 10, zero: 0x3007)
    }
    return kinds
  }()

  private static let tables: [(CharacterClass, [Unicode.Scalar])] = [
    (.period, Array(".．。｡․﹒".unicodeScalars)),
    (.comma, Array(",，،﹐︐".unicodeScalars)),
    (.arabicDecimal, ["\u{066B}"]),
    (.arabicGroup, ["\u{066C}"]),
    (.apostrophe, Array("'’‘＇".unicodeScalars)),
    (
      .space,
      ["\u{20}", "\u{A0}", "\u{202F}", "\u{2007}", "\u{2008}", "\u{2009}", "\u{3000}"]
    ),
    (.adlam, ["\u{2E41}"]),
    (.minus, Array("-−－﹣‐‑–ー".unicodeScalars)),
    (.plus, Array("+＋﹢".unicodeScalars)),
    (.opening, Array("(（".unicodeScalars)),
    (.closing, Array(")）".unicodeScalars)),
    (.ignored, Self.ignorable),
  ]

  private static let ignorable: [Unicode.Scalar] =
    ["\u{200E}", "\u{200F}", "\u{061C}", "\u{FEFF}"]
    + (0x202A...0x202C).compactMap { Unicode.Scalar($0) }
    + (0x2066...0x2069).compactMap { Unicode.Scalar($0) }
}
