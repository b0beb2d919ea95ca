import FormattingFieldJSON
@_spi(Tools) import NumberColumns

/// What another program is told of a table.
struct TableCall {
  private let reader: TableReader
  private let source: TableSource
  private let columns: [TableReader.Column]
  private let decimal: String
  private let grouping: String?

  init(
    _ reader: TableReader, _ source: TableSource, _ columns: [TableReader.Column],
    _ shared: TableReader.Column
  ) {
    (self.reader, self.source, self.columns) = (reader, source, columns)
    // Some readers refuse a table whose decimal and grouping separators are the same.
    (decimal, grouping) = (shared.decimal ?? (shared.grouping == "." ? "," : "."), shared.grouping)
  }

  var text: String {
    switch reader {
    case .pandas: pandas
    case .polars: polars
    case .duckdb: duckdb
    case .readr: readr
    case .fread: fread
    case .hledger: hledger
    case .frictionless: schema
    }
  }

  private var path: String { source.name == "<stdin>" ? "/dev/stdin" : source.name }

  /// The delimiter; where a record is one cell, a control character that no table has.
  private var delimiter: String {
    source.dialect.delimiter.map { String(Character(Unicode.Scalar($0))) } ?? "\u{1F}"
  }

  /// The lines above the header.
  private var skipped: Int { source.preamble.lines }

  private var numbers: [TableReader.Column] { columns.filter { $0.kind != .text } }

  /// The words for "no value" of all columns of numbers.
  private var missing: [String] { Set(numbers.flatMap(\.missing)).sorted() }

  private func list(_ parts: [String], _ open: String, _ close: String) -> String {
    open + parts.joined(separator: ", ") + close
  }

  // MARK: Python

  private var pandas: String {
    var parts = [
      Self.quoted(path), "sep=\(Self.quoted(delimiter))",
      "encoding=\(Self.quoted(source.pythonEncoding))",
      "header=\(source.hasHeader ? "0" : "None")",
      "names=" + list(columns.map { Self.quoted($0.name) }, "[", "]"),
      "decimal=\(Self.quoted(decimal))",
    ]
    if let grouping { parts.append("thousands=\(Self.quoted(grouping))") }
    let types = columns.map { column in
      let type =
        switch column.kind {
        case .text: "str"
        case .integer: "\"Int64\""
        case .number: "float"
        }
      return "\(Self.quoted(column.name)): \(type)"
    }
    parts.append("dtype=" + list(types, "{", "}"))
    if skipped > 0 { parts.append("skiprows=\(skipped)") }
    // Texts such as "NA" stay texts.
    parts.append("keep_default_na=False")
    let words = numbers.map { column in
      Self.quoted(column.name) + ": "
        + list(([""] + column.missing).map(Self.quoted), "[", "]")
    }
    parts.append("na_values=" + list(words, "{", "}"))
    parts.append("index_col=False")
    return list(parts, "pandas.read_csv(", ")")
  }

  private var polars: String {
    var parts = [
      Self.quoted(path), "separator=\(Self.quoted(delimiter))",
      // The names come from the schema, so the header is skipped.
      "has_header=False",
      skipped > 0
        ? "skip_lines=\(skipped + (source.hasHeader ? 1 : 0))"
        : "skip_rows=\(source.hasHeader ? 1 : 0)",
    ]
    if source.encoding != .utf8 {
      parts.append("encoding=\(Self.quoted(source.pythonEncoding))")
    }
    if source.dialect.lineEnd == .carriageReturn { parts.append("eol_char=\"\\r\"") }
    if decimal == "," { parts.append("decimal_comma=True") }
    let types = columns.map { column in
      let type =
        switch column.kind {
        case .text: "String"
        case .integer: "Int64"
        case .number: "Float64"
        }
      return "\(Self.quoted(column.name)): polars.\(type)"
    }
    parts.append("schema=" + list(types, "{", "}"))
    let words = numbers.compactMap { column in
      column.missing.first.map { "\(Self.quoted(column.name)): \(Self.quoted($0))" }
    }
    if !words.isEmpty { parts.append("null_values=" + list(words, "{", "}")) }
    return list(parts, "polars.read_csv(", ")")
  }

  // MARK: SQL

  private var duckdb: String {
    let mark = source.dialect.delimiter == nil ? "chr(31)" : Self.single(delimiter)
    var parts = [
      Self.single(path), "auto_detect=false", "delim=\(mark)", "quote='\"'", "escape='\"'",
      "header=\(source.hasHeader)", "decimal_separator=\(Self.single(decimal))",
    ]
    if let grouping { parts.append("thousands=\(Self.single(grouping))") }
    if skipped > 0 { parts.append("skip=\(skipped)") }
    switch source.encoding {
    case .utf8: break
    case .windows1252: parts.append("encoding='latin-1'")
    case .utf16BigEndian, .utf16LittleEndian: parts.append("encoding='utf-16'")
    }
    let types = columns.map { column in
      let type =
        switch column.kind {
        case .text: "VARCHAR"
        case .integer: "BIGINT"
        case .number: "DOUBLE"
        }
      return "\(Self.single(column.name)): '\(type)'"
    }
    parts.append("columns=" + list(types, "{", "}"))
    parts.append("nullstr=" + list(([""] + missing).map(Self.single), "[", "]"))
    let texts = columns.filter { $0.kind == .text }.map { Self.single($0.name) }
    if !texts.isEmpty { parts.append("force_not_null=" + list(texts, "[", "]")) }
    return "SELECT * FROM " + list(parts, "read_csv(", ");")
  }

  // MARK: R

  private var readr: String {
    let marks = grouping.map { ", grouping_mark = \(Self.quoted($0))" } ?? ""
    let types = columns.map { column in
      let type =
        column.kind == .text
        ? "col_character()" : column.grouping == nil ? "col_double()" : "col_number()"
      return "`\(column.name)` = readr::\(type)"
    }
    return "readr::read_delim(\(Self.quoted(path)), delim = \(Self.quoted(delimiter)), "
      + "col_names = " + list(columns.map { Self.quoted($0.name) }, "c(", ")")
      + ", skip = \(skipped + (source.hasHeader ? 1 : 0)), "
      + "locale = readr::locale(decimal_mark = \(Self.quoted(decimal))\(marks), "
      + "encoding = \(Self.quoted(source.encoding.rawValue))), "
      + "na = " + list(([""] + missing).map(Self.quoted), "c(", ")")
      + ", col_types = " + list(types, "readr::cols(", ")") + ")"
  }

  private var fread: String {
    let types = columns.map { $0.kind == .text ? "\"character\"" : "\"numeric\"" }
    return "data.table::fread(\(Self.quoted(path)), sep = \(Self.quoted(delimiter)), "
      + "dec = \(Self.quoted(decimal)), header = \(source.hasHeader ? "TRUE" : "FALSE"), "
      + (skipped > 0 ? "skip = \(skipped), " : "")
      + "na.strings = " + list(([""] + missing).map(Self.quoted), "c(", ")")
      + ", strip.white = FALSE"
      + (source.encoding == .windows1252 ? ", encoding = \"Latin-1\"" : "")
      + ", colClasses = " + list(types, "c(", ")") + ")"
  }

  // MARK: Others

  private var hledger: String {
    let name = delimiter == "\t" ? "TAB" : delimiter
    let lines = skipped + (source.hasHeader ? 1 : 0)
    return (lines > 0 ? "skip \(lines)\n" : "") + "separator \(name)\ndecimal-mark \(decimal)\n"
      + "encoding \(source.encoding.rawValue)"
  }

  /// A Table Schema, in which each field has separators of its own.
  private var schema: String {
    var writer = JSONWriter()
    writer.open("{")
    writer.key("fields")
    writer.open("[")
    for column in columns {
      writer.open("{")
      writer.member("name", column.name)
      writer.member("type", column.kind == .text ? "string" : "number")
      if column.kind != .text {
        if let decimal = column.decimal {
          writer.member("decimalChar", decimal)
        } else if column.grouping == "." {
          writer.member("decimalChar", ",")
        }
        if let grouping = column.grouping { writer.member("groupChar", grouping) }
      } else if let reason = column.reason {
        writer.member("description", "Text, since it \(reason).")
      }
      writer.close("}")
    }
    writer.close("]")
    writer.key("missingValues")
    writer.open("[")
    for word in [""] + missing { writer.string(word) }
    writer.close("]")
    writer.close("}")
    return writer.text
  }

  /// A text as Python and R write it.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\t": quoted += "\\t"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\u{1F}": quoted += "\\x1f"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func single(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}

extension TableSource {
  /// What Python calls the encoding.
  fileprivate var pythonEncoding: String {
    guard hasByteOrderMark else { return encoding.rawValue }
    return encoding == .utf8 ? "utf-8-sig" : "utf-16"
  }
}
