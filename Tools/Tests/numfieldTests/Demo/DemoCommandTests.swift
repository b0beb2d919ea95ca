import FormattingFields
import Foundation
import Testing

@testable import numfield

struct DemoCommandTests {
  /// A page of the repository.
  private static func page(_ path: String) throws -> String {
    let file = URL(filePath: "../../../../\(path)", relativeTo: URL(filePath: #filePath))
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("the demo is a page of plain text where it is not on a terminal")
  func piped() throws {
    let result = try NumfieldProcess.run("demo")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(!result.output.contains("\u{1B}"))
    #expect((60...100).contains(result.lines.count))
    #expect(result.lines.allSatisfy { DisplayWidth.columns(of: $0) <= 110 })
  }

  @Test("README prints the demo as it is")
  func printedInReadme() throws {
    var transcript = DemoTranscript()
    try transcript.play(try #require(DemoScene.all.first { $0.title.hasPrefix("1.5 ") }))
    #expect(
      try Self.page("README.md").contains("\n```\n\(transcript.text)```\n"), "\(transcript.text)")
    #expect(try DemoTranscript.all().contains("\n\n\(transcript.text)\n"))
  }

  @Test("the first keys of Demo.md show its screen")
  func shownInDemoPage() throws {
    var demo = try DemoField(locales: ["en-US"] + DemoField.locales.filter { $0 != "en-US" })
    for key in [.control("l"), .text("1"), .text("."), .text("5")] as [DemoKey] { demo.take(key) }
    let picture = DemoScreen(demo, columns: 80).lines.map(\.trimmed).joined(separator: "\n")
    #expect(
      try Self.page("Documentation/Demo.md").contains(
        "Ctrl-L turns an English field to German, then `1.5` shows:\n\n```\n\(picture)\n```\n"),
      "\(picture)")
  }

  @Test("a refused text has carets under its place and what was meant")
  func carets() throws {
    var transcript = DemoTranscript()
    let scene = DemoScene(
      title: "t", locale: "fr-FR", type: .double, keys: [.paste("1.234"), .press(.enter)])
    try transcript.play(scene)
    let lines = transcript.text.split(separator: "\n")
    #expect(lines[0] == "fr-FR, Double: t")
    #expect(
      lines[1] == "  paste     1.234                      not yet a number  none")
    #expect(lines[2].hasPrefix("             ^ "))
    #expect(lines[2].contains("“1,234” or “1\u{202F}234”"))
    #expect(lines[3].contains("left as typed"))
    #expect(lines[4] == "            " + lines[2].dropFirst(15))
  }

  @Test(
    "the demo begins with the locale of the system",
    arguments: [
      (["LANG": "de_CH.UTF-8"], "de-CH"), (["LANG": "fr_FR@euro", "LC_ALL": ""], "fr-FR"),
      (["LANG": "de_DE", "LC_NUMERIC": "en_GB.utf8"], "en-GB"),
      (["LANG": "de_DE", "LC_ALL": "C.UTF-8"], "en-US"), (["LANG": "POSIX"], "en-US"),
      ([:], "en-US"), (["LANG": "de"], "en-US"), (["LANG": "d!e"], "en-US"),
    ])
  func systemLocale(variables: [String: String], tag: String) throws {
    #expect(DemoCommand.locale { variables[$0] } == tag)
  }
}

extension String {
  /// Without the spaces at its end.
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
