/// A form's state, to be saved and restored.
///
/// ```swift
/// let data = try JSONEncoder().encode(form.snapshot)
/// let snapshot = try JSONDecoder().decode(FormSnapshot.self, from: data)
/// let restored = try FieldForm(restoring: snapshot, in: SignIn())
/// ```
///
/// It holds what was typed and where, not rules, formats or initial values; those are the content's
/// that it is restored into. Fields that are ``FieldTraits/secret`` are left out. Whatever it holds
/// is checked when it is restored.
public struct FormSnapshot: Hashable, Sendable {
  /// One field.
  public struct Field: Hashable, Sendable {
    /// The raw value of the field's id.
    public var name: String
    /// Whether the field was left, or a submit has validated it.
    public var isTouched: Bool
    /// The text and value; nil for a secret field.
    public var entry: SavedEntry?
  }

  /// The form of the snapshot, 1.
  public var version = 1
  /// The fields in declared order.
  public var fields: [Field]
  /// The raw value of the focused field's id.
  public var focusedField: String?
}

#if !hasFeature(Embedded)
  extension FormSnapshot: Codable {}
  extension FormSnapshot.Field: Codable {}
#endif
