import NumberText

/// Finds the known words that may have been meant by a misspelt word.
///
/// ```swift
/// NearestWords.nearest(to: "sacn", among: ["scan", "parse"])   // ["scan"]
/// ```
///
/// - Complexity: O(*n*) in the number of words, and in the product of the lengths of two words.
public enum NearestWords {
  private static let most = 3
  /// The longest word that is looked at, in code points: nobody means a short name by a long one.
  private static let longest = 64

  /// Returns the words that differ from a word by the fewest slips, such as two exchanged letters;
  /// at most three words. One slip in three letters is allowed, and one slip in a shorter word.
  public static func nearest(to word: String, among words: some Sequence<String>) -> [String] {
    let typed = letters(word)
    guard typed.count <= longest else { return [] }
    var (least, nearest) = (max(1, typed.count / 3), [String]())
    for candidate in words {
      let distance = distance(typed, letters(candidate))
      if distance < least { (least, nearest) = (distance, []) }
      if distance == least, !nearest.contains(where: { $0.hasSameBytes(as: candidate) }) {
        nearest.append(candidate)
      }
    }
    return Array(nearest.prefix(most))
  }

  /// Returns the code points of a word, with ASCII letters in lower case.
  private static func letters(_ word: String) -> [UInt32] {
    word.unicodeScalars.map { 0x41...0x5A ~= $0.value ? $0.value | 0x20 : $0.value }
  }

  /// Counts the slips between two words: letters that are missing, too many, wrong, or exchanged
  /// with their neighbour.
  ///
  /// Source: the optimal string alignment distance (Damerau and Levenshtein, restricted).
  private static func distance(_ left: [UInt32], _ right: [UInt32]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var next = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var least = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, before[column - 1] + 1)
        }
        next.append(least)
      }
      (before, last) = (last, next)
    }
    return last[right.count]
  }
}
