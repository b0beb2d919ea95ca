import FieldForms
import FormattingFields
import FormattingFieldsFoundation
import Foundation
import Testing

/// README.md shows what the code does.
struct ReadmeTests {
  private var listing: Listing

  init() throws { listing = try Listing(of: "README.md") }

  @Test("the example gives the results in its comments")
  mutating func example() throws {
    listing.expect(
      """
      import FormattingFields
      let german = try NumberFormat.icu(locale: "de-DE", style: .decimal)
      var price = FormattingField<Double>(format: german)
      try price.type("1.5")
      """)
    let german = try NumberFormat.icu(locale: "de-DE", style: .decimal)
    var price = FormattingField<Double>(format: german)
    try price.type("1.5")
    listing.expect("price.text", price.text)
    listing.expect("price.status", price.status)
    listing.expect("price.issues.first?.code", price.issues.first?.code)
    listing.expect("price.suggestions", price.suggestions)
    listing.expect("try price.apply(TextEdit(.all, \"1234,5\"))")
    try price.apply(TextEdit(.all, "1234,5"))
    listing.expect("price.value", price.value)
    listing.expect("price.commit().outcome", price.commit().outcome)
    listing.expect("price.text", price.text)

    listing.expect(
      """
      import FormattingFieldsFoundation
      let euros = Decimal.FormatStyle.Currency(code: "EUR", locale: .autoupdatingCurrent)
      var amount = FormattingField<Decimal>(format: try NumberFormat(euros))
      """)
    let euros = Decimal.FormatStyle.Currency(code: "EUR", locale: .autoupdatingCurrent)
    var amount = FormattingField<Decimal>(format: try NumberFormat(euros))
    try amount.type("12")
    #expect(amount.value == 12)

    listing.expect(
      """
      struct Order: FormContent {
        enum FieldID: String { case price, email }
        var price: FormattingField<Double>
        var email = PlainTextField()
        mutating func declare(_ form: inout FormDeclaration<FieldID>) {
          form.field(.price, &price, .required)
          form.field(.email, &email, .required, rules: [.email])
        }
      }
      var form = FieldForm(Order(price: FormattingField(format: german)))
      form.focusOnAppear()           // focuses the price
      try form.apply(.type("12,5"))
      form.submitField()             // Return: commits, goes on to the email
      """)
    struct Order: FormContent {
      enum FieldID: String { case price, email }
      var price: FormattingField<Double>
      var email = PlainTextField()
      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(.price, &price, .required)
        form.field(.email, &email, .required, rules: [.email])
      }
    }
    var form = FieldForm(Order(price: FormattingField(format: german)))
    form.focusOnAppear()
    #expect(form.focusedField == .price)
    try form.apply(.type("12,5"))
    form.submitField()
    #expect(form.focusedField == .email)
    listing.expect("form.content.price.text", form.content.price.text)
    listing.expect("form.isValid", form.isValid)
    #expect(form.issues(of: .email).count == 1)
    listing.expect("form.issues(of: .email).first?.kind", form.issues(of: .email).first?.kind)
    // Scripts/check-swiftui.sh compiles what needs SwiftUI.
    listing.expect(
      """
      import FormattingFieldsUI
      FormattingTextField("Price", value: $price, format: .number)
      """)
    listing.expectEnd()
  }

  @Test("every refused text of the table is refused as it says")
  func refusals() throws {
    let rows = listing.document.matches(
      of: /\| `([^`]+)` \| ([a-zA-Z-]+)(, `UInt8`)? \| `([a-zA-Z]+)` \|/)
    #expect(rows.count == 8)
    for row in rows {
      let format = try NumberFormat.icu(locale: String(row.2), style: .decimal)
      let text = String(row.1)
      let issue =
        row.3 == nil
        ? NumberScanner<FixedDecimal>(format: format).scan(text).issue
        : NumberScanner<UInt8>(format: format).scan(text).issue
      #expect(issue?.code.rawValue == String(row.4), "\(text)")
    }
  }
}
