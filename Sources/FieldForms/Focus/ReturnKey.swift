/// What the return key does in a field, by the field's place in the form. (F2)
public enum ReturnKey: String, Hashable, Sendable {
  /// It goes to the next field.
  case next
  /// It ends the editing: there is no next field.
  case done
}
