import FormattingFields
import Testing

struct EmbeddingTests {
  @Test("the article about embedding shows what the code does")
  func article() throws {
    var listing = try Listing(
      of: "Sources/Formats/FormattingFields/FormattingFields.docc/EmbeddingInAFormEngine.md")
    listing.expect(
      """
      let format = try NumberFormat.icu(
        locale: "de-DE", style: .decimal, options: NumberOptions(minimumFractionDigits: 2))
      var amount = FormattingField<Double>(1234.5, format: format)
      """)
    let format = try NumberFormat.icu(
      locale: "de-DE", style: .decimal, options: NumberOptions(minimumFractionDigits: 2))
    var amount = FormattingField<Double>(1234.5, format: format)
    listing.expect("amount.text", amount.text)

    listing.expect(
      """
      if amount.policies.selectsAllOnFocus { try amount.select(.all) }
      try amount.type("6")
      """)
    if amount.policies.selectsAllOnFocus { try amount.select(.all) }
    try amount.type("6")
    listing.expect("amount.text", amount.text)
    listing.expect("amount.revert()")
    amount.revert()
    listing.expect("amount.text", amount.text)

    listing.expect("try amount.apply(TextEdit(.utf16(0, 5), \"7\"))")
    try amount.apply(TextEdit(.utf16(0, 5), "7"))
    listing.expect("amount.text", amount.text)
    listing.expect("amount.value", amount.value)
    listing.expect("amount.selection.head", amount.selection.head)

    listing.expect(
      """
      let pounds = try NumberFormat.icu(locale: "en-GB", style: .currency("GBP"))
      var fee = FormattingField<Double>(2, format: pounds)
      """)
    let pounds = try NumberFormat.icu(locale: "en-GB", style: .currency("GBP"))
    let fee = FormattingField<Double>(2, format: pounds)
    listing.expect("fee.text", fee.text)
    listing.expect("fee.selection.range", fee.selection.range)
    listing.expect(
      "fee.text.utf16Range(ofUTF8: fee.selection.range)",
      fee.text.utf16Range(ofUTF8: fee.selection.range))

    listing.expect(
      """
      do throws(EditRefusal) {
        try amount.apply(TextEdit(.utf16(3, 99), "5"))
      } catch {
      """)
    do throws(EditRefusal) {
      try amount.apply(TextEdit(.utf16(3, 99), "5"))
    } catch {
      listing.expect("error", error)
    }
    listing.expect("}")
    listing.expect("amount.text", amount.text)

    listing.expect(
      """
      try amount.apply(TextEdit(.all, "12345"))
      amount.commit()
      """)
    try amount.apply(TextEdit(.all, "12345"))
    amount.commit()
    listing.expect("amount.text", amount.text)
    listing.expect("try amount.follow(\"12.3456,00\", selection: .utf16(7, 7))")
    try amount.follow("12.3456,00", selection: .utf16(7, 7))
    listing.expect("amount.value", amount.value)
    listing.expect(
      """
      amount.reset(to: 12345)
      let typed = try amount.follow("12.3456,00", selection: .utf16(7, 7))
      let undone = [typed].compactMap { $0?.inverse }
      """)
    amount.reset(to: 12345)
    let typed = try amount.follow("12.3456,00", selection: .utf16(7, 7))
    let undone = [typed].compactMap { $0?.inverse }
    listing.expect(
      "try amount.follow(\"12.345,00\", selection: .utf16(6, 6), through: undone)",
      try amount.follow("12.345,00", selection: .utf16(6, 6), through: undone))
    listing.expect("amount.value", amount.value)

    listing.expect("try amount.apply(TextEdit(.all, \"8,\"))")
    try amount.apply(TextEdit(.all, "8,"))
    listing.expect("amount.setValue(8)", amount.setValue(8))
    listing.expect("amount.text", amount.text)
    listing.expect("amount.setValue(9)?.origin", amount.setValue(9)?.origin)
    listing.expect("amount.text", amount.text)
    listing.expect(
      """
      try amount.apply(TextEdit(.all, "7x"))
      amount.reset(to: 9)
      """)
    try amount.apply(TextEdit(.all, "7x"))
    amount.reset(to: 9)
    listing.expect("amount.text", amount.text)
    listing.expect("amount.isEdited", amount.isEdited)

    listing.expect(
      """
      try amount.apply(TextEdit(.all, "1234,567"))
      let report = amount.commit()
      """)
    try amount.apply(TextEdit(.all, "1234,567"))
    let report = amount.commit()
    listing.expect("report.outcome", report.outcome)
    listing.expect("amount.text", amount.text)
    listing.expect("report.change?.range", report.change?.range)
    listing.expect("report.change?.inserted", report.change?.inserted)

    listing.expect(
      """
      amount.policies.commitPolicy = .keepText
      try amount.apply(TextEdit(.all, "1.5"))
      """)
    amount.policies.commitPolicy = .keepText
    try amount.apply(TextEdit(.all, "1.5"))
    listing.expect("amount.commit().outcome", amount.commit().outcome)
    listing.expect("amount.suggestions", amount.suggestions)
    listing.expect("amount.revert()")
    amount.revert()

    listing.expect(
      """
      let change = try amount.apply(TextEdit(.all, "5"))
      try amount.apply(change.inverse)
      """)
    let change = try amount.apply(TextEdit(.all, "5"))
    try amount.apply(change.inverse)
    listing.expect("amount.text", amount.text)
    listing.expect("try amount.apply(change)")
    try amount.apply(change)
    listing.expect("amount.text", amount.text)
    listing.expectEnd()
  }
}
