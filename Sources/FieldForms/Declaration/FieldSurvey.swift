import FieldEditing
import NumberText

/// All fields of a form as they are, in declared order, from one run of the declaration.
struct FieldSurvey<FieldID: Hashable & Sendable & RawRepresentable<String>>: FormDeclaration {
  /// What the declaration and the field itself tell.
  struct Entry {
    let id: FieldID
    let traits: FieldTraits
    let text: String
    let selection: FieldSelection
    let markedRange: Range<Int>?
    let status: ScanStatus
    let value: FieldValue
    let isEdited: Bool
    let isEmpty: Bool
    var issues: [ValidationIssue]
  }

  private(set) var entries: [Entry] = []
  private var places: [FieldID: Int] = [:]

  mutating func field<Field: FormField>(
    _ id: FieldID, _ field: inout Field, _ traits: FieldTraits, rules: [FieldRule<Field.Value>]
  ) {
    if let place = places[id] {
      let issue = ValidationIssue(.declaredTwice(id.rawValue))
      if !entries[place].issues.contains(issue) { entries[place].issues.append(issue) }
      return
    }
    places[id] = entries.count
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
    guard let place = places[field], entries[place].traits.isActive else { return }
    entries[place].issues.append(issue)
  }

  subscript(id: FieldID) -> Entry? { places[id].map { entries[$0] } }

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
