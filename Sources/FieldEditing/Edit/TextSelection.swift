/// What is selected in a text: from the `anchor`, where selecting began, to the `head`, where the
/// caret is. A caret when both are equal. Offsets are in UTF-8.
public struct TextSelection: Hashable, Sendable {
  public let anchor: Int
  public let head: Int

  /// Makes a selection from UTF-8 offsets.
  public init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// Makes a caret at a UTF-8 offset.
  public init(caret: Int) { self.init(anchor: caret, head: caret) }

  /// Whether nothing is selected.
  public var isCaret: Bool { anchor == head }

  /// The selected UTF-8 offsets.
  public var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
}
