import FieldForms
import FormattingFields

/// An order form as a host declares one: texts, numbers, a rule across fields, and a part.
struct HostOrder: FormContent {
  enum FieldID: String, CaseIterable {
    case email, quantity, price
    case city = "address.city"
    case coupon
  }

  struct Address: FormContent {
    enum FieldID: String { case city }
    var city = PlainTextField(trimsEnds: true)

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.city, &city, .required, rules: [.length(2...)])
    }
  }

  var email = PlainTextField(maximumLength: 254)
  var quantity: FormattingField<Int>
  var price: FormattingField<FixedDecimal>
  var address = Address()
  var coupon = PlainTextField()
  var takesCoupons = false

  init(locale: String) throws(NumberFormatError) {
    quantity = FormattingField(
      1, format: try .icu(locale: locale, style: .integer),
      bounds: NumberBounds(1...99))
    price = FormattingField(
      format: try .icu(
        locale: locale, style: .decimal,
        options: NumberOptions(minimumFractionDigits: 2, maximumFractionDigits: 2)))
  }

  var total: FixedDecimal { FixedDecimal(quantity.entry ?? 0) * (price.entry ?? 0) }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.email, &email, .required, rules: [.email])
    form.field(
      .quantity, &quantity, .required,
      rules: [.rule("even", message: "They come in pairs.") { $0 % 2 == 0 }])
    form.field(.price, &price, .required)
    form.part(&address, named: "address") { _ in .city }
    form.field(.coupon, &coupon, takesCoupons ? [] : .hidden)
    form.rule("limit", on: .quantity, .price, holds: total <= 1000)
  }

  var defaultField: FieldID? { .quantity }
}
