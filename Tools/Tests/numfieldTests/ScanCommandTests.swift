import FormattingFields
import Foundation
import Testing

@testable import numfield

struct ScanCommandTests {
  static let rows: [(String, String)] = [
    (
      #"{"id":1,"locale":"de-DE","style":"decimal","text":"1.5"}"#,
      #"{"id":1,"status":"intermediate","value":null,"issue":"incompleteGroup","range":[0,3],"#
        + #""suggestions":["1,5"]}"#
    ),
    (#"{"id":1,"locale":"de_DE","text":"1,5"}"#, acceptable("1.5")),
    (#"{"id":1,"locale":"de-DE","text":"1.234.567,890"}"#, acceptable("1234567.89")),
    (#"{"id":1,"locale":"ar-EG-u-nu-latn","text":"12.5"}"#, acceptable("12.5")),
    (#"{"id":1,"locale":"de-US","text":"1,5"}"#, acceptable("1.5")),
    (#"{"id":1,"locale":"en-US","type":"float","text":"0.1"}"#, acceptable("0.1")),
    (#"{"id":1,"locale":"en-US","type":"float","text":"16777217"}"#, acceptable("16777216")),
    (
      #"{"id":1,"locale":"en-US","type":"uint64","text":"18446744073709551615"}"#,
      acceptable("18446744073709551615")
    ),
    (
      #"{"id":1,"locale":"en-US","type":"uint64","text":"18446744073709551616"}"#,
      invalid("overflow", 0, 20)
    ),
    (#"{"id":1,"locale":"en-US","type":"int8","text":"1.5"}"#, invalid("fractionNotAllowed", 0, 3)),
    (
      #"{"id":1,"locale":"en-US","text":"12345678901234567890123456789012345678"}"#,
      acceptable("12345678901234567890123456789012345678")
    ),
    (#"{"id":1,"locale":"en-US","style":"percent","text":"12.5 %"}"#, acceptable("0.125")),
    (#"{"id":1,"locale":"en-US","style":"scientific","text":"1.5E3"}"#, acceptable("1500")),
    (#"{"id":1,"locale":"en-US","text":"1e5"}"#, invalid("unexpectedCharacter", 1, 2)),
    (#"{"id":1,"locale":"en-US","allowsExponent":true,"text":"1e5"}"#, acceptable("100000")),
    (#"{"id":1,"locale":"en-US","minimum":"0","text":"-5"}"#, invalid("signNotAllowed", 0, 1)),
    (
      #"{"id":1,"locale":"en-US","minimum":"0","maximum":9,"text":"10"}"#,
      invalid("aboveMaximum", 0, 2)
    ),
    (#"{"id":1,"locale":"en-US","roundingMode":"half-even","text":"1"}"#, acceptable("1")),
    (#"{"id":1,"locale":"en-US","roundingMode":"halfEven","text":"1"}"#, acceptable("1")),
    // Offsets count UTF-8: the digit before has two bytes.
    (#"{"id":1,"locale":"ar-EG","text":"\u0661x"}"#, invalid("unexpectedCharacter", 2, 3)),
  ]

  @Test("a text is answered with status, value, issue, range and suggestions")
  func answers() throws {
    let result = try NumfieldProcess.run("scan", lines: Self.rows.map(\.0))
    #expect(result.lines == Self.rows.map(\.1))
    #expect(result.errors == "")
    // A refused text changes the exit status, as in `parse`.
    #expect(result.status == 1)
  }

  /// A request, and what its answer ends with.
  static let messages: [(String, String)] = [
    (
      #"{"locale":"de-DE","minimum":0,"maximum":"99","text":"150","messages":true}"#,
      #""message":"Die Zahl darf höchstens 99 sein.","minimum":null,"maximum":"99","#
        + #""maximumFractionDigits":null,"example":"99"}"#
    ),
    (
      #"{"locale":"en-US","text":"1,5","messages":"de"}"#,
      #""message":"Nach einem Tausendertrennzeichen fehlen Ziffern. Meinten Sie „1.5“?","minimum":null,"#
        + #""maximum":null,"maximumFractionDigits":null,"example":"1,234.5"}"#
    ),
    (
      #"{"locale":"nb-NO","type":"int","text":"1,5","messages":true}"#,
      #""message":"Only whole numbers are allowed.","minimum":null,"maximum":null,"#
        + #""maximumFractionDigits":0,"example":"1\#u{A0}234"}"#
    ),
    (
      #"{"locale":"de-DE","text":"7","messages":"en"}"#,
      #""message":null,"minimum":null,"maximum":null,"maximumFractionDigits":null,"#
        + #""example":null}"#
    ),
    (#"{"locale":"de-DE","text":"1.5","messages":false}"#, #""suggestions":["1,5"]}"#),
  ]

  @Test("sentences and facts are told in the language that is asked for")
  func toldMessages() throws {
    let result = try NumfieldProcess.run("scan", lines: Self.messages.map(\.0))
    #expect(result.lines.count == Self.messages.count)
    #expect(result.errors == "")
    for ((_, end), answer) in zip(Self.messages, result.lines) {
      #expect(answer.hasSuffix(end), "\(answer)")
    }
  }

  @Test("the sentences on file are told, word for word; three locales have every issue")
  func sentences() throws {
    let rows = try Fixtures.lines("sentences.jsonl").map(Self.object)
    let result = try NumfieldProcess.run(
      "scan", input: try Data(contentsOf: Fixtures.url("sentences.jsonl")))
    let answers = try result.lines.map(Self.object)
    #expect(answers.count == rows.count)
    #expect(result.errors == "")
    var codes: [String: Set<String>] = [:]
    for (row, answer) in zip(rows, answers) {
      let expected = try #require(row["expect"] as? [String: String])
      #expect(answer["issue"] as? String == expected["issue"], "\(row["id"] ?? "")")
      let message = try #require(answer["message"] as? String, "\(row["id"] ?? "")")
      let isSame = message.utf8.elementsEqual((expected["message"] ?? "").utf8)
      #expect(isSame, "\(row["id"] ?? ""): \(message)")
      codes[try #require(row["locale"] as? String), default: []].insert(expected["issue"] ?? "")
    }
    // A scan has neither steps nor commits, no style refuses foreign decimal separators, and the
    // rows have no kinds of entry.
    let all = Set(NumberIssue.Code.allCases.map(\.rawValue)).subtracting([
      "stepMismatch", "foreignDecimalSeparator", "unwritable",
      "divisionByZero", "tooComplex", "ambiguousEntry", "unknownUnit", "incompatibleUnit",
    ])
    #expect(codes.filter { $0.value == all }.keys.sorted() == ["ar-EG", "de-DE", "ja-JP"])
  }

  static let identifiers = [
    "1", "1.0", "-0.0", "1e3", "12345678901234567890", "null", "true", #""a\u0041\n""#,
    #"{"b":[1, 2.50],"a":{}}"#, #""٣""#,
  ]

  @Test("an id comes back as it was written")
  func ids() throws {
    let result = try NumfieldProcess.run(
      "scan", lines: Self.identifiers.map { #"{"locale":"en-US","text":"7","id":\#($0)}"# })
    #expect(result.lines == Self.identifiers.map { Self.acceptable("7", id: $0) })
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  private static func object(_ line: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return try #require(object as? [String: Any])
  }

  static func acceptable(_ value: String, id: String = "1") -> String {
    #"{"id":\#(id),"status":"acceptable","value":"\#(value)","issue":null,"range":null,"#
      + #""suggestions":[]}"#
  }

  private static func invalid(_ issue: String, _ start: Int, _ end: Int) -> String {
    #"{"id":1,"status":"invalid","value":null,"issue":"\#(issue)","range":[\#(start),\#(end)],"#
      + #""suggestions":[]}"#
  }
}
