import Foundation
import NumberText
import Testing

/// `deviations.tsv` says for every row which rule asks for what this package does.
struct DeviationTests {
  private static let behaviour = Result { try document("Behaviour.md") }

  static func document(_ name: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "Documentation/\(name)"), encoding: .utf8)
  }

  @Test("every line names a suite, a verdict, rules and a reason")
  func lines() throws {
    let deviations = try Deviation.all()
    #expect(try Deviation.lines.get().count == deviations.count)
    let suites = Set(PeerSuite.all.map(\.name))
    for deviation in deviations {
      #expect(suites.contains(deviation.suite), "\(deviation.row)")
      #expect(deviation.rules.isEmpty == (deviation.verdict == .unsupported), "\(deviation.row)")
      #expect(!deviation.found.isEmpty, "\(deviation.row)")
      #expect(!deviation.reason.isEmpty, "\(deviation.row)")
    }
  }

  @Test("every rule that is cited is stated, and a refusal cites its issue's rule")
  func rules() throws {
    let behaviour = try Self.behaviour.get()
    for deviation in try Deviation.all() where deviation.verdict == .rule {
      for rule in deviation.rules where rule != "whole" {
        let isStated = behaviour.contains("\n- **\(rule)** ")
        #expect(isStated, "\(deviation.row): \(rule)")
      }
      guard let word = deviation.found.split(separator: " ").last,
        let code = NumberIssue.Code(rawValue: String(word)),
        let line = behaviour.split(separator: "\n").first(where: { $0.hasPrefix("| `\(code)` |") })
      else { continue }
      let stated = line.split(separator: "|")[1].split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      #expect(!Set(stated).isDisjoint(with: deviation.rules), "\(deviation.row): \(stated)")
    }
  }
}
