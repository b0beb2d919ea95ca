import FormattingFields
import Testing

/// Steps from numbers whose digits the format hides. (C6)
struct StepTests {
  struct Stepped: Sendable, CustomTestStringConvertible {
    let style: NumberStyle
    let value: String
    let step: String
    var maximum: String? = nil
    var isUp = true
    let text: String
    let stepped: String

    var testDescription: String { "\(style) \(value) by \(step)" }
  }

  @Test(
    "a step keeps the digits that the format hides, while nobody has edited the text (C6)",
    arguments: [
      Stepped(
        style: .skeleton(".00"), value: "1234.5678", step: "1", text: "1,235.57",
        stepped: "1235.5678"),
      Stepped(
        style: .skeleton(".00"), value: "1234.5678", step: "0.01", isUp: false, text: "1,234.56",
        stepped: "1234.5578"),
      Stepped(
        style: .skeleton("percent scale/100 ."), value: "0.12345", step: "0.01", text: "13%",
        stepped: "0.13345"),
      Stepped(style: .integer, value: "-1.25", step: "1", text: "0", stepped: "0"),
      Stepped(style: .integer, value: "-1.75", step: "1", text: "-1", stepped: "-0.75"),
      Stepped(style: .skeleton("@@@"), value: "1234", step: "10", text: "1,240", stepped: "1244"),
      // The text of the sum would be out of bounds.
      Stepped(
        style: .skeleton(".00"), value: "8.998", step: "1", maximum: "9.999", text: "9.99",
        stepped: "9.99"),
    ])
  func stepsOfHiddenDigits(_ row: Stepped) throws {
    let format = Formats.style(row.style, "en-US")
    func number(_ text: String) throws -> FixedDecimal { try #require(FixedDecimal(text)) }
    var field = FormattingField<FixedDecimal>(try number(row.value), format: format)
    if let maximum = row.maximum {
      field.setBounds(try #require(NumberBounds(maximum: try number(maximum))))
    }
    field.policies.step = try number(row.step)
    let change = try #require(row.isUp ? field.increment() : field.decrement())
    #expect(field.text == row.text)
    #expect(field.value == (try number(row.stepped)))
    #expect(!field.isEdited)
    #expect(field.commit().outcome == .unchanged)
    #expect(field.value == (try number(row.stepped)))
    try field.apply(change.inverse)
    #expect(field.value == (try number(row.value)))
  }

  @Test("a step from a number that was typed leaves what the format shows (C6)")
  func stepsOfTypedDigits() throws {
    var field = FormattingField<FixedDecimal>(format: Formats.style(.skeleton(".00"), "en-US"))
    try field.type("1.2345")
    field.increment()
    #expect(field.text == "2.23")
    #expect(field.value == 2.23)
  }
}
