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
    @usableFromInline let saved: (before: SavedField, after: SavedField)?
  }

  private let due: FieldIndexSet
  private let isRecorded: Bool
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
    let (before, value, status) = (saved(field), field.fieldValue, field.status)
    let outcome = field.endEditing()
    if field.fieldValue != value || field.status != status { changeValue() }
    add(index, outcome, before, saved(field))
  }

  @usableFromInline
  func next(_ isKnown: (Int) -> Bool) -> Int? {
    guard !hasChangedValue, isKnown(index) else { return nil }
    defer { index += 1 }
    return due[index] ? index : nil
  }

  @usableFromInline
  func saved<Field: EditableField>(_ field: Field) -> SavedField? { isRecorded ? field.saved : nil }

  @usableFromInline
  func changeValue() { hasChangedValue = true }

  @usableFromInline
  func add(_ index: Int, _ outcome: CommitOutcome, _ before: SavedField?, _ after: SavedField?) {
    let saved = before.flatMap { before in after.map { (before, $0) } }
    commits.append(Commit(index: index, outcome: outcome, saved: saved))
  }
}
