import Foundation
import Testing

/// Rules.md and the code say the same.
struct RulesTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// The rules in the order of the document, repeated if it states one twice.
  private static func rules() throws -> [String] {
    try String(contentsOf: root.appending(path: "Rules.md"), encoding: .utf8)
      .matches(of: #/\n- \*\*(N\d+)\*\*/#).map { String($0.1) }
  }

  /// The rules that the Swift files of a folder name in a form such as "(N1)", each with its files.
  private static func named(_ pattern: String, in folder: String) throws -> [String: [String]] {
    let (pattern, continued) = (
      try NSRegularExpression(pattern: pattern),
      try NSRegularExpression(pattern: #"\n *///? ?"#)
    )
    var named: [String: [String]] = [:]
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    for case let file as URL in files ?? FileManager.DirectoryEnumerator()
    where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      // A comment of several lines is one line.
      let text = continued.stringByReplacingMatches(
        in: source, range: NSRange(source.startIndex..., in: source), withTemplate: " ")
      for match in pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
        for rule in text[Range(match.range(at: 1), in: text)!].split(separator: ", ")
        where rule.hasPrefix("N") {
          named[String(rule), default: []].append(file.lastPathComponent)
        }
      }
    }
    return named
  }

  @Test("the rules are counted from 1, and each is stated once")
  func numbers() throws {
    let rules = try Self.rules()
    #expect(rules.count > 10)
    #expect(rules == (1...rules.count).map { "N\($0)" })
  }

  @Test("every rule has one place in the sources, which names it")
  func places() throws {
    let places = try Self.named(#"Rules?: ([A-Z]\d+(?:, [A-Z]\d+)*)\."#, in: "Sources")
    let rules = try Self.rules()
    for rule in rules { #expect(places[rule]?.count == 1, "\(rule): \(places[rule] ?? [])") }
    for (rule, files) in places { #expect(rules.contains(rule), "\(files)") }
  }

  @Test("every rule is cited by a test, and what is cited is stated")
  func citations() throws {
    let citation = #"\(((?:[A-Z]\d+(?:, )?)+)\)"#
    let (rules, tests) = (try Self.rules(), try Self.named(citation, in: "Tests"))
    for rule in rules { #expect(tests[rule] != nil, "\(rule)") }
    let all = tests.merging(try Self.named(citation, in: "Sources"), uniquingKeysWith: +)
    for (rule, files) in all { #expect(rules.contains(rule), "\(rule): \(files)") }
  }
}
