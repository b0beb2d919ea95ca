import Foundation
import Testing

/// Documentation/Architecture.md names what is there.
struct ArchitectureTests {
  private let root: URL
  private let declared: Set<String>
  private let page: Listing

  init() throws {
    page = try Listing(of: "Documentation/Architecture.md")
    root = Listing.root.appending(path: "Sources")
    var names: Set<String> = []
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let source = try String(contentsOf: file, encoding: .utf8)
      for declaration in source.matches(
        of: /\b(?:func|var|let|case|struct|enum|class|protocol) ([A-Za-z]+)/)
      {
        names.insert(String(declaration.1))
      }
    }
    declared = names
  }

  @Test("every folder and every name on the page is in the sources")
  func names() throws {
    let names = Set(page.document.matches(of: /`([A-Za-z\/]+)`/).map { String($0.1) })
    #expect(names.count > 40)
    for name in names {
      let isFolder = FileManager.default.fileExists(atPath: root.appending(path: name).path())
      #expect(isFolder || declared.contains(name), "\(name)")
    }
  }

  @Test("a digit goes the way that the page says, in at most 12 calls and 12 files")
  func keystroke() throws {
    let rows = page.document.matches(of: /\n\| (\d+) \| `(\w+)` \| `([^`]+)` \| (\d*) ?\|/)
    #expect((1...12).contains(rows.count))
    var sources: [Substring: String] = [:]
    for row in rows {
      let file = root.appending(path: "\(row.3)")
      sources[row.1] = try String(contentsOf: file, encoding: .utf8)
      #expect(sources[row.1]?.contains("func \(row.2)") == true, "\(row.1)")
      guard !row.4.isEmpty else { continue }
      let caller = try #require(sources[row.4], "\(row.1) is called by what comes before it")
      let names = caller.matches(of: /(func )?(\w+)[(<]/)
      #expect(names.contains { $0.1 == nil && $0.2 == row.2 }, "\(row.1)")
    }
  }

  @Test("the page has every module, and the package index documents every public one")
  func modules() throws {
    let sources = try FileManager.default.contentsOfDirectory(atPath: root.path()).flatMap {
      try FileManager.default.contentsOfDirectory(atPath: root.appending(path: $0).path())
    }
    for module in sources where module != "ICU" {
      #expect(page.document.contains("`\(module)`"), "\(module)")
    }
    let built = try Listing(of: ".spi.yml").document.split { $0.isWhitespace }
    let modules = try Listing(of: "Scripts/public-modules.sh").document
      .split { $0.isWhitespace || $0 == ";" }
    for module in sources where modules.contains(Substring(module)) {
      #expect(built.contains(Substring(module)), "\(module)")
    }
  }

  @Test("the page has the folders of the core")
  func folders() throws {
    for module in ["NumberText", "FieldEditing"] {
      for folder in try FileManager.default.contentsOfDirectory(
        at: root.appending(path: module), includingPropertiesForKeys: [.isDirectoryKey])
      where try folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
        guard folder.pathExtension != "docc", folder.lastPathComponent != "Symbols" else {
          continue
        }
        #expect(page.document.contains("`\(module)/\(folder.lastPathComponent)`"))
      }
    }
  }
}
