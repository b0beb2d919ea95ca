import FieldForms
import FieldTesting
import FormattingFields
import Testing

/// Submits and checks, with the tasks that wait for their answers. (F3)
@MainActor struct SubmitTests {
  private let model = FormModel(Registration())

  private struct Party: FormContent {
    enum FieldID: Hashable { case guest(Int, Guest.FieldID) }
    struct Guest: FormContent, Identifiable {
      enum FieldID: String { case name }
      let id: Int
      var name: PlainTextField
      mutating func declare(_ form: inout FormDeclaration<FieldID>) { form.field(.name, &name) }
    }
    var guests = [
      Guest(id: 1, name: PlainTextField("Ada")), Guest(id: 2, name: PlainTextField("Grace")),
    ]
    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.rows(&guests, named: "guests", rowLabel: { "\($1) \($0)" }, as: FieldID.guest)
    }
  }

  private func fill(_ model: FormModel<Registration>) throws {
    try model.form.type("Ada", into: .firstName)
    try model.form.type("Lovelace", into: .lastName)
    try model.form.type("ada@example.org", into: .email)
  }

  @Test("a valid form calls the handler once, with what was typed last")
  func once() async throws {
    try fill(model)
    var contents: [Registration] = []
    let outcome = await model.submit { content in
      contents.append(content)
      return []
    }
    #expect(outcome == .accepted)
    #expect(contents.map(\.email.text) == ["ada@example.org"])
    #expect(!model.isSubmitting)
  }

  @Test("an invalid form does not call the handler; the first invalid field is focused")
  func invalid() async throws {
    try model.form.type("ada@example.org", into: .email)
    let outcome = await model.submit { _ in
      Issue.record("the handler was called")
      return []
    }
    #expect(outcome == .invalid(first: .firstName))
    #expect(model.focusedField == .firstName)
  }

  @Test(
    "an answer by a field's id is told on that field, of a row's too, and any other on the form")
  func typedAnswers() async throws {
    try fill(model)
    let outcome = await model.submit { _ in [.answer(.email, "This address is taken.")] }
    #expect(outcome == .answered)
    #expect(model.focusedField == .email)
    #expect(model.form.issues(of: .email).map(\.message) == ["This address is taken."])
    var form = FieldForm(Party())
    #expect(form.beginSubmit() == .started)
    let submission = try #require(form.submission)
    form.endSubmit(
      submission, [.answer(.guest(2, .name), "unknown"), .answer(.guest(9, .name), "gone")])
    #expect(form.issues(of: .guest(2, .name)).map(\.message) == ["unknown"])
    #expect(form.formIssues.map(\.message) == ["gone"])
  }

  @Test("an answer for a hidden or disabled field is told on the form")
  func hiddenAnswer() async throws {
    try fill(model)
    model.form.content.isEmailKnown = true
    let outcome = await model.submit { _ in [.answer("company", "c"), .answer("email", "e")] }
    #expect(outcome == .answered)
    #expect(model.formIssues.map(\.kind) == [.answer("company"), .answer("email")])
    #expect(model.form.issues(of: .email).isEmpty)
  }

  @Test("a second submit while one runs is refused; typing goes on")
  func second() async throws {
    try fill(model)
    var calls = 0
    let first = await model.submit { content in
      calls += 1
      #expect(model.isSubmitting)
      let second = await model.submit { _ in
        calls += 1
        return []
      }
      #expect(second == .alreadyRunning)
      try? model.form.type("x", into: .lastName)
      return [
        .answer("lastName", "about the old text"), .answer("email", "This address is taken."),
      ]
    }
    #expect(calls == 1)
    #expect(first == .answered)
    #expect(model.lastName.text == "Lovelacex")
    #expect(model.field(.lastName)?.issues == [])
    #expect(model.field(.email)?.issues.map(\.message) == ["This address is taken."])
    #expect(model.focusedField == .email)
  }

  @Test("a check runs while one types, counts for the last text, and is cancelled by newer input")
  func checks() async throws {
    let server = NameServer(waits: true)
    let model = FormModel(Registration())
    model.addCheck(of: .firstName) { try await server.objection(to: $0) }
    try model.form.type("B", into: .firstName)
    while await server.asked == 0 { await Task.yield() }
    try model.form.type("o")
    #expect(model.firstName.text == "Bo", "typing did not wait")
    #expect(model.field(.firstName)?.isChecking == true)
    #expect(model.form.isChecking(.lastName) == false)
    for _ in 0..<10_000 where await server.cancelled.isEmpty { await Task.yield() }
    #expect(await server.cancelled == ["B"])
    await server.open()
    await model.awaitChecks()
    #expect(model.field(.firstName)?.issues.map(\.message) == ["Bo is taken."])
    #expect(await server.answered == ["Bo"])
    try model.form.type("b")
    #expect(model.field(.firstName)?.issues == [])
    await model.awaitChecks()
    #expect(model.field(.firstName)?.issues == [])
    try model.form.apply(.press(.deleteBackward))
    try model.form.type("b")
    await model.awaitChecks()
    #expect(model.field(.firstName)?.isChecking == false)
  }

  @Test("a submit waits for the checks and stops at one that fails")
  func submitWaits() async throws {
    let server = NameServer()
    let model = FormModel(Registration())
    model.addCheck(of: .firstName) { try await server.objection(to: $0) }
    try fill(model)
    try model.form.apply(.edit(TextEdit(.all, "Bo")), to: .firstName)
    let outcome = await model.submit { _ in
      Issue.record("the handler was called")
      return []
    }
    #expect(outcome == .invalid(first: .firstName))
    #expect(model.focusedField == .firstName)
    #expect(!model.isSubmitting)
    try model.form.type("b")
    #expect(await model.submit { _ in [] } == .accepted)
  }

  @Test("an edit of a checked field while the submit waits for its check cancels the submit")
  func editedMeanwhile() async throws {
    let server = NameServer(waits: true)
    let model = FormModel(Registration())
    model.addCheck(of: .firstName) { try await server.objection(to: $0) }
    try fill(model)
    let submit = Task {
      await model.submit { _ in
        Issue.record("the handler was called")
        return []
      }
    }
    while !model.isSubmitting { await Task.yield() }
    try model.form.type("x", into: .firstName)
    #expect(await submit.value == .cancelled)
    #expect(!model.isSubmitting)
    await server.open()
  }

  @Test("a submit whose task is cancelled while it waits ends without the handler")
  func cancelled() async throws {
    let server = NameServer(waits: true)
    let model = FormModel(Registration())
    model.addCheck(of: .firstName) { try await server.objection(to: $0) }
    try fill(model)
    let submit = Task {
      await model.submit { _ in
        Issue.record("the handler was called")
        return []
      }
    }
    while !model.isSubmitting { await Task.yield() }
    submit.cancel()
    #expect(await submit.value == .cancelled)
    // The check that was cancelled with the submit is asked again.
    #expect(model.form.isChecking(.firstName))
    await server.open()
    await model.awaitChecks()
    #expect(!model.form.isChecking(.firstName))
    #expect(await server.answered.count == 1)
  }

  @Test("a check that throws has found nothing out, and is asked again at the submit")
  func unreachable() async throws {
    let server = NameServer()
    await server.fail()
    let model = FormModel(Registration())
    model.addCheck(of: .firstName) { try await server.objection(to: $0) }
    try fill(model)
    await model.awaitChecks()
    let failed = await server.failures
    #expect(failed > 0)
    #expect(model.isValid)
    try model.form.type("x", into: .lastName)
    await model.awaitChecks()
    #expect(await server.failures == failed, "not asked for every key elsewhere")
    #expect(await model.submit { _ in [] } == .accepted)
    #expect(await server.failures == failed + 1)
  }

  @Test("an initial value is not asked about; a delay lets a typist finish")
  func delay() async throws {
    let server = NameServer()
    var content = Registration()
    content.firstName.setText("Bo")
    let clock = FakeClock()
    let model = FormModel(content, clock: clock)
    model.addCheck(of: .firstName, after: .seconds(20)) { try await server.objection(to: $0) }
    model.form.focusOnAppear()
    await model.awaitChecks()
    #expect(await server.asked == 0)
    try model.form.type("b")
    await clock.waitForSleeper()
    clock.advance(by: .seconds(19))
    try model.form.type("bie")
    await clock.waitForSleeper()
    clock.advance(by: .seconds(19))
    #expect(clock.sleeperCount == 1, "the typist was not finished")
    clock.advance(by: .seconds(1))
    await model.awaitChecks()
    #expect(await server.answered == ["Bobbie"])
    #expect(await server.asked == 1)
  }

  @Test("two checks of one field are both asked, and what both find is told in their order")
  func twoChecks() async throws {
    let server = NameServer(waits: true)
    let model = FormModel(Registration())
    model.addCheck(of: .firstName) { try await server.objection(to: $0) }
    model.addCheck(of: .firstName) { $0.count < 3 ? [.check("\($0) is short.")] : [] }
    model.addCheck(of: .lastName) { (_: String) in throw CancellationError() }
    model.addCheck(of: .lastName) { $0 == .text("x") ? [.check("No name.")] : [] }
    try model.form.type("Bo", into: .firstName)
    while await server.asked == 0 { await Task.yield() }
    #expect(model.form.isChecking(.firstName))
    await server.open()
    await model.awaitChecks()
    #expect(model.form.issues(of: .firstName).map(\.message) == ["Bo is taken.", "Bo is short."])
    try model.form.type("b")
    await model.awaitChecks()
    #expect(model.form.issues(of: .firstName).isEmpty)
    try model.form.type("x", into: .lastName)
    await model.awaitChecks()
    #expect(model.form.issues(of: .lastName).map(\.message) == ["No name."], "though one threw")
  }
}
