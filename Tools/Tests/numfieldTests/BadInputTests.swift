import Foundation
import Testing

/// An error in one line does not stop the run.
struct BadInputTests {
  static let good = #"{"id":9,"locale":"en-US","text":"7"}"#
  static let goodAnswer = ScanCommandTests.acceptable("7", id: "9")

  /// A bad line and what its answer begins with.
  static let rows: [(String, String)] = [
    (#"nonsense"#, #"{"id":null,"error":"not JSON: expected an object at byte 0"}"#),
    (#"[1]"#, #"{"id":null,"error":"#),
    (#"{"id":1,"locale":"en-US","text":"1""#, #"{"id":1,"error":"not JSON: the text ends early"#),
    (#"{"id":1} x"#, #"{"id":1,"error":"not JSON: something follows the object at byte 9"}"#),
    (#"{"id":1,"text":"\ud800"}"#, #"{"id":1,"error":"not JSON: a lone surrogate at byte 16"}"#),
    (#"{"id":1,"text":"\x"}"#, #"{"id":1,"error":"not JSON: an unknown escape"#),
    (#"{"id":1,"text":"1","text":"2"}"#, #"{"id":1,"error":"not JSON: duplicate key “text”"#),
    (#"{"id":01,"text":"1"}"#, #"{"id":null,"error":"not JSON: "#),
    (
      #"{"id":1,"locale":"en-US","text":"1","colour":2}"#,
      #"{"id":1,"error":"unknown key “colour”. There are"#
    ),
    (#"{"id":1,"locale":"en-US"}"#, #"{"id":1,"error":"missing key “text”"}"#),
    (#"{"id":1,"text":"1"}"#, #"{"id":1,"error":"missing key “locale”"}"#),
    (
      #"{"id":1,"locale":"en-US","text":1}"#,
      #"{"id":1,"error":"“text” is a number, not a string"}"#
    ),
    (
      at(#""style":"decimals""#),
      #"{"id":1,"error":"unknown style “decimals”. Did you mean “decimal”?"}"#
    ),
    (at(#""style":"currency:XXQ""#), #"{"id":1,"error":"“XXQ” is not a currency"#),
    (at(#""style":"unit:foo""#), #"{"id":1,"error":"“foo” is not a unit"#),
    (at(#""style":"skeleton:foo bar""#), #"{"id":1,"error":"“foo bar” is not a number skeleton"#),
    (
      at(#""type":"int128""#),
      #"{"id":1,"error":"unknown type “int128”. Did you mean “int8” or “int16” or “int32”?"}"#
    ),
    (
      at(#""roundingMode":"half-evn""#),
      #"{"id":1,"error":"unknown roundingMode “half-evn”. Did you mean “halfEven”?"}"#
    ),
    (at(#""roundingMode":"""#), #"{"id":1,"error":"unknown roundingMode “”. There are ceiling, "#),
    (at(#""grouping":"no""#), #"{"id":1,"error":"“grouping” is a string, not true or false"}"#),
    (at(#""minimumFractionDigits":-1"#), #"{"id":1,"error":"“minimumFractionDigits” is"#),
    (at(#""minimumFractionDigits":1.5"#), #"{"id":1,"error":"“minimumFractionDigits” is"#),
    (at(#""minimumFractionDigits":1000"#), #"{"id":1,"error":"The format's options are not valid"#),
    (
      at(#""minimumFractionDigits":3,"maximumFractionDigits":2"#),
      #"{"id":1,"error":"The format's options are not valid"#
    ),
    (at(#""minimum":"2","maximum":"1""#), #"{"id":1,"error":"“minimum” is above “maximum”"}"#),
    (at(#""minimum":"2,5""#), #"{"id":1,"error":"“minimum”: “2,5” is no number in plain decimal"#),
    (#"{"id":1,"locale":"d!e","text":"1"}"#, #"{"id":1,"error":"“d!e” is not a BCP 47"#),
    (
      #"{"id":1,"locale":"xx-YY","text":"1"}"#,
      #"{"id":1,"error":"“xx-YY” is not a locale that ICU knows."#
    ),
    (
      #"{"id":1,"locale":"deu-DEE","text":"1"}"#,
      #"{"id":1,"error":"“deu-DEE” is not a locale that ICU knows. Did you mean “de-DE”?"}"#
    ),
    (
      at(#""style":"curency:USD""#),
      #"{"id":1,"error":"unknown style “curency:USD”. Did you mean “currency:USD”?"#
    ),
    (
      at(#""style":"currency:EUE""#),
      #"{"id":1,"error":"“EUE” is not a currency of ISO 4217. Did you mean “EUR”?"}"#
    ),
    (at(#""stlye":"decimal""#), #"{"id":1,"error":"unknown key “stlye”. Did you mean “style”?"}"#),
    (
      #"{"id":1,"locale":"es-XM","text":"1"}"#,
      #"{"id":1,"error":"“es-XM” is not a locale that ICU knows. Did you mean “es-MX”?"}"#
    ),
    (at(#""messages":"xx""#), #"{"id":1,"error":"unknown messages “xx”. There are "#),
    (at(#""messages":"dee""#), #"{"id":1,"error":"unknown messages “dee”. Did you mean “de”?"}"#),
    (at(#""messages":1"#), #"{"id":1,"error":"“messages” is a number, not true, false or a tag"}"#),
    (#"{"id":1,"locale":"","text":"1"}"#, #"{"id":1,"error":"“” is not a BCP 47"#),
    (#"{"id":1,"locale":"en-u-nu-foo","text":"1"}"#, #"{"id":1,"error":"No numbering system"#),
  ]

  private static func at(_ members: String) -> String {
    #"{"id":1,"locale":"en-US","text":"1",\#(members)}"#
  }

  @Test("a bad line is answered with its error, and the next line is read")
  func badLines() throws {
    let result = try NumfieldProcess.run(
      "scan", lines: [Self.good] + Self.rows.flatMap { line, _ in [line, Self.good] })
    try #require(result.lines.count == 1 + 2 * Self.rows.count)
    #expect(result.status == 1)
    #expect(result.errors == "")
    for (index, answer) in result.lines.enumerated() {
      if index % 2 == 0 {
        #expect(answer == Self.goodAnswer)
      } else {
        let (line, prefix) = Self.rows[index / 2]
        #expect(answer.hasPrefix(prefix), "\(line): \(answer)")
      }
    }
  }

  static let brokenBytes: [[UInt8]] = [
    [0xFF], [0xC3], [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
  ]

  @Test("broken UTF-8 is its line's error", arguments: brokenBytes)
  func brokenUTF8(bytes: [UInt8]) throws {
    var input = Data(#"{"id":1,"locale":"en-US","text":""#.utf8)
    input += bytes + Array("\"}\n\(Self.good)".utf8)
    let result = try NumfieldProcess.run("scan", input: input)
    #expect(
      result.lines == [#"{"id":1,"error":"not JSON: broken UTF-8 at byte 33"}"#, Self.goodAnswer])
    #expect(result.status == 1)
  }

  @Test("blank lines, CR LF, a byte order mark and a missing last line end are no errors")
  func lineEnds() throws {
    let input = "\u{FEFF}\(Self.good)\r\n\r\n  \n\n\(Self.good)"
    let result = try NumfieldProcess.run("scan", input: Data(input.utf8))
    #expect(result.lines == [Self.goodAnswer, Self.goodAnswer])
    #expect(result.status == 0)
  }

  @Test("a thousand levels are an error and no crash")
  func deepNesting() throws {
    let line = #"{"id":"# + String(repeating: "[", count: 1000)
    let result = try NumfieldProcess.run("scan", lines: [line, Self.good])
    #expect(result.lines.first?.contains("more than 64 levels") == true)
    #expect(result.lines.last == Self.goodAnswer)
  }
}
