import NumberText

/// One range of a text and what replaced the range, with the mapping of offsets. What was inserted stands in the new
/// text.
@usableFromInline
package struct Splice {
  /// The range in the old text, in UTF-8 offsets.
  let range: Range<Int>
  /// The range in the new text.
  let newRange: Range<Int>

  /// What stands in the new text.
  func inserted(in newText: String) -> String { newText.utf8Part(newRange) }

  /// The offset in the new text of an offset in the old. An offset inside the range, or at an insertion,
  /// comes after what was inserted.
  func remap(_ offset: Int) -> Int {
    if offset < range.lowerBound || offset == range.lowerBound && !range.isEmpty { return offset }
    return max(offset + newRange.count - range.count, newRange.upperBound)
  }
}

extension FieldSelection {
  /// The same selection in the text after a splice.
  func remapped(through splice: Splice) -> FieldSelection {
    FieldSelection(anchor: splice.remap(anchor), head: splice.remap(head))
  }
}
