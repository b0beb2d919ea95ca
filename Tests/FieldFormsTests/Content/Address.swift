import FieldForms
import FormattingFields

/// A postal address, as a part of other forms.
struct Address: FormContent {
  enum FieldID: String { case street, postcode, city }

  var street = PlainTextField()
  var postcode = PlainTextField()
  var city = PlainTextField()

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.street, &street, .required)
    form.field(
      .postcode, &postcode, .required,
      rules: [.pattern(/\d{5}/, message: "A postcode has five digits.")])
    form.field(.city, &city, .required)
  }
}
