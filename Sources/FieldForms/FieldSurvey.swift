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

  mutating func field<Field: EditableField>(
    _ id: FieldID, _ field: inout Field, _ traits: FieldTraits, rules: [FieldRule<Field.Value>]
  ) {
    if let place = places[id] {
      let issue = ValidationIssue(.declaredTwice(id.rawValue))
      if !entries[place].issues.contains(issue) { entries[place].issues.append(issue) }
      return
    }
    places[id] = entries.count
    let issues = traits.isActive ? Self.issues(field, traits, rules) : []
    entries.append(
      Entry(
        id: id, traits: traits, text: field.text, selection: field.selection,
        markedRange: field.markedRange, status: field.status, value: field.fieldValue,
        isEdited: field.isEdited, isEmpty: field.isEmpty, issues: issues))
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

  private static func issues<Field: EditableField>(
    _ field: Field, _ traits: FieldTraits, _ rules: [FieldRule<Field.Value>]
  ) -> [ValidationIssue] {
    if field.isEmpty { return traits.contains(.required) ? [ValidationIssue(.required)] : [] }
    if let refusal = field.refusal { return [refusal] }
    return field.value.map { value in rules.compactMap { $0.issue(value) } } ?? []
  }

  /// Whether a field is declared and neither disabled nor hidden.
  func isActive(_ field: FieldID) -> Bool { self[field]?.traits.isActive ?? false }

  /// The next active field; the first where there is none to start from.
  func field(after field: FieldID?) -> FieldID? { Self.neighbour(of: field, in: entries) }

  /// The previous active field; the last where there is none to start from.
  func field(before field: FieldID?) -> FieldID? {
    Self.neighbour(of: field, in: entries.reversed())
  }

  private static func neighbour(of field: FieldID?, in entries: [Entry]) -> FieldID? {
    let rest = field.map { field in entries.drop { $0.id != field }.dropFirst() } ?? entries[...]
    return rest.first { $0.traits.isActive }?.id
  }
}
