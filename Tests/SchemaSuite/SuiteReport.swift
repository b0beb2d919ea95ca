import FieldSchemas
import NumfieldJSON

/// What forms make of the official suite: tables for Documentation/Conformance.md.
public struct SuiteReport {
  private let files: [(file: String, results: [Result])]

  fileprivate struct Result {
    let row: SuiteRow
    let verdict: SuiteRow.Verdict
    /// The verdict of a form that skips keywords which it does not read.
    let skipping: SuiteRow.Verdict
  }

  public init(_ files: [(file: String, rows: [SuiteRow])]) {
    self.files = files.map { file, rows in
      (
        file,
        rows.map { Result(row: $0, verdict: $0.verdict(), skipping: $0.verdict(.skip)) }
      )
    }
  }

  private var results: [Result] { files.flatMap(\.results) }

  /// The tables: by file, refused by keyword, and what differs, with the reason.
  public var lines: [String] {
    var lines = ["| file | rows | agree | refused | differ |", "|---|---|---|---|---|"]
    func add(_ name: String, _ results: [Result]) {
      let agree = results.count { $0.verdict == .agrees }
      let refused = results.count { $0.refusal != nil }
      let differ = results.count - agree - refused
      lines.append("| \(name) | \(results.count) | \(agree) | \(refused) | \(differ) |")
    }
    for (file, results) in files { add(file, results) }
    add("all files", results)
    lines += ["", "| refused for | rows |", "|---|---|"]
    lines += Self.counted(results.compactMap(\.refusal)).map { "| \($0) | \($1) |" }
    lines += ["", "| rows that differ | why |", "|---|---|"]
    lines += Self.counted(results.compactMap(\.decision)).map { "| \($1) | \($0) |" }
    return lines
  }

  /// A line for each row that is refused or differs.
  public var details: [String] {
    results.flatMap { result -> [String] in
      let row = result.row
      func line(_ verdict: SuiteRow.Verdict, _ mark: String = "") -> String {
        "\(row.id) \(row.isValid ? "valid" : "invalid")\(mark) \(verdict) "
          + "\(row.schema.json) \(row.data.json)"
      }
      var lines: [String] = []
      if result.verdict != .agrees { lines.append(line(result.verdict)) }
      if result.refusesSkipped { lines.append(line(result.skipping, " skipping")) }
      return lines
    }
  }

  /// Rows that differ without a decision, and valid rows that a form refuses which skips what it does not read.
  public var problems: [String] {
    results.flatMap { result -> [String] in
      var problems: [String] = []
      if case .differs(let how) = result.verdict, result.decision == nil {
        problems.append("\(result.row.id): \(how)")
      }
      if result.refusesSkipped, result.decision == nil {
        problems.append("\(result.row.id): skipping: \(result.skipping)")
      }
      return problems
    }
  }

  private static func counted(_ names: [String]) -> [(String, Int)] {
    Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }
}

extension SuiteReport.Result {
  /// The keyword for which the schema is refused.
  fileprivate var refusal: String? {
    if case .refused(let keyword) = verdict { keyword.isEmpty ? "the schema itself" : keyword } else { nil }
  }

  /// Why the form answers differently; nil if the form does not, or nobody decided so.
  fileprivate var decision: String? {
    if case .differs = verdict { row.decision } else { nil }
  }

  /// Whether a form that skips keywords refuses valid data.
  fileprivate var refusesSkipped: Bool { row.isValid && skipping != .agrees }
}

extension SuiteRow {
  /// The rows of one of the suite's files.
  public static func rows(of file: String, _ text: String) throws -> [SuiteRow] {
    // A reader reads objects.
    guard case .array(let schemas)? = try JSONObject(#"{"schemas":\#(text)}"#)["schemas"] else {
      return []
    }
    return schemas.enumerated().flatMap { index, value -> [SuiteRow] in
      guard case .object(let object) = value, let schema = object["schema"],
        case .array(let tests)? = object["tests"]
      else { return [] }
      return tests.enumerated().compactMap { place, test in
        guard case .object(let test) = test, let data = test["data"],
          case .boolean(let isValid)? = test["valid"]
        else { return nil }
        return SuiteRow(
          id: "\(file)/\(index)/\(place)", schema: schema, data: data, isValid: isValid)
      }
    }
  }

  /// Why a form's answer is another than the suite's, for rows for which that was decided.
  public var decision: String? { nil }
}
