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
        if isCutShort { go(text.count, pieces + [.startOfAffix(word.part)]) }
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
