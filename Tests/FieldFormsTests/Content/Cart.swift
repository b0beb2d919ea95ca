import FieldForms
import FormattingFields

/// Quantity, unit price and discount; the total follows.
struct Cart: FormContent {
  enum FieldID: String { case quantity, price, discount, note }

  var quantity: FormattingField<Int>
  var price: FormattingField<FixedDecimal>
  var discount: FormattingField<FixedDecimal>
  var note = PlainTextField()

  init(locale: String = "en-US") {
    quantity = FormattingField(
      1, format: format(.integer, locale), bounds: NumberBounds(minimum: 1, maximum: 99)!)
    price = FormattingField(format: format(.currency("EUR"), locale))
    discount = FormattingField(
      0, format: format(.percent, locale), bounds: NumberBounds(minimum: 0, maximum: 1)!)
  }

  var total: FixedDecimal? {
    guard let quantity = quantity.value, let price = price.value, let discount = discount.value
    else { return nil }
    return FixedDecimal(quantity) * price * (1 - discount)
  }

  mutating func setLocale(_ locale: String) {
    quantity.setFormat(format(.integer, locale))
    price.setFormat(format(.currency("EUR"), locale))
    discount.setFormat(format(.percent, locale))
  }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.quantity, &quantity, .required)
    form.field(.price, &price, .required)
    form.field(.discount, &discount)
    form.field(.note, &note)
    form.rule(
      "discountedBulk", on: .quantity, .discount,
      holds: (quantity.value ?? 0) < 50 || (discount.value ?? 0) > 0,
      message: "From 50 pieces on there has to be a discount.")
  }
}
