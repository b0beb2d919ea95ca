import FieldEditing
import NumberText

/// All fields of a form as they are, in declared order, from one run of the declaration.
struct FieldSurvey<FieldID: Hashable & Sendable & RawRepresentable<String>>: FormDeclaration {
  /// What the declaration and the field itself tell.
  struct Entry {
    let id: FieldID
    let traits: FieldTraits
    let text: String
    let selection: TextSelection
    let markedRange: Range<Int>?
    let status: ScanStatus
    let value: FieldValue
    let isEdited: Bool
    let isEmpty: Bool
    var issues: [ValidationIssue]
  }

  private(set) var entries: [Entry] = []

  mutating func field<Field: FormField>(
    _ id: FieldID, _ field: inout Field, _ traits: FieldTraits, rules: [FieldRule<Field.Value>]
  ) {
    assert(self[id] == nil, "a field is declared twice")
    let entry = field.entry
    let issues = traits.isActive ? Self.issues(entry, traits, rules) : []
    entries.append(
      Entry(
        id: id, traits: traits, text: field.text, selection: field.selection,
        markedRange: field.markedRange, status: field.status, value: field.fieldValue,
        isEdited: field.isEdited, isEmpty: entry.isEmpty, issues: issues))
  }

  mutating func rule(_ name: String, on fields: [FieldID], holds: Bool, message: String?) {
    guard !holds else { return }
    for field in fields { add(ValidationIssue(.rule(name), message: message), to: field) }
  }

  /// Adds an issue to a field that is active.
  mutating func add(_ issue: ValidationIssue, to field: FieldID) {
    guard let index = entries.firstIndex(where: { $0.id == field }) else { return }
    if entries[index].traits.isActive { entries[index].issues.append(issue) }
  }

  subscript(id: FieldID) -> Entry? { entries.first { $0.id == id } }

  /// The first field with an issue.
  var firstInvalid: FieldID? { entries.first { !$0.issues.isEmpty }?.id }

  private static func issues<Value>(
    _ entry: FieldEntry<Value>, _ traits: FieldTraits, _ rules: [FieldRule<Value>]
  ) -> [ValidationIssue] {
    switch entry {
    case .empty: traits.contains(.required) ? [ValidationIssue(.required)] : []
    case .value(let value): rules.compactMap { $0.issue(value) }
    case .refused(let issue): [issue]
    }
  }
}
