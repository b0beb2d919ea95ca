/// A part of a text in one way of cutting it up.
enum Piece: Equatable {
  case character(CharacterClass, Unicode.Scalar)
  /// A grouping separator that a commit wrote.
  case softSeparator(Unicode.Scalar)
  /// A whole affix, by its place in the list.
  case affix(Int)
  case exponentMark
  /// The text ends in the middle of an affix or of an exponent mark.
  case startOfAffix, startOfExponentMark

  var isOfExponentMark: Bool { self == .exponentMark || self == .startOfExponentMark }

  var isOfAffix: Bool {
    if case .affix = self { true } else { self == .startOfAffix }
  }

  /// The zero of a digit's numbering system.
  var numberingSystem: UInt32? {
    if case .character(.digit(_, let zero), _) = self { zero } else { nil }
  }

  var isSpace: Bool {
    switch self {
    case .character(.space, _), .character(.otherWhiteSpace, _): true
    case .softSeparator(let scalar): CharacterClass(scalar) == .space
    default: false
    }
  }
}

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

/// Every way to cut a text into pieces.
struct Segmenter {
  let affixes: [Word]
  let exponentMarks: [Word]

  func waysToCut(_ text: [(scalar: Unicode.Scalar, isSoft: Bool)]) -> [[Piece]] {
    var ways: [[Piece]] = []
    let scalars = text.map(\.scalar)
    func go(_ place: Int, _ pieces: [Piece]) {
      guard place < text.count else {
        ways.append(pieces)
        return
      }
      let (scalar, isSoft) = text[place]
      if isSoft {
        go(place + 1, pieces + [.softSeparator(scalar)])
        return
      }
      go(place + 1, pieces + [.character(CharacterClass(scalar), scalar)])
      for (index, word) in affixes.enumerated() {
        let (ends, isCutShort) = word.matches(scalars[place...])
        for end in ends { go(end, pieces + [.affix(index)]) }
        if isCutShort { go(text.count, pieces + [.startOfAffix]) }
      }
      for word in exponentMarks {
        let (ends, isCutShort) = word.matches(scalars[place...])
        for end in ends { go(end, pieces + [.exponentMark]) }
        if isCutShort { go(text.count, pieces + [.startOfExponentMark]) }
      }
    }
    go(0, [])
    return ways
  }
}
