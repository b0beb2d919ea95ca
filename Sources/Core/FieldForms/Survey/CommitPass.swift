public import FieldEditing

/// The pass that commits many fields, as a submit does. It goes through the declaration once: a form of 5,000 fields
/// beside each other would otherwise be declared once for each of them. (F3)
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
  /// What was committed, in declared order.
  @exclusivity(unchecked) private(set) var commits: [Commit] = []

  init(_ due: FieldIndexSet, isRecorded: Bool) { (self.due, self.isRecorded) = (due, isRecorded) }

  /// Commits the next field if it is due, unless an earlier commit has made it inactive.
  ///
  /// - Parameter isKnown: Whether the survey has this field at an index. If a commit has changed what is declared, the
  ///   rest waits for the next survey.
  @inlinable
  func commit<Field: EditableField>(
    _ field: inout Field, _ traits: FieldTraits, _ isKnown: (Int) -> Bool
  ) {
    guard let index = next(traits, isKnown) else { return }
    let before = saved(field)
    end(index, field.endEditing(), before, saved(field))
  }

  @usableFromInline
  func next(_ traits: FieldTraits, _ isKnown: (Int) -> Bool) -> Int? {
    guard isKnown(index) else { return nil }
    defer { index += 1 }
    return due[index] && traits.isDisjoint(with: [.disabled, .hidden]) ? index : nil
  }

  @usableFromInline
  func saved<Field: EditableField>(_ field: Field) -> SavedField? { isRecorded ? field.saved : nil }

  @usableFromInline
  func end(_ index: Int, _ outcome: CommitOutcome, _ before: SavedField?, _ after: SavedField?) {
    let saved = before.flatMap { before in after.map { (before, $0) } }
    commits.append(Commit(index: index, outcome: outcome, saved: saved))
  }
}
