import FormattingFields
import Foundation
import Testing

@testable import NumberText

/// Documentation/Behaviour.md and the code say the same.
struct BehaviourDocumentTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Whether each host whose sources have a rule's place is there; a clone may be without.
  private static let hasAllHosts = [
    "Tools", "Web", "Sources/FormattingFieldC", "Sources/FormattingFieldsUI",
  ]
  .allSatisfy { FileManager.default.fileExists(atPath: root.appending(path: $0).path()) }

  private let document: String

  init() throws {
    let file = Self.root.appending(path: "Documentation/Behaviour.md")
    document = try String(contentsOf: file, encoding: .utf8)
  }

  /// The rules in the order of the document, repeated if it states one twice.
  private var rules: [String] {
    document.matches(of: #/\n- \*\*([A-Z]\d+)\*\*/#).map { String($0.1) }
  }

  @Test("the rules of a letter ascend, and each is stated once")
  func numbers() {
    for (letter, rules) in Dictionary(grouping: rules, by: \.first!) {
      let numbers = rules.compactMap { Int($0.dropFirst()) }
      #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }, "\(letter)")
    }
  }

  /// The sources of the package and its tests: the path of each file, and its text, where a comment
  /// of several lines is one line. `NSRegularExpression` reads them, since `Regex` is slow in a
  /// debug build.
  private static let files: Result<[(path: String, text: String)], any Error> = Result {
    let continued = try NSRegularExpression(pattern: #"\n *(?:///?|\*) ?"#)
    var found: [(path: String, text: String)] = []
    for folder in ["Sources", "Tools", "Web", "Tests"] {
      let directory = root.appending(path: folder)
      let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? FileManager.DirectoryEnumerator()
      where ["swift", "js", "mjs"].contains(file.pathExtension) {
        let text = try String(contentsOf: file, encoding: .utf8)
        let whole = NSRange(text.startIndex..., in: text)
        found.append(
          (
            folder + file.path().dropFirst(directory.path().count),
            continued.stringByReplacingMatches(in: text, range: whole, withTemplate: " ")
          ))
      }
    }
    return found
  }

  /// The rules that the files of some folders name in a form such as "(X)", each with its file.
  private func named(_ pattern: String, in folders: [String]) throws -> [String: [String]] {
    let pattern = try NSRegularExpression(pattern: pattern)
    var named: [String: [String]] = [:]
    for (path, text) in try Self.files.get() where folders.contains(where: path.hasPrefix) {
      for match in pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
        let rules = text[Range(match.range(at: 1), in: text)!]
        for rule in rules.split(separator: ", ") { named[String(rule), default: []].append(path) }
      }
    }
    return named
  }

  @Test("every rule has one place in the sources, which names it", .enabled(if: hasAllHosts))
  func places() throws {
    let places = try named(
      #"Rules?: ([A-Z]\d+(?:, [A-Z]\d+)*)\."#,
      in: ["Sources", "Tools/Sources", "Web"])
    for rule in rules { #expect(places[rule]?.count == 1, "\(rule): \(places[rule] ?? [])") }
    for (rule, files) in places { #expect(rules.contains(rule), "\(files)") }
  }

  @Test(
    "every rule is cited by a test or an example, and what is cited is stated",
    .enabled(if: hasAllHosts))
  func citations() throws {
    let citation = #"\(((?:[A-Z]\d+(?:, )?)+)\)"#
    let examples = (table("Examples") + table("Formats")).compactMap(\.last)
    let tests = try named(citation, in: ["Tests", "Tools/Tests"])
    for rule in rules { #expect(tests[rule] != nil || examples.contains(rule), "\(rule)") }
    let sources = try named(citation, in: ["Sources", "Tools/Sources", "Web"])
    let all = tests.merging(sources, uniquingKeysWith: +)
    for (rule, files) in all { #expect(rules.contains(rule), "\(rule): \(files)") }
    for rule in examples { #expect(rules.contains(rule)) }
  }

  @Test("every issue code has a row and every row a code")
  func issues() {
    let rows = table("Issues").map { $0[0].filter { $0 != "`" } }
    #expect(Set(rows) == Set(NumberIssue.Code.allCases.map(\.rawValue)))
    #expect(rows.count == NumberIssue.Code.allCases.count)
  }

  @Test("every status has a row")
  func statuses() {
    let rows = table("Reading (R)").prefix(3).map { $0[0].filter { $0 != "`" } }
    #expect(rows == ScanStatus.allCases.map(\.rawValue))
  }

  @Test("the table of characters has the code points that the scanner knows, no more and no fewer")
  func characters() throws {
    var expected: [UInt32: String] = [:]
    for row in table("Characters") {
      for match in row[2].matches(of: /U\+([0-9A-F]{4,6})(?:–U\+([0-9A-F]{4,6}))?/) {
        let first = try #require(UInt32(match.1, radix: 16))
        let last = try match.2.map { try #require(UInt32($0, radix: 16)) } ?? first
        for scalar in first...last { expected[scalar] = row[0] }
      }
    }
    // An expectation for each of a million would take most of the time.
    let wrong = (UInt32(0)...0x10FFFF).filter {
      CharacterKind($0).documentedName != expected[$0]
    }
    #expect(wrong == [])
  }

  @Test("every example is read as it says")
  func examples() throws {
    let rows = table("Examples")
    #expect(rows.count >= 50)
    for row in rows {
      let style = try #require(NumberStyle(row[1]), "\(row)")
      let format = try NumberFormat.icu(locale: row[0], style: style)
      let text = String(row[2].dropFirst().dropLast())
      let reading = NumberScanner<FixedDecimal>(format: format).scan(text)
      let found = reading.value?.plainText ?? reading.issue?.code.rawValue
      #expect([reading.status.rawValue, found] == [row[3], row[4]], "\(row)")
    }
  }

  @Test("every format is refused, or writes and reads as it says")
  func formats() throws {
    let rows = table("Formats")
    #expect(rows.count >= 14)
    for row in rows {
      let style = try #require(NumberStyle(String(row[1].dropFirst().dropLast())), "\(row)")
      let number = try #require(FixedDecimal(row[2]), "\(row)")
      do throws(NumberFormatError) {
        let format = try NumberFormat.icu(locale: row[0], style: style)
        let text = format.text(for: number)
        // A table cannot show which kind of space a symbol has.
        #expect("`\(text.replacing("\u{A0}", with: " "))`" == row[3])
        let reading = NumberScanner<FixedDecimal>(format: format).scan(text)
        #expect(reading.value.map { format.text(for: $0) } == text, "\(row)")
      } catch {
        #expect(Mirror(reflecting: error).children.first?.label == row[3], "\(row)")
      }
    }
  }

  /// The rows of the first table under a heading, without its head.
  private func table(_ heading: String) -> [[String]] {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    let section = lines.drop { $0.drop { $0 == "#" } != " \(heading)" }.dropFirst()
    return section.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2).map {
      $0.dropFirst().dropLast().split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }
}

extension CharacterKind {
  /// The name that Behaviour.md has for the kind; nil for plain digits and other characters.
  fileprivate var documentedName: String? {
    switch self {
    case .digit(_, zero: DecimalDigits.hanZero): "Han digits"
    case .digit, .other, .separator(.ownDecimal), .separator(.ownGrouping): nil
    case .separator(.period): "period"
    case .separator(.comma): "comma"
    case .separator(.arabicDecimal): "Arabic decimal"
    case .separator(.arabicGroup): "Arabic group"
    case .separator(.apostrophe): "apostrophe"
    case .separator(.space): "space"
    case .separator(.adlam): "Adlam group"
    case .blank: "white space that never groups"
    case .ignorable: "ignored"
    case .minus: "minus"
    case .plus: "plus"
    case .openingParenthesis: "opening parenthesis"
    case .closingParenthesis: "closing parenthesis"
    }
  }
}
