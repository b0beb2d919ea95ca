/// Why something of a saved form or field cannot be restored.
///
/// ```swift
/// snapshot.version = 3
/// try FieldForm(restoring: snapshot, in: SignIn())   // throws version(3)
/// snapshot.fields["price"]?.head = 99
/// try FieldForm(restoring: snapshot, in: Order())    // throws field("price", .selection)
/// ```
public enum SnapshotError: Error, Hashable, Sendable {
  /// The snapshot is of another version than this package reads.
  case version(Int)
  /// The form declares no field of this name.
  case unknownField(String)
  /// The snapshot lacks a field of this name.
  case missingField(String)
  /// The form declares no rows of this name, cannot make one of the saved rows, or an id was saved twice.
  case rows(String)
  /// The focused field of the snapshot is not declared, or is disabled or hidden.
  case focus(String)
  /// The draft of the field of this name cannot be restored, for the reason that the inner error tells.
  indirect case field(String, SnapshotError)
  /// A field's text is longer than the longest that can be restored.
  case tooLong
  /// The selection lies outside the text, or inside a character.
  case selection
  /// The offsets of soft separators do not ascend, or one of them is not the place of a separator
  /// in the text.
  case softSeparators
  /// The value is not one of the field's type.
  case value
  /// The committed value is not one of the field's type.
  case committed
  /// The text reads as another value than the saved one: the data was forged, or the text was typed in
  /// another locale.
  case valueContradictsText
  /// The field is secret, so nothing of it may be saved.
  case secret
}

extension SnapshotError {
  /// The name of the case, for logs.
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
    case .softSeparators: "softSeparators"
    case .value: "value"
    case .committed: "committed"
    case .valueContradictsText: "valueContradictsText"
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
    case .softSeparators: "The soft separators are not at separators of the text."
    case .value: "The value is not one of the field's type."
    case .committed: "The committed value is not one of the field's type."
    case .valueContradictsText: "The text says another value than the saved one."
    case .secret: "The field is secret, and saves nothing."
    }
  }
}
