import FieldTesting
import FormattingFieldJSON
import FormattingFields
import Testing

@testable import numfield

struct ReplayCommandTests {
  /// What a step reports.
  private static func step(
    _ text: String, _ anchor: Int, _ head: Int, _ status: String, issue: String? = nil,
    value: String?, outcome: String? = nil, refused: String? = nil
  ) -> String {
    func json(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "null" }
    return #"{"text":\#(json(text)),"selection":[\#(anchor),\#(head)],"status":"\#(status)","#
      + #""issue":\#(json(issue)),"value":\#(json(value)),"outcome":\#(json(outcome))"#
      + (refused.map { #","refused":"\#($0)""# } ?? "") + "}"
  }

  private func expect(
    _ members: String, _ steps: String, _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let line = #"{"id":3,\#(members),"steps":[\#(steps)]}"#
    let result = try NumfieldProcess.run("replay", lines: [line])
    let answer = #"{"id":3,"steps":["# + expected.joined(separator: ",") + "]}"
    #expect(result.lines == [answer], sourceLocation: sourceLocation)
    #expect(result.status == 0, sourceLocation: sourceLocation)
    #expect(result.errors == "", sourceLocation: sourceLocation)
  }

  static let types = ["decimal", "double", "float"]

  @Test(
    "every text on the way to 3.14 shows as typed, after all digits were deleted (C1)",
    arguments: types)
  func keyByKey(type: String) throws {
    try expect(
      #""locale":"en-US","type":"\#(type)","value":"42""#,
      #"{"deleteBackward":1},{"deleteBackward":1},{"type":"3"},{"type":"."},{"type":"1"},"#
        + #"{"type":"4"},{"commit":true},{"commit":true}"#,
      [
        Self.step("4", 1, 1, "acceptable", value: "4"),
        Self.step("", 0, 0, "intermediate", issue: "empty", value: "4"),
        Self.step("3", 1, 1, "acceptable", value: "3"),
        Self.step("3.", 2, 2, "acceptable", value: "3"),
        Self.step("3.1", 3, 3, "acceptable", value: "3.1"),
        Self.step("3.14", 4, 4, "acceptable", value: "3.14"),
        Self.step("3.14", 4, 4, "acceptable", value: "3.14", outcome: "accepted"),
        Self.step("3.14", 4, 4, "acceptable", value: "3.14", outcome: "unchanged"),
      ])
  }

  @Test("digits fill a field with the entry cents from the right (X8)")
  func cents() throws {
    try expect(
      #""locale":"en-US","style":"currency:USD","entry":["cents","arithmetic"]"#,
      #"{"type":"125"},{"deleteBackward":1},{"type":"x"},{"decimalKey":true},{"commit":true},"#
        + #"{"paste":"2*3"}"#,
      [
        Self.step("$1.25", 5, 5, "acceptable", value: "1.25"),
        Self.step("$0.12", 5, 5, "acceptable", value: "0.12"),
        Self.step("$0.12", 5, 5, "acceptable", value: "0.12", refused: "filtered"),
        Self.step("12.", 3, 3, "acceptable", value: "12"),
        Self.step("$12.00", 6, 6, "acceptable", value: "12", outcome: "accepted"),
        Self.step("2*3", 3, 3, "acceptable", value: "6"),
      ])
  }

  @Test("setting the value that a field has leaves the typed text (S4)")
  func sameValue() throws {
    try expect(
      #""locale":"en-US""#, #"{"type":"3."},{"setValue":"3"},{"setValue":"5"}"#,
      [
        Self.step("3.", 2, 2, "acceptable", value: "3"),
        Self.step("3.", 2, 2, "acceptable", value: "3"),
        Self.step("5", 1, 1, "acceptable", value: "5"),
      ])
  }

  @Test("every other kind of step does what it says")
  func otherSteps() throws {
    try expect(
      #""locale":"de-DE","step":"0.25","minimum":-9999,"maximum":9999,"value":"1""#,
      #"{"increment":true},{"decrement":true},{"select":[0,0]},{"deleteForward":1},"#
        + #"{"paste":"1.234"},{"decimalKey":true},{"compose":"5"},{"endComposition":true},"#
        + #"{"setLocale":"en-US"},{"revert":true},{"largeIncrement":true},{"toggleSign":true},"#
        + #"{"largeDecrement":true},{"setToMaximum":true},{"setToMinimum":true},{"setValue":null}"#,
      [
        Self.step("1,25", 1, 1, "acceptable", value: "1.25"),
        Self.step("1", 1, 1, "acceptable", value: "1"),
        Self.step("1", 0, 0, "acceptable", value: "1"),
        Self.step("", 0, 0, "intermediate", issue: "empty", value: "1"),
        Self.step("1.234", 5, 5, "acceptable", value: "1234"),
        Self.step("1.234,", 6, 6, "acceptable", value: "1234"),
        Self.step("1.234,5", 7, 7, "acceptable", value: "1234"),
        Self.step("1.234,5", 7, 7, "acceptable", value: "1234.5"),
        Self.step("1,234.5", 7, 7, "acceptable", value: "1234.5"),
        Self.step("1", 1, 1, "acceptable", value: "1"),
        Self.step("3.5", 1, 1, "acceptable", value: "3.5"),
        Self.step("-3.5", 2, 2, "acceptable", value: "-3.5"),
        Self.step("-6", 2, 2, "acceptable", value: "-6"),
        Self.step("9,999", 5, 5, "acceptable", value: "9999"),
        Self.step("-9,999", 6, 6, "acceptable", value: "-9999"),
        Self.step("", 0, 0, "intermediate", issue: "empty", value: nil),
      ])
  }

  static let policies: [(String, String, String)] = [
    (#""clearsWhenEmpty":true,"value":"5""#, #"{"deleteBackward":1},{"commit":true}"#, "cleared"),
    (#""clearsWhenEmpty":false,"value":"5""#, #"{"deleteBackward":1},{"commit":true}"#, "reverted"),
    (#""commitPolicy":"keepText""#, #"{"type":"x"},{"commit":true}"#, "keptInvalid"),
    (#""clampsToBounds":true,"maximum":"9""#, #"{"type":"10"},{"commit":true}"#, "clamped"),
    (#""clampsToBounds":false,"maximum":"9""#, #"{"type":"10"},{"commit":true}"#, "reverted"),
    (#""snapsToStep":true,"step":"5""#, #"{"type":"13"},{"commit":true}"#, "snapped"),
    (#""maximumFractionDigits":1"#, #"{"type":"1.25"},{"commit":true}"#, "rounded"),
  ]

  @Test("the policies of a line steer its commit")
  func policiesOfALine() throws {
    let result = try NumfieldProcess.run(
      "replay",
      lines: Self.policies.map { members, steps, _ in
        #"{"id":3,"locale":"en-US",\#(members),"steps":[\#(steps)]}"#
      })
    #expect(result.lines.count == Self.policies.count)
    for ((_, _, outcome), answer) in zip(Self.policies, result.lines) {
      #expect(answer.hasSuffix(#""outcome":"\#(outcome)"}]}"#), "\(answer)")
    }
  }

  /// The policies of a request with one member more than it needs, by their names.
  private func policiesRead(
    _ member: JSONObject.Member?, known: inout Set<String>
  ) throws -> [String: Any] {
    var object = JSONObject()
    object.members = [
      .init(key: "locale", value: .string("en")), .init(key: "steps", value: .array([])),
    ]
    if let member { object.members.append(member) }
    var keys = RequestKeys(object)
    let policies = try ReplayRequest(&keys).policies
    known = keys.known
    let children = Mirror(reflecting: policies).children.filter {
      !["chosen", "kinds", "fillsFromRight"].contains($0.label)
    }
    return Dictionary(uniqueKeysWithValues: children.map { ($0.label ?? "", $0.value) })
  }

  @Test("a field's policies are keys of a request by the same names, with all their words")
  func everyPolicy() throws {
    var known: Set<String> = []
    let standard = try policiesRead(nil, known: &known)
    #expect(known.isSuperset(of: standard.keys))
    for (name, value) in standard {
      let words: [(JSONValue, String)] =
        switch value {
        case is Bool: [(.boolean(true), "true"), (.boolean(false), "false")]
        case is CommitPolicy: CommitPolicy.allCases.map { (.string($0.rawValue), $0.rawValue) }
        default: []
        }
      for (word, taken) in words {
        let member = JSONObject.Member(key: JSONKey(name), value: word)
        #expect(try policiesRead(member, known: &known)[name].map { "\($0)" } == taken, "\(name)")
      }
    }
  }

  @Test("help lists every key that a request may have")
  func helpedKeys() throws {
    var known: Set<String> = []
    _ = try policiesRead(nil, known: &known)
    let help = try NumfieldProcess.run("replay", "--help").output
    for key in known.union(SessionAct.names) {
      #expect(help.contains("\n  \(key) ") || help.contains("\n  \(key)\n"), "\(key)")
    }
  }

  @Test("the digits of the commit, the filter, the length and a deletion without a count")
  func furtherPolicies() throws {
    try expect(
      #""locale":"en-US","keepsTypedDigits":true,"filtersCharacters":true,"maximumLength":12"#,
      #"{"paste":"\u0967\u0968\u0969"},{"type":"x"},{"paste":"\u0967\u0968"},{"deleteBackward":true},"#
        + #"{"commit":true}"#,
      [
        Self.step("१२३", 3, 3, "acceptable", value: "123"),
        Self.step("१२३", 3, 3, "acceptable", value: "123", refused: "filtered"),
        Self.step("१२३", 3, 3, "acceptable", value: "123", refused: "tooLong"),
        Self.step("१२", 2, 2, "acceptable", value: "12"),
        Self.step("१२", 2, 2, "acceptable", value: "12", outcome: "accepted"),
      ])
  }

  @Test("positions count UTF-16 units")
  func utf16() throws {
    try expect(
      #""locale":"en-US","value":null"#,
      #"{"type":"\ud83d\ude00x"},{"select":[2,3]},{"select":[1,2]},{"select":[0,9]},{"select":[-1,0]}"#,
      [
        Self.step("😀x", 3, 3, "invalid", issue: "unexpectedCharacter", value: nil),
        Self.step("😀x", 2, 3, "invalid", issue: "unexpectedCharacter", value: nil),
        Self.step(
          "😀x", 2, 3, "invalid", issue: "unexpectedCharacter", value: nil,
          refused: "offsetInsideCharacter"),
        Self.step(
          "😀x", 2, 3, "invalid", issue: "unexpectedCharacter", value: nil,
          refused: "rangeOutsideText"),
        Self.step(
          "😀x", 2, 3, "invalid", issue: "unexpectedCharacter", value: nil,
          refused: "rangeOutsideText"),
      ])
  }

  @Test("an edit that makes the text too long is told and changes nothing (S6)")
  func tooLong() throws {
    let long = String(repeating: "1", count: 1025)
    try expect(
      #""locale":"en-US","value":"7""#, #"{"paste":"\#(long)"}"#,
      [Self.step("7", 1, 1, "acceptable", value: "7", refused: "tooLong")])
  }

  static let badLines: [(String, String)] = [
    (#""steps":{}"#, "“steps” is an object, not an array"),
    (#""steps":[{"type":"1"},{"typo":"1"}]"#, "step 2: unknown step “typo”. Did you mean “type”?"),
    (#""steps":[{"type":"1","paste":"1"}]"#, "step 1: a step is an object with one key"),
    (#""steps":[{}]"#, "step 1: a step is an object with one key"),
    (#""steps":[{"commit":false}]"#, "step 1: “commit” is a boolean, not true"),
    (
      #""steps":[{"deleteBackward":-1}]"#,
      "step 1: “deleteBackward” is a number, not a whole number from 0, or true"
    ),
    (#""steps":[{"select":[1]}]"#, "step 1: “select” is not an array of two whole numbers"),
    (#""steps":[{"setLocale":"d!e"}]"#, "step 1: “d!e” is not a BCP 47"),
    (#""type":"int8","steps":[{"type":"1"},{"setValue":"300"}]"#, "step 2: “setValue” is out of"),
    (#""type":"int8","value":"300","steps":[]"#, "“value” is out of the type's range"),
    (
      #""commitPolicy":"never","steps":[]"#,
      "unknown commitPolicy “never”. There are lastReading, "
    ),
    (#""steps":[],"clearsWhenEmpty":1"#, "“clearsWhenEmpty” is a number, not true or false"),
    (#""steps":[],"text":"1""#, "unknown key “text”"),
    ("\"steps\":[{\"decimal\u{212A}ey\":true}]", "step 1: unknown step “decimal\u{212A}ey”"),
  ]

  @Test("a session is a file: options, and an act a line, each with the field behind it")
  func session() throws {
    let result = try NumfieldProcess.run(
      "replay",
      lines: [
        #"{"type":"1"}"#, #"{"locale":"de-DE","style":"currency:EUR","entry":"cents"}"#,
        #"{"type":"125"}"#, #"{"deleteBackward":true}"#, #"{"undo":true}"#, #"{"undo":true}"#,
        #"{"redo":true}"#, #"{"follow":{"text":"12,5","intent":"pasted"}}"#, #"{"typo":true}"#,
        #"{"edit":{"range":"all","text":"7"}}"#, #"{"commit":true}"#,
      ])
    let shown = try result.lines.map { line in
      if case .string(let text)? = try JSONObject(line)["text"] { text } else { "error" }
    }
    #expect(
      shown == [
        "error", "", "1,25\u{A0}€", "0,12\u{A0}€", "1,25\u{A0}€", "", "1,25\u{A0}€", "12,5",
        "error",
        "7", "7,00\u{A0}€",
      ])
  }

  @Test("a replay that makes no sense is an error and has no steps")
  func refused() throws {
    let result = try NumfieldProcess.run(
      "replay", lines: Self.badLines.map { members, _ in #"{"id":3,"locale":"en-US",\#(members)}"# }
    )
    #expect(result.lines.count == Self.badLines.count)
    #expect(result.status == 1)
    for ((_, reason), answer) in zip(Self.badLines, result.lines) {
      #expect(answer.hasPrefix(#"{"id":3,"error":"\#(reason)"#), "\(answer)")
    }
  }
}
