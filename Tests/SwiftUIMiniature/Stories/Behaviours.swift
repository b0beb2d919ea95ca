import Foundation

/// What people have asked of fields in SwiftUI: the table of the article "What is shown, and by
/// what", each row with the beginning of a story's name, or the file and the beginning of a test's.
@MainActor
enum Behaviours {
  /// A behaviour, and what shows that.
  static let rows: [(behaviour: String, proof: String)] = {
    let article = "Sources/FormattingFieldsUI/FormattingFieldsUI.docc/WhatIsShown.md"
    let text = (try? String(contentsOfFile: article, encoding: .utf8)) ?? ""
    let table = text.range(of: "| behaviour |").map { text[$0.lowerBound...] } ?? ""
    return table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map {
      let cells = $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return (cells[0], cells[1])
    }
  }()

  /// What is wrong with the table: a story or test that is not there, or that has failed.
  static func problems(_ stories: [Story], _ failures: [String]) -> [String] {
    if rows.count < 59 { return ["the table has \(rows.count) rows"] }
    return rows.compactMap { behaviour, proof in
      let parts = proof.split(separator: ": ", maxSplits: 1)
      let name = String(parts.last ?? "")
      // A story of another program, which run.sh runs.
      if parts.first == "AppKit" { return hasDesk(name) ? nil : "\(behaviour): no story \(name)" }
      guard parts.first == "story" else {
        return hasTest(name, in: String(parts[0])) ? nil : "\(behaviour): no test \(proof)"
      }
      let named = stories.filter { $0.name.hasPrefix(name) }
      if named.isEmpty { return "\(behaviour): no story \(name)" }
      let hasFailed = failures.contains { failure in named.contains { failure.hasPrefix($0.name) } }
      return hasFailed ? "\(behaviour): no" : nil
    }
  }

  private static func hasDesk(_ name: String) -> Bool {
    let path = "Tests/SwiftUIMiniature/AppKitStories/DeskStories.swift"
    return (try? String(contentsOfFile: path, encoding: .utf8))?.contains("DeskStory(\"\(name)")
      ?? false
  }

  private static func hasTest(_ name: String, in file: String) -> Bool {
    ["FieldFormsTests", "FieldHostingTests", "DocumentationTests", "Scripts/Forms"].contains {
      let path = "Tests/\($0)/\(file).swift"
      return (try? String(contentsOfFile: path, encoding: .utf8))?.contains("@Test(\"\(name)")
        ?? false
    }
  }
}
