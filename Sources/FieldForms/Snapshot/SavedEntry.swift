/// What a field saves.
public struct SavedEntry: Hashable, Sendable {
  /// A text that is being edited.
  public struct Edit: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The value that a revert puts back: a text, or a number in plain digits; nil for none.
    public var committed: String?
    /// The UTF-8 offsets of the grouping separators that a commit wrote. (R7)
    public var softSeparators: [Int]

    /// Makes an edit.
    public init(text: String, committed: String?, softSeparators: [Int] = []) {
      self.text = text
      self.committed = committed
      self.softSeparators = softSeparators
    }
  }

  /// The bound value: a text, or a number in plain digits; nil for none.
  public var value: String?
  /// The UTF-8 offset where selecting began.
  public var anchor: Int
  /// The UTF-8 offset of the caret.
  public var head: Int
  /// The text that is being edited; nil where it is the value's.
  public var edit: Edit?

  /// Makes an entry.
  public init(value: String?, anchor: Int, head: Int, edit: Edit?) {
    self.value = value
    self.anchor = anchor
    self.head = head
    self.edit = edit
  }
}

#if !hasFeature(Embedded)
  extension SavedEntry: Codable {}
  extension SavedEntry.Edit: Codable {}
#endif
