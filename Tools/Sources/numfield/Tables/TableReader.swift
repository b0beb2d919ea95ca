import ArgumentParser
import NumberColumns
import NumfieldJSON

/// Another program that reads tables, and the arguments with which it reads the columns right.
enum TableReader: String, CaseIterable, ExpressibleByArgument {
  case pandas, polars, duckdb, readr, fread, hledger, frictionless

  /// Whether the reader takes grouping separators, given one for the whole table.
  private var readsGroups: Bool {
    switch self {
    case .pandas, .duckdb, .readr, .hledger, .frictionless: true
    case .polars, .fread: false
    }
  }

  /// Whether the reader finds the number beside a currency or percent sign.
  private func reads(_ kind: NumberKind) -> Bool {
    switch (self, kind) {
    case (_, .plain), (.hledger, .money), (.frictionless, _): true
    default: false
    }
  }

  /// The arguments, and the columns that the reader cannot read with them.
  func arguments(for report: InferReport, _ source: TableSource) -> String {
    var chosen: NumberConvention?
    var plain: [String] = []
    var refused: [(name: String, reason: String)] = []
    for (place, answer) in report.answers.enumerated() where answer.outcome != .notNumbers {
      let name = report.names.names[report.indices[place]]
      guard answer.outcome == .certain, let kind = answer.kind else {
        refused.append((name, answer.outcome == .ambiguous ? "is ambiguous" : "is contradicted"))
        continue
      }
      let convention = answer.readings[0].convention
      let isWhole = answer.conventions == .all
      if !reads(kind) {
        refused.append((name, "has signs, which \(rawValue) takes for text"))
      } else if answer.inParentheses > 0 {
        refused.append((name, "has parentheses for a minus"))
      } else if answer.withLeadingZeros > 0 {
        refused.append((name, "has leading zeros, as ids have"))
      } else if answer.hasGroups && !readsGroups {
        refused.append((name, "has grouping separators, which \(rawValue) does not read"))
      } else if convention.groupingSizes.count > 1 && answer.conventions.conventions.count == 1 {
        refused.append((name, "has groups of two digits"))
      } else if isWhole || chosen == nil || chosen?.decimalSeparator == convention.decimalSeparator
      {
        if !isWhole && (chosen == nil || answer.hasGroups) { chosen = convention }
        plain.append(name)
      } else {
        refused.append((name, "is \(convention), and the table has one setting for all columns"))
      }
    }
    let convention = chosen
    var text = call(source, convention, plain, isText: refused.map(\.name)) + "\n"
    for (name, reason) in refused {
      text += "\(comment) \(name): cannot be read as numbers: it \(reason)\n"
    }
    return text
  }

  private var comment: String {
    switch self {
    case .duckdb: "--"
    case .frictionless: "//"
    case .hledger: ";"
    default: "#"
    }
  }

  private func call(
    _ source: TableSource, _ convention: NumberConvention?, _ numbers: [String],
    isText: [String]
  ) -> String {
    let file = Self.quoted(source.name == "<stdin>" ? "/dev/stdin" : source.name)
    let delimiter = source.dialect.delimiter.map { String(Character(Unicode.Scalar($0))) } ?? ","
    let shown = delimiter == "\t" ? "\\t" : delimiter
    let decimal = convention?.decimalSeparator ?? "."
    let grouping = convention?.groupingSeparator
    let texts = isText.map(Self.quoted)
    switch self {
    case .pandas:
      var parts = [
        file, "sep=\(Self.quoted(shown))", "encoding=\(Self.quoted(source.pythonEncoding))",
      ]
      if !source.hasHeader { parts.append("header=None") }
      parts.append("decimal=\(Self.quoted(decimal))")
      if let grouping { parts.append("thousands=\(Self.quoted(grouping))") }
      if !texts.isEmpty {
        parts.append("dtype={\(texts.map { "\($0): str" }.joined(separator: ", "))}")
      }
      return "pandas.read_csv(\(parts.joined(separator: ", ")))"
    case .polars:
      var parts = [file, "separator=\(Self.quoted(shown))"]
      if source.encoding != .utf8 {
        parts.append("encoding=\(Self.quoted(source.pythonEncoding))")
      }
      if !source.hasHeader { parts.append("has_header=False") }
      if decimal == "," { parts.append("decimal_comma=True") }
      if !texts.isEmpty {
        let types = texts.map { "\($0): polars.String" }.joined(separator: ", ")
        parts.append("schema_overrides={\(types)}")
      }
      parts.append("infer_schema_length=None")
      return "polars.read_csv(\(parts.joined(separator: ", ")))"
    case .duckdb:
      var parts = [Self.single(source.name == "<stdin>" ? "/dev/stdin" : source.name)]
      parts.append("delim=\(Self.single(delimiter))")
      parts.append("header=\(source.hasHeader)")
      parts.append("decimal_separator=\(Self.single(decimal))")
      if let grouping { parts.append("thousands=\(Self.single(grouping))") }
      if source.encoding != .utf8 {
        parts.append("encoding=\(Self.single(source.pythonEncoding))")
      }
      let types = (numbers.map { ($0, "DOUBLE") } + isText.map { ($0, "VARCHAR") })
        .map { "\(Self.single($0)): \(Self.single($1))" }.joined(separator: ", ")
      if !types.isEmpty { parts.append("types={\(types)}") }
      return "SELECT * FROM read_csv(\(parts.joined(separator: ", ")));"
    case .readr:
      let marks = grouping.map { ", grouping_mark = \(Self.quoted($0))" } ?? ""
      let types =
        (numbers.map { ($0, "col_number()") } + isText.map { ($0, "col_character()") })
        .map { "`\($0)` = \($1)" }.joined(separator: ", ")
      return "readr::read_delim(\(file), delim = \(Self.quoted(shown)), "
        + "col_names = \(source.hasHeader ? "TRUE" : "FALSE"), "
        + "locale = readr::locale(decimal_mark = \(Self.quoted(decimal))\(marks), "
        + "encoding = \(Self.quoted(source.encoding.rawValue))), "
        + "col_types = readr::cols(\(types)))"
    case .fread:
      let types =
        texts.isEmpty ? "" : ", colClasses = list(character = c(\(texts.joined(separator: ", "))))"
      return "data.table::fread(\(file), sep = \(Self.quoted(shown)), "
        + "dec = \(Self.quoted(decimal)), header = \(source.hasHeader ? "TRUE" : "FALSE")\(types))"
    case .hledger:
      let name = delimiter == "\t" ? "TAB" : delimiter
      return (source.hasHeader ? "skip 1\n" : "") + "separator \(name)\ndecimal-mark \(decimal)\n"
        + "encoding \(source.encoding.rawValue)"
    case .frictionless:
      return Self.schema(numbers, isText, decimal, grouping)
    }
  }

  /// A Table Schema.
  private static func schema(
    _ numbers: [String], _ texts: [String], _ decimal: String, _ grouping: String?
  ) -> String {
    var writer = JSONWriter()
    writer.open("{")
    writer.key("fields")
    writer.open("[")
    for name in numbers {
      writer.open("{")
      writer.member("name", name)
      writer.member("type", "number")
      writer.member("decimalChar", decimal)
      if let grouping { writer.member("groupChar", grouping) }
      writer.key("bareNumber")
      writer.raw("false".utf8)
      writer.close("}")
    }
    for name in texts {
      writer.open("{")
      writer.member("name", name)
      writer.member("type", "string")
      writer.close("}")
    }
    writer.close("]")
    writer.close("}")
    return writer.text
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      if character == "\"" || character == "\\" && text != "\\t" { quoted.append("\\") }
      quoted.append(character)
    }
    return quoted + "\""
  }

  private static func single(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}

extension ColumnAnswer {
  /// Whether a number has a grouping separator, so that a convention with another separator refuses
  /// it.
  var hasGroups: Bool {
    let written = Dictionary(grouping: conventions.conventions, by: \.decimalSeparator)
    return conventions != .all
      && written.allSatisfy { Set($0.value.map(\.groupingSeparator)).count == 1 }
  }
}

extension TableSource {
  /// What Python calls the encoding.
  fileprivate var pythonEncoding: String {
    encoding == .utf8 && hasByteOrderMark ? "utf-8-sig" : encoding.rawValue
  }
}
