import FormattingFields
import Testing

struct FocusTests {
  @Test("appearing focuses the first field; Return walks to the last and then clears the focus")
  func walk() throws {
    var form = FieldForm(SignIn())
    #expect(form.focusedField == nil)
    form.focusOnAppear()
    #expect(form.focusedField == .username)
    try form.apply(.type("ada"))
    form.submitField()
    #expect(form.focusedField == .password)
    #expect(form.content.username.text == "ada")
    form.submitField()
    #expect(form.focusedField == nil)
    #expect(!form.isValid)
  }
}
