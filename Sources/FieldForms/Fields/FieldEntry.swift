/// What a user has entered in a field.
///
/// ```swift
/// PlainTextField("Ada").entry   // .value("Ada")
/// PlainTextField().entry        // .empty
/// ```
public enum FieldEntry<Value> {
  /// Nothing.
  case empty
  /// A value, for the field's rules to judge.
  case value(Value)
  /// A text that is no value, and why.
  case refused(ValidationIssue)

  /// Whether nothing is entered.
  var isEmpty: Bool {
    if case .empty = self { true } else { false }
  }
}
