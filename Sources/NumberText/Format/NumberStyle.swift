/// What kind of text a number is written as.
///
/// ```swift
/// try NumberFormat.icu(locale: "en-US", style: .percent).text(for: FixedDecimal("0.125")!)
///   // "12.5%"
/// ```
///
/// Source: the styles of ICU's number skeletons; UTS #35 Part 3.
public enum NumberStyle: Hashable, Sendable {
  /// Plain digits with the format's fraction digits.
  case decimal
  /// Plain digits, no fraction.
  case integer
  /// Hundredths, with a percent sign: 0.125 is "12.5%".
  case percent
  /// Thousandths, with a per-mille sign: 0.125 is "125‰".
  case permille
  /// Ten-thousandths, with a per-ten-thousand sign: 0.125 is "1,250‱".
  case permyriad
  /// A mantissa and a power of ten: 12345 is "1.2345E4".
  case scientific
  /// An amount of money in the currency of an ISO 4217 code.
  case currency(String)
  /// An amount of money. Below zero it is written as in accounting, "(5.00)", if the locale has
  /// such a form.
  case accounting(String)
  /// A measure in a unit of CLDR, such as "kilometer" or "kilometer-per-hour".
  case unit(String)
  /// A style in the notation of ICU's number skeletons, such as ".00" for two fraction digits.
  case skeleton(String)
}

extension NumberStyle: LosslessStringConvertible {
  /// One style of each case, to list the styles that exist.
  package static let examples: [NumberStyle] = [
    .decimal, .integer, .percent, .permille, .permyriad, .scientific, .currency("EUR"),
    .accounting("EUR"), .unit("kilometer"), .skeleton(".00"),
  ]

  /// Makes a style from its name; nil for a name that no style has.
  ///
  /// ```swift
  /// NumberStyle("percent")         // .percent
  /// NumberStyle("currency:EUR")    // .currency("EUR")
  /// NumberStyle("money")           // nil
  /// ```
  ///
  /// Whether the currency, unit or skeleton exists is found out when a format is made of the style.
  public init?(_ description: String) {
    guard let colon = description.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      guard let style = Self.examples.first(where: { $0.description == description }) else {
        return nil
      }
      self = style
      return
    }
    let argument = String(description[description.utf8.index(after: colon)...])
    switch description[..<colon] {
    case "currency": self = .currency(argument)
    case "accounting": self = .accounting(argument)
    case "unit": self = .unit(argument)
    case "skeleton": self = .skeleton(argument)
    default: return nil
    }
  }

  /// The style's name, such as "decimal" or "currency:EUR".
  public var description: String { facts.name }
}

/// What differs from style to style, in one place. (R11)
extension NumberStyle {
  /// What a ratio is written with: its digits are the number times a power of ten.
  private struct Ratio {
    let scale: Int
    /// The stem of ICU's number skeletons.
    let stem: String
    /// All forms of the sign.
    let signs: [Unicode.Scalar]
  }

  private var facts: (name: String, ratio: Ratio?) {
    switch self {
    case .decimal: ("decimal", nil)
    case .integer: ("integer", nil)
    case .percent:
      (
        "percent",
        Ratio(scale: 2, stem: "percent", signs: ["%", "\u{066A}", "\u{FF05}", "\u{FE6A}"])
      )
    case .permille:
      ("permille", Ratio(scale: 3, stem: "permille", signs: ["\u{2030}", "\u{0609}"]))
    case .permyriad:
      ("permyriad", Ratio(scale: 4, stem: "unit/permyriad", signs: ["\u{2031}", "\u{060A}"]))
    case .scientific: ("scientific", nil)
    case .currency(let code): ("currency:" + code, nil)
    case .accounting(let code): ("accounting:" + code, nil)
    case .unit(let unit): ("unit:" + unit, nil)
    case .skeleton(let skeleton): ("skeleton:" + skeleton, nil)
    }
  }

  /// The styles of ratios.
  package static var ratios: [NumberStyle] { examples.filter { $0.facts.ratio != nil } }

  /// The power of ten between a number and its digits: 2 for percent, where 0.125 is "12.5%". A
  /// skeleton has a scale of its own, which is learned from the texts that ICU writes; here it is
  /// 0.
  package var scale: Int { facts.ratio?.scale ?? 0 }

  /// All forms of the style's sign: for percent the Latin, Arabic, wide and small percent sign;
  /// empty for a style that is not a ratio.
  package var scaleSigns: [Unicode.Scalar] { facts.ratio?.signs ?? [] }

  /// The stems of the skeleton of a ratio, such as "percent" and "scale/100"; nil for another style.
  package var ratioStems: [String]? {
    facts.ratio.map { [$0.stem, "scale/1" + String(repeating: "0", count: $0.scale)] }
  }
}

/// What a style says about money, in its case (`currency`, `accounting`) or in the words of its
/// skeleton.
extension NumberStyle {
  /// Whether parentheses mean a minus: in accounting, and in a skeleton that asks for accounting.
  /// (R8)
  var allowsParentheses: Bool {
    if case .accounting = self { return true }
    return skeletonStems.contains { stem in
      stem.utf8.starts(with: "sign-accounting".utf8) || stem.utf8.starts(with: "()".utf8)
    }
  }

  /// The ISO 4217 code of the style's currency; nil if the style is not for money.
  package var currencyCode: String? {
    switch self {
    case .currency(let code), .accounting(let code): return code
    default:
      let mark = "currency/".utf8
      let stem = skeletonStems.first { $0.utf8.starts(with: mark) }
      return stem.map { String($0.unicodeScalars.dropFirst(mark.count)) }
    }
  }

  /// The words of a skeleton (ICU: stems), between white space: "currency/EUR" and
  /// "sign-accounting"; empty for another style. Rule: L6.
  ///
  /// Source: ICU separates stems by `Pattern_White_Space` (UAX #31).
  package var skeletonStems: [Substring] {
    guard case .skeleton(let skeleton) = self else { return [] }
    let stems = skeleton.unicodeScalars.split { scalar in
      switch scalar.value {
      case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
      default: false
      }
    }
    return stems.map { Substring($0) }
  }
}

#if !hasFeature(Embedded)
  extension NumberStyle: Codable {
    /// Reads the name of a style.
    ///
    /// - Throws: The decoder's own errors, and `DecodingError` if no style has the name.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value("the name of a style") { NumberStyle($0) }
    }

    /// Writes the name of the style, its `description`.
    ///
    /// - Throws: The encoder's own errors.
    public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
  }
#endif
