import FieldEditing
import NumberText

/// What the declaration says of each field, by the field's index in declared order. It is made anew after each
/// change. Rule: F11.
struct FormSurvey: Sendable {
  /// A field.
  struct Entry: Equatable {
    /// The name within its row, with the parts around it: "address.city".
    let name: String
    /// The index of its row in `rows`; nil for a field in no row.
    let row: Int?
    /// What the declaration calls the field, with the rows around it; nil if it does not say.
    let label: String?
    /// What a host shows for the field.
    let control: FieldControl
    /// What the field itself and its own rules tell.
    let fieldSurvey: FieldSurvey
    /// What the rules across fields say that concern the field and do not hold, in declared order.
    var ruleIssues: [ValidationIssue] = []

    /// What the field, its rules and the rules across fields find wrong, in the order in which it is shown.
    var issues: [ValidationIssue] {
      guard fieldSurvey.traits.isActive else { return [] }
      return ruleIssues.isEmpty ? fieldSurvey.issues : fieldSurvey.issues + ruleIssues
    }

    var isInvalid: Bool {
      fieldSurvey.traits.isActive && !(fieldSurvey.issues.isEmpty && ruleIssues.isEmpty)
    }

    /// Whether the field is judged and refuses its text, so that its value is not what is on screen.
    var isRefused: Bool { fieldSurvey.isRefused && fieldSurvey.traits.isActive }
  }

  /// A row. A part belongs to the row around it.
  struct Row: Equatable {
    /// The name of its array within the row around it, with the parts around it.
    let array: String
    /// The index among the rows of its array.
    let index: Int
    /// The index in `rows` of the row around it; nil if there is none.
    let outer: Int?

    /// Whether two rows are of the same array.
    func isBeside(_ other: Row) -> Bool { outer == other.outer && array == other.array }
  }

  var entries: [Entry] = []
  var rows: [Row] = []
  /// The first field with an issue; nil if there is none.
  var firstInvalid: Int?
  /// The last field that can be edited; nil if there is none.
  var lastEditable: Int?
  /// Whether a field refuses its text.
  var hasRefused = false
  /// The fields whose ids were declared a second time. (F7)
  private(set) var twice: Set<Int> = []
  #if !hasFeature(Embedded)
    /// The checks of the fields that have any.
    var checks: [Int: [FieldCheck]] = [:]
  #endif

  mutating func add(_ entry: consuming Entry) {
    let index = entries.count
    if entry.isRefused { hasRefused = true }
    if entry.fieldSurvey.traits.isEditable { lastEditable = index }
    if firstInvalid == nil, entry.isInvalid { firstInvalid = index }
    entries.append(entry)
  }

  /// Notes an issue of fields by a rule across fields. Hidden and disabled ones do not have it.
  mutating func add(_ issue: ValidationIssue, to fields: [Int]) {
    for index in fields.count > 1 ? Array(Set(fields)) : fields {
      entries[index].ruleIssues.append(issue)
      noteInvalid(index)
    }
  }

  /// Notes that the id of a field was declared a second time.
  mutating func declaresTwice(_ index: Int) {
    twice.insert(index)
    noteInvalid(index)
  }

  /// What is wrong with the form itself: the fields that are declared twice.
  var formIssues: [ValidationIssue] {
    twice.sorted().map { ValidationIssue(.declaredTwice(name(at: $0))) }
  }

  /// What the declaration finds wrong with a field, in the order in which it is shown.
  func issues(at index: Int) -> [ValidationIssue] {
    let issues = entries[index].issues
    return twice.contains(index)
      ? [ValidationIssue(.declaredTwice(name(at: index)))] + issues : issues
  }

  func isInvalid(at index: Int) -> Bool { entries[index].isInvalid || twice.contains(index) }

  private mutating func noteInvalid(_ index: Int) {
    if isInvalid(at: index) { firstInvalid = min(firstInvalid ?? index, index) }
  }

  func text(at index: Int) -> String { entries[index].fieldSurvey.text }

  /// Whether a field is neither disabled nor hidden.
  func isActive(_ index: Int) -> Bool { entries[index].fieldSurvey.traits.isActive }

  /// Whether a field can be edited.
  func isEditable(_ index: Int) -> Bool { entries[index].fieldSurvey.traits.isEditable }

  /// Whether a check of the field is declared.
  func isChecked(_ index: Int) -> Bool {
    #if hasFeature(Embedded)
      false
    #else
      checks[index] != nil
    #endif
  }
}
