@_spi(EntryKinds) public import NumberText

extension EntryKind {
  /// Calculations: `12,5*3`, `100 + 19 %`, `=2^10`. (X3)
  public static let arithmetic = EntryKind(ArithmeticEntry())

  /// Entries relative to the number that stands in the field: "+5", "*2" and "+10%", typed over it.
  /// (X10)
  public static let relative = EntryKind(RelativeEntry())

  /// Amounts with the marks of statements: "5.00 DR", "5.00 CR", "5,00 Soll". (X11)
  ///
  /// - Parameters:
  ///   - negative: The side that is below zero.
  ///   - words: The locale's words for powers of ten, each with its power. A mark that is also such
  ///     a word is asked about: "5 Cr" in India.
  public static func statements(
    negative: StatementSide,
    words: some Sequence<(key: String, value: Int)> = KeyValuePairs<String, Int>()
  ) -> EntryKind {
    EntryKind(StatementEntry(negative: negative, words: Array(words)))
  }

  /// Amounts with the currency's own words, and its hundredths: "1,000 dollars", "99 ct". (X12)
  ///
  /// ```swift
  /// field.policies.entries = [.currencyWords("EUR", ["Euro": "EUR"])]
  /// ```
  ///
  /// - Parameters:
  ///   - code: The field's currency.
  ///   - names: Names of currencies in the locale, each with its ISO code: those of the field's
  ///     currency and, unless that is the currency of the locale's region, those of others, whose
  ///     words are refused.
  /// - Complexity: O(*n*²) in the number of names.
  public static func currencyWords(
    _ code: String, _ names: some Sequence<(key: String, value: String)>
  ) -> EntryKind {
    EntryKind(CurrencyWordEntry(code, Array(names)))
  }

  /// Powers of ten: "1.5×10^3", "1.5x10^3", "10³". (X13)
  public static let powersOfTen = EntryKind(PowerEntry())

  /// Numbers with a letter in place of the decimal mark: "4k7", "2R2", "1tr5". (X14)
  public static let letterMarks = EntryKind(LetterMarkEntry())

  /// Words for powers of ten: "1,5k", "2 Mio.". (X4)
  ///
  /// ```swift
  /// field.policies.entries = [.shorthand(["Mio.": 6, "Mrd.": 9])]
  /// ```
  ///
  /// - Parameters:
  ///   - words: Words of the field's locale, each with the power of ten that it stands for. A few,
  ///     such as "k", are read without being listed here.
  ///   - readsSI: Whether the letters of the International System stand for their powers, such as
  ///     "G" for 10^9.
  ///   - powerOfM: The power of ten that "m" stands for. If nil, "5m" is refused, since it may be
  ///     millions, thousandths or metres.
  /// - Complexity: O(*n*²) in the number of words.
  public static func shorthand(
    _ words: some Sequence<(key: String, value: Int)> = KeyValuePairs<String, Int>(),
    readsSI: Bool = false, powerOfM: Int? = nil
  ) -> EntryKind {
    EntryKind(ShorthandEntry(Array(words), readsSI: readsSI, powerOfM: powerOfM))
  }

  /// Fractions: "2 1/2", "½". (X5)
  public static let fractions = EntryKind(FractionEntry())

  /// Measures in other units than the field's: "500 g", "1 lb". (X7)
  ///
  /// ```swift
  /// field.policies.entries = [.units("kilogram", ["g": "gram", "lb": "pound"])!]
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The field's unit, by its identifier in CLDR.
  ///   - names: The names of units in the field's locale, each with the identifier of its unit.
  /// - Returns: nil if the package does not know the field's unit. It knows some eighty.
  /// - Complexity: O(*n*²) in the number of names.
  public static func units(
    _ identifier: String, _ names: some Sequence<(key: String, value: String)>
  ) -> EntryKind? {
    UnitEntry(identifier, Array(names)).map { EntryKind($0) }
  }

  /// The kind for a unit that the package does not know: it reads nothing, and a field in liters
  /// per 100 kilometers is as without it. (X7)
  package static func noUnits(_ identifier: String) -> EntryKind {
    EntryKind(UnknownUnitEntry(identifier))
  }

  /// Numbers in the separators of other locales, as "12,34,567" in a German field, if they were
  /// pasted as the whole text. (X6)
  public static let fromElsewhere = EntryKind(ElsewhereEntry())

  /// Numbers in the separators of other locales, whether pasted or typed. (X6)
  public static let typedFromElsewhere = EntryKind(ElsewhereEntry(readsTyping: true))
}

private final class UnknownUnitEntry: EntryInterpreter {
  let name: String

  init(_ identifier: String) { name = "no units but \(identifier)" }

  var needsText: Bool { false }
  func reading(of text: EntryText) -> EntryReading? { nil }
  func canRead(_ scalar: Unicode.Scalar) -> Bool { false }
}
