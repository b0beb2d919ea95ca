public import FieldEditing

/// The pass that commits many fields, as a submit does. It goes through the declaration once: a form of 5,000 fields
/// beside each other would otherwise be declared once for each of them. If a commit changes what a field says, traits,
/// computed values and formats can follow from that, and what the pass has done is not to be kept. (F3)
@usableFromInline
final class CommitPass {
  private let due: FieldIndexSet
  @usableFromInline let isRecorded: Bool
  // Unchecked: one run of a declaration uses the pass, and no access spans a call of the
  // declaration.
  @exclusivity(unchecked) private var index = 0
  /// Whether a commit has changed a field's value or status, where the pass has ended.
  @exclusivity(unchecked) @usableFromInline var hasChangedValue = false
  /// What the commits did, in declared order, and what the fields were before and after, if the form records changes.
  @exclusivity(unchecked) @usableFromInline
  var commits: [(index: Int, outcome: CommitOutcome, states: FieldStates?)] = []

  init(_ due: FieldIndexSet, isRecorded: Bool) { (self.due, self.isRecorded) = (due, isRecorded) }

  /// Commits the next field if it is due.
  ///
  /// - Parameter isKnown: Whether the survey has this field at an index; false for one that is declared twice.
  @inlinable
  func commit<Field: EditableField>(_ field: inout Field, _ isKnown: (Int) -> Bool) {
    guard let index = next(isKnown) else { return }
    let before = isRecorded ? Shared(wrappedValue: field.saved) : nil
    let (value, status) = (field.fieldValue, field.status)
    let outcome = field.endEditing()
    if field.fieldValue != value || field.status != status { hasChangedValue = true }
    let states = before.map {
      FieldStates(before: $0, after: Shared(wrappedValue: field.saved))
    }
    commits.append((index, outcome, states))
  }

  @usableFromInline
  func next(_ isKnown: (Int) -> Bool) -> Int? {
    guard !hasChangedValue, isKnown(index) else { return nil }
    defer { index += 1 }
    return due[index] ? index : nil
  }
}
