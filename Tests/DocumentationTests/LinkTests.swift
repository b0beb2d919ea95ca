import Foundation
import Testing

/// A link leads to a file and a heading that are there, and a path in a page, a comment or a script
/// to a file. DocC checks its own links (`Scripts/docs.sh`); addresses of other sites are not
/// looked at.
@Suite(.enabled(if: Clone.isWhole)) struct LinkTests {
  private static let root = Clone.root

  /// The folders of the repository that have pages or sources, found once.
  private static let folders = [
    "Benchmarks", "Documentation", "Examples", "Fixtures", "Scripts", "Sources", "Tests", "Tools",
    "Web",
  ]

  /// The paths of all files with one of these endings, from the repository's root.
  private static func files(_ endings: Set<String>) -> [String] {
    let manager = FileManager.default
    let top = (try? manager.contentsOfDirectory(atPath: root.path())) ?? []
    let inside = folders.flatMap { folder in
      (manager.enumerator(atPath: root.appending(path: folder).path())?.compactMap { $0 as? String }
        ?? [])
        .filter { !$0.contains(".build") }.map { "\(folder)/\($0)" }
    }
    return (top + inside).filter { endings.contains(($0 as NSString).pathExtension) }.sorted()
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path())
  }

  /// The lines of a page outside of its listings.
  private static func prose(_ page: String) -> [Substring] {
    var isListing = false
    return page.split(separator: "\n").filter { line in
      if line.hasPrefix("```") { isListing.toggle() }
      return !isListing
    }
  }

  /// The anchors of a page's headings, as GitHub makes them: letters and digits in lower case, a
  /// hyphen for a space.
  private static func anchors(of page: String) -> Set<String> {
    Set(
      prose(page).filter { $0.hasPrefix("#") }.map { line in
        line.drop { $0 == "#" }.dropFirst().lowercased().compactMap { character in
          if character == " " { return "-" }
          let isKept = character.isLetter || character.isNumber || "-_".contains(character)
          return isKept ? String(character) : nil
        }.joined()
      })
  }

  @Test("every link in a page leads to a file that is there, and to a heading in it")
  func links() throws {
    let pages = Self.files(["md"])
    #expect(pages.count > 20)
    var count = 0
    for page in pages {
      let folder = (page as NSString).deletingLastPathComponent
      let prose = Self.prose(try Self.text(page)).joined(separator: "\n")
      for link in Self.matches(#"\]\(([^)\s]+)\)"#, in: prose) where !link.contains("://") {
        count += 1
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let target = parts[0].isEmpty ? page : (folder as NSString).appendingPathComponent(parts[0])
        let path = String(URL(filePath: "/" + target).standardized.path().drop { $0 == "/" })
        let isThere = Self.exists(path)
        #expect(isThere, "\(page): \(link)")
        guard isThere, parts.count > 1, path.hasSuffix(".md") else { continue }
        let hasHeading = Self.anchors(of: try Self.text(path)).contains(parts[1])
        #expect(hasHeading, "\(page): \(link)")
      }
    }
    #expect(count > 50)
  }

  @Test("every file that a page, a comment or a script names is there")
  func paths() throws {
    let folders = Self.folders.joined(separator: "|")
    let name =
      #"(?<![\w./$-])((?:\#(folders))/[\w./+-]*\.(?:csv|h|js|jsonl|md|mjs|py|sh|swift|txt))\b"#
    // CHANGELOG.md names what was.
    let readers = Self.files(["h", "js", "md", "mjs", "py", "sh", "swift", "ts"])
      .filter { $0 != "CHANGELOG.md" }
    #expect(readers.count > 500)
    var count = 0
    for reader in readers {
      for path in Self.matches(name, in: try Self.text(reader)) {
        count += 1
        // A page may name a file of its own folder: Tools has Tests.
        let places = ["", "Benchmarks/", "Tools/"]
        let isThere = places.contains { Self.exists($0 + path) }
        #expect(isThere, "\(reader): \(path)")
      }
    }
    #expect(count > 100)
  }

  /// What the first group of a pattern matches. `Regex` is slow in a debug build.
  private static func matches(_ pattern: String, in text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).compactMap {
      Range($0.range(at: 1), in: text).map { String(text[$0]) }
    }
  }
}
