#if !hasFeature(Embedded)
  public import FieldEditing
  import NumberText

  /// A copy of a field of any type, to put back later.
  @usableFromInline
  struct KeptField: Equatable, Sendable {
    private let kept: any EditableField

    /// Keeps a copy of a field; for undo, of its ``EditableField/ended`` form. (E6)
    @usableFromInline
    init<Field: EditableField>(_ field: Field) { kept = field }

    /// The field, if it is of the type of `other`.
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
    /// Whether no text or value was changed.
    let isMove: Bool

    init(before: KeptField, after: KeptField, isMove: Bool = false) {
      (self.before, self.after, self.isMove) = (before, after, isMove)
    }

    /// - Returns: Nil if the field is as it was.
    @usableFromInline
    init?<Field: EditableField>(from before: Field, to after: Field) {
      // Equal numbers may differ in the zeros at their ends.
      if before == after, before.saved == after.saved { return nil }
      self.init(
        before: KeptField(before), after: KeptField(after), isMove: after.isMoved(from: before))
    }
  }

  extension EditableField {
    /// The field with its composition ended: an undo brings a composed word back as typed text. (E6)
    @inlinable var ended: Self {
      if markedRange == nil { return self }
      var field = self
      try? field.edit(.press(.endComposition))
      return field
    }

    /// Whether the field differs from an earlier state in its selection alone, or in that the focus has made an
    /// unedited number plain. (C20)
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
