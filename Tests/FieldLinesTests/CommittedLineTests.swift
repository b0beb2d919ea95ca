import FieldLines
import FormattingFieldJSON
import FormattingFields
import ICUFieldLines
import Testing

/// What commits leave, and say, behind lines.
struct CommittedLineTests {
  private static func states(_ options: String, _ acts: String...) throws -> [JSONObject] {
    var field = try LineField(options, from: .icu)
    return try [JSONObject(field.state().line)] + acts.map { try JSONObject(field.act($0)) }
  }

  private func text(_ state: JSONObject, _ name: JSONKey = "text") -> String? {
    if case .string(let text)? = state[name] { text } else { nil }
  }

  struct Committed: Sendable, CustomTestStringConvertible {
    var locale = "en-US"
    let options: String
    let typed: String
    let text: String
    let value: String?
    let sentence: String
    var suggestions: [String] = []

    var testDescription: String { typed }
  }

  @Test(
    "what a commit leaves of a text, and the sentence that says so (C9, R26, X2, X7)",
    arguments: [
      Committed(
        options: #""style":"unit:foot","entries":["units"]"#, typed: "5 ft 6 in", text: "5.5 ft",
        value: "5.5", sentence: "“5 ft 6 in” is 5.5 ft."),
      Committed(
        options: #""style":"unit:hour","entries":["units"]"#, typed: "1:30", text: "1.5 hr",
        value: "1.5", sentence: "“1:30” is 1.5 hr."),
      Committed(
        options: #""entries":["fractions"]"#, typed: "3-7/8", text: "3.875", value: "3.875",
        sentence: "“3-7/8” is 3.875."),
      Committed(
        locale: "sv-SE", options: #""entries":["shorthand"]"#, typed: "5 bn", text: "5",
        value: "5",
        sentence:
          "“5 bn” was changed to 5. “bn” can be read in two ways. Did you mean “5\u{A0}000\u{A0}000\u{A0}000\u{A0}000” or “5\u{A0}000\u{A0}000\u{A0}000”?",
        suggestions: ["5\u{A0}000\u{A0}000\u{A0}000\u{A0}000", "5\u{A0}000\u{A0}000\u{A0}000"]),
      Committed(
        options: #""style":"integer""#, typed: "80.000", text: "80.000", value: "80",
        sentence: "“.” (period) can be read in two ways. Did you mean “80” or “80,000”?",
        suggestions: ["80", "80,000"]),
      Committed(
        options: #""bounds":["0","100"],"policies":{"commitPolicy":"lastReading"}"#, typed: "180",
        text: "180", value: "18", sentence: "The number must be 100 or less."),
      Committed(
        options: #""bounds":["1","100"],"policies":{"commitPolicy":"lastReading"}"#, typed: "0.5",
        text: "0.5", value: nil, sentence: "The number must be 1 or more."),
      Committed(
        options: #""type":"uint8","policies":{"commitPolicy":"lastReading"}"#, typed: "300",
        text: "300", value: "30", sentence: "The number must be 255 or less."),
      Committed(
        options:
          #""step":"0.25","policies":{"commitPolicy":"lastReading","refusesOffStep":true}"#,
        typed: "1.3", text: "1.3", value: "1",
        sentence: "The nearest allowed numbers are 1.25 and 1.5.", suggestions: ["1.25", "1.5"]),
      Committed(
        options: #""policies":{"commitPolicy":"lastReading"}"#, typed: "1.2.3", text: "1.2",
        value: "1.2",
        sentence:
          "“1.2.3” was changed to 1.2. “.” (period) is a second decimal separator."),
    ])
  func committed(_ row: Committed) throws {
    let states = try Self.states(
      "{\"locale\":\"\(row.locale)\",\(row.options)}", #"{"type":"\#(row.typed)"}"#,
      #"{"commit":true}"#)
    let last = try #require(states.last)
    #expect(text(last) == row.text)
    #expect(text(last, "value") == row.value)
    #expect(text(last, "sentence") == row.sentence)
    #expect(last["suggestions"] == .array(row.suggestions.map { .string($0) }))
  }

  @Test(
    "a key between a commit and its drawing is kept (S12)",
    arguments: [("de-DE", "2.25675"), ("en-US", nil)] as [(String, String?)])
  func keyBeforeDrawing(_ locale: String, _ value: String?) throws {
    var field = try LineField(
      #"{"locale":"\#(locale)","format":{"maximumFractionDigits":2},"drawsLate":true}"#, from: .icu)
    field.act(#"{"focus":true}"#)
    var state = field.act(.follow("2,2567", drawn: field.state().n))
    let drawn = state.n
    field.act(#"{"commit":true}"#)
    state = field.act(.follow("2,25675", drawn: drawn))
    #expect(state.text == "2,25675")
    #expect(state.entry == value)
  }
}
