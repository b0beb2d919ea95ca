/// Why a snapshot cannot be restored.
///
/// ```swift
/// snapshot.version = 2
/// try FieldForm(restoring: snapshot, in: SignIn())   // throws version(2)
/// ```
public enum SnapshotDamage: Error, Hashable, Sendable {
  /// The snapshot has another form than this version of the package reads.
  case version(Int)
  /// The form declares no field of this name.
  case unknownField(String)
  /// The snapshot lacks a field of this name, or its entry.
  case missingField(String)
  /// The snapshot has a field of this name twice.
  case duplicateField(String)
  /// The field that is said to be focused cannot be.
  case focus(String)
  /// What a field of this name has saved is damaged.
  case field(String, FieldDamage)
}
