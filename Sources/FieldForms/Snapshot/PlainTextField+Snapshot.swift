import FieldEditing

extension PlainTextField {
  public var saved: SavedEntry {
    SavedEntry(
      value: text, anchor: selection.anchor, head: selection.head,
      edit: isEdited ? SavedEntry.Edit(text: text, committed: committed) : nil)
  }

  public mutating func restore(_ saved: SavedEntry) throws(FieldDamage) {
    var field = self
    guard let text = saved.value else { throw .value }
    guard text.utf8.count <= maximumLength else { throw .tooLong }
    field.rewrite(text)
    if let edit = saved.edit {
      guard edit.text == text else { throw .valueContradictsText }
      guard edit.softSeparators.isEmpty else { throw .softSeparators }
      guard let committed = edit.committed, committed.utf8.count <= maximumLength else {
        throw .committed
      }
      field.committed = committed
    }
    do throws(EditRefusal) {
      try field.select(.utf8(saved.anchor, saved.head))
    } catch {
      throw .selection
    }
    self = field
  }
}
