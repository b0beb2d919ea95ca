public import FieldEditing

/// Why a form did not pass an input on to a field; nothing has changed then.
///
/// ```swift
/// form.focusedField = nil
/// try form.apply(.type("1"))   // throws noFocus
/// ```
public enum FormRefusal: Error, Hashable, Sendable {
  /// No field is focused.
  case noFocus
  /// The form declares no such field.
  case unknownField
  /// The form declares two fields of this name. (F7)
  case declaredTwice(String)
  /// The field is disabled or hidden.
  case notActive
  /// The field refused the edit.
  case edit(EditRefusal)
}
