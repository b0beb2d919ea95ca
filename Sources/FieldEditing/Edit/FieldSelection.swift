/// What is selected in a text: from the `anchor`, where selecting began, to the `head`, where the
/// caret is. A caret when both are equal. Offsets are in UTF-8.
///
/// ```swift
/// FieldSelection(anchor: 5, head: 2).range   // 2..<5
/// FieldSelection(caret: 5).isCaret           // true
/// ```
public struct FieldSelection: Hashable, Sendable {
  /// The UTF-8 offset where selecting began.
  public let anchor: Int
  /// The UTF-8 offset of the caret.
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
