import EditScripts
import FieldForms
import FormattingFields
import Testing

/// Somebody registers with first name, last name and email address.
struct RegistrationStoryTests {
  private var form = FieldForm(Registration())
  private typealias Kind = ValidationIssue.Kind

  @Test("the first field has the focus on appearance; Return, Return, Return walks and clears it")
  mutating func walk() throws {
    form.focusOnAppear()
    #expect(form.focusedField == .firstName)
    #expect(form[.firstName]?.isLast == false)
    try form.type("Ada")
    form.submitField()
    #expect(form.focusedField == .lastName)
    try form.type("Lovelace ")
    form.submitField()
    #expect(form.focusedField == .email)
    #expect(form[.email]?.isLast == true)
    #expect(form.content.lastName.text == "Lovelace")
    try form.type("ada@example.org")
    #expect(form.isValid)
    form.submitField()
    #expect(form.focusedField == nil)
    form.submitField()
    #expect(form.focusedField == nil)
  }

  @Test("an address that the server knows already is told on its field, focused, and gone by a key")
  mutating func serverError() throws {
    try form.type("Ada", into: .firstName)
    try form.type("Lovelace", into: .lastName)
    try form.type("ada@example.org", into: .email)
    form.focus(nil)
    guard form.beginSubmit() == .started, let submission = form.submission else {
      Issue.record("a valid form is submitted")
      return
    }
    #expect(submission.content.email.text == "ada@example.org")
    let answer: [ValidationIssue] = [
      .answer("email", "This address is taken."), .answer("captcha", "Are you a robot?"),
    ]
    #expect(form.endSubmit(submission, answer) == .answered)
    #expect(form.focusedField == .email)
    #expect(form.issues(of: .email).map(\.kind) == [.answer("email")])
    #expect(form.formIssues.map(\.message) == ["Are you a robot?"])
    let messages = FormMessages<Registration.FieldID>(labels: [.email: "Email"], in: .keys)
    #expect(
      form.sentences(for: .email, in: messages) == ["fieldMessage(Email, This address is taken.)"])
    #expect(form.sentences(in: messages) == ["Are you a robot?"])
    #expect(form.isValid, "only the server can tell whether it still holds")
    try form.apply(.press(.deleteBackward))
    #expect(form.issues(of: .email).isEmpty)
    try form.type("g")
    #expect(form.issues(of: .email).isEmpty, "the same text again does not bring it back")
    #expect(!form.formIssues.isEmpty)
    guard form.beginSubmit() == .started else {
      Issue.record("it can be submitted again")
      return
    }
    #expect(form.formIssues.isEmpty)
  }

  @Test("an answer about a text that was edited meanwhile is dropped")
  mutating func lateAnswer() throws {
    try form.type("Ada", into: .firstName)
    try form.type("Lovelace", into: .lastName)
    try form.type("ada@example.org", into: .email)
    guard form.beginSubmit() == .started, let submission = form.submission else {
      Issue.record("a valid form is submitted")
      return
    }
    try form.type("x")
    #expect(
      form.endSubmit(submission, [.answer("email", "taken"), .answer("lastName", "too long")])
        == .answered)
    #expect(form.issues(of: .email).isEmpty)
    #expect(form.issues(of: .lastName).count == 1)
    #expect(form.focusedField == .lastName)
    #expect(form.endSubmit(submission, [.answer("firstName", "x")]) == .cancelled)
    #expect(form.issues(of: .firstName).isEmpty)
  }

  @Test("an answer for a hidden or disabled field is told on the form")
  mutating func hiddenAnswer() throws {
    try form.type("Ada", into: .firstName)
    try form.type("Lovelace", into: .lastName)
    form.content.isEmailKnown = true
    guard form.beginSubmit() == .started, let submission = form.submission else {
      Issue.record("a valid form is submitted")
      return
    }
    form.endSubmit(submission, [.answer("company", "c"), .answer("email", "e")])
    #expect(form.formIssues.map(\.kind) == [.answer("company"), .answer("email")])
    #expect(form.issues(of: .email).isEmpty)
  }
}
