import FormattingFields
import Foundation
import TerminalForm
import Testing

@testable import numfield

struct DemoCommandTests {
  @Test("the demo is a page of plain text where it is not on a terminal")
  func piped() throws {
    let result = try NumfieldProcess.run("demo")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(!result.output.contains("\u{1B}"))
    #expect((60...100).contains(result.lines.count))
    #expect(result.lines.allSatisfy { DisplayWidth.columns(of: $0) <= 110 })
  }

  @Test("on a terminal the demo has colours and the same words")
  func coloured() throws {
    var plain = DemoPlayer(paint: Paint(isOn: false))
    var coloured = DemoPlayer(paint: Paint(isOn: true))
    try plain.playAll()
    try coloured.playAll()
    #expect(coloured.text.contains("\u{1B}[31m^^^\u{1B}[0m"))
    let stripped = coloured.text.replacing(#/\u{1B}\[[0-9]+m/#, with: "")
    #expect(stripped == plain.text)
  }

  @Test("README prints the demo as it is")
  func readme() throws {
    var player = DemoPlayer(paint: Paint(isOn: false))
    try player.play(try #require(DemoScene.all.first { $0.title.hasPrefix("1.5 ") }))
    let readme = URL(filePath: "../../../README.md", relativeTo: URL(filePath: #filePath))
    let page = try String(contentsOf: readme, encoding: .utf8)
    #expect(page.contains("\n```\(player.text)```\n"), "\(player.text)")
  }

  @Test("a refused text has carets under its place and what was meant")
  func carets() throws {
    var player = DemoPlayer(paint: Paint(isOn: false))
    let scene = DemoScene(
      title: "t", locale: "fr-FR", type: .double, actions: [.paste("1.234"), .enter])
    try player.play(scene)
    let lines = player.text.split(separator: "\n")
    #expect(lines[0] == "fr-FR, Double: t")
    #expect(
      lines[1] == "  paste     1.234                      not yet a number  none")
    #expect(lines[2].hasPrefix("             ^ "))
    #expect(lines[2].contains("“1,234” or “1\u{202F}234”"))
    #expect(lines[3].contains("left as typed"))
    #expect(lines[4] == "            " + lines[2].dropFirst(15))
  }

  static let widths: [(String, Int)] = [
    ("1.5", 3), ("￥1", 3), ("\u{661}\u{66B}", 2), ("\u{200E}-\u{61C}1", 2), ("e\u{301}", 1),
    ("万", 2), ("1\u{202F}2", 3), ("", 0), ("😀", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2),
  ]

  @Test("columns count as a terminal counts them", arguments: widths)
  func columns(text: String, width: Int) {
    #expect(DisplayWidth.columns(of: text) == width)
  }
}
