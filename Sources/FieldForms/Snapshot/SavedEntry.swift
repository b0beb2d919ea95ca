/// What a field saves. It can be coded, and need not be trusted when it comes back.
///
/// ```swift
/// FormattingField<Int>(1234, format: english).saved.text   // "1,234"
/// ```
public struct SavedEntry: Hashable, Sendable {
  /// What a text that is being edited was made from.
  public struct Edit: Hashable, Sendable {
    /// The value that a revert puts back: a text, or a number as a decimal literal; nil for none.
    public var committed: String?
    /// The text that showed the number; nil for a text that is its own value.
    public var committedText: String?
    /// The UTF-8 offsets of the grouping separators that a commit wrote. (R7)
    public var softSeparators: [Int]

    /// Makes an edit.
    public init(
      committed: String?, committedText: String? = nil, softSeparators: [Int] = []
    ) {
      self.committed = committed
      self.committedText = committedText
      self.softSeparators = softSeparators
    }
  }

  /// The text.
  public var text: String
  /// The number as a decimal literal; nil for none, and for a text that is its own value.
  public var value: String?
  /// The UTF-8 offset where selecting began.
  public var anchor: Int
  /// The UTF-8 offset of the caret.
  public var head: Int
  /// Present where the text is being edited.
  public var edit: Edit?

  /// The most digits, places or bytes that something saved may have, which is more than any text of
  /// a number that can be typed (12,321 digits, of four bytes in some scripts). A field may show a
  /// longer text than a user may type into it, so its own limit is not asked.
  static let mostDigits = 65_536

  /// Makes an entry.
  public init(text: String, value: String?, anchor: Int, head: Int, edit: Edit?) {
    self.text = text
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
