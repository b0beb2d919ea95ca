import FieldTesting
import FormattingFields
import Testing

/// The facts about a refused text: bounds, decimals and an example as the field writes them. (C14)
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
    #expect(refused.message(in: .keys) == row.message)
    #expect(refused.text == row.text)
    #expect(refused.issue == field.issue)
    #expect(refused.suggestions == field.suggestions)
    let scanner = NumberScanner<Value>(format: format, bounds: row.bounds)
    #expect(scanner.refusedText(for: row.text) == refused)
    for text in refused.suggestions { #expect(scanner.refusedText(for: text) == nil) }
    if let example = refused.example { #expect(scanner.refusedText(for: example) == nil) }
  }

  @Test(
    "A sentence names the bound, or a number as the field writes one: its key and facts",
    arguments: [
      Row(bounds: NumberBounds(0...99), text: "150", message: "maximum(99)"),
      Row(bounds: NumberBounds(16...), text: "5", message: "minimum(16)"),
      Row(bounds: NumberBounds(0...99), text: "-5", message: "minimum(0)"),
      Row(bounds: NumberBounds(...(-10)), text: "+5", message: "maximum(-10)"),
      Row(
        locale: "de-DE", style: .currency("EUR"), bounds: NumberBounds(...1000), text: "1000,01",
        message: "maximum(1.000,00\u{A0}€)"),
      Row(
        locale: "de-DE", style: .percent, bounds: NumberBounds(0...1), text: "101",
        message: "maximum(100\u{A0}%)"),
      Row(
        style: .currency("USD"), bounds: NumberBounds(...FixedDecimal("0.996")!), text: "1",
        message: "maximum($0.99)"),
      // If no number within the bounds can be written, the bound itself is named, not rounded.
      Row(
        style: .currency("USD"), bounds: NumberBounds(0..<FixedDecimal("0.005")!), text: "1",
        message: "exclusiveMaximum($0.005)"),
      Row(
        locale: "de-DE", style: .currency("EUR"),
        bounds: NumberBounds(FixedDecimal("0.0005")!...).excluding(minimum: true), text: "0",
        message: "exclusiveMinimum(0,0005\u{A0}€)"),
      Row(
        locale: "de-DE", style: .percent, bounds: NumberBounds(0..<FixedDecimal("0.055")!),
        text: "6",
        message: "exclusiveMaximum(5,5\u{A0}%)"),
      Row(
        style: .currency("USD"),
        bounds: NumberBounds(FixedDecimal("0.996")!...FixedDecimal("0.999")!), text: "1",
        message: "maximum($0.999)"),
      Row(
        style: .skeleton("@#"), bounds: NumberBounds(0..<FixedDecimal("1.255")!), text: "2",
        message: "exclusiveMaximum(1.255)"),
      Row(
        locale: "ar-EG", bounds: NumberBounds(...1234), text: "9999",
        message: "maximum(١٬٢٣٤)"),
      Row(locale: "de-DE", text: "", message: "example(1.234,5)"),
      Row(
        locale: "de-DE", text: "12x",
        message: "unexpectedCharacter(“x”) example(1.234,5)"),
      Row(
        bounds: NumberBounds(0...99), text: "--",
        message: "minimum(0)"),
      Row(
        text: "--", message: "misplacedSign(“-”) example(1,234.5)"),
      Row(
        locale: "de-DE", text: "1.5",
        message: "incompleteGroup didYouMean(“1,5”)"),
      Row(
        locale: "fr-FR", text: "1.234",
        message: "ambiguousSeparator(“.” (period)) didYouMean(“1,234” or “1\u{202F}234”)"),
      Row(style: .scientific, text: "1E6145", message: "overflow"),
      Row(
        style: .scientific, text: "1E",
        message: "incomplete example(1.2345E3)"),
    ])
  func sentences(_ row: Row) throws {
    try Self.check(row, FixedDecimal.self)
    try Self.check(row, Double.self)
  }

  @Test("A type's own ends and decimals are named as well")
  func types() throws {
    try Self.check(Row(text: "300", message: "maximum(255)"), UInt8.self)
    try Self.check(Row(text: "-1", message: "minimum(0)"), UInt8.self)
    try Self.check(Row(text: "-300", message: "minimum(-128)"), Int8.self)
    try Self.check(Row(text: "1.5", message: "wholeNumber"), Int.self)
    try Self.check(
      Row(style: .percent, text: "50", message: "multiple(100%)"), Int.self)
    try Self.check(
      Row(text: "x", message: "unexpectedCharacter(“x”) example(255)"),
      UInt8.self)
    try Self.check(
      Row(style: .scientific, text: "1E400", message: "overflow"), Double.self)
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
    #expect(field.text == "20")
    #expect(refused?.text == "1.5")
    try field.apply(TextEdit(.all, try #require(refused?.suggestions.first)))
    #expect(field.value == 1.5)
  }
}
