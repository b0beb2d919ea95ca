/// A word that may stand beside the digits.
struct Word {
  let scalars: [Unicode.Scalar]
  let ignoresCase: Bool
  /// Whether the spaces in the word must be typed.
  let needsSpaces: Bool
  let part: Part

  /// What a word is: of money, a sign, a code and what closes a round amount may stand together.
  /// (R11, R19)
  enum Part { case sign, code, closer }

  init(_ text: String, ignoresCase: Bool, needsSpaces: Bool = false, part: Part = .sign) {
    self.part = part
    self.needsSpaces = needsSpaces
    scalars = text.unicodeScalars.filter { CharacterClass($0) != .ignored }
    self.ignoresCase = ignoresCase
  }

  /// How many characters of `text` the word takes from `start`, in each possible way, and whether
  /// the text ends inside the word.
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
    if isSpace && !needsSpaces { walk(at + 1, place, text, &ends, &isCutShort) }
    guard place < text.endIndex else {
      // After at least one character of the word.
      if place > text.startIndex { isCutShort = true }
      return
    }
    let same =
      isSpace ? text[place].properties.isWhitespace : equal(scalars[at], text[place])
    if same { walk(at + 1, place + 1, text, &ends, &isCutShort) }
  }

  /// The usual form of a currency sign of any width. (R15)
  static func sign(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "＄", "﹩": "$"
    case "￠": "¢"
    case "￡": "£"
    case "￥": "¥"
    case "￦": "₩"
    default: scalar
    }
  }

  /// Whether a text, its last character aside in either case, begins the word or has just ended it.
  func isBegunOrEnded(by text: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let last = text.last else { return false }
    let before = text.dropLast().map(Self.caseless)
    let own = scalars.map(Self.caseless)
    let closed = before.reversed().drop { $0.properties.isWhitespace }.reversed()
    if own.elementsEqual(closed) && !closed.isEmpty { return true }
    guard own.starts(with: before) else { return false }
    if own.count == before.count { return true }
    return equal(scalars[before.count], last)
      || scalars[before.count].properties.isWhitespace && last.properties.isWhitespace
  }

  private static func caseless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch sign(scalar) {
    case "A"..."Z": Unicode.Scalar(UInt8(scalar.value) | 0x20)
    case let usual: usual
    }
  }

  private func equal(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    if Self.sign(left) == Self.sign(right) { return true }
    return ignoresCase && Self.caseless(left) == Self.caseless(right)
  }
}
