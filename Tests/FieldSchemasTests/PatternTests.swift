import FieldForms
import FormattingFieldFixtures
import FormattingFields
import Foundation
import Testing

@testable import FieldSchemas

/// Patterns are judged as ECMAScript judges them, in time linear in the text, or told as such that cannot be
/// judged.
struct PatternTests {
  /// What the regular expressions of node say; Fixtures/regenerate-patterns.mjs has written it.
  struct Row: Decodable {
    let pattern: String
    /// "u", or nothing if the pattern can be read without the flag alone; nil if there is no such pattern.
    let flag: String?
    let matches, others: [String]
  }

  static let rows: [Row] = {
    let own = ProcessInfo.processInfo.environment["FORMATTING_FIELD_PATTERNS"]
    let lines =
      (try? own.map { try String(contentsOfFile: $0, encoding: .utf8) })?
      .split(separator: "\n").map(String.init) ?? (try? Fixtures.lines("patterns.jsonl")) ?? []
    return lines.compactMap { try? JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
  }()

  @Test("a pattern says what node says, or is refused if it refers back or needs other flags")
  func asNode() throws {
    var (judgedCount, refusedCount) = (0, 0)
    for row in Self.rows {
      do throws(PatternError) {
        let pattern = try Pattern(row.pattern)
        #expect(row.flag != nil, "\(row.pattern)")
        for (texts, matches) in [(row.matches, true), (row.others, false)] {
          for text in texts {
            judgedCount += 1
            #expect(pattern.matches(text) == matches, "\(row.pattern) \(text.debugDescription)")
          }
        }
      } catch {
        refusedCount += 1
        #expect(
          row.flag != "u" || error.reason.hasPrefix("a reference back"), "\(row.pattern): \(error)")
      }
    }
    #expect(judgedCount > 3_500, "\(judgedCount), \(refusedCount)")
    #expect(refusedCount > 20, "\(judgedCount), \(refusedCount)")
  }

  @Test(
    "twice the text takes at most twice the steps",
    arguments: [
      "^(a+)+$", "a*a*a*b", "(a|a)*b", "^(?:[a-z]+)*$", "(.*,){11}", "((a+)b?)+c", "(a?a?)*b",
      #"(\w+\s?)*$x"#, #"\d+\d+x"#, "(?=(a+)+$)b", "(?<=(a|aa)*b)c", "^(?=.*b)(?!.*c)a{1,200}$",
      "a.{50}b",
      #"\p{L}+\p{L}+\d"#,
    ])
  func linear(_ text: String) throws {
    let pattern = try Pattern(text)
    let counts = [1_000, 2_000].map { pattern.judge(String(repeating: "a", count: $0)).stepCount }
    #expect(Double(counts[1]) <= 2.2 * Double(counts[0]), "\(counts)")
    #expect(counts[0] > 0, "\(counts)")
  }

  private static func content(
    _ pattern: String, _ unsupported: UnsupportedKeywords = .refuse
  ) throws(SchemaError) -> SchemaContent {
    let escaped = pattern.replacing("\\", with: "\\\\")
    return try SchemaContent(
      schema: #"{"type":"object","properties":{"v":{"type":"string","pattern":"\#(escaped)"}}}"#,
      onUnsupported: unsupported
    ) { _ in nil }
  }

  @Test(
    "a pattern that is not judged is told with its place",
    arguments: [
      (#"(a)\1"#, 4, "a reference back to a group is not judged"),
      (#"\k<n>(?<n>a)"#, 1, "a reference back to a group is not judged"),
      ("a{,3}", 2, "no count before the comma"), ("a{3,2}", 2, "counts out of order"),
      ("a++", 3, "nothing to repeat"), ("(?i)a", 1, "no group begins like this"),
      (#"a\z"#, 2, "no meaning of this letter or digit behind a backslash"),
      (#"\p{letter}"#, 1, "a property that is not known here"),
      ("a(b", 2, "a group without its end"), ("a)", 2, "a group ends that has not begun"),
      ("[b-a]", 2, "a range out of order"),
      ("a{20001}", 9, "more than 20,000 steps, with counts written out"),
      ("((a{100}){100}){100}", 21, "more than 20,000 steps, with counts written out"),
      ("(?=a{12000})a{12000}", 21, "more than 20,000 steps, with counts written out"),
      (String(repeating: "(", count: 100_000), 65, "more than 64 groups in one another"),
    ])
  func told(_ pattern: String, _ place: Int, _ reason: String) {
    let error = #expect(throws: SchemaError.self) { try Self.content(pattern) }
    #expect(error?.issues.map(\.keyword) == ["pattern"])
    #expect(error?.issues.first?.reason == "character \(place): \(reason)")
  }

  @Test(
    "a host judges what is not judged here", arguments: [#"^(.)\1$"#, #"^\p{Emoji_Component}$"#])
  func handedOver(_ pattern: String) throws {
    #expect(throws: SchemaError.self) { try Self.content(pattern) }
    #expect(try Self.content(pattern, .skip).declaredFields == [["v"]])
    var form = FieldForm(try Self.content(pattern, .handOver))
    #expect(form.content.handedOver.map(\.pointer) == ["/properties/v/pattern"])
    func isWrong(_ json: String) -> [ValidationIssue] {
      json == #"{"v":"ab"}"# ? [.answer("/v", "Twice the same.")] : []
    }
    try form.apply(.edit(TextEdit(.all, "ab")), to: ["v"])
    let refused = form.submit(to: isWrong)
    #expect(refused == .answered)
    #expect(form.issues(of: ["v"]).map(\.message) == ["Twice the same."])
    try form.apply(.edit(TextEdit(.all, "aa")), to: ["v"])
    let accepted = form.submit(to: isWrong)
    #expect(accepted == .accepted)
  }

  @Test(
    "names of properties are ECMAScript's",
    arguments: [
      "Script=LATIN", "Script=IsLatin", "Script=BassaVah", "Script=Hrkt", "sc=latin", "Latin",
      "IsL",
      "script=Latin", "L&", "letter", "Age=5.0", "Script=", "Script=Latin=Latin", "Block=ASCII",
    ])
  func properties(_ name: String) {
    #expect(CharacterProperty(name) == nil)
    for name in ["Script=Latin", "sc=Latn", "scx=Bassa_Vah", "Script=SignWriting", "gc=L", "punct"]
    {
      #expect(CharacterProperty(name) != nil, "\(name)")
    }
  }

  @Test("counts of nothing are read at once", arguments: ["((){0,99999999}){99999999}", "(){5,}"])
  func nothing(_ pattern: String) throws { #expect(try Pattern(pattern).matches("a")) }

  @Test(
    "patterns of forms are judged",
    arguments: [
      ("^[a-z0-9]+(?:-[a-z0-9]+)*$", "a-b-c1", "a--b"),
      (#"^(?:\d{1,3}\.){3}\d{1,3}$"#, "1.2.3.4", "1.2"),
      ("^(?=.*[A-Z])(?=.*[0-9]).{8,}$", "Abcdefg1", "abcdefg1"), ("^(ab|cd)*$", "abcd", "abc"),
      (#"^(?:[\w-]+\.)+[a-z]{2,}$"#, "a.b-c.de", "a..de"), ("^(a+)+$", "aaa", "aab"),
      ("^([0-9]{3})+$", "123456", "1234"), (#"^\p{L}+$"#, "äb", "a1"), ("^[^()]*$", "ab", "(a"),
      (#"^[\w-.]+@[\w-]+$"#, "a.b-c@d", "a b@d"), ("^.{1,5000}$", "ab", "a\nb"),
    ])
  func judged(_ pattern: String, _ right: String, _ wrong: String) throws {
    var form = FieldForm(try Self.content(pattern))
    for (text, isValid) in [(right, true), (wrong, false)] {
      try form.apply(.edit(TextEdit(.all, text)), to: ["v"])
      #expect(form.isValid == isValid, "\(text)")
    }
  }
}
