import FieldEditing
import FieldTesting
import FormattingFields
import Testing

/// A session is a file of acts. (SessionAct)
struct SessionTests {
  static let lines = [
    #"{"type":"12"}"#, #"{"paste":"1,5\n"}"#, #"{"compose":"１"}"#, #"{"endComposition":true}"#,
    #"{"edit":{"range":[0,3],"text":"x"}}"#,
    #"{"edit":{"range":"all","text":"","intent":"deleted"}}"#,
    #"{"edit":{"range":{"utf8":[0,2]},"utf8":[195]}}"#, #"{"select":{"scalars":[1,2]}}"#,
    #"{"select":[3,0]}"#, #"{"follow":"12"}"#,
    #"{"follow":{"text":"12","selection":[2,2],"marked":[0,2],"intent":"composed"}}"#,
    #"{"deleteBackward":2}"#, #"{"increment":3}"#, #"{"selectAll":true}"#, #"{"focus":true}"#,
    #"{"setValue":"1.50"}"#, #"{"setValue":null}"#, #"{"setLocale":"de-DE"}"#,
    #"{"setBounds":["0",null]}"#, #"{"undo":true}"#, #"{"redo":true}"#, #"{"restore":"fr-FR"}"#,
  ]

  @Test("a line is read and written back", arguments: lines)
  func line(_ line: String) throws { #expect(try SessionAct(line).line == line) }

  @Test("each key is a line", arguments: FieldInput.Key.allCases)
  func keys(_ key: FieldInput.Key) throws {
    let act = SessionAct.input(.press(key))
    #expect(act.line == #"{"\#(key.rawValue)":true}"#)
    #expect(try SessionAct(act.line) == act)
  }

  @Test(
    "a line that is no act says why",
    arguments: [
      ("{", "not JSON"), (#"{"a":true}"#, "unknown step a"), (#"{"commit":false}"#, "not true"),
      (#"{"commit":2}"#, "not true"), (#"{"select":[1]}"#, "two whole numbers"),
      (#"{"edit":{"text":"x","intent":"meant"}}"#, "typed, pasted"),
      (#"{"setBounds":["2","1"]}"#, "a minimum and a maximum"), (#"{"type":1}"#, "a string"),
    ])
  func refused(line: String, reason: String) {
    let failure = #expect(throws: ScriptFailure.self) { try SessionAct(line) }
    #expect(failure?.description.contains(reason) == true, "\(String(describing: failure))")
  }

  @Test("a file is played, and what was played is a file")
  func playing() throws {
    let file = """
      {"locale":"en-US"}
      {"type":"1234.5"}
      {"commit":true}
      {"deleteBackward":2}
      {"type":"x"}
      {"undo":true}
      {"setLocale":"de-DE"}
      """
    var session = FieldSession(try field()) { try? .icu(locale: $0, style: .decimal) }
    try session.play(file)
    #expect(session.field.text == "1.234")
    #expect(session.field.value == 1234)
    #expect(session.acts.count == 6)
    var again = FieldSession(try field()) { try? .icu(locale: $0, style: .decimal) }
    try again.play("{}\n" + session.lines)
    #expect(again.field == session.field)
  }

  private func field() throws -> FormattingField<Double> {
    FormattingField(format: try .icu(locale: "en-US", style: .decimal))
  }
}
