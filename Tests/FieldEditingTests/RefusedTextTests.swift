import FormattingFields
import Testing

/// What is told of a refused text: bounds, decimals and an example as the field writes them. (C14)
struct RefusedTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var locale = "en-US"
    var style = NumberStyle.decimal
    var bounds = NumberBounds.unlimited
    let text: String
    let message: String

    var testDescription: String { "\(text) in \(locale) \(style) \(bounds)" }
  }

  private static func check<Value: NumberValue>(_ row: Row, _ type: Value.Type) throws {
    let format = Formats.style(row.style, row.locale)
    var field = FormattingField<Value>(format: format, bounds: row.bounds)
    try field.paste(row.text)
    let refused = try #require(field.refusedText)
    #expect(refused.message(in: .english) == row.message)
    #expect(refused.text == row.text && refused.issue == field.issue)
    #expect(refused.suggestions == field.suggestions)
    let scanner = NumberScanner<Value>(format: format, bounds: row.bounds)
    #expect(scanner.refusedText(for: row.text) == refused)
    for text in refused.suggestions { #expect(scanner.refusedText(for: text) == nil) }
    if let example = refused.example { #expect(scanner.refusedText(for: example) == nil) }
  }

  @Test(
    "A sentence names the bound, or a number as the field writes one",
    arguments: [
      Row(bounds: NumberBounds(0...99), text: "150", message: "The number must be 99 or less."),
      Row(bounds: NumberBounds(16...), text: "5", message: "The number must be 16 or more."),
      Row(bounds: NumberBounds(0...99), text: "-5", message: "The number must be 0 or more."),
      Row(bounds: NumberBounds(...(-10)), text: "+5", message: "The number must be -10 or less."),
      Row(
        locale: "de-DE", style: .currency("EUR"), bounds: NumberBounds(...1000), text: "1000,01",
        message: "The number must be 1.000,00\u{A0}€ or less."),
      Row(
        locale: "de-DE", style: .percent, bounds: NumberBounds(0...1), text: "101",
        message: "The number must be 100\u{A0}% or less."),
      Row(
        style: .currency("USD"), bounds: NumberBounds(...FixedDecimal("0.996")!), text: "1",
        message: "The number must be $0.99 or less."),
      // A bound itself is not rounded, where no number within the bounds is written either.
      Row(
        style: .currency("USD"), bounds: NumberBounds(0..<FixedDecimal("0.005")!), text: "1",
        message: "The number must be less than $0.005."),
      Row(
        locale: "de-DE", style: .currency("EUR"),
        bounds: NumberBounds(FixedDecimal("0.0005")!...).excluding(minimum: true), text: "0",
        message: "The number must be greater than 0,0005\u{A0}€."),
      Row(
        locale: "de-DE", style: .percent, bounds: NumberBounds(0..<FixedDecimal("0.055")!),
        text: "6",
        message: "The number must be less than 5,5\u{A0}%."),
      Row(
        style: .currency("USD"),
        bounds: NumberBounds(FixedDecimal("0.996")!...FixedDecimal("0.999")!), text: "1",
        message: "The number must be $0.999 or less."),
      Row(
        style: .skeleton("@#"), bounds: NumberBounds(0..<FixedDecimal("1.255")!), text: "2",
        message: "The number must be less than 1.255."),
      Row(
        locale: "ar-EG", bounds: NumberBounds(...1234), text: "9999",
        message: "The number must be ١٬٢٣٤ or less."),
      Row(locale: "de-DE", text: "", message: "Enter a number such as 1.234,5."),
      Row(
        locale: "de-DE", text: "12x",
        message: "“x” does not belong to a number. Enter a number such as 1.234,5."),
      Row(
        bounds: NumberBounds(0...99), text: "--",
        message: "The number must be 0 or more."),
      Row(
        text: "--", message: "The sign “-” cannot stand here. Enter a number such as 1,234.5."),
      Row(
        locale: "de-DE", text: "1.5",
        message: "A group of digits is too short. Did you mean “1,5”?"),
      Row(
        locale: "fr-FR", text: "1.234",
        message: "“.” could mean two things. Did you mean “1,234” or “1\u{202F}234”?"),
      Row(style: .scientific, text: "1E6145", message: "The number is too large."),
      Row(
        style: .scientific, text: "1E",
        message: "The number is not complete. Enter a number such as 1.2345E3."),
    ])
  func sentences(_ row: Row) throws {
    try Self.check(row, FixedDecimal.self)
    try Self.check(row, Double.self)
  }

  @Test("A type's own ends and decimals are named as well")
  func types() throws {
    try Self.check(Row(text: "300", message: "The number must be 255 or less."), UInt8.self)
    try Self.check(Row(text: "-1", message: "The number must be 0 or more."), UInt8.self)
    try Self.check(Row(text: "-300", message: "The number must be -128 or more."), Int8.self)
    try Self.check(Row(text: "1.5", message: "Only whole numbers are allowed."), Int.self)
    try Self.check(
      Row(style: .percent, text: "50", message: "Only multiples of 100% are allowed."), Int.self)
    try Self.check(
      Row(text: "x", message: "“x” does not belong to a number. Enter a number such as 255."),
      UInt8.self)
    try Self.check(
      Row(style: .scientific, text: "1E400", message: "The number is too large."), Double.self)
  }

  @Test("The facts are there for a host's own words")
  func facts() throws {
    let scanner = NumberScanner<Int>(
      format: Formats.decimal("de-DE"), bounds: NumberBounds(0...9_999))
    #expect(scanner.refusedText(for: "10000")?.maximum == "9.999")
    #expect(scanner.refusedText(for: "1,5")?.maximumFractionDigits == 0)
    #expect(scanner.refusedText(for: "x")?.example == "1.234")
    #expect(scanner.refusedText(for: "x")?.maximum == nil)
    #expect(scanner.refusedText(for: "12") == nil)
  }

  @Test("What a revert threw away can still be offered (C9)")
  func offered() throws {
    var field = FormattingField<Double>(20, format: Formats.decimal("de-DE"))
    try field.select(.all)
    try field.type("1.5")
    let refused = field.refusal(after: .committedValue)
    #expect(field.text == "20" && refused?.text == "1.5")
    try field.apply(TextEdit(.all, try #require(refused?.suggestions.first)))
    #expect(field.value == 1.5)
  }
}
