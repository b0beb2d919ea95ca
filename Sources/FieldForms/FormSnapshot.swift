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
/// is checked when it is restored. (F8)
public struct FormSnapshot: Hashable, Sendable {
  /// The version of what is saved, 1.
  public var version = 1
  /// What the fields save, by the raw values of their ids.
  public var fields: [String: SavedField] = [:]
  /// The raw values of the touched fields' ids, in declared order.
  public var touchedFields: [String] = []
  /// The raw value of the focused field's id.
  public var focusedField: String?
}

/// Why something saved cannot be restored; nothing has changed then.
///
/// ```swift
/// snapshot.version = 2
/// try FieldForm(restoring: snapshot, in: SignIn())   // throws version(2)
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
  /// The field that is said to be focused cannot be.
  case focus(String)
  /// What a field of this name has saved is damaged, and how.
  indirect case field(String, SnapshotError)
  /// A field's text is longer than any that can be saved.
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

#if !hasFeature(Embedded)
  extension FormSnapshot: Codable {}
#endif

extension FieldForm {
  /// The form's state, to be saved. What an input method composes is saved as typed; checks, submits
  /// and their answers are not saved.
  public var snapshot: FormSnapshot {
    var saver = FieldSaver<FieldID>()
    var copy = content
    copy.declare(&saver)
    return FormSnapshot(
      fields: saver.fields,
      touchedFields: focusOrder.filter(touchedFields.contains).map { $0.rawValue },
      focusedField: focus?.rawValue)
  }

  /// Makes a form from a saved state, which need not be trusted.
  ///
  /// - Parameters:
  ///   - snapshot: The saved state.
  ///   - content: The content to put it into; its values are the initial ones.
  /// - Throws: The first damage that is found.
  /// - Complexity: O(*n*) in the number of fields and rules.
  public init(restoring snapshot: FormSnapshot, in content: Content) throws(SnapshotError) {
    self.init(content)
    guard snapshot.version == 1 else { throw .version(snapshot.version) }
    let declared = Set(focusOrder.map { $0.rawValue })
    for name in Array(snapshot.fields.keys) + snapshot.touchedFields {
      guard declared.contains(name) else { throw .unknownField(name) }
    }
    var restorer = FieldRestorer<FieldID>(fields: snapshot.fields)
    self.content.declare(&restorer)
    if let error = restorer.error { throw error }
    touchedFields = Set(snapshot.touchedFields.compactMap { FieldID(rawValue: $0) })
    if let name = snapshot.focusedField {
      guard let field = FieldID(rawValue: name), survey.isActive(field) else { throw .focus(name) }
      focus = field
    }
  }
}

/// Collects what fields save.
private struct FieldSaver<FieldID: Hashable & Sendable & RawRepresentable<String>>:
  FormDeclaration
{
  private(set) var fields: [String: SavedField] = [:]

  mutating func field<Field: EditableField>(
    _ id: FieldID, _ field: inout Field, _ traits: FieldTraits, rules: [FieldRule<Field.Value>]
  ) {
    if !traits.contains(.secret), fields[id.rawValue] == nil { fields[id.rawValue] = field.saved }
  }

  mutating func rule(_ name: String, on fields: [FieldID], holds: Bool, message: String?) {}
}

/// Gives fields what they have saved, until one does not take it.
private struct FieldRestorer<FieldID: Hashable & Sendable & RawRepresentable<String>>:
  FormDeclaration
{
  let fields: [String: SavedField]
  private var seen: Set<FieldID> = []
  private(set) var error: SnapshotError?

  init(fields: [String: SavedField]) { self.fields = fields }

  mutating func field<Field: EditableField>(
    _ id: FieldID, _ field: inout Field, _ traits: FieldTraits, rules: [FieldRule<Field.Value>]
  ) {
    guard error == nil, seen.insert(id).inserted else { return }
    let (name, saved) = (id.rawValue, fields[id.rawValue])
    if traits.contains(.secret) {
      if saved != nil { error = .field(name, .secret) }
      return
    }
    guard let saved else {
      error = .missingField(name)
      return
    }
    do throws(SnapshotError) { try field.restore(saved) } catch { self.error = .field(name, error) }
  }

  mutating func rule(_ name: String, on fields: [FieldID], holds: Bool, message: String?) {}
}
