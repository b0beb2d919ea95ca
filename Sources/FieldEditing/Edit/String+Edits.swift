extension String {
  /// What deleting characters takes away: the selection, or `count` of them behind the caret, in
  /// front of it where `count` is negative.
  package func deletionRange(_ count: Int, from selection: TextSelection) -> TextRange {
    guard selection.isCaret else { return .selection }
    let caret = utf8.index(startIndex, offsetBy: selection.head)
    let limit = count < 0 ? startIndex : endIndex
    let other = index(caret, offsetBy: count, limitedBy: limit) ?? limit
    let offset = utf8.distance(from: startIndex, to: other)
    return .utf8(min(offset, selection.head), max(offset, selection.head))
  }

  /// The text without line breaks and tabs at its ends. (E3)
  package var trimmingLineEnds: String {
    func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
      default: false
      }
    }
    guard let first = unicodeScalars.firstIndex(where: { !isLineEnd($0) }),
      let last = unicodeScalars.lastIndex(where: { !isLineEnd($0) })
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}
