import NumberText

/// One range of a text and what replaces the range, with the inverse and the mapping of offsets. Edits,
/// changes, the caret and soft separators all go through it.
@usableFromInline
package struct Splice: Hashable, Sendable {
  /// The UTF-8 offset where the range begins, in both texts.
  @usableFromInline let start: Int
  /// What stood there.
  @ExactText @usableFromInline var removed: String
  /// What stands there now.
  @ExactText @usableFromInline var inserted: String

  init(start: Int, removed: String, inserted: String) {
    self.start = start
    (self.removed, self.inserted) = (removed, inserted)
  }

  /// A splice that replaces a whole text.
  init(from old: String, to new: String) {
    self.init(start: 0, removed: old, inserted: new)
  }

  /// The range in the old text.
  var range: Range<Int> { start..<(start + removed.utf8.count) }
  /// The range in the new text.
  var newRange: Range<Int> { start..<(start + inserted.utf8.count) }

  /// The text that the splice makes of a text.
  func applied(to text: String) -> String {
    var text = text
    text.replacePart(range, with: inserted)
    return text
  }

  /// The splice that leads back.
  var inverse: Splice {
    Splice(start: start, removed: inserted, inserted: removed)
  }

  /// The smallest splice that does the same; nil if old and new text are the same. (E10)
  var smallest: Splice? {
    guard let difference = TextDifference(from: removed, to: inserted) else { return nil }
    return Splice(
      start: start + difference.oldRange.lowerBound, removed: removed.utf8Part(difference.oldRange),
      inserted: inserted.utf8Part(difference.newRange))
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
