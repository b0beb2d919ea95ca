public import NumberText

/// A text that is no number for its field, with what there is to tell about it.
///
/// ```swift
/// try price.type("1.5")   // in German
/// let refused = price.refusedText
/// refused?.issue.code     // .incompleteGroup
/// refused?.suggestions    // ["1,5"]
/// refused?.message        // "A group of digits is too short. Did you mean “1,5”?"
/// ```
///
/// A commit that puts another text in its place hands it on, so that a host can still offer what was
/// meant.
public struct RefusedText: Hashable, Sendable {
  /// The text as it was typed.
  public let text: String
  /// What is wrong with it, and where.
  public let issue: NumberIssue
  /// Texts that the user is likely to have meant; a field accepts each of them.
  public let suggestions: [String]

  /// A short sentence for the user: what is wrong and, where it can be guessed, what was meant. (C8)
  public var message: String { issue.message(in: text, suggestions: suggestions) }

  public static func == (left: RefusedText, right: RefusedText) -> Bool {
    left.text.hasSameBytes(as: right.text) && left.issue == right.issue
      && left.suggestions == right.suggestions
  }
}

extension FormattingField {
  /// The text with what is wrong with it; nil where it is acceptable.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public var refusedText: RefusedText? {
    reading.issue.map { RefusedText(text: text, issue: $0, suggestions: suggestions) }
  }
}
