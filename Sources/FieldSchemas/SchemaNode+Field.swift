import FieldEditing
import FieldForms
import NumberText

/// A node is a field of the form, unless it is an object or has rows. It is one type for fields of all
/// kinds, as the schema is known only at run time.
extension SchemaNode: EditableField {
  var text: String {
    switch self {
    case .number(let field): field.value.text
    case .text(let field): field.value.text
    case .value(let field): field.value.text
    case .object, .rows, .taken: preconditionFailure("a field")
    }
  }

  var selection: FieldSelection {
    switch self {
    case .number(let field): field.value.selection
    case .text(let field): field.value.selection
    case .value(let field): field.value.selection
    case .object, .rows, .taken: preconditionFailure("a field")
    }
  }

  var markedRange: Range<Int>? {
    switch self {
    case .number(let field): field.value.markedRange
    case .text(let field): field.value.markedRange
    case .value(let field): field.value.markedRange
    case .object, .rows, .taken: nil
    }
  }

  var status: ScanStatus {
    switch self {
    case .number(let field): field.value.status
    case .value(let field): field.value.status
    case .text, .object, .rows, .taken: .acceptable
    }
  }

  var refusal: ValidationIssue? {
    switch self {
    case .number(let field): field.value.refusal
    case .value(let field): field.value.refusal
    case .text, .object, .rows, .taken: nil
    }
  }

  var value: FieldValue? { fieldValue }

  var fieldValue: FieldValue {
    switch self {
    case .number(let field): field.value.fieldValue
    case .text(let field): field.value.fieldValue
    case .value(let field): field.value.fieldValue
    case .object, .rows, .taken: preconditionFailure("a field")
    }
  }

  var isEdited: Bool {
    switch self {
    case .number(let field): field.value.isEdited
    case .text(let field): field.value.isEdited
    case .value(let field): field.value.isEdited
    case .object, .rows, .taken: false
    }
  }

  var isUncommitted: Bool {
    switch self {
    case .number(let field): field.value.isUncommitted
    case .text(let field): field.value.isUncommitted
    case .value(let field): field.value.isUncommitted
    case .object, .rows, .taken: false
    }
  }

  /// The format of a number.
  var format: NumberFormat? {
    if case .number(let field) = self { field.value.format } else { nil }
  }

  var control: FieldControl {
    switch self {
    case .number(let field): field.value.control
    case .value(let field): field.value.control
    case .text, .object, .rows, .taken: .text(.text)
    }
  }

  mutating func adoptFormDefaults() {
    if case .number(let field) = owned() { field.value.adoptFormDefaults() }
  }

  mutating func beginEditing() {
    switch owned() {
    case .number(let field): field.value.beginEditing()
    case .value(let field): field.value.beginEditing()
    case .text, .object, .rows, .taken: break
    }
  }

  mutating func edit(_ input: FieldInput) throws(EditRefusal) {
    switch owned() {
    case .number(let field): try field.value.edit(input)
    case .text(let field): try field.value.edit(input)
    case .value(let field): try field.value.edit(input)
    case .object, .rows, .taken: break
    }
  }

  mutating func choose(_ value: FieldValue) throws(EditRefusal) {
    switch owned() {
    case .number(let field): try field.value.choose(value)
    case .text(let field): try field.value.choose(value)
    case .value(let field): try field.value.choose(value)
    case .object, .rows, .taken: break
    }
  }

  mutating func endEditing() -> CommitOutcome {
    switch owned() {
    case .number(let field): field.value.endEditing()
    case .text(let field): field.value.endEditing()
    case .value(let field): field.value.endEditing()
    case .object, .rows, .taken: .unchanged
    }
  }

  mutating func setValue(_ value: FieldValue) -> Bool {
    switch owned() {
    case .number(let field): field.value.setValue(value)
    case .text(let field): field.value.setValue(value)
    case .value(let field): field.value.setValue(value)
    case .object, .rows, .taken: false
    }
  }

  var saved: SavedField {
    switch self {
    case .number(let field): field.value.saved
    case .text(let field): field.value.saved
    case .value(let field): field.value.saved
    case .object, .rows, .taken: preconditionFailure("a field")
    }
  }

  mutating func restore(_ saved: SavedField) throws(SnapshotError) {
    switch owned() {
    case .number(let field): try field.value.restore(saved)
    case .text(let field): try field.value.restore(saved)
    case .value(let field): try field.value.restore(saved)
    case .object, .rows, .taken: break
    }
  }
}
