import FieldForms
import FieldSchemas
import FormattingFieldFixtures
import FormattingFieldJSON
import FormattingFields
import SchemaSuite

/// A row of Fixtures/schema-cases.jsonl: a schema with one property, "value", and how a text is
/// judged.
struct SchemaCase: CustomStringConvertible, Sendable {
  let row: JSONObject

  static let all: [SchemaCase] = {
    do {
      return try Fixtures.lines("schema-cases.jsonl").map { SchemaCase(row: try JSONObject($0)) }
    } catch {
      preconditionFailure("schema-cases.jsonl: \(error)")
    }
  }()

  static let texts = all.filter { $0.string("refused") == nil }
  static let refusals = all.filter { $0.string("refused") != nil }

  var description: String { string("id") ?? "?" }

  func string(_ key: JSONKey) -> String? {
    if case .string(let text) = row[key] { text } else { nil }
  }

  func json(_ key: JSONKey) -> String? { row[key].map(\.json) }

  var choices: [String]? {
    guard case .array(let choices) = row["choices"] else { return nil }
    return choices.map { if case .string(let text) = $0 { text } else { "?" } }
  }

  /// The schema of the form.
  var schema: String {
    let required = row["required"] == .boolean(true) ? #""required":["value"],"# : ""
    return #"{"type":"object",\#(required)"properties":{"value":\#(json("schema") ?? "")}}"#
  }

  /// The content of the form, with ICU's formats in the row's locale.
  func content() throws(SchemaError) -> SchemaContent {
    try SchemaContent(
      schema: schema,
      format: icu(string("locale") ?? "en-US", allowsExponent: row["exponent"] == .boolean(true)))
  }
}

/// Formats of ICU's for a schema's fields.
func icu(_ locale: String, allowsExponent: Bool? = nil) -> (SchemaField) -> NumberFormat? {
  { field in
    try? .icu(
      locale: locale, style: field.style,
      options: NumberOptions(
        maximumFractionDigits: field.maximumFractionDigits, allowsExponent: allowsExponent))
  }
}
