public import FieldEditing

/// The pass that commits many fields, as a submit does. It goes through the declaration once: a form of 5,000 fields
/// beside each other would otherwise be declared once for each of them. If a commit changes what a field says, traits,
/// computed values and formats can follow from that, and what the pass has done is not to be kept. (F3)
@usableFromInline
final class CommitPass {
  /// What a field's commit did.
  @usableFromInline
  struct Commit {
    @usableFromInline let index: Int
    @usableFromInline let outcome: CommitOutcome
    /// What the field was before and after, if the form records changes.
    @usableFromInline let states: FieldStates?

    @inlinable
    init(index: Int, outcome: CommitOutcome, states: FieldStates?) {
      (self.index, self.outcome, self.states) = (index, outcome, states)
    }
  }

  private let due: FieldIndexSet
  @usableFromInline let isRecorded: Bool
  // Unchecked: one run of a declaration uses the pass, and no access spans a call of the
  // declaration.
  @exclusivity(unchecked) private var index = 0
  /// Whether a commit has changed a field's value or status, where the pass has ended.
  @exclusivity(unchecked) private(set) var hasChangedValue = false
  /// What was committed, in declared order.
  @exclusivity(unchecked) private(set) var commits: [Commit] = []

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
    if field.fieldValue != value || field.status != status { changeValue() }
    let states = before.map {
      FieldStates(before: $0, after: Shared(wrappedValue: field.saved))
    }
    add(Commit(index: index, outcome: outcome, states: states))
  }

  @usableFromInline
  func next(_ isKnown: (Int) -> Bool) -> Int? {
    guard !hasChangedValue, isKnown(index) else { return nil }
    defer { index += 1 }
    return due[index] ? index : nil
  }

  @usableFromInline
  func changeValue() { hasChangedValue = true }

  @usableFromInline
  func add(_ commit: Commit) { commits.append(commit) }
}
