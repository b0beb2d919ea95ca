import FieldEditing
@_spi(Tools) import FieldLines
import FormattingFieldJSON
import FormattingFields
import ICUFieldLines
import NumberText
import Testing

@testable import numfield

/// `numfield replay` answers the lines of a session as a `LineField` does; what the lines do is
/// proved there.
struct ReplayCommandTests {
  private func texts(_ lines: [String]) throws -> [String] {
    try lines.map { line in
      let state = try JSONObject(line)
      if case .string(let text)? = state["text"], state["error"] == nil { return text }
      return "error"
    }
  }

  @Test("a session is options, and an act a line; another line with a locale begins another one")
  func sessions() throws {
    let result = try NumfieldProcess.run(
      "replay",
      lines: [
        #"{"type":"1"}"#,
        #"{"locale":"de-DE","style":"currency:EUR","policies":{"fillsFromRight":true}}"#,
        #"{"type":"125"}"#, #"{"deleteBackward":true}"#, "", #"{"undo":true}"#, #"{"undo":true}"#,
        #"{"redo":true}"#, #"{"follow":{"text":"12,5","intent":"pasted"}}"#, #"{"typo":true}"#,
        #"{"edit":{"range":"all","text":"7"}}"#, #"{"commit":true}"#,
        #"{"locale":"en-US","value":"1234.5"}"#,
        #"{"locale":"xx-XX"}"#, #"{"type":"6"}"#,
      ])
    #expect(
      try texts(result.lines) == [
        "error", "", "1,25\u{A0}€", "0,12\u{A0}€", "1,25\u{A0}€", "", "1,25\u{A0}€", "12,5",
        "error", "7", "7,00\u{A0}€",
        "1,234.5", "error", "1,234.56",
      ])
    #expect(result.status == 1)
  }

  @Test("the states are those of a field behind lines")
  func states() throws {
    let acts = [#"{"type":"0.3.4"}"#, #"{"commit":true}"#, #"{"save":true}"#]
    var field = try LineField(#"{"locale":"en-US","brief":true}"#, from: .icu)
    let first = field.state().line
    let expected = [first] + acts.map { field.act($0) }
    let result = try NumfieldProcess.run(
      "replay", lines: [#"{"locale":"en-US","brief":true}"#] + acts)
    #expect(result.lines.dropFirst() == expected.dropFirst())
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test(
    "a line that is wrong is answered with what is wrong",
    arguments: [
      ("nonsense", "not JSON"), (#"{"locale":"de-DE","styl":"percent"}"#, "“styl”"),
      (#"{"locale":"de-DE","policies":{"commitPolicy":"never"}}"#, "“never”"),
      ("{\"type\":\"\u{1}\"}", "control character"),
    ])
  func wrong(line: String, reason: String) throws {
    let result = try NumfieldProcess.run("replay", lines: [line])
    #expect(result.lines.count == 1)
    #expect(result.lines[0].hasPrefix("{\"error\":"), "\(result.lines)")
    #expect(result.lines[0].contains(reason), "\(result.lines)")
    #expect(result.status == 1)
  }

  @Test("help lists every name that a line may have")
  func names() throws {
    let help = try NumfieldProcess.run("replay", "--help").output
    for name in FieldOptions.names + FieldOptions.formatNames + FieldOptions.policyNames
      + FieldAct.names + LineState.names
      + NumberType.allCases.map(\.rawValue)
    {
      #expect(help.matches(of: try Regex("\\b\(name)\\b")).count > 0, "\(name)")
    }
  }
}
