import FieldForms
import FormattingFields

/// An amount, to be paid by card from an address.
struct Payment: FormContent {
  struct FieldID: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    static let amount = FieldID(rawValue: "amount")
    static let card = FieldID(rawValue: "card")
    static func billing(_ field: Address.FieldID) -> FieldID {
      FieldID(rawValue: "billing." + field.rawValue)
    }
  }

  var amount = FormattingField<FixedDecimal>(
    format: format(.currency("EUR"), "de-DE"), bounds: NumberBounds(minimum: 1)!)
  var card = PlainTextField()
  var billing = Address()

  mutating func declare(_ form: inout some FormDeclaration<FieldID>) {
    form.field(.amount, &amount, .required)
    form.field(.card, &card, .required, rules: .length(12...19))
    form.part(&billing, as: FieldID.billing)
  }
}
