import FormattingFieldJSON
import FormattingFields
@_spi(Tools) import NumberColumns
import NumberText

extension InferReport {
  /// A JSON object for a column, one a line.
  func json(_ place: Int, of source: TableSource) -> String {
    let (column, answer) = (columns[place], answers[place])
    var writer = JSONWriter()
    writer.open("{")
    writer.member("column", names.names[indices[place]])
    writer.member("index", indices[place] + 1)
    writer.member("outcome", answer.outcome.rawValue)
    writer.member("rows", column.rows)
    writer.member("blank", column.blanks)
    writer.key("missing")
    writer.open("{")
    for word in column.missing { writer.member(word.word, word.count) }
    writer.close("}")
    writer.member("refused", answer.refused)
    writer.member("doubtful", answer.doubtful)
    writer.key("margin")
    if let margin = answer.margin { writer.number(margin) } else { writer.null() }
    writer.member("kind", Self.name(answer.kind))
    writer.key("signs")
    writer.open("[")
    for sign in answer.signs { writer.string(sign) }
    writer.close("]")
    writer.member("bare", answer.bare)
    writer.member("parentheses", answer.inParentheses)
    writer.member("leadingZeros", answer.withLeadingZeros)
    writer.key("safe")
    writer.raw("\(answer.isSafe)".utf8)
    writer.key("readings")
    writer.open("[")
    for reading in answer.readings { write(reading, to: &writer) }
    writer.close("]")
    writer.key("deciding")
    writer.open("[")
    for row in answer.deciding.prefix(10) { Self.write(row, value: nil, to: &writer) }
    writer.close("]")
    writer.key("table")
    source.write(to: &writer)
    writer.close("}")
    return writer.text
  }

  private func write(_ reading: ColumnAnswer.Reading, to writer: inout JSONWriter) {
    let convention = reading.convention
    writer.open("{")
    writer.member("convention", convention.description)
    writer.member("decimalSeparator", convention.decimalSeparator)
    writer.member("groupingSeparator", convention.groupingSeparator)
    writer.key("groupingSizes")
    writer.open("[")
    for size in convention.groupingSizes { writer.number(size) }
    writer.close("]")
    writer.key("locales")
    writer.open("[")
    for locale in convention.locales { writer.string(locale) }
    writer.close("]")
    writer.key("example")
    if let row = reading.example {
      Self.write(row, value: reading.value, to: &writer)
    } else {
      writer.null()
    }
    writer.close("}")
  }

  private static func write(
    _ row: NumberColumn.Row, value: FixedDecimal?, to writer: inout JSONWriter
  ) {
    writer.open("{")
    writer.member("line", row.line)
    writer.member("text", row.text)
    if let value { writer.member("value", value.plainText) }
    writer.close("}")
  }

  private static func name(_ kind: NumberKind?) -> String? {
    switch kind {
    case nil: nil
    case .plain: "plain"
    case .percent: "percent"
    case .permille: "permille"
    case .permyriad: "permyriad"
    case .money: "money"
    }
  }
}

extension TableSource {
  /// How the table is written.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.open("{")
    writer.member("delimiter", dialect.delimiter.map { String(Character(Unicode.Scalar($0))) })
    writer.member("encoding", encoding.rawValue)
    for (key, isSo) in [("mark", hasByteOrderMark), ("header", hasHeader)] {
      writer.key(key)
      writer.raw("\(isSo)".utf8)
    }
    writer.member("skip", preamble.lines)
    writer.member("lineEnd", lineEnd)
    writer.close("}")
  }
}
