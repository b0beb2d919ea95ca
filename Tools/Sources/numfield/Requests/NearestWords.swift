import FieldLines

extension NearestWords {
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
}
