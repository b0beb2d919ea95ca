import FieldEditing
import NumberText

/// What was found of all fields when a content's `declare` ran: a `Field` for each, in declared
/// order. A survey is made anew after each change. The price in the first row of "lines" has the
/// `name` "price" and the `row` 0; `rows[0]` has the `array` "lines" and the `index` 0. Rule: F11.
struct FormSurvey: Sendable {
  struct Field: Equatable {
    /// The field's name within its row, or within the form if it is in no row. The names of the
    /// parts of the content that the field is in come first, as in "address.city".
    let name: String
    /// The index in `rows` of the row that the field is in; nil for a field in no row.
    let row: Int?
    /// The declared label, with the numbers of the rows around the field: "Line 2, price". Nil if
    /// none is declared.
    let label: String?
    let control: FieldControl
    let fieldSurvey: FieldSurvey
    /// The issues of those rules about several fields, among them this field, that do not hold; in
    /// declared order.
    var ruleIssues: [ValidationIssue] = []

    /// All issues of the field, in the order in which they are shown.
    var issues: [ValidationIssue] {
      guard fieldSurvey.traits.isActive else { return [] }
      return ruleIssues.isEmpty ? fieldSurvey.issues : fieldSurvey.issues + ruleIssues
    }

    var isInvalid: Bool {
      fieldSurvey.traits.isActive && !(fieldSurvey.issues.isEmpty && ruleIssues.isEmpty)
    }

    /// Whether the field is neither disabled nor hidden and refuses its text, so that its value is
    /// not what is on screen.
    var isRefused: Bool { fieldSurvey.isRefused && fieldSurvey.traits.isActive }
  }

  /// A row in which fields were declared. A part of the content, such as an address, is no row: the
  /// part's fields belong to the row that contains the part, if any.
  struct Row: Equatable {
    /// The name of the row's array, without the name of the outer row: "parts" for the row
    /// "lines[0].parts[2]".
    let array: String
    /// The index of the row in its array.
    let index: Int
    /// The index in `rows` of the row that contains this row; nil if no row contains it.
    let outer: Int?

    /// Whether two rows are of the same array.
    func isBeside(_ other: Row) -> Bool { outer == other.outer && array == other.array }
  }

  var fields: [Field] = []
  var rows: [Row] = []
  /// The index of the first field with an issue; nil if there is none.
  var firstInvalid: Int?
  /// The index of the last field that can be edited; nil if there is none.
  var lastEditable: Int?
  /// Whether any field that is neither disabled nor hidden refuses its text.
  var hasRefused = false
  /// The indices of the fields whose ids were declared a second time. (F7)
  private(set) var twice: Set<Int> = []
  /// The declared checks, by the indices of their fields.
  var checks: [Int: [FieldCheck]] = [:]

  mutating func add(_ field: consuming Field) {
    let index = fields.count
    if field.isRefused { hasRefused = true }
    if field.fieldSurvey.traits.isEditable { lastEditable = index }
    if firstInvalid == nil, field.isInvalid { firstInvalid = index }
    fields.append(field)
  }

  /// Adds the issue of a rule about several fields to each of these fields. Hidden and disabled
  /// fields do not show the issue.
  mutating func add(_ issue: ValidationIssue, to fields: [Int]) {
    for index in fields.count > 1 ? Array(Set(fields)) : fields {
      self.fields[index].ruleIssues.append(issue)
      noteInvalid(index)
    }
  }

  mutating func declaresTwice(_ index: Int) {
    twice.insert(index)
    noteInvalid(index)
  }

  /// What is wrong with the form itself: the fields that are declared twice.
  var formIssues: [ValidationIssue] {
    twice.sorted().map { ValidationIssue(.declaredTwice(name(at: $0))) }
  }

  /// If the id of the field is declared twice, that comes first.
  func issues(at index: Int) -> [ValidationIssue] {
    let issues = fields[index].issues
    return twice.contains(index)
      ? [ValidationIssue(.declaredTwice(name(at: index)))] + issues : issues
  }

  func isInvalid(at index: Int) -> Bool { fields[index].isInvalid || twice.contains(index) }

  private mutating func noteInvalid(_ index: Int) {
    if isInvalid(at: index) { firstInvalid = min(firstInvalid ?? index, index) }
  }

  func text(at index: Int) -> String { fields[index].fieldSurvey.text }

  /// Whether a field is neither disabled nor hidden.
  func isActive(_ index: Int) -> Bool { fields[index].fieldSurvey.traits.isActive }

  func isEditable(_ index: Int) -> Bool { fields[index].fieldSurvey.traits.isEditable }

  /// Whether a check of the field is declared.
  func isChecked(_ index: Int) -> Bool {
    checks[index] != nil
  }
}
