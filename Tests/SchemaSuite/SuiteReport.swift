import FieldSchemas
import FormattingFieldJSON

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
      if result.refusesSkipped, result.row.decision(on: result.skipping) == nil {
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
    if case .refused(let keyword) = verdict {
      keyword.isEmpty ? "the schema itself" : keyword
    } else {
      nil
    }
  }

  /// Why the form answers differently.
  fileprivate var decision: String? {
    row.decision(on: verdict)
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

  /// Why a form's answer is another than the suite's; nil if it is not, or nobody decided so.
  public func decision(on verdict: Verdict) -> String? {
    guard case .differs(let how) = verdict else { return nil }
    if !isValid, how.hasPrefix("became") {
      return "a required property that may be null is null if the data leaves it out"
    }
    guard case .object(let object) = schema else { return nil }
    if isValid, data == .string("") {
      return "an empty text is no value: a required text is asked for"
    }
    if case .string(let format)? = object["format"], case .string(let text) = data {
      return decision(ofFormat: format, text)
    }
    if case .array = data, object["uniqueItems"] != nil { return "a member of rows has one type" }
    if case .string(let dialect)? = object["$schema"],
      !dialect.hasPrefix("https://json-schema.org/")
    {
      return "the vocabulary of another dialect is not looked at"
    }
    if isValid, object["properties"] != nil, object["type"] == nil {
      return "a schema with `properties` and no `type` is of objects alone"
    }
    return nil
  }

  private func decision(ofFormat format: String, _ text: String) -> String? {
    let judged = ["date", "time", "date-time", "email", "uri", "uuid"]
    guard judged.contains(format) else {
      return isValid ? nil : "a format that no form judges is an annotation, as 2020-12 says"
    }
    if file == "format" { return "a form judges date, time, date-time, email, uri and uuid" }
    return switch format {
    // RFC 5321 has quoted names and addresses in brackets, and forbids dots that HTML allows.
    case "email": "an email address is what HTML takes for valid"
    case "uri" where text.contains("["): "an address in brackets is not taken apart"
    case "date-time" where text.split(separator: ".").last?.count ?? 0 > 10:
      "a second has up to nine fraction digits"
    default: nil
    }
  }
}
