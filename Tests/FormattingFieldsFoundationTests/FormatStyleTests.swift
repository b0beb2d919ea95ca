import FormattingFieldsFoundation
import Foundation
import Testing

/// A format of a Foundation style, or of a host's own: how a host uses the styles of its app.
struct FormatStyleTests {
  typealias Doubles = FloatingPointFormatStyle<Double>
  static let german = Locale(identifier: "de_DE")
  static let english = Locale(identifier: "en_US")

  /// The number that a text is read as, or the name of its issue.
  private static func read<Value: NumberValue>(
    _ text: String, in format: NumberFormat, as type: Value.Type = Double.self
  ) -> String {
    let reading = NumberScanner<Value>(format: format).scan(text)
    return reading.value?.fixedDecimal?.plainText ?? reading.issue?.code.rawValue ?? ""
  }

  @Test(
    "A style's separators, affixes, scale and digits are the format's",
    arguments: [
      (Doubles(locale: german), "1.234,5", "1234.5", "1.5", "incompleteGroup"),
      (
        Doubles(locale: Locale(identifier: "hi_IN")), "12,34,567", "1234567", "1,5",
        "incompleteGroup"
      ),
      (Doubles(locale: english).scale(100), "150", "1.5", "1,5", "incompleteGroup"),
      (
        Doubles(locale: Locale(identifier: "de_CH")), "1\u{2019}234.5", "1234.5", "1,500",
        "ambiguousSeparator"
      ),
      (
        Doubles(locale: Locale(identifier: "ar_EG")), "\u{661}\u{66B}\u{665}", "1.5", "1a",
        "unexpectedCharacter"
      ),
      (Doubles(locale: english).notation(.scientific), "1.2E3", "1200", "1E", "incomplete"),
    ])
  func plain(
    _ style: Doubles, _ text: String, _ number: String, _ other: String, _ issue: String
  ) throws {
    let format = try NumberFormat(style)
    #expect(Self.read(text, in: format) == number)
    #expect(Self.read(other, in: format) == issue)
    #expect(format.text(for: try #require(FixedDecimal(number))) == text)
    #expect(format.pattern != nil)
  }

  @Test(
    "Its precision, sign, rounding and increments are the format's, by a pattern or through the style",
    arguments: [
      (Doubles(locale: english).precision(.fractionLength(2)), "1234.5", "1,234.50", true),
      (Doubles(locale: english).grouping(.never), "1234.5", "1234.5", true),
      (Doubles(locale: english).sign(strategy: .always()), "1.5", "+1.5", true),
      (
        Doubles(locale: english).precision(.fractionLength(0)).rounded(rule: .up), "1.1", "2", true
      ),
      (Doubles(locale: english).scale(0.001), "1234500", "1,234.5", true),
      (Doubles(locale: english).precision(.significantDigits(3)), "12.5", "12.5", false),
      (
        Doubles(locale: english).rounded(rule: .toNearestOrEven, increment: 0.25), "1.3", "1.25",
        false
      ),
      (Doubles(locale: english).sign(strategy: .always(includingZero: false)), "0", "0", false),
    ])
  func options(_ style: Doubles, _ number: String, _ text: String, _ hasPattern: Bool) throws {
    let format = try NumberFormat(style)
    let value = try #require(Double(number))
    #expect(format.text(for: try #require(FixedDecimal(number))) == text)
    #expect(style.format(value) == text)
    #expect((format.pattern != nil) == hasPattern)
    let read = try #require(NumberScanner<Double>(format: format).scan(text).value)
    #expect(style.format(read) == text)
  }

  @Test("Money is read with its symbol or its code, and another's sign is not")
  func money() throws {
    let euros = try NumberFormat(Decimal.FormatStyle.Currency(code: "EUR", locale: Self.german))
    #expect(euros.text(for: try #require(FixedDecimal("1234.5"))) == "1.234,50\u{A0}€")
    for text in ["1.234,50 €", "€1234,5", "1234,5 eur"] {
      #expect(Self.read(text, in: euros, as: Decimal.self) == "1234.5")
    }
    #expect(Self.read("5 $", in: euros, as: Decimal.self) == "foreignCurrency")
    let dollars = try NumberFormat(
      Doubles.Currency(code: "USD", locale: Locale(identifier: "es_MX")))
    #expect(Self.read("$500", in: dollars) == "foreignCurrency")
    #expect(Self.read("USD 500", in: dollars) == "500")
    // In German "$" is written for US dollars alone. (R15)
    let canadian = Doubles.Currency(code: "CAD", locale: Self.german)
    #expect(Self.read("$500", in: try NumberFormat(canadian)) == "foreignCurrency")
    #expect(Self.read("500 CA$", in: try NumberFormat(canadian)) == "500")
    #expect(Self.read("$500", in: try NumberFormat(canadian.presentation(.narrow))) == "500")
    let accounting = try NumberFormat(
      Doubles.Currency(code: "USD", locale: Self.english).sign(strategy: .accounting))
    #expect(accounting.text(for: -5) == "($5.00)")
    #expect(Self.read("($5.00)", in: accounting) == "-5")
  }

  @Test("Percent is read with its sign or without")
  func percent() throws {
    let percent = try NumberFormat(Doubles.Percent(locale: Self.german))
    #expect(percent.style == .percent)
    #expect(percent.text(for: try #require(FixedDecimal("0.125"))) == "12,5\u{A0}%")
    #expect(Self.read("12,5", in: percent) == "0.125")
    let whole = try NumberFormat(IntegerFormatStyle<Int>.Percent(locale: Self.german))
    #expect(Self.read("12 %", in: whole, as: Int.self) == "12")
  }

  @Test("A separator that the style does not show is its sister's, for a style of Foundation's")
  func sisters() throws {
    let plain = try NumberFormat(
      Doubles(locale: Self.german).grouping(.never).precision(.fractionLength(0)))
    #expect(plain.text(for: 12345) == "12345")
    #expect(plain.symbols.groupingSeparator == ".")
    #expect(plain.symbols.decimalSeparator == ",")
    #expect(Self.read("12.345", in: plain) == "12345")
    #expect(Self.read("1,5", in: plain) == "1.5")
  }

  @Test("A style of one's own is read by what it writes, and without sisters no mark is guessed")
  func own() throws {
    struct Stars: FormatStyle {
      func format(_ value: Int) -> String { "★ \(value)" }
    }
    let format = try NumberFormat(Stars())
    #expect(format.text(for: -1234) == "★ -1234")
    #expect(Self.read("★ -1234", in: format, as: Int.self) == "-1234")
    #expect(Self.read("1.234", in: format, as: Int.self) == "ambiguousSeparator")
    #expect(try NumberFormat(Stars()) == format, "kept")
  }

  struct Cut: FormatStyle {
    func format(_ value: Double) -> String {
      value.formatted(.number.precision(.integerLength(1...3)))
    }
  }

  @Test("A field in compact notation writes words, and no number that they would cut (X9)")
  func compactNotation() throws {
    let number = Doubles(locale: Self.english)
    let format = try NumberFormat(number.notation(.compactName).precision(.fractionLength(0...2)))
    var field = FormattingField(1500.0, format: format)
    #expect(field.text == "1.5K")
    try field.apply(TextEdit(.all, "2m"))
    #expect(field.entry == nil)
    #expect(field.issue?.code == .ambiguousEntry)
    field.revert()
    try field.apply(TextEdit(.all, "1.23M"))
    #expect(field.entry == 1_230_000)
    #expect(field.commit().outcome == .accepted)
    field.setValue(1_234_567)
    #expect(field.text == "1,234,567")

    let german = Locale(identifier: "de_DE")
    let euros = try NumberFormat(
      Decimal.FormatStyle.Currency(code: "EUR", locale: german).notation(.compactName))
    #expect(FormattingField<Decimal>(2_500_000, format: euros).text == "2,5\u{A0}Mio.\u{A0}€")
    #expect(FormattingField<Decimal>(1234.5, format: euros).text == "1.234,50\u{A0}€")
    let floats = try NumberFormat(
      FloatingPointFormatStyle<Float>(locale: Self.english).notation(.compactName))
    #expect(FormattingField<Float>(0.1, format: floats).text == "0.1")
    #expect(FormattingField<Float>(1500, format: floats).text == "1.5K")
    let percent = try NumberFormat(
      IntegerFormatStyle<Int>.Percent(locale: Self.english).notation(.compactName))
    #expect(FormattingField<Int>(15, format: percent).text == "15%")
  }

  @Test("What is not certain throws with the reason")
  func refusals() {
    let number = Doubles(locale: Self.english)
    #expect(throws: NumberFormatError.notPositional) { try NumberFormat(number.scale(7)) }
    #expect(throws: NumberFormatError.notPositional) { try NumberFormat(Cut()) }
    let error = #expect(throws: NumberFormatError.self) {
      try NumberFormat(number.sign(strategy: .never))
    }
    guard case .losesSign(let text) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!text.isEmpty)
    #expect(error?.description.contains(text) == true)
  }

  @Test("A Float has no digit that nobody typed")
  func float() throws {
    let style = FloatingPointFormatStyle<Float>(locale: Self.english)
    let tenth = try #require(FixedDecimal("0.1"))
    for style in [
      style, style.precision(.fractionLength(0...12)), style.precision(.significantDigits(1...9)),
    ] {
      let format = try NumberFormat(style)
      #expect(format.text(for: tenth) == "0.1")
      #expect(Self.read("0.1", in: format, as: Float.self) == "0.1")
    }
  }

  @Test("A field follows a style through typing and commit")
  func field() throws {
    let style = Decimal.FormatStyle.Currency(code: "EUR", locale: Self.german)
    var field = FormattingField<Decimal>(format: try NumberFormat(style))
    try field.type("1234,5")
    #expect(field.value == Decimal(string: "1234.5"))
    #expect(field.commit().outcome == .accepted)
    #expect(field.text == Decimal(string: "1234.5")?.formatted(style))
  }

  @Test(
    "What a user has set in the locale comes along: numbering system and region",
    arguments: [
      (
        "de-DE-u-nu-arab",
        "\u{661}\u{66C}\u{662}\u{663}\u{664}\u{66C}\u{665}\u{666}\u{667}\u{66B}\u{665}"
      ),
      ("de-AT-u-rg-chzzzz", "1\u{2019}234\u{2019}567.5"), ("en-US-u-rg-inzzzz", "12,34,567.5"),
      ("hi-IN-u-nu-deva", "\u{967}\u{968},\u{969}\u{96A},\u{96B}\u{96C}\u{96D}.\u{96B}"),
    ])
  func settings(_ tag: String, _ text: String) throws {
    let number = try #require(FixedDecimal("1234567.5"))
    let format = try NumberFormat(Doubles(locale: Locale(identifier: tag)))
    #expect(format.text(for: number) == text)
    #expect(Self.read(text, in: format) == "1234567.5")
  }

  @Test("So do the components of a locale, and the region's own currency")
  func components() throws {
    var components = Locale.Components(identifier: "en_US")
    components.numberingSystem = Locale.NumberingSystem("deva")
    components.region = "IN"
    let locale = Locale(components: components)
    let format = try NumberFormat(Doubles(locale: locale))
    #expect(format.symbols.numberingSystem == "deva")
    #expect(format.symbols.secondaryGroupingSize == 2)
    let region = Locale(identifier: "en-US-u-rg-mxzzzz")
    let dollars = try NumberFormat(Doubles.Currency(code: "USD", locale: region))
    #expect(Self.read("$500", in: dollars) == "foreignCurrency")
  }
}
