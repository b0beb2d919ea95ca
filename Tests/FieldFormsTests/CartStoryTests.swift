import FieldForms
import FormattingFields
import Testing

/// Somebody fills a cart and watches the total.
struct CartStoryTests {
  private var form = FieldForm(Cart())

  @Test("the total follows every key")
  mutating func total() throws {
    #expect(form.content.total == nil)
    var totals: [FixedDecimal?] = []
    form.focus(.price)
    for key in ["1", "9", ".", "9", "5"] {
      try form.type(key)
      totals.append(form.content.total)
    }
    #expect(totals == ["1", "19", "19", "19.9", "19.95"].map { FixedDecimal($0) })
    form.focus(.quantity)
    try form.apply(.select(.all))
    try form.type("3")
    #expect(form.content.total == FixedDecimal("59.85"))
    #expect(form.content.price.text == "€19.95", "it was left, so it is committed")
    form.focus(.discount)
    try form.apply(.select(.all))
    try form.type("10")
    #expect(form.content.total == FixedDecimal("53.865"))
    try form.type("x")
    #expect(form.content.total == FixedDecimal("53.865"), "what cannot be read changes no value")
    #expect(!form.isValid)
  }

  @Test("a locale switch in the middle of typing keeps the number that each text says (S7)")
  mutating func locale() throws {
    try form.type("1234.5", into: .price)
    form.focus(.discount)
    try form.apply(.select(.all))
    try form.type("12.5")
    #expect(form.content.price.text == "€1,234.50")
    form.content.setLocale("de-DE")
    #expect(form.focusedField == .discount)
    #expect(form.content.discount.text == "12,5")
    #expect(form[.discount]?.status == .acceptable)
    #expect(form[.discount]?.isEdited == true)
    #expect(form.content.discount.value == FixedDecimal("0.125"), "and not 125 %")
    #expect(form.content.price.text == "1.234,50\u{A0}€")
    #expect(form.content.total == FixedDecimal("1080.1875"))
    try form.apply(.select(.all))
    try form.type("12,5")
    form.submitField()
    #expect(form.content.discount.text == "12,5\u{A0}%")
    #expect(form.content.total == FixedDecimal("1080.1875"))
  }

  @Test("a rule across fields is told on the fields it names, and ends with either's edit")
  mutating func rule() throws {
    try form.type("1", into: .price)
    form.focus(.quantity)
    try form.apply(.select(.all))
    try form.type("50")
    let kind = ValidationIssue.Kind.rule("discountedBulk")
    #expect(form.issues(of: .quantity).map(\.kind) == [kind])
    #expect(form.issues(of: .discount).map(\.kind) == [kind])
    #expect(form.issues(of: .price).isEmpty)
    try form.apply(.select(.all), to: .discount)
    try form.apply(.type("5"), to: .discount)
    #expect(form.isValid)
  }

  @Test("steps and the decimal key reach the focused number field")
  mutating func keys() throws {
    form.content.setLocale("de-DE")
    form.focusOnAppear()
    try form.apply(.press(.increment))
    try form.apply(.press(.increment))
    try form.apply(.press(.decrement))
    #expect(form.content.quantity.value == 2)
    form.focus(.price)
    try form.type("2")
    try form.apply(.press(.decimalKey))
    try form.type("5")
    #expect(form.content.total == 5)
    try form.apply(.press(.revert))
    #expect(form.content.price.value == nil)
  }
}
