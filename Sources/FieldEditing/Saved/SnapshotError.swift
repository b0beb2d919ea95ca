/// Why something of a saved form or field cannot be restored.
///
/// ```swift
/// snapshot.version = 3
/// FieldForm.restored(from: snapshot, in: SignIn()).losses   // [.version(3)]
/// snapshot.fields["price"]?.head = 99
/// FieldForm.restored(from: snapshot, in: Order()).losses    // [.field("price", .selection)]
/// ```
public enum SnapshotError: Error, Hashable, Sendable {
  /// The snapshot has a version that this package does not read.
  case version(Int)
  /// The form declares no field of this name.
  case unknownField(String)
  /// The snapshot lacks a field of this name.
  case missingField(String)
  /// The form declares no rows of this name, or cannot make one of the saved rows, or two saved
  /// rows have the same id.
  case rows(String)
  /// The field of this name, which had the focus, is not declared, or is disabled or hidden.
  case focus(String)
  /// The saved field of this name cannot be restored, for the reason that the second associated
  /// value tells.
  indirect case field(String, SnapshotError)
  /// A field's text is longer than the longest that can be restored.
  case tooLong
  /// The selection lies outside the text, or inside a character.
  case selection
  /// The saved value cannot be read, the field's type does not have it, or another part contradicts
  /// it.
  case value
  /// The saved value that a revert would restore cannot be read, the field's type does not have it,
  /// or another part contradicts it.
  case committed
  /// The text says another value than the saved one: the data was changed by hand.
  case valueContradictsText
  /// The field was saved in the style of this name, such as "currency:USD", and has another now.
  /// Its number is restored.
  case style(String)
  /// The field is secret, so nothing of it may be saved.
  case secret
}

extension SnapshotError {
  /// The name of the case, for logs; for `field` that of the error inside.
  ///
  /// ```swift
  /// SnapshotError.selection.code   // "selection"
  /// ```
  public var code: String {
    switch self {
    case .version: "version"
    case .unknownField: "unknownField"
    case .missingField: "missingField"
    case .rows: "rows"
    case .focus: "focus"
    case .field(_, let error): error.code
    case .tooLong: "tooLong"
    case .selection: "selection"
    case .value: "value"
    case .committed: "committed"
    case .valueContradictsText: "valueContradictsText"
    case .style: "style"
    case .secret: "secret"
    }
  }
}

extension SnapshotError: CustomStringConvertible {
  /// The reason in one plain sentence, for logs and developers.
  public var description: String {
    switch self {
    case .version(let version): "No version \(version) of a snapshot is known."
    case .unknownField(let name): "No field is named “\(name)”."
    case .missingField(let name): "The field “\(name)” was not saved."
    case .rows(let name): "The rows “\(name)” cannot be made anew."
    case .focus(let name): "The field “\(name)” cannot have the focus."
    case .field(let name, let error): "“\(name)”: \(error)"
    case .tooLong: "The text is too long."
    case .selection: "The selection is outside the text, or inside a character."
    case .value: "The value is not one of the field's type."
    case .committed: "The committed value is not one of the field's type."
    case .valueContradictsText: "The text says another value than the saved one."
    case .style(let name): "The field was saved in the style “\(name)”, and has another now."
    case .secret: "The field is secret, and saves nothing."
    }
  }
}
