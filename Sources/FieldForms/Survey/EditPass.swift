public import FieldEditing
import NumberText

/// What a form makes a field do.
@usableFromInline
enum FieldAction {
  case input(FieldInput)
  /// Takes a value that the user chose.
  case choose(FieldValue)
  /// Takes another value from the host.
  case set(FieldValue)
  case focus
  case commit
  /// Becomes what the field was before a change, for undo, if it is what the change left.
  case restore(FieldStates)
}

/// The pass that has fields do something.
@usableFromInline
final class EditPass {
  /// What the field does that the declaration has come to.
  @usableFromInline var action: FieldAction = .focus
  /// Whether to keep what the field is before and after, for undo.
  @usableFromInline let isRecorded: Bool
  // What the action did.
  @usableFromInline var outcome: CommitOutcome?
  @usableFromInline var refusal: EditRefusal?
  @usableFromInline var error: SnapshotError?
  @usableFromInline var isSet = false
  /// What the fields were before and after, if the form records changes.
  @usableFromInline var states: [FieldStates] = []

  @usableFromInline
  init(isRecorded: Bool) { self.isRecorded = isRecorded }

  @inlinable
  func act<Field: EditableField>(on field: inout Field) {
    let before = isRecorded ? Shared(wrappedValue: field.saved) : nil
    switch action {
    case .focus: field.beginEditing()
    case .commit: outcome = field.endEditing()
    case .input(let input):
      do throws(EditRefusal) { try field.edit(input) } catch { refusal = error }
    case .choose(let value):
      do throws(EditRefusal) { try field.choose(value) } catch { refusal = error }
    case .set(let value): isSet = field.setValue(value)
    case .restore(let states):
      do throws(SnapshotError) {
        let (saved, after) = (states.before.wrappedValue, states.after.wrappedValue)
        guard field.saved.isRespelled(after) else { throw .valueContradictsText }
        try field.restore(saved)
        field.showEditing(saved)
      } catch { self.error = error }
    }
    if let before {
      states.append(FieldStates(before: before, after: Shared(wrappedValue: field.saved)))
    }
  }
}

extension EditableField {
  /// Shows a number as while it is edited, if it was saved so: an undo puts the focus back, too. (C20, F12)
  @usableFromInline mutating func showEditing(_ saved: SavedField) {
    if text.hasSameBytes(as: saved.text) { return }
    var editing = self
    editing.beginEditing()
    guard editing.text.hasSameBytes(as: saved.text),
      (try? editing.edit(.select(.utf8(saved.anchor, saved.head)))) != nil
    else { return }
    self = editing
  }
}
