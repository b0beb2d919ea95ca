#if !hasFeature(Embedded)
  public import FieldEditing
  import NumberText

  /// A copy of a field of any type, to put back later.
  @usableFromInline
  struct KeptField: Equatable, Sendable {
    private let kept: any EditableField

    /// Keeps a copy of a field.
    @usableFromInline
    init<Field: EditableField>(_ field: Field) { kept = field }

    /// Returns the kept field as one of the type of `other`; nil if it is of another type.
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
    /// Whether only the selection has changed, or the focus has left grouping and affixes out of the text.
    let isMove: Bool

    init(before: KeptField, after: KeptField, isMove: Bool = false) {
      (self.before, self.after, self.isMove) = (before, after, isMove)
    }

    /// Makes the change from copies of the field before and after; nil if the field has not changed.
    @usableFromInline
    init?<Field: EditableField>(from before: Field, to after: Field) {
      // Fields with equal numbers, such as 1.5 and 1.50, are equal, so the drafts are compared as well.
      if before == after, before.saved == after.saved { return nil }
      self.init(
        before: KeptField(before), after: KeptField(after), isMove: after.isMoved(from: before))
    }
  }

  extension EditableField {
    /// The field with its composition ended, as undo keeps it: a composed word comes back as typed text. (E6)
    @inlinable var ended: Self {
      if markedRange == nil { return self }
      var field = self
      try? field.edit(.press(.endComposition))
      return field
    }

    /// Whether the field differs from an earlier state only in its selection, or because the focus has left grouping
    /// and affixes out of an unedited number. (C20)
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
#endif
