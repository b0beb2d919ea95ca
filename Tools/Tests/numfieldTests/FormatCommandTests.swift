import Testing

struct FormatCommandTests {
  static let rows: [(String, String)] = [
    (#""locale":"de-DE","style":"currency:EUR","value":"1234.5""#, "1.234,50\u{A0}€"),
    (#""locale":"en-US","value":"-0""#, "-0"),
    (#""locale":"en-US","type":"double","value":"-0""#, "-0"),
    (#""locale":"en-US","type":"int","value":"-0""#, "0"),
    (#""locale":"en-US","value":"1.5E3""#, "1,500"),
    (#""locale":"en-US","type":"float","maximumFractionDigits":20,"value":"0.1""#, "0.1"),
    (#""locale":"en-US","type":"double","value":"9007199254740993""#, "9,007,199,254,740,992"),
    (#""locale":"en-US","value":"9007199254740993""#, "9,007,199,254,740,993"),
    (#""locale":"hi-IN","grouping":false,"value":"1234567""#, "1234567"),
    (#""locale":"hi-IN","value":"1234567""#, "12,34,567"),
    (#""locale":"en-US","minimumFractionDigits":2,"value":"1""#, "1.00"),
    (#""locale":"en-US","minimumIntegerDigits":5,"grouping":false,"value":"12""#, "00012"),
    (
      #""locale":"en-US","maximumFractionDigits":0,"roundingMode":"half-up","value":"2.5""#, "3"
    ),
    (#""locale":"en-US","maximumFractionDigits":0,"value":"2.5""#, "3"),
    (
      #""locale":"en-US","maximumFractionDigits":0,"roundingMode":"half-even","value":"2.5""#, "2"
    ),
    (#""locale":"en-US","style":"percent","value":"0.125""#, "12.5%"),
    (#""locale":"en-US","style":"skeleton:.00","value":"1""#, "1.00"),
    (#""locale":"ar-EG","value":"12.5""#, "\u{661}\u{662}\u{66B}\u{665}"),
  ]

  @Test("a value is written as ICU writes it")
  func texts() throws {
    let result = try NumfieldProcess.run(
      "format", lines: Self.rows.map { members, _ in #"{"id":2,\#(members)}"# })
    #expect(result.lines == Self.rows.map { _, text in #"{"id":2,"text":"\#(text)"}"# })
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  static let badValues = [
    #""value":null"#, #""locale":"en-US""#, #""value":"""#, #""value":"abc""#, #""value":"1,5""#,
    #""value":"NaN""#, #""value":true"#, #""value":"1e7000""#, #""value":"1e-7000""#,
    #""value":"1e2000000000""#, #""type":"int8","value":"128""#, #""type":"int","value":"1.5""#,
    #""type":"uint","value":"-1""#, #""type":"double","value":"1e400""#,
  ]

  @Test("a value that is not a number, or that the type does not hold, is an error")
  func refused() throws {
    let lines = Self.badValues.map { members in
      let locale = members.contains("locale") ? "" : #""locale":"en-US","#
      return #"{"id":2,\#(locale)\#(members)}"#
    }
    let result = try NumfieldProcess.run("format", lines: lines)
    #expect(result.lines.count == lines.count)
    #expect(result.status == 1)
    for (line, answer) in zip(lines, result.lines) {
      #expect(answer.hasPrefix(#"{"id":2,"error":"#), "\(line)")
    }
  }
}
