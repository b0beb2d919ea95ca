import FieldEditing

extension SavedEntry {
  /// The selection, where it lies within the text and between characters.
  func checkedSelection() throws(FieldDamage) -> FieldSelection {
    do throws(EditRefusal) {
      let (anchor, head) = try TextRange.utf8(anchor, head).ends(
        in: text, selection: FieldSelection(caret: 0))
      return FieldSelection(anchor: anchor, head: head)
    } catch {
      throw .selection
    }
  }
}
