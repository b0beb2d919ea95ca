/// Which edits a field lets pass. (E5)
public enum EditFilter: String, Hashable, Sendable {
  /// Every edit.
  case permitAll
  /// Only digits, separators, signs, white space and the characters of the format's affixes.
  case numericCharacters
  /// Only edits that leave the text acceptable or intermediate. Deleting always passes.
  case nothingInvalid
}
