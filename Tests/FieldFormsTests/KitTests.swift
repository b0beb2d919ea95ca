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
      #""|" + "1234" + <decimalKey> + "5" ⇒ "1234,5|" + <commit> ⇒ "1.234,5|""#,
      #""12|" + <left> + "9" => "19|2" + <right> + <deleteBackward> => "19|""#,
      #""[12]3" + paste "4\n" => "4|3" + <selectAll> + <deleteForward> => "|""#,
      #""5|" + <increment> + <toggleSign> => "-6|" + <revert> => "6|""#,
      #""|" + compose "１" + compose "１２" => "１２|""#,
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
      (#""1|" + <quit>"#, "there is no key <quit>; there are <left>, <right>, <deleteBackward>, "),
      (#""1|" + <commit"#, "“>” is missing"),
      (#""1|" => "1\u{A0}|""#, #"it shows “1|” and not “1\u{A0}|”"#),
    ])
  func failures(source: String, reason: String) {
    var field = Self.price
    let failure = #expect(throws: ScriptFailure.self) { try field.play(FieldScript(source)) }
    #expect(failure?.description.contains(reason) == true, "\(String(describing: failure))")
  }

  /// An engine that drops everything but digits, and groups on a commit.
  private struct DigitEngine: ForeignEngine {
    var text = ""

    mutating func replace(_ range: Range<Int>, with replacement: String) throws {
      guard replacement != "!" else { throw CancellationError() }
      var bytes = Array(text.utf8)
      bytes.replaceSubrange(range, with: replacement.utf8)
      text = String(decoding: bytes, as: UTF8.self).filter(\.isNumber)
    }

    mutating func commit() {
      if text.count > 3 { text.insert(",", at: text.index(text.endIndex, offsetBy: -3)) }
    }
  }

  @Test(
    "a script is played on another engine with three requirements",
    arguments: [
      #""|" + "12" + <left> + "3" => "13|2" + <deleteBackward> => "1|2" + <deleteForward> => "1|""#,
      #""12|3" + "x" => "12|3" + <selectAll> + paste "7,8" => "78|""#,
      #""1|2" + compose "３" + compose "３４" => "1３４|2" + <endComposition> + <left> => "1３|４2""#,
      #""1234|" + <commit> => "1,234|""#,
    ])
  func foreign(source: String) throws {
    var field = ForeignField(DigitEngine())
    try field.play(FieldScript(source))
  }

  @Test("what another engine refuses, and keys that it need not have, are told with their step")
  func foreignRefusals() {
    for (source, reason) in [
      (#""1|" + "!""#, "it is refused"), (#""1|" + <increment>"#, "does not have"),
    ] {
      var field = ForeignField(DigitEngine())
      let failure = #expect(throws: ScriptFailure.self) { try field.play(FieldScript(source)) }
      #expect(failure?.description.contains(reason) == true, "\(String(describing: failure))")
    }
  }

  @Test("random inputs have what a person does, and are made small")
  func inputs() async {
    var random = SeededGenerator(1)
    let inputs = RandomSession(texts: ["1", "x"]).inputs(400, using: &random)
    for name in ["type", "paste", "compose", "edit", "select", "follow", "press"] {
      #expect(inputs.contains { "\($0)".hasPrefix(name) }, "\(name)")
    }
    let smallest = await inputs.shrunk { inputs in inputs.contains { "\($0)".contains("compose") } }
    #expect(smallest.count == 1)
    let acts = RandomSession(texts: ["1"]).fieldActs(400, using: &random)
    #expect(acts.contains(.setValue(nil)))
    #expect(acts.contains { if case .setBounds = $0 { true } else { false } })
  }

  @Test("a person sees the screen, hears what is wrong, and undoes")
  func person() async throws {
    let person = FormDriver(
      SignIn(),
      messages: FormMessages(labels: [.username: "Name", .password: "Password"], in: .keys))
    #expect(person.screen == "> Name: |\nPassword: ")
    person.press(.enter)
    #expect(person.screen == "Name: \n! fieldMessage(Name, required)\n> Password: |")
    #expect(person.spoken == ["fieldMessage(Name, required)", "fieldMessage(Password, required)"])
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
