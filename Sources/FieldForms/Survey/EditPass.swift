public import FieldEditing
import NumberText

/// An action of a form on a field.
@usableFromInline
enum FieldAction {
  case input(FieldInput)
  /// The user has chosen a value.
  case choose(FieldValue)
  /// The host sets a value.
  case set(FieldValue)
  case focus
  case commit
  #if !hasFeature(Embedded)
    /// Undoes a change, if the field is as the change left it. (F12)
    case goBack(FieldStates)
    /// Replaces the field by a kept one.
    case become(KeptField)
    /// Replaces the field by a kept one, and undoes a change in that one.
    case becomeBefore(KeptField, FieldStates)
    /// Adds a copy of the field to `kept`.
    case keep
  #endif
}

/// The pass that performs actions on fields.
@usableFromInline
final class EditPass {
  /// The action for the field that is being declared.
  @usableFromInline var action: FieldAction = .focus
  // What the action did.
  @usableFromInline var outcome: CommitOutcome?
  @usableFromInline var refusal: EditRefusal?
  @usableFromInline var isSet = false
  /// Whether each field in which a change was undone was as the change had left it.
  @usableFromInline var fits = true
  #if !hasFeature(Embedded)
    /// Whether to keep each edited field as it is before and after the action, for undo.
    @usableFromInline let isRecorded: Bool
    /// Whether the pass skips computed fields, which follow from the others. (F14)
    @usableFromInline let isOfContent: Bool
    /// What is done with rows; nil if the pass visits their fields.
    @usableFromInline let rows: RowsWork?
    /// What the fields were before and after, if the form records changes; nil for a field that has not changed.
    @usableFromInline var states: [FieldStates?] = []
    @usableFromInline var kept: [KeptField] = []

    var naming: NamingPass? { rows }

    init(isRecorded: Bool) { (self.isRecorded, isOfContent, rows) = (isRecorded, false, nil) }

    /// Makes a pass over the fields that a person can fill in, to copy or replace them.
    init(ofContent rows: RowsWork?, isRecorded: Bool = false) {
      (self.isRecorded, isOfContent, self.rows) = (isRecorded, true, rows)
    }

    @inlinable
    func act<Field: EditableField>(on field: inout Field) {
      let before = isRecorded ? field.ended : nil
      perform(on: &field)
      if let before { states.append(FieldStates(from: before, to: field.ended)) }
    }
  #else
    var naming: NamingPass? { nil }

    @usableFromInline var isOfContent: Bool { false }

    init(isRecorded: Bool) {}

    @inlinable
    func act<Field: EditableField>(on field: inout Field) { perform(on: &field) }
  #endif

  @inlinable
  func perform<Field: EditableField>(on field: inout Field) {
    switch action {
    case .focus: field.beginEditing()
    case .commit: outcome = field.endEditing()
    case .input(let input):
      do throws(EditRefusal) { try field.edit(input) } catch { refusal = error }
    case .choose(let value):
      do throws(EditRefusal) { try field.choose(value) } catch { refusal = error }
    case .set(let value): isSet = field.setValue(value)
    #if !hasFeature(Embedded)
      case .goBack(let states): goBack(&field, states)
      case .become(let other): if let other = other.field(like: field) { field = other }
      case .becomeBefore(let other, let states):
        if let other = other.field(like: field) { field = other }
        goBack(&field, states)
      case .keep: kept.append(KeptField(field))
    #endif
    }
  }

  #if !hasFeature(Embedded)
    @inlinable
    func goBack<Field: EditableField>(_ field: inout Field, _ states: FieldStates) {
      guard let before = states.before.field(like: field),
        let after = states.after.field(like: field),
        field.goBack(to: before, from: after)
      else {
        fits = false
        return
      }
    }
  #endif
}
