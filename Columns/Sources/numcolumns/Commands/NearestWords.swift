/// Finds the words that a misspelt word may have stood for.
///
/// ```swift
/// NearestWords.question("sacn", among: ["scan", "parse"])   // "Did you mean “scan”?"
/// ```
enum NearestWords {
  /// The most words to offer.
  private static let most = 3

  /// Asks whether one of the nearest words was meant; nil if no word is near.
  static func question(_ word: String, among words: some Sequence<String>) -> String? {
    let nearest = nearest(to: word, among: words)
    guard !nearest.isEmpty else { return nil }
    return "Did you mean \(nearest.map { "“\($0)”" }.joined(separator: " or "))?"
  }

  /// What to say of a word that is not in a list: which one was meant, or the whole list.
  static func hint(_ word: String, among words: [String]) -> String {
    question(word, among: words) ?? "There are \(words.joined(separator: ", "))."
  }

  /// The words with the fewest slips between them and a word, one slip in three letters at most.
  static func nearest(to word: String, among words: some Sequence<String>) -> [String] {
    let typed = Array(word.lowercased().unicodeScalars)
    var (least, nearest) = (max(1, typed.count / 3), [String]())
    for candidate in words {
      let distance = distance(typed, Array(candidate.lowercased().unicodeScalars))
      if distance < least { (least, nearest) = (distance, []) }
      if distance == least { nearest.append(candidate) }
    }
    return Array(nearest.prefix(most))
  }

  /// How many letters are missing, too many, wrong, or exchanged with their neighbour.
  ///
  /// Source: the optimal string alignment distance (Damerau and Levenshtein, restricted).
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
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
