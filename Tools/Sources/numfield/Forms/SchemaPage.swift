import FieldForms
import FieldSchemas
import FormattingFields
import TerminalForm

/// A JSON Schema, and what becomes of the keywords that no form shows.
struct SchemaSource: Equatable {
  let schema: String
  let onUnsupported: UnsupportedKeywords

  /// The form of the schema, in a locale.
  func content(locale: String) throws(SchemaError) -> SchemaContent {
    try SchemaContent(
      schema: schema, onUnsupported: onUnsupported, in: MessageTable(for: locale) ?? .english,
      countsRows: true
    ) { field in
      try? .icu(
        locale: locale, style: field.style,
        options: NumberOptions(maximumFractionDigits: field.maximumFractionDigits))
    }
  }
}

/// The form of a schema on a terminal: a locale, and the schema's fields.
struct SchemaPage: TerminalContent {
  enum FieldID: Hashable {
    case locale
    case member([String])
  }

  let title: String
  private let source: SchemaSource
  private(set) var locale: LocaleField
  private(set) var content: SchemaContent

  /// - Parameter content: What the source describes in the locale, filled in.
  init(_ content: SchemaContent, of source: SchemaSource, locale: String, title: String) {
    (self.content, self.source, self.title) = (content, source, title)
    self.locale = LocaleField(locale)
  }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.locale, named: "locale", &locale)
    form.part(&content, named: "data", as: FieldID.member)
  }

  static let localeField = FieldID.locale

  var table: MessageTable { MessageTable(for: locale.text) ?? .english }

  var help: [String] { ["Return on the last field prints the result as JSON."] }

  var sample: String {
    let format = try? NumberFormat.icu(locale: locale.text, style: .decimal)
    return format?.text(for: FixedDecimal("1234567.89")!) ?? ""
  }

  mutating func followLocale() throws(TerminalRefusal) {
    do throws(SchemaError) {
      content.setFormats(of: try source.content(locale: locale.text))
    } catch {
      throw TerminalRefusal(error.description)
    }
  }

  func label(of field: FieldID) -> String { steps(to: field).last?.label ?? "Locale" }

  func section(of field: FieldID) -> String {
    steps(to: field).dropLast().map(\.label).joined(separator: ", ")
  }

  func hint(of field: FieldID) -> String? {
    if case .member(let path) = field { content.field(path)?.description } else { nil }
  }

  func countsRows(_ field: FieldID) -> Bool { steps(to: field).last?.isArray ?? false }

  /// Adds a row to the array whose count of rows comes next, or else to the first array.
  mutating func addRow(from field: FieldID?) throws(TerminalRefusal) -> FieldID? {
    let order = declaredFields
    let behind = order.drop { $0 != field }
    guard let count = behind.first(where: countsRows) ?? order.first(where: countsRows),
      let array = steps(to: count).last, let rows = array.rows
    else { throw TerminalRefusal("The form has no rows.") }
    try check(array)
    let id = (rows.count...).lazy.map(String.init).first { !rows.contains($0) } ?? ""
    content.setRows(rows + [id], at: array.pointer)
    return declaredFields.first { steps(to: $0).contains { $0.path == array.path + [id] } }
  }

  mutating func removeRow(of field: FieldID?) throws(TerminalRefusal) -> FieldID? {
    guard let row = field.flatMap({ steps(to: $0).last { $0.rows != nil && !$0.isArray } }),
      let rows = row.rows
    else { throw TerminalRefusal("Ctrl-X removes a row that has the focus.") }
    try check(row)
    content.setRows(rows.filter { $0 != row.path.last }, at: row.pointer)
    return .member(row.path.dropLast())
  }

  private func check(_ array: Step) throws(TerminalRefusal) {
    guard content.field(array.path)?.isReadOnly != true else {
      throw TerminalRefusal("\(array.label) cannot be changed.")
    }
  }

  /// A step of the path to a field: a member of an object or, in an array, one of the rows.
  private struct Step {
    /// The path of the member or of the row.
    var path: [String]
    /// The title, and the number of the row.
    var label: String
    /// The JSON Pointer of the member: of the array for a row.
    let pointer: String
    /// The ids of the array's rows; nil for a member that is no array.
    let rows: [String]?
    /// Whether the step is the array and none of its rows.
    var isArray: Bool
  }

  private func steps(to field: FieldID) -> [Step] {
    guard case .member(let path) = field else { return [] }
    var steps: [Step] = []
    var (rest, pointer) = (path[...], "")
    while let name = rest.popFirst() {
      pointer += "/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
      let (own, rows) = (Array(path[..<rest.startIndex]), content.rows(at: pointer))
      var step = Step(
        path: own, label: content.field(own)?.label ?? name, pointer: pointer, rows: rows,
        isArray: rows != nil)
      if let id = rest.first, let index = rows?.firstIndex(of: id) {
        rest.removeFirst()
        pointer += "/\(index)"
        step.path.append(id)
        step.label += " \(index + 1)"
        step.isArray = false
      }
      steps.append(step)
    }
    return steps
  }
}
