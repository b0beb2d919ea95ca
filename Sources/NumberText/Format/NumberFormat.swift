/// Everything that reading and writing one kind of number in one locale needs, as a value.
///
/// Copies share one immutable storage, so that copying a format copies only a reference.
///
/// `ICUNumberText` makes formats for every locale that ICU knows; a host without ICU makes them
/// from symbols and a pattern of its own.
///
/// ```swift
/// var swiss = NumberSymbols.latin
/// swiss.groupingSeparator = "’"
/// let format = NumberFormat(locale: "de-CH", symbols: swiss, style: .decimal)
/// format.text(for: 1_234_567)   // "1’234’567"
/// ```
public struct NumberFormat: Hashable, Sendable {
  /// What writes the text of a number: a pattern or, if no pattern can write the texts, a function.
  package enum Writer: Hashable, Sendable {
    case pattern(NumberPattern)
    case renderer(Renderer)
  }

  /// A function that writes numbers. Two renderers are equal only if they are the same object.
  package final class Renderer: Hashable, Sendable {
    let text: @Sendable (FixedDecimal) -> String

    package init(_ text: @escaping @Sendable (FixedDecimal) -> String) { self.text = text }

    package static func == (left: Renderer, right: Renderer) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// The parts of a format; those without a comment are explained at the public initializer.
  package struct Facts: Hashable, Sendable {
    package var locale: String
    package var symbols: NumberSymbols
    package var style: NumberStyle
    /// The power of ten between the value and the digits shown: 2 for percent.
    package var scale = 0
    package var affixes: [String] = []
    /// Affixes whose ASCII letters match in either case: "EUR" is typed as "eur" as well.
    package var codes: [String] = []
    /// Signs that mean another currency in the locale: "$" for US dollars in Mexico, and for
    /// Canadian ones in Germany. (R15)
    package var foreignCurrencySigns: [String] = []
    /// Whether the locale writes affixes on both sides of the digits.
    package var allowsAffixOnBothSides = false
    /// Whether "1E5" is read.
    package var allowsExponent = false
    /// Whether a number below zero is written with a sign; if not, no minus is read either. (L3)
    package var allowsMinus = true
    /// Whether the locale writes a plus after the digits. (L4)
    package var allowsTrailingPlus = false
    package var allowsForeignDecimalSeparators = true
    /// Whether the symbols are not the locale's own, but those of a text in other marks. (R25)
    package var isInOtherMarks = false
    package var writer = Writer.pattern(NumberPattern())
    package var entries: [EntryKind] = []

    package init(locale: String, symbols: NumberSymbols, style: NumberStyle) {
      (self.locale, self.symbols, self.style) = (locale, symbols, style)
    }
  }

  /// What a format reads and writes by. It is derived once from the format's facts and shared by
  /// all its copies.
  @usableFromInline
  final class Storage: Sendable {
    /// The rules to read by; `scanRules.format` has the facts that the format was made of.
    let scanRules: ScanRules
    /// Writes texts by the pattern; nil if a function writes.
    let patternWriter: PatternWriter?
    /// The same format without kinds of entry; nil if the format has none.
    @usableFromInline let plain: Storage?
    /// Whether the format writes other digits than ASCII's.
    let hasOwnDigits: Bool

    fileprivate init(_ facts: Facts) {
      var plainFacts = facts
      plainFacts.entries = []
      plain = facts.entries.isEmpty ? nil : Storage(plainFacts)
      hasOwnDigits = facts.symbols.digits[0] != "0"
      let writtenMinusOne: String
      switch facts.writer {
      case .pattern(let pattern):
        let writer = PatternWriter(pattern: pattern, symbols: facts.symbols, scale: facts.scale)
        (patternWriter, writtenMinusOne) = (writer, writer.text(for: -1))
      case .renderer(let renderer):
        patternWriter = nil
        writtenMinusOne = renderer.text(-1)
      }
      scanRules = ScanRules(facts, minusOne: writtenMinusOne)
    }
  }

  @usableFromInline let storage: Storage

  package init(_ facts: Facts) { storage = Storage(facts) }

  private init(_ storage: Storage) { self.storage = storage }

  /// Makes a format from what a locale and a style write. Percent and its like have their power of
  /// ten by the style, and `scientific` reads "1E5".
  ///
  /// - Parameters:
  ///   - locale: The BCP 47 tag of the locale; a name only, which nothing looks up.
  ///   - symbols: The separators, signs and digits; for money the monetary separators.
  ///   - style: Tells which percent signs, parentheses and currency are read; the text is written
  ///     by `pattern`.
  ///   - affixes: What may be typed before or after the digits, such as "€", "kr." or "km/h",
  ///     without sign and digits. Bidi controls in an affix are ignored. White space in it matches
  ///     any white space, and may be left out. (R11)
  ///   - pattern: By default all digits, in groups, without affixes.
  public init(
    locale: String, symbols: NumberSymbols, style: NumberStyle, affixes: [String] = [],
    pattern: NumberPattern = NumberPattern()
  ) {
    var facts = Facts(locale: locale, symbols: symbols, style: style)
    (facts.scale, facts.affixes) = (style.scale, affixes)
    facts.allowsExponent = style == .scientific
    facts.writer = .pattern(pattern)
    self.init(facts)
  }

  /// Returns the same format, but refusing the decimal separators of other locales.
  ///
  /// A person may type the separator of another keyboard: "1.5" is read in `fr-FR`. A program
  /// writes one decimal separator only, so that any other in its text is an error.
  ///
  /// ```swift
  /// let strict = french.refusingForeignDecimalSeparators()
  /// NumberScanner<Double>(format: strict).scan("1.5").issue?.code   // .foreignDecimalSeparator
  /// ```
  ///
  /// Rule: R21.
  package func refusingForeignDecimalSeparators() -> NumberFormat {
    changing { $0.allowsForeignDecimalSeparators = false }
  }

  /// Returns the same format with some facts changed: the one way to make a format of another.
  package func changing(_ change: (inout Facts) -> Void) -> NumberFormat {
    var facts = storage.scanRules.format
    change(&facts)
    return NumberFormat(facts)
  }

  /// The kinds of text that the format reads beside plain numbers. (X9)
  package var entries: [EntryKind] { storage.scanRules.format.entries }

  @inlinable package var hasEntries: Bool { storage.plain != nil }

  /// The format without kinds of entry: by it, a kind of entry reads and writes the numbers inside
  /// its texts.
  var plain: NumberFormat { storage.plain.map(NumberFormat.init) ?? self }

  /// The BCP 47 tag of the locale.
  public var locale: String { storage.scanRules.format.locale }
  /// The separators, signs and digits.
  public var symbols: NumberSymbols { storage.scanRules.format.symbols }
  /// Tells which percent signs, parentheses and currency are read.
  public var style: NumberStyle { storage.scanRules.format.style }
  /// The power of ten between the value and the digits shown.
  package var scale: Int { storage.scanRules.format.scale }
  /// What may be typed beside the digits, such as "€" or "km/h".
  package var affixes: [String] { storage.scanRules.format.affixes }
  /// The affixes whose ASCII letters match in either case, such as "EUR".
  package var codes: [String] { storage.scanRules.format.codes }
  package var foreignCurrencySigns: [String] { storage.scanRules.format.foreignCurrencySigns }
  /// Whether one number may have an affix before its digits and another after them, because the
  /// locale writes both.
  package var allowsAffixOnBothSides: Bool { storage.scanRules.format.allowsAffixOnBothSides }
  /// Whether "1E5" is read.
  package var allowsExponent: Bool { storage.scanRules.format.allowsExponent }
  /// Whether a number below zero is written with a sign; if not, no minus is read either. (L3)
  package var allowsMinus: Bool { storage.scanRules.format.allowsMinus }
  /// Whether the locale writes a plus after the digits. Rule: L4.
  package var allowsTrailingPlus: Bool { storage.scanRules.format.allowsTrailingPlus }
  /// Whether the format writes a minus after the digits, as its pattern or its function shows.
  /// (R19, R22)
  package var writesMinusAfter: Bool { storage.scanRules.minusPlace != .elsewhere }
  /// Whether the decimal separators of other locales are read as well. (R5, R21)
  package var allowsForeignDecimalSeparators: Bool {
    storage.scanRules.format.allowsForeignDecimalSeparators
  }
  /// How the text is written; nil if a function writes it.
  public var pattern: NumberPattern? {
    if case .pattern(let pattern) = storage.scanRules.format.writer { pattern } else { nil }
  }

  /// Whether two formats have the same parts, and so read and write the same.
  public static func == (left: NumberFormat, right: NumberFormat) -> Bool {
    left.storage === right.storage
      || left.storage.scanRules.format == right.storage.scanRules.format
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage.scanRules.format) }
}

extension NumberFormat {
  /// Writes a number as ICU does for the same locale and style.
  ///
  /// A number with a minus sign is written with the pattern's negative affixes even if it is or
  /// rounds to zero ("-0"), as in ICU. In mode `unnecessary` a number with more digits than the
  /// pattern shows is written with all of them.
  ///
  /// ```swift
  /// english.text(for: FixedDecimal("-1234567.5")!)  // "-1,234,567.5"
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes written.
  /// - Source: UTS #35 Part 3, "Number Format Patterns"; ICU `DecimalQuantity` and `Grouper`.
  public func text(for number: FixedDecimal) -> String {
    if hasEntries { return text(for: number, by: entries) ?? plain.text(for: number) }
    if let text = storage.patternWriter?.text(for: number) { return text }
    guard case .renderer(let renderer) = storage.scanRules.format.writer else {
      return number.description
    }
    return renderer.text(number)
  }

  /// Writes ``text(for:)`` as UTF-8 into the beginning of a buffer.
  ///
  /// ```swift
  /// withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
  ///   english.write(1_234_567, to: buffer)   // 9
  /// }
  /// ```
  ///
  /// - Returns: The number of bytes of the text. If the buffer has fewer, nothing is written.
  public func write(
    _ number: FixedDecimal, to buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    if !hasEntries, let count = storage.patternWriter?.write(number, to: buffer) { return count }
    return withUTF8(of: text(for: number)) { bytes in
      if bytes.count <= buffer.count { _ = buffer.update(fromContentsOf: bytes) }
      return bytes.count
    }
  }

  /// Rounds a number to the digits of the pattern: the result is the number that ``text(for:)``
  /// shows.
  ///
  /// ```swift
  /// // in percent with no fraction digits
  /// format.shown(FixedDecimal("0.126")!)  // 0.13
  /// ```
  ///
  /// - Returns: nil if the format has no pattern: only its function knows what it shows.
  package func shown(_ number: FixedDecimal) -> FixedDecimal? {
    storage.patternWriter?.rounded(number)
  }

  /// Whether the pattern is sure to show all digits of a number without rounding. False also for a
  /// format without a pattern, and for a pattern with an exponent, whose digits are known only
  /// after rounding.
  @inline(__always)
  package func shows(_ number: FixedDecimal) -> Bool {
    storage.patternWriter?.shows(number) ?? false
  }

  /// Whether a character can be part of a text in this format. (E5)
  ///
  /// ```swift
  /// english.canRead(",")   // true
  /// english.canRead("x")   // false
  /// ```
  package func canRead(_ scalar: Unicode.Scalar) -> Bool {
    let rules = storage.scanRules
    switch rules.kind(of: scalar.value) {
    case .separator(let mark) where !rules.format.allowsForeignDecimalSeparators:
      return mark == rules.decimalClass || rules.isGrouping(mark)
    case .digit, .separator, .blank, .ignorable, .minus, .plus: return true
    case .openingParenthesis where rules.allowsParentheses: return true
    case .closingParenthesis where rules.allowsParentheses: return true
    default:
      return rules.spellings.contains { spelling in
        spelling.scalars.indices.contains { spelling.matches(scalar.value, at: $0) }
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character can separate groups or a fraction in some locale. (R3)
  package var isSeparatorMark: Bool {
    if case .separator = CharacterKind(value) { true } else { false }
  }
}

extension NumberFormat: CustomStringConvertible {
  /// Locale and style, and what the format makes of a number: "de-DE currency:EUR, “-1.234,50 €”".
  public var description: String {
    let example = FixedDecimal(isNegative: allowsMinus, coefficient: 12345, exponent: -1)
    return "\(locale) \(style.description), “\(text(for: example))”"
  }
}
