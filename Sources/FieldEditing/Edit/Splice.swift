import NumberText

/// One range of a text and what replaces the range, with the inverse and the mapping of offsets. Edits,
/// changes, the caret and soft separators all go through it. What it inserted stands in the new text.
@usableFromInline
package struct Splice: Hashable, Sendable {
  /// The UTF-8 offset where the range begins, in both texts.
  @usableFromInline let start: Int
  /// What stood there.
  @ExactText @usableFromInline var removed: String
  /// The bytes of what stands there now.
  @usableFromInline let insertedCount: Int

  init(start: Int, removed: String, insertedCount: Int) {
    (self.start, self.insertedCount) = (start, insertedCount)
    self.removed = removed
  }

  /// A splice that replaces a whole text.
  init(from old: String, to new: String) {
    self.init(start: 0, removed: old, insertedCount: new.utf8.count)
  }

  /// The range in the old text.
  var range: Range<Int> { start..<(start + removed.utf8.count) }
  /// The range in the new text.
  var newRange: Range<Int> { start..<(start + insertedCount) }

  /// What stands in the new text.
  func inserted(in newText: String) -> String { newText.utf8Part(newRange) }

  /// The text that the splice has made a new text of.
  func oldText(of newText: String) -> String {
    var text = newText
    text.replacePart(newRange, with: removed)
    return text
  }

  /// The splice that leads back from a new text.
  func inverse(from newText: String) -> Splice {
    Splice(
      start: start, removed: inserted(in: newText), insertedCount: removed.utf8.count)
  }

  /// The smallest splice that makes the same new text; nil if the old text is the same. (E10)
  func smallest(to newText: String) -> Splice? {
    let difference = TextDifference(from: removed, to: inserted(in: newText))
    return difference.map { difference in
      Splice(
        start: start + difference.oldRange.lowerBound,
        removed: removed.utf8Part(difference.oldRange), insertedCount: difference.newRange.count)
    }
  }

  /// The offset in the new text of an offset in the old. An offset inside the range, or at an insertion,
  /// comes behind what was inserted.
  func remap(_ offset: Int) -> Int {
    if offset < start || offset == start && !range.isEmpty { return offset }
    return max(offset + newRange.count - range.count, newRange.upperBound)
  }
}

extension FieldSelection {
  /// The same selection in the text after a splice.
  func remapped(through splice: Splice) -> FieldSelection {
    FieldSelection(anchor: splice.remap(anchor), head: splice.remap(head))
  }
}
