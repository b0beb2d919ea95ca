import NumberText

/// A replacement in a text, as a range of the old text and one of the new: 2..<2 and 2..<3 where "12" became "123".
/// Maps offsets of the old text to the new.
@usableFromInline
package struct Splice {
  /// The range in the old text, in UTF-8 offsets.
  let range: Range<Int>
  /// The range in the new text, in UTF-8 offsets.
  let newRange: Range<Int>

  /// The inserted text.
  func inserted(in newText: String) -> String { newText.utf8Part(newRange) }

  /// Maps a UTF-8 offset in the old text to the new text. An offset inside the replaced range, or where a text is
  /// inserted, moves to the end of what was inserted.
  func remap(_ offset: Int) -> Int {
    if offset < range.lowerBound || offset == range.lowerBound && !range.isEmpty { return offset }
    return max(offset + newRange.count - range.count, newRange.upperBound)
  }
}

extension FieldSelection {
  /// Moves the selection to the text after a splice.
  func remapped(through splice: Splice) -> FieldSelection {
    FieldSelection(anchor: splice.remap(anchor), head: splice.remap(head))
  }
}
