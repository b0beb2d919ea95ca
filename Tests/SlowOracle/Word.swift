/// A word that may stand beside the digits.
struct Word {
  let scalars: [Unicode.Scalar]
  let ignoresCase: Bool

  init(_ text: String, ignoresCase: Bool) {
    scalars = text.unicodeScalars.filter { CharacterClass($0) != .ignored }
    self.ignoresCase = ignoresCase
  }

  /// How many characters of `text` the word takes from `start`, in each way it can; and whether the
  /// text ends inside the word.
  func matches(_ text: ArraySlice<Unicode.Scalar>) -> (ends: Set<Int>, isCutShort: Bool) {
    var ends: Set<Int> = []
    var isCutShort = false
    walk(0, text.startIndex, text, &ends, &isCutShort)
    ends.remove(text.startIndex)
    return (ends, isCutShort)
  }

  private func walk(
    _ at: Int, _ place: Int, _ text: ArraySlice<Unicode.Scalar>, _ ends: inout Set<Int>,
    _ isCutShort: inout Bool
  ) {
    if at == scalars.count {
      ends.insert(place)
      return
    }
    let isSpace = scalars[at].properties.isWhitespace
    if isSpace { walk(at + 1, place, text, &ends, &isCutShort) }
    guard place < text.endIndex else {
      // Behind at least one character of the word.
      if place > text.startIndex { isCutShort = true }
      return
    }
    let same =
      isSpace ? text[place].properties.isWhitespace : equal(scalars[at], text[place])
    if same { walk(at + 1, place + 1, text, &ends, &isCutShort) }
  }

  private func equal(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    if left == right { return true }
    guard ignoresCase, left.isASCII, right.isASCII else { return false }
    return left.properties.lowercaseMapping == right.properties.lowercaseMapping
  }
}
