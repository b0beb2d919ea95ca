import FieldForms
import FieldTesting
import FormattingFields
import Testing

/// The test kit says what differs, and where.
@MainActor struct KitTests {
  nonisolated private static let price = FormattingField<FixedDecimal>(
    format: format(.decimal, "de-DE"))

  @Test(
    "a script says what is done and shown",
    arguments: [
      #""1|234" + "5" => "15|234""#,
      #""|" + "1234" + <Decimal> + "5" ⇒ "1234,5|" + <Return> ⇒ "1.234,5|""#,
      #""12|" + <Left> + "9" => "19|2" + <Right> + <Backspace> => "19|""#,
      #""[12]3" + paste "4\n" => "4|3" + <All> + <Delete> => "|""#,
      #""5|" + <Up> + <Sign> => "-6|" + <Escape> => "6|""#,
      #""|" + compose "１" + compose "１２" => "１２|""#,
      #""|" + "1" + <Enter> => "1|""#,
    ])
  func scripts(source: String) throws {
    var field = Self.price
    try field.play(FieldScript(source))
  }

  @Test(
    "a script that does not hold names the step and what happened",
    arguments: [
      (#""1|" + "2" => "13|""#, "step 3: it shows “12|” and not “13|”"),
      (#""1|" + "2" + paste "\#(String(repeating: "1", count: 2000))""#, "step 3: it is refused"),
      (#""1|" + <Retrun>"#, "a key is missing"),
      (#""1|" => "1\u{A0}|""#, #"it shows “1|” and not “1\u{A0}|”"#),
    ])
  func failures(source: String, reason: String) {
    var field = Self.price
    let failure = #expect(throws: ScriptFailure.self) { try field.play(FieldScript(source)) }
    #expect(failure?.description.contains(reason) == true, "\(String(describing: failure))")
  }

  @Test("a person sees the screen, hears what is wrong, and undoes")
  func person() async throws {
    let person = FormDriver(
      SignIn(),
      messages: FormMessages(labels: [.username: "Name", .password: "Password"], in: .keys))
    #expect(person.screen == "> Name: |\nPassword: ")
    person.press(.enter)
    #expect(person.screen == "Name: \n! required(Name)\n> Password: |")
    #expect(person.spoken == ["required(Name)", "required(Password)"])
    try person.type("secret")
    try person.type("ada", into: .username)
    #expect(person.screen == "> Name: ada|\nPassword: ••••••")
    person.press(.undo)
    #expect(person[bound: .username] == .text(""))
    person.press(.redo)
    let outcome = await person.submit { _ in [.answer("username", "Who?")] }
    #expect(outcome == .answered)
    #expect(person.spoken.last == "submitAnswered(1)")
    #expect(throws: FormRefusal.notActive) {
      let person = FormDriver(Registration(), messages: FormMessages(labels: [:]))
      try person.tap(.company)
    }
  }

  @Test("a server answers when the test says so, and tells what was given up")
  func server() async throws {
    let server = FakeServer<String, Int>()
    let (first, second) = (Task { try await server.ask("a") }, Task { try await server.ask("b") })
    await server.waitForRequest("a")
    await server.waitForRequest("b")
    await server.answer("b", with: 2)
    #expect(try await second.value == 2)
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    #expect(await server.cancelled == ["a"])
  }
}
