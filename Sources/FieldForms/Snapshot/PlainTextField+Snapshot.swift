import FieldEditing

extension PlainTextField {
  public var saved: SavedEntry {
    SavedEntry(
      text: text, value: nil, anchor: selection.anchor, head: selection.head,
      edit: isEdited ? SavedEntry.Edit(committed: committed) : nil)
  }

  public mutating func restore(_ saved: SavedEntry) throws(FieldDamage) {
    let selection = try saved.checkedSelection()
    guard saved.value == nil else { throw .value }
    let limit = max(maximumLength, SavedEntry.mostDigits)
    guard saved.text.utf8.count <= limit else { throw .tooLong }
    var committed = saved.text
    if let edit = saved.edit {
      guard edit.softSeparators.isEmpty else { throw .softSeparators }
      guard let text = edit.committed, text.utf8.count <= limit else { throw .committed }
      committed = text
    }
    rewrite(saved.text)
    self.committed = committed
    self.selection = selection
  }
}
