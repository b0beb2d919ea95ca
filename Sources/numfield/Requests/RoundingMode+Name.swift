import FormattingFields

extension RoundingMode {
  /// The mode of a name in either spelling: "halfEven" or ICU's "half-even"; nil for others.
  init?(name: String) {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    let joined = words.dropFirst().reduce(String(words[0])) { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
    guard let mode = RoundingMode(rawValue: joined) else { return nil }
    self = mode
  }
}
