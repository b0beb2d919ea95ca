public import FieldEditing
import NumberText

/// A copy of a field of any type, for undo.
@usableFromInline
struct KeptField: Equatable, Sendable {
  private let kept: any EditableField

  @usableFromInline
  init<Field: EditableField>(_ field: Field) { kept = field }

  /// Returns the kept copy with the type of `other`; nil if it has another type.
  @usableFromInline
  func field<Field: EditableField>(like other: Field) -> Field? { kept as? Field }

  @usableFromInline
  static func == (kept: KeptField, other: KeptField) -> Bool { other.keeps(kept.kept) }

  private func keeps<Field: EditableField>(_ other: Field) -> Bool { field(like: other) == other }
}

/// A change of a field: copies of the field before and after.
@usableFromInline
struct FieldStates: Equatable, Sendable {
  @usableFromInline let before: KeptField
  @usableFromInline let after: KeptField
  /// Whether the change is too small to be undone by itself: only the selection was moved, or the
  /// text of an unedited number has lost or got back grouping and affixes, because the field got
  /// or lost the focus: "1234.50" and "$1,234.50".
  let isMove: Bool

  init(before: KeptField, after: KeptField, isMove: Bool = false) {
    (self.before, self.after, self.isMove) = (before, after, isMove)
  }

  /// Nil if the field has not changed.
  @usableFromInline
  init?<Field: EditableField>(from before: Field, to after: Field) {
    // Fields with equal numbers, such as 1.5 and 1.50, are equal, so their saved states are
    // compared as well.
    if before == after, before.saved == after.saved { return nil }
    self.init(
      before: KeptField(before), after: KeptField(after), isMove: after.isMoved(from: before))
  }
}

extension EditableField {
  /// A copy for undo, in which nothing is being composed: what an input method was composing
  /// counts as typed. (E6)
  @inlinable var ended: Self {
    if markedRange == nil { return self }
    var field = self
    try? field.edit(.press(.endComposition))
    return field
  }

  /// Whether the field differs from an earlier state only in its selection, or only because an
  /// unedited number is written without grouping and affixes while the field has the focus:
  /// "1234.50" instead of "$1,234.50". (C20)
  func isMoved(from before: Self) -> Bool {
    guard text.hasSameBytes(as: before.text) else {
      return !isEdited && !before.isEdited && !isEmpty && fieldValue == before.fieldValue
    }
    var moved = before
    let selected = selection
    try? moved.edit(.select(.utf8(selected.anchor, selected.head)))
    return moved == self
  }
}
