/// What is known of a column: how many cells there are of each kind, and the first of each.
///
/// It grows with the kinds of cells and not with their number. Columns that were read in parts are
/// merged, on one machine or on many:
///
/// ```swift
/// var whole = firstHalf
/// whole.merge(secondHalf)   // as if one reader had read both
/// ```
///
/// Rules: N4, N9.
public struct NumberColumn: Hashable, Sendable {
  /// A cell, cut to 64 bytes if it is longer.
  public struct Row: Hashable, Sendable {
    /// The line that the cell begins on, from 1.
    public internal(set) var line: Int
    /// The text.
    public let text: String
  }

  /// A word for "no value", and how often it stands there.
  public struct MissingWord: Hashable, Sendable {
    /// The word as it is written.
    public let word: String
    /// The number of cells.
    public internal(set) var count: Int
  }

  /// Cells that each convention reads in the same way, and how many they are.
  struct Tally: Hashable, Sendable {
    let reading: CellReading
    var cells: CellCount
  }

  static let exampleLength = 64

  /// The number of lines passed.
  public internal(set) var lines = 0
  /// The number of cells, with those that have no value.
  public internal(set) var rows = 0
  /// The number of empty cells.
  public internal(set) var blanks = 0
  /// The words for "no value", in the order of their code points.
  public internal(set) var missing: [MissingWord] = []
  var tallies: [Tally] = []

  /// Makes the state of a column without cells.
  public init() {}

  /// Adds a column whose cells follow.
  ///
  /// - Complexity: O(*n*) in the kinds of cells.
  public mutating func merge(_ next: NumberColumn) {
    for word in next.missing {
      if let index = missing.firstIndex(where: { $0.word.isSame(as: word.word) }) {
        missing[index].count += word.count
      } else {
        missing.append(word)
      }
    }
    for tally in next.tallies {
      var tally = tally
      tally.cells.first += lines
      tally.cells.last += lines
      for index in tally.cells.examples.indices { tally.cells.examples[index].line += lines }
      if let index = tallies.firstIndex(where: { $0.reading == tally.reading }) {
        let room = CellCount.exampleLimit - tallies[index].cells.examples.count
        tallies[index].cells.count += tally.cells.count
        tallies[index].cells.last = tally.cells.last
        tallies[index].cells.examples += tally.cells.examples.prefix(room)
      } else {
        tallies.append(tally)
      }
    }
    lines += next.lines
    rows += next.rows
    blanks += next.blanks
    sort()
  }

  /// Sorts words and tallies, so that the order of merging does not show.
  mutating func sort() {
    missing.sort { $0.word.utf8.lexicographicallyPrecedes($1.word.utf8) }
    // No two kinds of cells begin on one line.
    tallies.sort { $0.cells.first < $1.cells.first }
  }
}

extension String {
  /// Whether two texts are the same bytes.
  fileprivate func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

#if !hasFeature(Embedded)
  extension NumberColumn: Codable {}
  extension NumberColumn.Row: Codable {}
  extension NumberColumn.MissingWord: Codable {}
  extension NumberColumn.Tally: Codable {}
#endif
