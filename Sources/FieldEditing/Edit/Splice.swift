import NumberText

/// The replacement of one range of a text: the range in the old text, and the range in the new
/// text. Where "12" became "123", the ranges are 2..<2 and 2..<3. All offsets are in UTF-8.
@usableFromInline
package struct Splice {
  let range: Range<Int>
  let newRange: Range<Int>

  func inserted(in newText: String) -> String { newText.utf8Part(newRange) }

  /// Maps a UTF-8 offset in the old text to the new text. An offset inside the replaced range, or
  /// where a text is inserted, moves to the end of what was inserted.
  func remap(_ offset: Int) -> Int {
    if offset < range.lowerBound || offset == range.lowerBound && !range.isEmpty { return offset }
    return max(offset + newRange.count - range.count, newRange.upperBound)
  }
}

extension FieldSelection {
  func remapped(through splice: Splice) -> FieldSelection {
    FieldSelection(anchor: splice.remap(anchor), head: splice.remap(head))
  }
}
