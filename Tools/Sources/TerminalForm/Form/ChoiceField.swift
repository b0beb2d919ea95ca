import FieldForms
import FormattingFields

/// A field of a form that holds one of several texts; stepping goes round among them.
struct ChoiceField: EditableField {
  let choices: [String]
  private(set) var index = 0
  let isEdited = false

  var text: String { choices[index] }
  var selection: FieldSelection { FieldSelection(caret: 0) }
  var markedRange: Range<Int>? { nil }
  var status: ScanStatus { .acceptable }
  var isEmpty: Bool { false }
  var refusal: ValidationIssue? { nil }
  var value: String? { text }
  var fieldValue: FieldValue { .text(text) }

  init(_ choices: [String]) {
    precondition(!choices.isEmpty, "there is a choice")
    self.choices = choices
  }

  mutating func apply(_ input: FieldInput) throws(EditRefusal) {
    switch input {
    case .increment: index = (index + 1) % choices.count
    case .decrement: index = (index + choices.count - 1) % choices.count
    case .setToMinimum: index = 0
    case .setToMaximum: index = choices.count - 1
    case .type, .paste, .edit, .follow, .compose, .decimalKey: throw .filtered
    default: break
    }
  }

  mutating func endEditing() -> CommitOutcome { .unchanged }

  var saved: SavedField { SavedField(text: text, value: nil, selection: selection) }

  mutating func restore(_ saved: SavedField) throws(SnapshotError) {
    guard let choice = choices.firstIndex(where: { $0 == saved.text }) else { throw .value }
    index = choice
  }
}
