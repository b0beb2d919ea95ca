import FormattingFields
import Testing

struct AskingTests {
  @Test("the article about asking a field shows what the code does")
  func article() throws {
    var listing = try Listing(
      of: "Sources/Formats/FormattingFields/FormattingFields.docc/AskingAField.md")
    listing.expect(
      """
      let dollars = try NumberFormat.icu(locale: "en-US", style: .currency("USD"))
      var price = FormattingField<Double>(1234.5, format: dollars, bounds: NumberBounds(0...10_000))
      """)
    let dollars = try NumberFormat.icu(locale: "en-US", style: .currency("USD"))
    var price = FormattingField<Double>(1234.5, format: dollars, bounds: NumberBounds(0...10_000))
    listing.expect("price.entryTraits.inputMode", price.entryTraits.inputMode)
    listing.expect("price.entryTraits.allowsMinus", price.entryTraits.allowsMinus)
    listing.expect("let english = try NumberFormat.icu(locale: \"en-US\", style: .decimal)")
    let english = try NumberFormat.icu(locale: "en-US", style: .decimal)
    listing.expect(
      "FormattingField<UInt8>(format: english).entryTraits.inputMode",
      FormattingField<UInt8>(format: english).entryTraits.inputMode)

    listing.expect(
      """
      var balance = FormattingField<Double>(format: english)
      try balance.type("12.50")
      """)
    var balance = FormattingField<Double>(format: english)
    try balance.type("12.50")
    for _ in 0..<2 {
      listing.expect("try balance.toggleSign()")
      try balance.toggleSign()
      listing.expect("balance.text", balance.text)
    }

    listing.expect("price.policies.step = 0.25")
    price.policies.step = 0.25
    listing.expect("price.increment()")
    price.increment()
    listing.expect("price.text", price.text)
    listing.expect("price.increment(by: price.largeStep)")
    price.increment(by: price.largeStep)
    listing.expect("price.text", price.text)
    listing.expect("price.setToMaximum()")
    price.setToMaximum()
    listing.expect("price.text", price.text)
    listing.expect("price.canIncrement", price.canIncrement)
    listing.expect("price.canDecrement", price.canDecrement)

    listing.expect("try price.apply(TextEdit(.all, \"99.9\"))")
    try price.apply(TextEdit(.all, "99.9"))
    listing.expect("price.preview", price.preview)
    listing.expect("price.text", price.text)
    try speech(&listing)
    try types(&listing, english)
    listing.expectEnd()
  }

  private func speech(_ listing: inout Listing) throws {
    listing.expect(
      """
      let accounting = try NumberFormat.icu(locale: "en-US", style: .accounting("USD"))
      var loss = FormattingField<Double>(-1234.5, format: accounting)
      """)
    let accounting = try NumberFormat.icu(locale: "en-US", style: .accounting("USD"))
    var loss = FormattingField<Double>(-1234.5, format: accounting)
    listing.expect("loss.text", loss.text)
    listing.expect("loss.valueText", loss.valueText)
    listing.expect("try loss.apply(TextEdit(.all, \"\"))")
    try loss.apply(TextEdit(.all, ""))
    listing.expect("loss.valueText(in: .german)", loss.valueText(in: .german))
    listing.expect(
      """
      try loss.apply(TextEdit(.all, "3.14159"))
      let change = loss.commit().change
      """)
    try loss.apply(TextEdit(.all, "3.14159"))
    let change = loss.commit().change
    listing.expect(
      "change.flatMap { loss.announcement(of: $0, label: \"Loss\") }",
      change.flatMap { loss.announcement(of: $0, label: "Loss") })
  }

  private func types(_ listing: inout Listing, _ english: NumberFormat) throws {
    listing.expect(
      """
      let type = NumberType(rawValue: "uint8") ?? .decimal
      var count = NumberField(type, format: english)
      try count.type("300")
      """)
    let type = NumberType(rawValue: "uint8") ?? .decimal
    var count = NumberField(type, format: english)
    try count.type("300")
    listing.expect("count.refusedText?.message", count.refusedText?.message)
    listing.expect("try count.apply(TextEdit(.all, \"200\"))")
    try count.apply(TextEdit(.all, "200"))
    listing.expect("count.value", count.value)
    listing.expect("count.value?.fixedDecimal", count.value?.fixedDecimal)
    listing.expect("print(count)   // \(count)")
  }
}
