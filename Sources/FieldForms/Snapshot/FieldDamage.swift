/// Why a field cannot take over what was saved.
///
/// ```swift
/// var saved = field.saved
/// saved.head = 99
/// try field.restore(saved)   // throws selection
/// ```
public enum FieldDamage: Error, Hashable, Sendable {
  /// The text is longer than the field takes.
  case tooLong
  /// The selection lies outside the text, or inside a character.
  case selection
  /// The soft separators do not ascend, or are no separators of the text.
  case softSeparators
  /// The value is not one of the field's type.
  case value
  /// The committed value is not one of the field's type.
  case committed
  /// The text is acceptable and says another value: it was tampered with, or typed in another locale.
  case valueContradictsText
  /// The field is secret, so nothing of it may be saved.
  case secret
}
