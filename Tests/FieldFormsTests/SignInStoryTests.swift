import EditScripts
import FieldForms
import FormattingFields
import Testing

/// Somebody signs in with username and password.
struct SignInStoryTests {
  private var form = FieldForm(SignIn())

  @Test("the button's state follows from the content, wherever it stands")
  mutating func button() throws {
    func isButtonEnabled(_ content: SignIn) -> Bool { content.isValid }
    form.focusOnAppear()
    #expect(!isButtonEnabled(form.content))
    try form.type("ada")
    #expect(!isButtonEnabled(form.content))
    form.submitField()
    try form.type("s")
    #expect(isButtonEnabled(form.content))
    try form.apply(.press(.deleteBackward))
    #expect(!isButtonEnabled(form.content))
  }

  @Test("with an empty username it is focused, else the empty password")
  mutating func firstEmpty() throws {
    try form.type("secret", into: .password)
    #expect(form.beginSubmit() == .invalid(first: .username))
    #expect(form.focusedField == .username)
    form = FieldForm(SignIn())
    try form.type("ada", into: .username)
    #expect(form[.password]?.shownIssues == [], "nobody has touched it yet")
    #expect(form.beginSubmit() == .invalid(first: .password))
    #expect(form.focusedField == .password)
    #expect(form[.password]?.shownIssues == [ValidationIssue(.required)])
    try form.type("s")
    guard form.beginSubmit() == .started else {
      Issue.record("both are there")
      return
    }
    #expect(form.isSubmitting)
    #expect(form.beginSubmit() == .alreadyRunning)
  }

  @Test("the password is neither spoken nor saved")
  mutating func secret() throws {
    try form.type("ada", into: .username)
    try form.type("hunter2", into: .password)
    let messages = FormMessages<SignIn.FieldID>(labels: [.password: "Password"], in: .keys)
    #expect(form.announcement(of: .password, in: messages) == "fieldFilled(Password)")
    #expect(form.announcement(of: .username, in: messages) == "field(username, ada)")
    #expect(form.snapshot.fields.mapValues { $0.text } == ["username": "ada"])
    let restored = try FieldForm(restoring: form.snapshot, in: SignIn())
    #expect(restored.content.password.text.isEmpty)
    #expect(restored.focusedField == .password)
  }
}
