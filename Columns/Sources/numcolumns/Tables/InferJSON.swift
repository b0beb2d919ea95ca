import FormattingFields
import NumberColumns

extension InferReport {
  /// A JSON object for a column.
  func json(_ place: Int, of source: TableSource) -> String {
    let (column, answer) = (columns[place], answers[place])
    return JSON.object([
      ("column", .string(names.names[indices[place]])),
      ("index", .number(indices[place] + 1)),
      ("outcome", .string(answer.outcome.rawValue)),
      ("rows", .number(column.rows)),
      ("blank", .number(column.blanks)),
      ("missing", .object(column.missing.map { ($0.word, .number($0.count)) })),
      ("refused", .number(answer.refused)),
      ("doubtful", .number(answer.doubtful)),
      ("margin", answer.margin.map { .number($0) } ?? .null),
      ("kind", JSON(Self.name(answer.kind))),
      ("signs", .array(answer.signs.map { .string($0) })),
      ("bare", .number(answer.bare)),
      ("parentheses", .number(answer.inParentheses)),
      ("leadingZeros", .number(answer.withLeadingZeros)),
      ("safe", .boolean(answer.isSafe)),
      ("readings", .array(answer.readings.map(Self.json))),
      ("deciding", .array(answer.deciding.prefix(10).map { Self.json($0, value: nil) })),
      ("table", source.json),
    ]).text
  }

  private static func json(_ reading: ColumnAnswer.Reading) -> JSON {
    let convention = reading.convention
    return .object([
      ("convention", .string(convention.description)),
      ("decimalSeparator", .string(convention.decimalSeparator)),
      ("groupingSeparator", .string(convention.groupingSeparator)),
      ("groupingSizes", .array(convention.groupingSizes.map { .number($0) })),
      ("locales", .array(convention.locales.map { .string($0) })),
      ("example", reading.example.map { json($0, value: reading.value) } ?? .null),
    ])
  }

  private static func json(_ row: NumberColumn.Row, value: FixedDecimal?) -> JSON {
    let told: [(key: String, value: JSON)] = [
      ("line", .number(row.line)), ("text", .string(row.text)),
    ]
    return .object(told + (value.map { [("value", .string($0.plainText))] } ?? []))
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
  fileprivate var json: JSON {
    .object([
      ("delimiter", JSON(dialect.delimiter.map { String(Character(Unicode.Scalar($0))) })),
      ("encoding", .string(encoding.rawValue)), ("mark", .boolean(hasByteOrderMark)),
      ("header", .boolean(hasHeader)), ("skip", .number(preamble.lines)),
      ("lineEnd", .string(lineEnd)),
    ])
  }
}
