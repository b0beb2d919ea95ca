public import FieldEditing
import NumberText

/// An action that a form has a field carry out.
@usableFromInline
enum FieldAction {
  case input(FieldAct)
  /// The user has chosen a value.
  case choose(FieldValue)
  /// The host sets a value.
  case set(FieldValue)
  case focus
  case commit
  case enter(String, TextEdit.Intent)
  /// Undoes a change, if the field has the text that the change left. (F12)
  case undo(FieldStates)
  /// Replaces the field by an earlier copy of the field, for undo.
  case become(KeptField)
  /// Adds a copy of the field to `kept` of the ``EditPass``, and leaves the field as it is.
  case keep
}

/// A run of a content's `declare` that has fields carry out an action, such as an edit of their
/// text.
@usableFromInline
final class EditPass {
  /// The actions of the fields, in the order in which `declare` visits those.
  @usableFromInline private(set) var actions: [FieldAction] = []
  // What came of the action: the outcome of a commit, why an input or a choice was refused, and
  // whether a value was set.
  @usableFromInline var outcome: CommitOutcome?
  @usableFromInline var refusal: EditRefusal?
  @usableFromInline var isSet = false
  /// What came of each text that was entered, in declared order.
  @usableFromInline var entered: [Result<CommitOutcome, EditRefusal>] = []
  /// False if a change of a field could not be undone, because the field does not have the text
  /// that the change left.
  @usableFromInline var fits = true
  /// Whether to keep each edited field as it is before and after the action, for undo.
  @usableFromInline let isRecorded: Bool
  /// Whether computed fields, such as totals, are not visited, because their values follow from
  /// other fields. (F14)
  @usableFromInline let isOfContent: Bool
  /// What is done with whole arrays of rows; nil if `declare` visits the fields in the rows one
  /// by one.
  @usableFromInline let rows: RowsWork?
  /// Whether no other field has an action, so that nothing more need be visited.
  @usableFromInline private(set) var isDone = false
  private let isOfOne: Bool
  /// If changes are recorded: each field that its action has changed, before and after.
  @usableFromInline var changes: [(action: Int, states: FieldStates)] = []
  @usableFromInline var kept: [KeptField] = []

  var naming: NamingPass? { rows }

  /// - Parameter isOfOne: Whether one field has an action.
  init(isRecorded: Bool, isOfOne: Bool) {
    (self.isRecorded, self.isOfOne, isOfContent, rows) = (isRecorded, isOfOne, false, nil)
  }

  /// Prepares a run of `declare` that copies or replaces all fields but the computed ones.
  init(ofContent rows: RowsWork?) {
    (isRecorded, isOfOne, isOfContent, self.rows) = (false, false, true, rows)
  }

  /// Adds the action of a field.
  ///
  /// - Returns: Its index in `actions`.
  func add(_ action: FieldAction) -> Int {
    actions.append(action)
    isDone = isOfOne
    return actions.count - 1
  }

  /// Has a field carry out the action at an index.
  ///
  /// - Parameter isComputed: Whether the field's text follows from other fields. Its selection is
  ///   no change then, so that undo passes the field over. (F14)
  @inlinable
  func act<Field: EditableField>(
    at index: Int, on field: inout Field, isComputed: Bool = false
  ) {
    let before = isRecorded && !isComputed ? KeptField(field) : nil
    perform(actions[index], on: &field)
    if let before, let states = FieldStates(from: before, to: KeptField(field)) {
      changes.append((index, states))
    }
  }

  @inlinable
  func perform<Field: EditableField>(_ action: FieldAction, on field: inout Field) {
    switch action {
    case .focus: field.beginEditing()
    case .commit: outcome = field.endEditing()
    case .input(let input):
      do throws(EditRefusal) { try field.edit(input) } catch { refusal = error }
    case .choose(let value):
      do throws(EditRefusal) { try field.choose(value) } catch { refusal = error }
    case .enter(let text, let intent):
      do throws(EditRefusal) {
        try field.edit(.edit(TextEdit(.all, text, intent: intent)))
        let committed = field.endEditing()
        outcome = committed
        entered.append(.success(committed))
      } catch {
        entered.append(.failure(error))
      }
    case .set(let value): isSet = field.setValue(value)
    case .undo(let change): if !change.undo(in: &field) { fits = false }
    case .become(let other): if let other = other.field(like: field) { field = other }
    case .keep: kept.append(KeptField(field))
    }
  }
}
