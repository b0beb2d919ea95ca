/// A text view as a host has one: it counts in UTF-16 units and knows nothing of numbers.
struct HostTextView {
  var text = ""
  var selection = 0..<0

  /// What a view tells its owner when the user types: the range that was replaced, and the new text.
  struct Change {
    var range: Range<Int>
    var replacement: String
  }

  /// A key, which replaces the selection.
  func key(_ key: Character) -> Change { Change(range: selection, replacement: String(key)) }

  /// Backspace.
  func backspace() -> Change {
    guard selection.isEmpty, selection.lowerBound > 0 else {
      return Change(range: selection, replacement: "")
    }
    return Change(range: (selection.lowerBound - 1)..<selection.lowerBound, replacement: "")
  }
}
