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
  #if !hasFeature(Embedded)
    /// Becomes what the field was before a change, if it is as the change left it. (F12)
    case goBack(FieldStates)
    /// Becomes another field.
    case become(KeptField)
    /// Becomes another field, as that was before a change.
    case becomeBefore(KeptField, FieldStates)
    /// Is kept.
    case keep
  #endif
}

/// The pass that has fields do something.
@usableFromInline
final class EditPass {
  /// What the field does that the declaration has come to.
  @usableFromInline var action: FieldAction = .focus
  // What the action did.
  @usableFromInline var outcome: CommitOutcome?
  @usableFromInline var refusal: EditRefusal?
  @usableFromInline var isSet = false
  /// Whether each field that was to go back was as the change left it.
  @usableFromInline var fits = true
  #if !hasFeature(Embedded)
    /// Whether to keep each edited field as it is before and after the action, for undo.
    @usableFromInline let isRecorded: Bool
    /// Whether the pass does not come to computed fields, which follow from the others. (F14)
    @usableFromInline let isOfContent: Bool
    /// What is done with rows; nil if the pass comes to their fields.
    @usableFromInline let rows: RowsWork?
    /// What the fields were before and after, if the form records changes; nil for a field that has not changed.
    @usableFromInline var states: [FieldStates?] = []
    @usableFromInline var kept: [KeptField] = []

    var naming: NamingPass? { rows }

    init(isRecorded: Bool) { (self.isRecorded, isOfContent, rows) = (isRecorded, false, nil) }

    /// A pass that keeps or puts back what was entered.
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
