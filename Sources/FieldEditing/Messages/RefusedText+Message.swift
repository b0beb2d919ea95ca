import NumberText

extension RefusedText {
  /// A short sentence for the user: what is wrong, and what the field takes or what was probably
  /// meant. (C8, C14)
  ///
  /// ```swift
  /// // "150", "12x" and "1.5" in a German field of 0 to 99
  /// // "The number must be 99 or less."
  /// // "“x” does not belong to a number. Enter a number such as 99."
  /// // "A group of digits is too short. Did you mean “1,5”?"
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the sentence and the text.
  public var message: String {
    switch limit {
    case .minimum(let least): return "The number must be \(least) or more."
    case .maximum(let most): return "The number must be \(most) or less."
    case nil: break
    }
    if issue.code == .fractionNotAllowed, let sentence = fractionSentence { return sentence }
    if issue.code == .overflow || !suggestions.isEmpty {
      return issue.message(in: text, suggestions: suggestions)
    }
    guard let example else { return issue.message(in: text) }
    if issue.code == .empty { return "Enter a number such as \(example)." }
    return issue.message(in: text) + " Enter a number such as \(example)."
  }

  private var fractionSentence: String? {
    switch maximumFractionDigits {
    case 0: "Only whole numbers are allowed."
    case 1: "Only 1 decimal is allowed."
    case .some(let count) where count > 0: "Only \(count) decimals are allowed."
    case .some(let count):
      "Only multiples of 1\(String(repeating: "0", count: -count)) are allowed."
    case nil: nil
    }
  }
}
