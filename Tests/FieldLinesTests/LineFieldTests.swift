import FieldEditing
import FieldLines
import FormattingFieldJSON
import FormattingFields
import ICUFieldLines
import Testing

/// A field behind lines does what a hosted field does, and says the whole of it.
struct LineFieldTests {
  /// The states of a session, as JSON.
  private func states(_ options: String, _ acts: String...) throws -> [JSONObject] {
    var field = try LineField(options, from: .icu)
    return try [JSONObject(field.state().line)] + acts.map { try JSONObject(field.act($0)) }
  }

  private func text(_ state: JSONObject, _ name: JSONKey = "text") -> String? {
    if case .string(let text)? = state[name] { text } else { nil }
  }

  private func member(_ state: JSONObject, _ name: JSONKey, _ part: JSONKey) -> JSONValue? {
    if case .object(let object)? = state[name] { object[part] } else { nil }
  }

  @Test("what a host reads at each state is its gift, with an answer until it rests (H1)")
  func readsEntry() throws {
    var field = try LineField(
      #"{"locale":"de-DE","host":["takesEntry"],"readsEntry":true,"value":"7"}"#, from: .icu)
    _ = field.act(.press(.selectAll))
    let typed = field.act(.type(","))
    #expect(typed.entry == nil)
    #expect(typed.give == nil)
    #expect(field.act(.value(nil)).text == ",")
    #expect(field.act(.value(FixedDecimal("7"))).text == ",")
    #expect(field.act(.type("5")).entry == "0.5")
    #expect(field.act(.value(FixedDecimal("0.5"))).text == ",5")
    #expect(field.act(.value(FixedDecimal("9"))).text == ",5")
    #expect(field.act(.value(FixedDecimal("0.5"))).text == ",5")
    _ = field.act(.rest)
    #expect(field.act(.value(FixedDecimal("9"))).text == "9")
  }

  @Test("null sets a policy back to that of a field that does not name the policy")
  func policyOfNull() throws {
    var field = try LineField(
      #"{"locale":"de","policies":{"clampsToBounds":true,"commitPolicy":"keepText","maximumLength":3}}"#,
      from: .icu)
    _ = field.act(
      #"{"setOptions":{"policies":{"clampsToBounds":null,"commitPolicy":null,"maximumLength":null}}}"#
    )
    let (policies, standard) = (field.options.policies, FieldPolicies())
    #expect(policies.clampsToBounds == standard.clampsToBounds)
    #expect(policies.commitPolicy == standard.commitPolicy)
    #expect(policies.maximumLength == standard.maximumLength)
  }

  @Test("a state that was written is read as the state, whole and brief")
  func statesAreRead() throws {
    func field(_ brief: Bool) throws -> LineField {
      try LineField(
        #"{"locale":"de-DE","style":"currency:EUR","value":"1","bounds":["0","99"],"step":"0.5","label":"Preis","brief":\#(brief)}"#,
        from: .icu)
    }
    var (whole, brief) = (try field(false), try field(true))
    var state = whole.state()
    #expect(try LineState(state.line) == state)
    #expect(try LineState(brief.state().line).line == state.line)
    for act in [
      #"{"selectAll":true}"#, #"{"type":"1.5"}"#, #"{"compose":"7"}"#, #"{"type":"x"}"#, "{",
      #"{"typ":"1"}"#, #"{"commit":true}"#, #"{"setValue":"1234.567"}"#, #"{"increment":true}"#,
      #"{"undo":true}"#, #"{"save":true}"#, #"{"select":[9,9]}"#, #"{"setLocale":"ar-EG"}"#,
      #"{"type":"500"}"#, #"{"commit":true}"#, #"{"value":null}"#,
    ] {
      let line: String = whole.act(act)
      let read = try LineState(line)
      #expect(read.line == line, "\(act)")
      state = try LineState(brief.act(act) as String, after: state)
      #expect(state == read, "\(act)")
    }
  }

  @Test(
    "a line that is no state is refused with its place",
    arguments: [
      (#"{"n":1}"#, "text: the state lacks the member"),
      (
        #"{"n":1,"texts":""}"#, "texts: there is no member of a state “texts”. Did you mean “text”?"
      ),
      (#"{"n":"1"}"#, "n: must be a whole number"), ("[]", "byte 0: not JSON: "),
      (#"{"can":["fly"]}"#, "can[0]: there is no act “fly”"),
      (#"{"selection":[1]}"#, "selection: must be an array of two offsets, and is an array"),
      (#"{"status":"fine"}"#, "status: there is no status “fine”"),
    ])
  func noState(line: String, told: String) {
    #expect {
      _ = try LineState(line)
    } throws: {
      "\($0)".hasPrefix(told)
    }
  }

  @Test("a wrong line changes nothing")
  func wrongLines() throws {
    var field = try LineField(#"{"locale":"de-DE","value":"7"}"#, from: .icu)
    field.act(#"{"type":"5"}"#)
    let before = field.hosted
    for line in [
      "", "{", #"{"typ":"1"}"#, #"{"select":[9,9]}"#, #"{"value":"1","token":99}"#,
      #"{"setLocale":"xx-XX"}"#,
      #"{"setOptions":{"type":"double"}}"#, #"{"setOptions":{"locale":"en-US","step":"x"}}"#,
      #"{"drawn":99}"#,
      #"{"restore":{"text":"1","value":"decimal 5","anchor":9,"head":0}}"#, #"{"reopen":"xx-XX"}"#,
      #"{"paste":"\#(String(repeating: "1", count: 2000))"}"#,
      "{\"type\":\"\(String(repeating: "1", count: 1 << 20))\"}",
      String(repeating: "[", count: 100_000), "\u{FEFF}{}",
    ] {
      let state = try JSONObject(field.act(line))
      #expect(state["error"] != nil || state["refused"] != nil, "\(line.prefix(40))")
      #expect(field.hosted == before, "\(line.prefix(40))")
      #expect(text(state) == "75")
    }
  }

  @Test(
    "an answer by the last token ends the gift, one by an earlier token is nothing (H1)")
  func echoes() throws {
    let states = try states(
      #"{"locale":"en-US"}"#, #"{"type":"1"}"#, #"{"type":"2"}"#, #"{"value":"1","token":1}"#,
      #"{"commit":true}"#, #"{"value":"1","token":1}"#, #"{"value":"12","token":2}"#,
      #"{"value":"1"}"#, #"{"value":"40","token":2}"#, #"{"setValue":"12"}"#)
    #expect(
      states.map { member($0, "give", "token") } == [nil, .number("1"), .number("2")]
        + Array(repeating: nil, count: 7))
    #expect(states.map { text($0) } == ["", "1", "12", "12", "12", "12", "12", "1", "1", "12"])
  }

  @Test("a number that a store takes arrives, by token and by value, over a minimum (H1)")
  func minimum() throws {
    for answer in [#","token":1}"#, "}"] {
      let states = try states(
        #"{"locale":"de-DE","value":"20"}"#, #"{"focus":true}"#,
        #"{"edit":{"range":"all","text":"1"}}"#, #"{"value":"20""# + answer, #"{"type":"5"}"#,
        #"{"value":"15"}"#, #"{"commit":true}"#)
      #expect(states.map { text($0) } == ["20", "20", "1", "1", "15", "15", "15"])
      #expect(member(states[4], "give", "value") == .string("15"))
    }
  }

  @Test("a store that answers with another value replaces the text, and says what became of it")
  func answers() throws {
    let states = try states(
      #"{"locale":"en-US","value":"3"}"#, #"{"follow":"50"}"#, #"{"commit":true}"#,
      #"{"value":"10","token":1}"#)
    #expect(member(states[1], "give", "value") == .string("50"))
    #expect(text(states[3]) == "10")
    #expect(text(states[3], "sentence") == "“50” was changed to 10.")
    #expect(states[3]["give"] == nil)
  }

  @Test("a value with more digits than the text shows is told, until the text is typed anew")
  func hiddenDigits() throws {
    var field = try LineField(
      #"{"locale":"en","style":"percent","format":{"maximumFractionDigits":0},"value":"0.125"}"#,
      from: .icu)
    #expect(field.state().sentence == "Rounded from 12.5% to 13%.")
    #expect(field.state().entry == "0.125")
    // The same text says the whole number here.
    let shown = field.act(.setValue(FixedDecimal("0.13")))
    #expect((shown.text, shown.sentence ?? "") == ("13%", ""))
    let typed = field.act(.follow("14%"))
    #expect((typed.entry, typed.sentence ?? "") == ("0.14", ""))
    #expect(field.act(.setValue(FixedDecimal("0.1299"))).sentence == "Rounded from 12.99% to 13%.")
  }

  @Test("a text that may become a number has a sentence at the commit, and any other at once")
  func sentences() throws {
    for (text, isAtOnce) in [("1.5", false), ("1x", true)] {
      var field = try LineField(
        #"{"locale":"de-DE","policies":{"commitPolicy":"keepText"}}"#, from: .icu)
      _ = field.act(.focus(true))
      let typed = field.act(.type(text))
      #expect((typed.sentence != nil) == isAtOnce)
      #expect(typed.entry == nil)
      let committed = field.act(.press(.commit))
      #expect(committed.sentence != nil)
      #expect(committed.text == text)
    }
  }

  @Test("what the control shows already is not drawn")
  func drawing() throws {
    let states = try states(
      #"{"locale":"de-DE"}"#, #"{"follow":{"text":"1234","selection":[4,4]}}"#, #"{"commit":true}"#,
      #"{"follow":{"text":"1.234","selection":[5,5]}}"#, #"{"select":[0,5]}"#, #"{"type":"x"}"#,
      #"{"follow":{"text":"7","selection":[1,1]}}"#, #"{"undo":true}"#)
    #expect(
      states.map { member($0, "draw", "text") } == [
        .string(""), nil, .string("1.234"), nil, nil, .string("x"), nil, .string("x"),
      ])
    #expect(states[7]["can"] == .array([.string("undo"), .string("redo")]))
  }

  @Test("a control that draws late is told its text, and then its selection")
  func late() throws {
    var field = try LineField(
      #"{"locale":"en-US","drawsLate":true,"policies":{"filtersCharacters":true}}"#, from: .icu)
    var state = field.state()
    field.act(#"{"focus":true}"#)
    state = field.act(.follow("1x", drawn: state.n))
    #expect(state.refused == "filtered")
    #expect(state.draw?.text == "1x", "as it was typed")
    state = field.act(.drawn(state.n))
    #expect(state.draw?.text == "")
    state = field.act(.drawn(state.n))
    #expect(state.draw?.selection == [0, 0])
    state = field.act(.drawn(state.n))
    #expect(field.act(.drawn(state.n)).draw == nil, "nothing is left to draw")
  }

  @Test("brief states leave out what is as before")
  func brief() throws {
    let states = try states(#"{"locale":"en-US","brief":true}"#, #"{"type":"1"}"#, #"{"type":"2"}"#)
    #expect(states[0].members.count > 12)
    #expect(
      states[2].members.map(\.key.text) == [
        "n", "text", "selection", "value", "entry", "spoken", "give", "draw",
      ])
  }

  @Test(
    "offsets are in the unit that the options name",
    arguments: [("utf8", 5), ("utf16", 3), ("scalars", 2)])
  func ranges(unit: String, end: Int) throws {
    let states = try states(
      #"{"locale":"en-US","ranges":"\#(unit)"}"#, #"{"type":"😀x"}"#, #"{"select":[0,\#(end)]}"#)
    #expect(states[1]["selection"] == .array([.number("\(end)"), .number("\(end)")]))
    #expect(states[2]["selection"] == .array([.number("0"), .number("\(end)")]))
    #expect(states[2]["error"] == nil)
  }

  @Test("undo goes over commits and the host's commands, and not over changes of format")
  func undo() throws {
    let states = try states(
      #"{"locale":"en-US"}"#, #"{"type":"1234.5"}"#, #"{"commit":true}"#, #"{"setValue":"7"}"#,
      #"{"setLocale":"de-DE"}"#,
      #"{"undo":true}"#, #"{"undo":true}"#, #"{"redo":true}"#)
    #expect(
      states.map { text($0) } == [
        "", "1234.5", "1,234.5", "7", "7", "1.234,5", "1234,5", "1.234,5",
      ])
  }

  @Test(
    "another locale keeps a caret among its digits, and all selected (S7)",
    arguments: [("[2,2]", [3, 3]), ("[0,11]", [0, 10]), ("[11,0]", [10, 0])])
  func anotherLocale(selected: String, drawn: [Int]) throws {
    var field = try LineField(
      #"{"locale":"de-DE","style":"currency:EUR","value":"19234.5"}"#, from: .icu)
    for act in [#"{"focus":true}"#, #"{"select":\#(selected)}"#] { _ = field.act(act) }
    let state = field.act(.setLocale("en-US"))
    #expect(state.draw?.text == "€19,234.50")
    #expect(state.draw?.selection == drawn)
  }

  @Test("undoing a commit brings back what a revert goes back to")
  func undoneCommit() throws {
    let states = try states(
      #"{"locale":"de-DE","value":"3"}"#, #"{"selectAll":true}"#, #"{"type":"1.5"}"#,
      #"{"commit":true}"#, #"{"undo":true}"#,
      #"{"revert":true}"#)
    #expect(states.map { text($0) } == ["3", "3", "1.5", "1", "1.5", "3"])
  }

  @Test("what is saved comes back, in another locale as well")
  func drafts() throws {
    var first = try LineField(#"{"locale":"en-US","value":"3"}"#, from: .icu)
    first.act(#"{"follow":"1,234"}"#)
    let saved = try #require(first.act(.save).saved)
    var second = try LineField(#"{"locale":"de-DE"}"#, from: .icu)
    let state = try JSONObject(second.act(FieldAct.restore(saved).line))
    #expect(text(state) == "1.234")
    #expect(text(state, "value") == "1234")
    #expect(second.act(.press(.revert)).text == "3")
    #expect(first.act(.reopen("de-DE")).text == "1.234")
  }

  @Test(
    "a host that keeps no drafts refuses their acts, and nothing has changed",
    arguments: [
      "{\"save\":true}", "{\"restore\":{\"text\":\"7\"}}", "{\"reopen\":\"de-DE\"}",
    ])
  func noDrafts(line: String) throws {
    var supplies = FieldSupplies.icu
    supplies.drafts = nil
    var field = try LineField(#"{"locale":"en-US","value":"3"}"#, from: supplies)
    let state = field.act(try FieldAct(line))
    #expect(state.error?.reason == "this host keeps no drafts")
    #expect([state.text, state.value] == ["3", "3"])
    #expect(state.saved == nil)
  }

  @Test("a preview is what a commit would leave, and commits nothing")
  func preview() throws {
    let states = try states(
      #"{"locale":"de-DE","format":{"maximumFractionDigits":2}}"#, #"{"type":"1234,567"}"#,
      #"{"preview":true}"#, #"{"commit":true}"#)
    #expect(states.map { text($0) } == ["", "1234,567", "1234,567", "1.234,57"])
    #expect(states.map { text($0, "preview") } == [nil, nil, "1.234,57", nil])
    #expect(states[2]["outcome"] == .null)
  }

  @Test(
    "a commit says what it moved, a disabled field that it takes nothing, a label what a screen reader says"
  )
  func outcomes() throws {
    let states = try states(
      #"{"locale":"en-US","style":"currency:USD","label":"Price","bounds":[null,"100"],"policies":{"clampsToBounds":true}}"#,
      #"{"follow":"1.2391"}"#, #"{"commit":true}"#, #"{"follow":"200"}"#, #"{"enable":false}"#,
      #"{"type":"1"}"#)
    #expect(member(states[2], "outcome", "code") == .string("rounded"))
    #expect(member(states[2], "outcome", "from") == .string("1.2391"))
    #expect(
      member(states[2], "outcome", "announcement")
        == .string("Price: Rounded from $1.2391 to $1.24."))
    #expect(member(states[4], "outcome", "code") == .string("clamped"))
    #expect(text(states[5], "refused") == "disabled")
  }

  @Test("what is copied from a field is pasted as another field writes the number (E15)")
  func copies() throws {
    var german = try LineField(#"{"locale":"de-DE","value":"1234"}"#, from: .icu)
    #expect(german.act(.copy).copied == nil)
    german.act(.select(.all))
    let copied = try #require(german.act(.copy).copied)
    var english = try LineField(#"{"locale":"en-US"}"#, from: .icu)
    #expect(english.act(.pasteNumber(copied)).text == "1,234")
    #expect(english.act(.undo).text == "")
    english.act(.enable(false))
    #expect(english.act(.pasteNumber(copied)).refused == "disabled")
  }

  @Test(
    "a field of whole numbers behind lines suggests no fraction that it refuses (R24)",
    arguments: [
      #"{"locale":"de-DE","style":"integer","policies":{"refusesExtraDigits":true}}"#,
      #"{"locale":"de-DE","step":"1","policies":{"refusesOffStep":true}}"#,
      #"{"locale":"de-DE","type":"int8"}"#,
    ])
  func wholeNumbers(_ options: String) throws {
    let states = try states(options, #"{"follow":"1.5"}"#, #"{"follow":"12.3"}"#)
    for state in states.suffix(2) {
      #expect(text(state, "status") != "acceptable")
      #expect(state["suggestions"] == .array([]))
    }
  }

  @Test("options change while the field lives, those of the host's side do not")
  func changes() throws {
    let states = try states(
      #"{"locale":"de-DE"}"#, #"{"type":"0,5"}"#,
      #"{"setOptions":{"style":"percent","locale":"en-US"}}"#,
      #"{"setOptions":{"policies":{"refusesExtraDigits":true},"entries":["arithmetic"],"step":"0.1"}}"#,
      #"{"follow":"20%+1"}"#, #"{"setOptions":{"messages":"fr"}}"#,
      #"{"setOptions":{"brief":true}}"#)
    #expect(text(states[2]) == "50%")
    #expect(
      states[3]["can"] == .array([.string("undo"), .string("increment"), .string("decrement")]))
    #expect(states[6]["error"] != nil)
  }

  @Test("a session begins with options, and its first wrong line is named")
  func sessions() throws {
    let field = try LineField(
      playing: "\n{\"locale\":\"en-US\"}\r\n\n{\"type\":\"12\"}\n{\"commit\":true}\n", from: .icu)
    #expect(field.hosted.field.text == "12")
    let problem = #expect(throws: LineProblem.self) {
      try LineField(playing: "{\"locale\":\"en-US\"}\n\n{\"follow\":{\"txt\":\"1\"}}", from: .icu)
    }
    #expect(problem?.place == "line 3, follow.txt")
    #expect(problem?.nearest == ["text"])
    #expect(throws: LineProblem.self) { try LineField(playing: "\n", from: .icu) }
    // "type" and "value" are options, too.
    for act in [#"{"type":"1234"}"#, #"{"commit":true}"#, #"{"value":5}"#, #"{"setValue":5}"#] {
      let session = "\(act)\n{\"locale\":\"en-US\"}"
      let problem = #expect(throws: LineProblem.self) {
        try LineField(playing: session, from: .icu)
      }
      #expect(problem?.reason.hasPrefix("an act comes before the options") == true, "\(act)")
      #expect(problem?.place == "line 1")
    }
  }
}
