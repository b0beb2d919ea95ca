public import Foundation
public import NumberText

/// A text that is not the number a style reads: never a silent misreading.
///
/// ```swift
/// // of a style for de-DE
/// do { try style.parseStrategy.parse("1.5") } catch let error as NumberTextError {
///   error.suggestions             // ["1,5"]
///   error.localizedDescription    // "Eine Zifferngruppe ist zu kurz. Meinten Sie „1,5“?"
/// }
/// ```
public struct NumberTextError: LocalizedError, Hashable, Sendable {
  /// The text as it was given.
  public let text: String
  /// What is wrong, and where in the text, in UTF-8 offsets.
  public let issue: NumberIssue?
  /// Texts that may have been meant.
  public let suggestions: [String]

  /// What is wrong, as a sentence in the language of the style's locale. (C14)
  public let errorDescription: String?
}
