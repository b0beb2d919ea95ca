import FieldForms
import FormattingFields

/// Two names, an email address, and a company if the registration is for a company.
struct Registration: FormContent {
  enum FieldID: String { case firstName, lastName, company, email }

  var firstName = PlainTextField()
  var lastName = PlainTextField(trimsEnds: true)
  var company = PlainTextField()
  var email = PlainTextField()
  var isForCompany = false
  var isEmailKnown = false

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.firstName, &firstName, .required)
    form.field(.lastName, &lastName, .required)
    form.field(.company, &company, isForCompany ? .required : .hidden)
    form.field(.email, &email, isEmailKnown ? .disabled : .required, rules: [.email])
  }
}
