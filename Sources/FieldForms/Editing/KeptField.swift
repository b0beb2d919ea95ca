import FieldEditing
import NumberText

/// A copy of a field of any type, for undo.
@usableFromInline
struct KeptField: Equatable, Sendable {
  fileprivate let kept: any EditableField

  @usableFromInline
  init<Field: EditableField>(_ field: Field) { kept = field }

  /// Returns the kept copy with the type of `other`; nil if it has another type.
  @usableFromInline
  func field<Field: EditableField>(like other: Field) -> Field? { kept as? Field }

  @usableFromInline
  static func == (kept: KeptField, other: KeptField) -> Bool { other.keeps(kept.kept) }

  private func keeps<Field: EditableField>(_ other: Field) -> Bool { field(like: other) == other }

  /// The same copy, in which nothing is being composed: what an input method was composing counts
  /// as typed. (E6)
  fileprivate var ended: KeptField {
    if kept.markedRange == nil { return self }
    var field = kept
    try? field.edit(.press(.endComposition))
    return KeptField(field)
  }
}

/// A change of a field: copies of the field before and after.
@usableFromInline
struct FieldStates: Equatable, Sendable {
  let before: KeptField
  let after: KeptField
}

extension FieldStates {
  /// Nil if the field has not changed.
  @usableFromInline
  init?(from before: KeptField, to after: KeptField) {
    self.init(before: before.ended, after: after.ended)
    // Values such as 1.5 and 1.50 under the same text are equal, so the saved states are compared
    // as well.
    if self.before == self.after, self.before.kept.saved == self.after.kept.saved { return nil }
  }

  /// Undoes the change in the field.
  ///
  /// - Returns: Whether the field had the text that the change left; if not, nothing has changed.
  @usableFromInline
  func undo<Field: EditableField>(in field: inout Field) -> Bool {
    guard let before = before.field(like: field), let after = after.field(like: field) else {
      return false
    }
    return field.undo(from: after, to: before)
  }

  /// Whether the change is too small to be undone by itself: only the selection was moved, or an
  /// unedited number has lost or got back grouping and affixes, because the field got or lost the
  /// focus: "1234.50" and "$1,234.50". (C20)
  var isMove: Bool {
    let (before, after) = (before.kept, after.kept)
    guard after.text.hasSameBytes(as: before.text) else {
      return !after.isEdited && !before.isEdited && !after.isEmpty
        && after.fieldValue == before.fieldValue
    }
    var moved = before
    let selected = after.selection
    try? moved.edit(.select(.utf8(selected.anchor, selected.head)))
    return KeptField(moved) == self.after
  }
}
