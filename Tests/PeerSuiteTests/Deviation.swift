import FormattingFieldFixtures

/// A row that this package and a peer see differently, as `deviations.tsv` names it.
///
/// | column | what it says |
/// |---|---|
/// | suite, row | which row |
/// | verdict | `rule`: a rule asks for it; `unsupported`: the package cannot be set up so |
/// | rules | the rules that ask for it, "whole" for the whole-text reading, and X6 if a field that reads texts from elsewhere would agree; "-" for `unsupported` |
/// | found | what this package does instead, or what it would take |
/// | reason | why, in a few words |
struct Deviation: Sendable {
  enum Verdict: String, Sendable { case rule, unsupported }

  let suite, row: String
  let verdict: Verdict
  let rules: [String]
  let found: String
  let reason: String

  init?(_ line: String) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 6, let verdict = Verdict(rawValue: columns[2]) else { return nil }
    (suite, row, found, reason) = (columns[0], columns[1], columns[4], columns[5])
    self.verdict = verdict
    rules = columns[3] == "-" ? [] : columns[3].split(separator: ",").map(String.init)
  }

  /// Whether a comparison's finding is the listed deviation.
  func matches(_ finding: Finding) -> Bool {
    switch (verdict, finding) {
    case (.rule, .differs(let words, let agreesFromElsewhere)):
      words == found && rules.contains("X6") == agreesFromElsewhere
    case (.unsupported, .unsupported(let need)): need == found
    default: false
    }
  }

  /// The lines of the file after its heading.
  static let lines = Result { try Fixtures.lines("peers/deviations.tsv").dropFirst().map { $0 } }

  static func all() throws -> [Deviation] { try lines.get().compactMap { Deviation($0) } }
}
