/// `pattern`: whether a part of a text matches, as ECMAScript reads regular expressions: by code points, with
/// ASCII's digits and letters.
///
/// A page has its own regular expressions: Web/Engine/Patterns.swift replaces this file.
///
/// Source: JSON Schema 2020-12, section 6.4.
extension TextKeywords {
  #if hasFeature(Embedded)
    // Embedded Swift has no regular expressions.
    static func isPattern(_ pattern: String) -> Bool { false }

    static func matches(_ text: String, _ pattern: String) -> Bool { true }
  #else
    static func isPattern(_ pattern: String) -> Bool { regex(pattern) != nil }

    static func matches(_ text: String, _ pattern: String) -> Bool {
      guard let regex = regex(pattern) else { return true }
      return (try? regex.firstMatch(in: text)) != nil
    }

    private static func regex(_ pattern: String) -> Regex<AnyRegexOutput>? {
      (try? Regex(pattern))?.matchingSemantics(.unicodeScalar).asciiOnlyDigits()
        .asciiOnlyWordCharacters()
    }
  #endif
}
