/// Why an edit was refused; nothing has changed then. (S6)
///
/// ```swift
/// try field.apply(TextEdit(.utf8(0, 99), "5"))   // throws rangeOutsideText
/// ```
public enum EditRefusal: Error, Hashable, Sendable {
  /// The text would be longer than the field takes, in UTF-8 bytes.
  case tooLong(limit: Int)
  /// An offset is negative or behind the end of the text.
  case rangeOutsideText
  /// An offset lies between the UTF-8 bytes or the UTF-16 surrogates of one code point.
  case offsetInsideCharacter
  /// The replacement is not well-formed Unicode.
  case brokenText
  /// The field's ``EditFilter`` does not let the edit pass.
  case filtered
  /// A change was applied again to a text that is not the one it was made on.
  case otherText
}
