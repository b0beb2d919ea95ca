extension String {
  /// Whether two texts are the same to the byte: "é" has two spellings that are equal.
  package func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The selection, or as many characters in front of the caret, which may itself stand inside a
  /// character of the whole text.
  package func rangeInFront(_ count: Int, of selection: FieldSelection) -> TextRange {
    guard selection.isCaret else { return .selection }
    let front = utf8Slice(0..<selection.head)
    return .utf8(front.dropLast(max(0, count)).utf8.count, selection.head)
  }

  /// The selection, or as many characters behind the caret.
  package func rangeBehind(_ count: Int, of selection: FieldSelection) -> TextRange {
    guard selection.isCaret else { return .selection }
    let behind = utf8Slice(selection.head..<utf8.count)
    return .utf8(selection.head, selection.head + behind.prefix(max(0, count)).utf8.count)
  }

  /// The text without line breaks and tabs at its ends. (E3)
  package var trimmingLineEnds: Substring {
    func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
      default: false
      }
    }
    guard let first = unicodeScalars.firstIndex(where: { !isLineEnd($0) }),
      let last = unicodeScalars.lastIndex(where: { !isLineEnd($0) })
    else { return "" }
    return self[first...last]
  }
}
