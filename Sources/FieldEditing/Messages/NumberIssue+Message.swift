public import NumberText

extension NumberIssue {
  /// A short sentence for the user: what is wrong and, where it can be guessed, what was meant. (C8)
  ///
  /// An issue knows its text's faults and nothing of the field; ``RefusedText/message`` names bounds,
  /// decimals and an example as well.
  ///
  /// ```swift
  /// issue.message(in: "1.5", suggestions: ["1,5"])
  /// // "A group of digits is too short. Did you mean “1,5”?"
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text that the issue was found in.
  ///   - suggestions: What the user may have meant, as the field suggests it.
  /// - Complexity: O(*n*) in the bytes of the sentence and the text.
  public func message(in text: String, suggestions: [String] = []) -> String {
    guard !suggestions.isEmpty else { return sentence(in: text) }
    let meant = suggestions.map { "“\($0)”" }.joined(separator: " or ")
    return sentence(in: text) + " Did you mean \(meant)?"
  }

  private func sentence(in text: String) -> String {
    let place = text.utf8.count >= range.upperBound ? text.utf8Slice(range) : ""
    return switch code {
    case .empty: "Enter a number."
    case .incomplete: "The number is not complete."
    case .incompleteGroup: "A group of digits is too short."
    case .misplacedGroupingSeparator: "“\(place)” cannot group digits here."
    case .mixedGroupingSeparators: "“\(place)” is not the separator used before it."
    case .groupingSeparatorInFraction:
      "“\(place)” cannot group digits behind the decimal separator."
    case .duplicateDecimalSeparator: "“\(place)” is a second decimal separator."
    case .ambiguousSeparator: "“\(place)” could mean two things."
    case .mixedDigits: "“\(place)” is a digit of another script than those before it."
    case .duplicateSign: "“\(place)” is a second sign."
    case .misplacedSign: "The sign “\(place)” cannot stand here."
    case .signNotAllowed: "The sign “\(place)” is not allowed here."
    case .foreignCurrency: "“\(place)” is another currency."
    case .unexpectedCharacter: "“\(place)” does not belong to a number."
    case .overflow: "The number is too large."
    case .fractionNotAllowed: "The number has too many decimals."
    case .belowMinimum: "The number is too small."
    case .aboveMaximum: "The number is too large."
    }
  }
}
