import FieldForms
import FormattingFields

/// An amount, to be paid by card from an address.
struct Payment: FormContent {
  enum FieldID: Hashable {
    case amount, card
    case billing(Address.FieldID)
  }

  var amount = FormattingField<FixedDecimal>(
    format: format(.currency("EUR"), "de-DE"), bounds: NumberBounds(minimum: 1)!)
  var card = PlainTextField()
  var billing = Address()

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.amount, named: "amount", &amount, .required)
    form.field(.card, named: "card", &card, .required, rules: [.length(12...19)])
    form.part(&billing, named: "billing", as: FieldID.billing)
  }
}
