public import FieldEditing
import NumberText

extension PlainTextField {
  public var saved: SavedField {
    var saved = SavedField(text: text, value: nil, selection: selection)
    if isEdited {
      saved.isEdited = true
      saved.committed = committed
    }
    return saved
  }

  public mutating func restore(_ saved: SavedField) throws(SnapshotError) {
    let selection = try saved.checkedSelection()
    guard saved.value == nil else { throw .value }
    try saved.checkParts(limit: maximumLength)
    var committed = saved.text
    if saved.isEdited {
      // The saved field may be of another kind than this field. A text field saves its committed
      // text as `committed`. A field of another kind saves its committed text as `committedText`,
      // and its committed value as `committed`.
      guard let text = saved.committedText ?? saved.committed else { throw .committed }
      committed = text
    }
    rewrite(saved.text, committed: committed)
    self.selection = selection
  }
}
