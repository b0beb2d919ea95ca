import FieldLines
import FormattingFieldFixtures
import FormattingFields
import Foundation
import ICUFieldLines
import Testing

/// What people reported about fields in their hands: keys, pads, buttons, the wheel. Rows of the
/// suite.
struct HandsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func rows(_ name: String) throws -> [[String: Any]] {
    try Fixtures.lines("suite/\(name)").compactMap {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  /// The state after a row's acts.
  private static func played(_ options: [String: Any], _ acts: Any?) throws -> LineState {
    func line(_ object: Any) throws -> String {
      String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    }
    var field = try LineField(try line(options), from: .icu)
    var state = field.state()
    for act in acts as? [[String: Any]] ?? [] { state = field.act(try FieldAct(try line(act))) }
    return state
  }

  @Test("reports about hands are played through lines (C6, C12, E2, E12, E14, S12)")
  func hands() throws {
    for row in try Self.rows("hands.jsonl") {
      guard let options = row["options"] as? [String: Any] else { continue }
      let state = try Self.played(options, row["acts"])
      #expect(state.text == row["text"] as? String, "\(row["id"] ?? "")")
      #expect(state.value == row["value"] as? String, "\(row["id"] ?? "")")
    }
  }

  @Test("keystrokes say what people mean, or are refused by a rule (R5, R6)")
  func keys() throws {
    let suite = try JSONSerialization.jsonObject(
      with: Data(contentsOf: Fixtures.url("suite/suite.json")))
    let answered = (suite as? [String: Any])?["answered"] as? [String: Any] ?? [:]
    for row in try Self.rows("keys.jsonl") {
      let number = row["number"] as? String
      var options = [
        "locale": row["locale"], "style": row["style"], "policies": ["commitPolicy": "keepText"],
      ]
      options["value"] = row["value"] as? String
      let acts = [["selectAll": true]] + (row["acts"] as? [[String: Any]] ?? [])
      let state = try Self.played(options.compactMapValues { $0 }, acts)
      let isAnswered = ["id", "topic"].contains { answered[row[$0] as? String ?? ""] != nil }
      if isAnswered && state.entry == nil { continue }
      #expect(state.entry == number, "\(row["id"] ?? "")")
      guard number != nil, let shows = row["shows"] as? [String] else { continue }
      #expect(shows.contains(state.text), "\(row["id"] ?? "") shows \(state.text)")
    }
  }

  @Test(
    "what a field suggests for a row, that field takes, and a person of the place may have meant it (R24)",
    arguments: ["rows.jsonl", "keys.jsonl"])
  func suggestions(file: String) throws {
    var count = 0
    for row in try Self.rows(file) {
      var options: [String: Any] = ["policies": ["commitPolicy": "keepText"]]
      for key in ["locale", "style", "value"] { options[key] = row[key] }
      var acts = row["acts"] as? [[String: Any]] ?? []
      acts.removeAll { $0["commit"] != nil }
      if let text = row["text"] { acts = [["type": text]] }
      let meant =
        ([row["number"] as? String].compactMap(\.self) + (row["could"] as? [String] ?? []))
      for suggestion in try Self.played(options, [["selectAll": true]] + acts).suggestions {
        count += 1
        let taken = try Self.played(options, [["selectAll": true], ["type": suggestion]])
        #expect(
          meant.contains(taken.entry ?? "refused"),
          "\(row["id"] ?? "") \(row["text"] ?? acts): \(suggestion), \(taken.entry ?? "refused")")
      }
    }
    #expect(count > (file == "keys.jsonl" ? 3 : 10))
  }

  @Test("what only a page or a screen shows has a check or a story of the name")
  func names() throws {
    func sources(_ folder: String) throws -> String? {
      let folder = Self.root.appending(path: folder)
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return try files?.filter { ["mjs", "swift"].contains($0.pathExtension) }
        .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    }
    let places = [
      "page": try sources("Web/Tests"),
      "story": try sources("Tests/SwiftUIMiniature/Stories"),
    ]
    for row in try Self.rows("hands.jsonl") {
      let shown = row["shown"] as? [String] ?? []
      #expect(row["acts"] != nil || !shown.isEmpty, "\(row["id"] ?? "") is shown by nothing")
      #expect((row["sources"] as? [String])?.isEmpty == false, "\(row["id"] ?? "") has no source")
      for name in shown {
        let parts = name.split(separator: ": ", maxSplits: 1)
        // A clone without the page or the views is without their checks.
        guard let place = places[String(parts[0])] else {
          Issue.record("\(name) names no place")
          continue
        }
        if let place { #expect(place.contains("\"\(parts[1])\""), "no \(name)") }
      }
    }
  }
}
