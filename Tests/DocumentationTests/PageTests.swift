import FormattingFieldFixtures
import FormattingFields
import Foundation
import Testing

/// Pages name what exists and show what the code does. Scripts/checks/clients.sh runs their
/// listings.
@Suite(.enabled(if: Clone.isWhole)) struct PageTests {
  private static let root = Clone.root
  private static let sources = ["Sources", "Tools/Sources"].map {
    root.appending(path: $0)
  }

  /// The text of a page, given by its path in the package.
  private func page(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  private func folders(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
  }

  /// The folders of all modules.
  private func modules() throws -> [URL] { try Self.sources.flatMap(folders) }

  @Test("the article about issues: every text of its table is refused as it says")
  func refusals() throws {
    let rows = try page("Sources/FormattingFields/FormattingFields.docc/ReadingIssues.md")
      .matches(
        of: /\| `([^`]+)` \| ([a-zA-Z-]+)(, `UInt8`)? \| `([a-zA-Z]+)` \|/)
    #expect(!rows.isEmpty)
    for row in rows {
      let format = try NumberFormat.icu(locale: String(row.2), style: .decimal)
      let type = row.3 == nil ? NumberType.decimal : .uint8
      let reading = NumberScanner(type, format: format).scan(String(row.1))
      #expect(reading.issue?.code.rawValue == String(row.4), "\(row.1)")
    }
  }

  @Test("the article about the fixtures shows a line of the suite")
  func line() throws {
    let article = try page(
      "Sources/FormattingFields/FormattingFields.docc/TestingWithTheFixtures.md")
    let line = try #require(article.firstMatch(of: /```json\n(.*)\n```/))
    #expect(try Fixtures.lines("suite/rows.jsonl").contains(String(line.1)))
  }

  /// What the sources declare, found once.
  private static let declared: Set<String> = {
    var declared: Set<String> = []
    for folder in sources {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? FileManager.DirectoryEnumerator()
      where file.pathExtension == "swift" {
        let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let names = /\b(?:func|var|let|case|struct|enum|class|protocol|typealias) ([A-Za-z]+)/
        declared.formUnion(source.matches(of: names).map { String($0.1) })
      }
    }
    return declared
  }()

  /// Whether a name is declared, or is that of a folder or a module.
  private func isKnown(_ name: String, in places: [URL]) -> Bool {
    Self.declared.contains(name)
      || places.contains {
        FileManager.default.fileExists(atPath: $0.appending(path: name).path())
      }
  }

  @Test(
    "every folder and every name on a page is in the sources",
    arguments: ["Documentation/Architecture.md", "Documentation/Words.md"])
  func names(_ path: String) throws {
    let places = Self.sources + (try modules()).map { $0.deletingLastPathComponent() }
    let names = try page(path).matches(of: /`([A-Za-z\/]+)`/)
    #expect(!names.isEmpty)
    for name in Set(names.map { String($0.1) }) {
      let isKnown = isKnown(name, in: places)
      #expect(isKnown, "\(name)")
    }
  }

  @Test(
    "every type and module of this package that a page names is in the sources",
    arguments: [
      "README.md", "CONTRIBUTING.md", "Documentation/Behaviour.md", "Documentation/C.md",
      "Documentation/Compatibility.md", "Documentation/Lines.md", "Documentation/Recipes.md",
    ])
  func types(_ path: String) throws {
    let names = try page(path).matches(
      of: /`((?:Entry|Field|Form(?!at)|Formatting|Hosted|ICU)[A-Z][A-Za-z]*)`/)
    for name in Set(names.map { String($0.1) }) {
      let isKnown = isKnown(name, in: Self.sources)
      #expect(isKnown, "\(name)")
    }
  }

  @Test("the page on what a form does has every call of a form")
  func formCalls() throws {
    let page = try page("Sources/FieldForms/FieldForms.docc/WhatAFormDoes.md")
    var calls: Set<String> = []
    let folder = Self.root.appending(path: "Sources/FieldForms")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? FileManager.DirectoryEnumerator()
    where file.pathExtension == "swift" {
      let source = try "\n" + String(contentsOf: file, encoding: .utf8)
      let bodies = source.matches(
        of: /\n( *)(?:extension|public struct) FieldForm(?:<.*>)?(?:: .*)? \{\n([\s\S]*?)\n\1\}\n/)
      for body in bodies {
        let names = body.2.matches(
          of: /public (?:internal\(set\) )?(?:static |mutating )*(?:func|var) ([a-z][A-Za-z]+)/)
        calls.formUnion(names.map { String($0.1) })
      }
    }
    calls.remove("description")
    #expect(calls.count > 30)
    for call in calls.sorted() { #expect(page.contains(call), "\(call)") }
  }

  @Test("Architecture: every function of a way is declared in the file that the way's table names")
  func ways() throws {
    var sources: [URL] = []
    for folder in Self.sources {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? FileManager.DirectoryEnumerator()
      where file.pathExtension == "swift" {
        sources.append(file)
      }
    }
    let rows = try page("Documentation/Architecture.md").matches(
      of: /\n\| [0-9]+ \|(?: [a-z]+ \|)? ([^|]*`[^|]*) \| ([^|]*\.swift`[^|]*) \|/)
    #expect(rows.count > 20)
    for row in rows {
      let paths = row.2.matches(of: /`([^`]+\.swift)`/).map { "/" + $0.1 }
      let named = sources.filter { source in paths.contains { source.path().hasSuffix($0) } }
      #expect(named.count >= paths.count, "\(row.2)")
      let texts = try named.map { try String(contentsOf: $0, encoding: .utf8) }
      for name in row.1.matches(of: /`(?:[A-Za-z]+\.)?([A-Za-z_]+)`/).map(\.1) {
        let declaration = try Regex(
          name == "init" ? "\\binit\\(" : "\\bfunc \(name)\\b|\\bvar \(name)\\b")
        #expect(texts.contains { $0.contains(declaration) }, "\(name) in \(row.2)")
      }
    }
  }

  @Test(
    "Architecture has every module and the core's folders; the package index, every public module")
  func lists() throws {
    let architecture = try page("Documentation/Architecture.md")
    let index = try page(".spi.yml").split { $0.isWhitespace }
    let published = try page("Scripts/public-modules.sh").split { $0.isWhitespace || $0 == ";" }
    for folder in try modules() where folder.lastPathComponent != "FormattingFieldICU" {
      let module = folder.lastPathComponent
      #expect(architecture.contains("`\(module)`"), "\(module)")
      if published.contains(Substring(module)) { #expect(index.contains(Substring(module))) }
      guard ["NumberText", "FieldEditing"].contains(module) else { continue }
      for chapter in try folders(in: folder) where chapter.pathExtension != "docc" {
        #expect(architecture.contains("\(module)/\(chapter.lastPathComponent)`"), "\(chapter)")
      }
    }
  }
}
