import FieldForms
import FormattingFields

/// Username and password.
struct SignIn: FormContent {
  enum FieldID: String { case username, password }

  var username = PlainTextField()
  var password = PlainTextField()

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.username, &username, .required)
    form.field(.password, &password, [.required, .secret])
  }
}
