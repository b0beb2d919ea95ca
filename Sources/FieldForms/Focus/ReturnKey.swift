/// What the return key does in a field, by the field's place in the form. (F2)
///
/// ```swift
/// form[.username]?.returnKey   // .next
/// form[.password]?.returnKey   // .done
/// ```
public enum ReturnKey: String, Hashable, Sendable {
  /// It goes to the next field.
  case next
  /// It ends the editing: there is no next field.
  case done
}
