/// Everything that reading and writing one kind of number in one locale needs, as a value.
///
/// Copies share one immutable storage, so a format is as cheap to hand around as a reference.
///
/// `ICUNumberText` makes formats for every locale that ICU knows; a host without ICU makes them
/// from symbols and a pattern of its own.
///
/// ```swift
/// var swiss = NumberSymbols.latin
/// swiss.groupingSeparator = "’"
/// let format = NumberFormat(
///   locale: "de-CH", symbols: swiss, style: .decimal,
///   pattern: NumberPattern(positive: .init(), negative: .init(prefix: "-")))
/// format.text(for: 1_234_567)   // "1’234’567"
/// ```
public struct NumberFormat: Sendable {
  final class Storage: Sendable {
    let locale: String
    let symbols: NumberSymbols
    let style: NumberStyle
    let scale: Int
    let affixes: [Affix]
    let foreignCurrencySigns: [String]
    let allowsAffixOnBothSides: Bool
    let allowsExponent: Bool
    let allowsMinus: Bool
    let allowsTrailingPlus: Bool
    let pattern: NumberPattern?
    let renderer: NumberRenderer?
    let scanRules: ScanRules
    /// Writes by `pattern` and `symbols`; nil where there is no pattern.
    let writer: PatternWriter?

    init(
      locale: String, symbols: NumberSymbols, style: NumberStyle, scale: Int, affixes: [Affix],
      foreignCurrencySigns: [String], allowsAffixOnBothSides: Bool, allowsExponent: Bool,
      allowsMinus: Bool, allowsTrailingPlus: Bool, pattern: NumberPattern?,
      renderer: NumberRenderer?
    ) {
      self.locale = locale
      self.symbols = symbols
      self.style = style
      self.scale = scale
      self.affixes = affixes
      self.foreignCurrencySigns = foreignCurrencySigns
      self.allowsAffixOnBothSides = allowsAffixOnBothSides
      self.allowsExponent = allowsExponent
      self.allowsMinus = allowsMinus
      self.allowsTrailingPlus = allowsTrailingPlus
      self.pattern = pattern
      self.renderer = renderer
      let writer = pattern.map { PatternWriter(pattern: $0, symbols: symbols) }
      let negative = style.currencyCode.flatMap { _ in
        writer.map { $0.text(for: -1) } ?? renderer?.text(for: -1)
      }
      scanRules = ScanRules(
        symbols: symbols, style: style, scale: scale, affixes: affixes,
        foreignCurrencySigns: foreignCurrencySigns,
        allowsAffixOnBothSides: allowsAffixOnBothSides, allowsExponent: allowsExponent,
        allowsMinus: allowsMinus, allowsTrailingPlus: allowsTrailingPlus,
        writesMinusBehind: negative.map { symbols.writesMinusBehind(digitsOf: $0) } ?? false)
      self.writer = writer
    }
  }

  let storage: Storage

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - locale: The BCP 47 tag the format is for; it is a name only, nothing looks it up.
  ///   - symbols: The separators, signs and digits; for money the monetary separators.
  ///   - style: The kind of text.
  ///   - scale: The power of ten between the value and the digits shown: 2 for percent.
  ///   - affixes: What may be typed beside the digits.
  ///   - foreignCurrencySigns: The signs of the locale's own currency, where the format is for
  ///     another: "$" for US dollars in Mexico. (R15)
  ///   - allowsAffixOnBothSides: Whether the locale writes an affix around the digits.
  ///   - allowsExponent: Whether "1E5" is read.
  ///   - allowsMinus: Whether a number below zero is written with a sign; where not, none is read.
  ///   - allowsTrailingPlus: Whether the locale writes a plus behind the digits.
  ///   - pattern: How the text is written.
  ///   - renderer: Writes the text where `pattern` is nil.
  /// - Precondition: one of `pattern` and `renderer` is given.
  public init(
    locale: String, symbols: NumberSymbols, style: NumberStyle, scale: Int = 0,
    affixes: [Affix] = [], foreignCurrencySigns: [String] = [],
    allowsAffixOnBothSides: Bool = false, allowsExponent: Bool = false,
    allowsMinus: Bool = true, allowsTrailingPlus: Bool = false,
    pattern: NumberPattern?, renderer: NumberRenderer? = nil
  ) {
    precondition(pattern != nil || renderer != nil, "a format must be able to write")
    storage = Storage(
      locale: locale, symbols: symbols, style: style, scale: scale, affixes: affixes,
      foreignCurrencySigns: foreignCurrencySigns,
      allowsAffixOnBothSides: allowsAffixOnBothSides, allowsExponent: allowsExponent,
      allowsMinus: allowsMinus, allowsTrailingPlus: allowsTrailingPlus, pattern: pattern,
      renderer: renderer)
  }

  /// The BCP 47 tag of the locale.
  public var locale: String { storage.locale }
  /// The separators, signs and digits.
  public var symbols: NumberSymbols { storage.symbols }
  /// The kind of text.
  public var style: NumberStyle { storage.style }
  /// The power of ten between the value and the digits shown.
  public var scale: Int { storage.scale }
  /// What may be typed beside the digits.
  public var affixes: [Affix] { storage.affixes }
  /// The signs of the locale's own currency, where the format is for another. (R15)
  public var foreignCurrencySigns: [String] { storage.foreignCurrencySigns }
  /// Whether the locale writes an affix around the digits.
  public var allowsAffixOnBothSides: Bool { storage.allowsAffixOnBothSides }
  /// Whether "1E5" is read.
  public var allowsExponent: Bool { storage.allowsExponent }
  /// Whether a number below zero is written with a sign; where not, none is read. (L3)
  public var allowsMinus: Bool { storage.allowsMinus }
  /// Whether the locale writes a plus behind the digits. (L4)
  public var allowsTrailingPlus: Bool { storage.allowsTrailingPlus }
  /// How the text is written, where a plain value can say it.
  public var pattern: NumberPattern? { storage.pattern }
  /// What writes the text where `pattern` is nil.
  public var renderer: NumberRenderer? { storage.renderer }
}
