import FieldForms
import FormattingFields

extension FieldForm {
  /// Types into the focused field, key by key.
  mutating func type(_ text: String) throws {
    for character in text { try apply(.type(String(character))) }
  }

  /// Types into a field after a tap on it.
  mutating func type(_ text: String, into field: FieldID) throws {
    focus(field)
    try type(text)
  }
}
