/// Every way to cut a text into pieces.
struct Segmenter {
  let affixes: [Word]
  let exponentMarks: [Word]

  func waysToCut(_ scalars: [Unicode.Scalar]) -> [[Piece]] {
    var ways: [[Piece]] = []
    func go(_ place: Int, _ pieces: [Piece]) {
      guard place < scalars.count else {
        ways.append(pieces)
        return
      }
      let scalar = scalars[place]
      go(place + 1, pieces + [.character(CharacterClass(scalar), scalar)])
      for (index, word) in affixes.enumerated() {
        let (ends, isCutShort) = word.matches(scalars[place...])
        for end in ends { go(end, pieces + [.affix(index)]) }
        if isCutShort { go(scalars.count, pieces + [.startOfAffix(word.part)]) }
      }
      for word in exponentMarks {
        let (ends, isCutShort) = word.matches(scalars[place...])
        for end in ends { go(end, pieces + [.exponentMark]) }
        if isCutShort { go(scalars.count, pieces + [.startOfExponentMark]) }
      }
    }
    go(0, [])
    return ways
  }
}
