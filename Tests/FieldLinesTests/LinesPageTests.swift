import FormattingFieldJSON
import FormattingFields
import Foundation
import ICUFieldLines
import Testing

@testable import FieldLines

/// Documentation/Lines.md says what the code takes and writes.
struct LinesPageTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/Lines.md")

  /// The names and examples of a chapter's table.
  private func rows(_ chapter: String) throws -> [(name: String, example: String)] {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(page.range(of: "\n## \(chapter)\n")).upperBound
    let end = page.range(of: "\n## ", range: start..<page.endIndex)?.lowerBound ?? page.endIndex
    return page[start..<end].matches(of: #/\n\| `([a-zA-Z]+)` \| `([^\n]*?)` \| /#)
      .map { (String($0.1), String($0.2)) }
  }

  @Test("the table of options has those that there are, and each example opens a field")
  func options() throws {
    let rows = try rows("Options")
    #expect(rows.map(\.name) == FieldOptions.Name.allCases.map(\.rawValue))
    for (name, example) in rows {
      let locale = name == "locale" ? "" : #""locale":"de-DE","#
      let options = try FieldOptions("{\(locale)\"\(name)\":\(example)}")
      #expect(options != FieldOptions(locale: "en-US"))
      var field = try LineField(options, from: .icu)
      #expect(field.state().error == nil, "\(name)")
      #expect(try FieldOptions(options.line) == options, "\(name)")
    }
  }

  @Test(
    "the table of acts has those that there are, and each example does something or nothing wrong")
  func acts() throws {
    let rows = try rows("Acts")
    #expect(rows.map(\.name).sorted() == FieldAct.Own.allCases.map(\.rawValue).sorted())
    for (name, example) in rows {
      var field = try LineField(#"{"locale":"de-DE","value":"1"}"#, from: .icu)
      #expect(field.state().draw?.text == "1")
      let act = try FieldAct(example)
      #expect(try FieldAct(act.line) == act, "\(name)")
      #expect(example.hasPrefix("{\"\(name)\":"))
      #expect(field.act(act).error == nil, "\(name)")
    }
  }

  @Test("the table of states has the members that there are, with JSON of their kind")
  func states() throws {
    let rows = try rows("State")
    #expect(rows.map(\.name) == LineState.names)
    var field = try LineField(#"{"locale":"de-DE","label":"Price"}"#, from: .icu)
    var kinds: [String: String] = [:]
    for line in [
      #"{"type":"1.5"}"#, #"{"commit":true}"#, #"{"preview":true}"#, #"{"save":true}"#,
      #"{"typ":"1"}"#, #"{"select":[0,9]}"#, #"{"setValue":"1"}"#,
      #"{"selectAll":true}"#, #"{"copy":true}"#, #"{"compose":"1"}"#,
    ] {
      for member in try JSONObject(field.act(line)).members where member.value != .null {
        kinds[member.key.text] = member.value.kind
      }
    }
    for (name, example) in rows {
      let member = try JSONObject("{\"of\":\(example)}")["of"]
      #expect(kinds[name] != nil, "\(name) was in no state")
      if let member, member != .null { #expect(member.kind == kinds[name], "\(name)") }
    }
  }

  @Test("the page's first session is answered as the page says")
  func session() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let blocks = page.matches(of: #/```json\n([^`]*)\n```/#).map { String($0.1) }
    let lines = blocks[0].split(separator: "\n").map(String.init)
    var field = try LineField(lines[0], from: .icu)
    var last = ""
    for line in lines.dropFirst() { last = field.act(line) }
    #expect(try JSONObject(last) == JSONObject(blocks[1]))
    #expect(try LineField(playing: blocks[0], from: .icu).hosted == field.hosted)
  }

  @Test("every example of a line in the page's text is read")
  func lines() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let found = page.matches(
      of: #/`(\{"(?:decimalKey|commit|revert|deleteBackward|follow|paste)":[^`]*\})`/#)
    #expect(found.count > 5)
    for line in found { _ = try FieldAct(String(line.1)) }
  }
}
