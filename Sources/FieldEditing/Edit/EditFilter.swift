/// Which edits a field lets pass. (E5)
///
/// ```swift
/// field.policies.filter = .numericCharacters
/// try field.type("x")   // throws EditRefusal.filtered
/// ```
public enum EditFilter: String, CaseIterable, Hashable, Sendable {
  /// Every edit.
  case permitAll
  /// Only digits, separators, signs, white space and the characters of the format's affixes.
  case numericCharacters
  /// Only edits that leave the text acceptable or intermediate. Deleting always passes.
  case nothingInvalid
}
