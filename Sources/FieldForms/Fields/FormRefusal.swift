public import FieldEditing

/// Why a form did not pass an input on to a field; nothing has changed then.
///
/// ```swift
/// do throws(FormRefusal) {
///   try form.apply(.type("3"))
/// } catch {
///   error   // .noFocus: nothing is focused
/// }
/// ```
public enum FormRefusal: Error, Hashable, Sendable {
  /// No field is focused.
  case noFocus
  /// The form declares no such field.
  case unknownField
  /// The field is disabled or hidden.
  case notActive
  /// The field refused the edit.
  case edit(EditRefusal)
}
