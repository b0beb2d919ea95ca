public import FieldEditing
public import NumberText

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
  /// Tells which checks the declaration has of the field.
  case ask
  /// Becomes what the field was before a change, for undo, if it is what the change left.
  case restore(FieldStates)

  /// Whether the action often changes nothing but what is selected, so that comparing the field costs
  /// less than renewing the survey.
  @usableFromInline var mostlySelects: Bool {
    switch self {
    case .focus, .commit, .input(.select), .input(.press(.selectAll, _)),
      .input(.press(.endComposition, _)):
      true
    default: false
    }
  }

  /// Whether the action is several keys, of which the first stay when a later one is refused.
  fileprivate var isOfKeys: Bool { if case .input(.type) = self { true } else { false } }
}

/// The pass that has one field do something.
@usableFromInline
final class ActPass {
  @usableFromInline let action: FieldAction
  /// Whether to keep what the field is before and after, for undo.
  @usableFromInline let isRecorded: Bool
  // Unchecked: one run of a declaration uses the pass, and no access spans a call of the
  // declaration.
  // What the action did.
  @exclusivity(unchecked) @usableFromInline var outcome: CommitOutcome?
  @exclusivity(unchecked) @usableFromInline var refusal: EditRefusal?
  @exclusivity(unchecked) @usableFromInline var error: SnapshotError?
  @exclusivity(unchecked) @usableFromInline var isSet = false
  /// What the field was before and after, if the form records changes.
  @exclusivity(unchecked) @usableFromInline var states: FieldStates?
  #if !hasFeature(Embedded)
    /// The checks of the field, if they were asked for.
    @exclusivity(unchecked) private(set) var checks: [FieldCheck] = []
  #endif
  @exclusivity(unchecked) private var path: TargetPath
  @exclusivity(unchecked) private var isDone = false
  /// What has to be surveyed again.
  @exclusivity(unchecked) @usableFromInline private(set) var effect = Effect.level

  @usableFromInline
  init(_ action: FieldAction, at target: Int, isRecorded: Bool, _ storage: consuming FormStorage) {
    self.action = action
    self.isRecorded = isRecorded
    path = TargetPath(to: target, in: storage)
  }

  /// Goes on to the next field.
  ///
  /// - Parameter isKnown: Whether the survey has this field at an index. Only the target is asked for,
  ///   unless a field is declared twice, for a second one has no index.
  /// - Returns: Whether the field is the target.
  @usableFromInline
  func reaches(_ isKnown: (Int) -> Bool) -> Bool {
    if path.storage.state.survey.hasTwins, !isKnown(path.index) { return false }
    defer { path.index += 1 }
    return path.index == path.target && !isDone && isKnown(path.index)
  }

  @inlinable
  func act<Field: EditableField>(
    on field: inout Field, _ traits: FieldTraits, _ rules: () -> [FieldRule<Field.Value>]
  ) {
    let before = isRecorded ? Shared(wrappedValue: field.saved) : nil
    switch action {
    case .ask: break
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
      states = FieldStates(before: before, after: Shared(wrappedValue: field.saved))
    }
    end(action.mostlySelects ? FieldSurvey(&field, traits, rules) : nil)
  }

  /// - Parameter fieldSurvey: What the field tells now, if that is worth a comparison.
  @usableFromInline
  func end(_ fieldSurvey: FieldSurvey?) {
    isDone = true
    if let fieldSurvey, path.replaces(selectionBy: fieldSurvey) { effect = .selection }
  }

  @usableFromInline
  func rows(count: Int, _ declare: (Int) -> Void) -> FixedDecimal? {
    let section = path.section
    if let row = path.enterRow(of: count) {
      declare(row)
      path.leaveRow()
    }
    return path.sum(ofSection: section)
  }

  /// Whether the field does nothing, and its checks are asked for.
  @usableFromInline var isAsking: Bool { if case .ask = action { true } else { false } }

  @usableFromInline
  func skip(_ count: Int, _ traits: FieldTraits, _ isKnown: (Int) -> Bool) -> Int {
    path.skip(count, traits, isKnown)
  }

  /// The index of the next field.
  @usableFromInline var next: Int { path.index }

  #if !hasFeature(Embedded)
    /// Takes a check if it is of the target.
    @usableFromInline
    func add(_ check: FieldCheck, of field: Int?) {
      if field == path.target { checks.append(check) }
    }
  #endif

  /// The form's storage.
  @usableFromInline
  func finish() -> FormStorage {
    if error != nil || isAsking || refusal != nil && !action.isOfKeys {
      effect = .nothing
    } else if path.isStale || path.storage.state.survey.hasTwins {
      effect = .everything
    }
    return path.giveBack()
  }

  /// What an action can have changed.
  @usableFromInline
  enum Effect {
    case nothing, selection, level, everything
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
