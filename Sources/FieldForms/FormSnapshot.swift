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
  /// The version of what is saved: 2 where rows are, else 1.
  public var version = 1
  /// What the fields save, by their names.
  public var fields: [String: SavedField] = [:]
  /// The ids of rows, in their order, by the name of the rows, such as "lines" or "lines[0].parts"; nil
  /// where the form makes none of its rows anew.
  public var rows: [String: [String]]?
  /// The names of the touched fields, in declared order.
  public var touchedFields: [String] = []
  /// The name of the focused field.
  public var focusedField: String?

  /// Whether the snapshot is of a version that this package reads.
  var isReadable: Bool { version == (rows == nil ? 1 : 2) }
}

/// Why something saved cannot be restored; nothing has changed then.
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
  /// The form declares no rows of this name, makes none with an id that was saved, or would have two of
  /// one id.
  case rows(String)
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
  @inlinable public var snapshot: FormSnapshot {
    let run = DeclarationRun.save()
    var copy = edited
    copy.declare(run, of: fields)
    return state.snapshot(of: run)
  }

  /// Makes a form from a saved state, which need not be trusted.
  ///
  /// ```swift
  /// let form = try FieldForm(restoring: snapshot, in: Order())   // with the rows that were saved
  /// ```
  ///
  /// Rows whose declaration can make them are those that were saved, in their order: the content's own
  /// where it has them, and new ones. The content's rows that were not saved go.
  ///
  /// - Parameters:
  ///   - snapshot: The saved state.
  ///   - content: The content to put it into; its values are the initial ones.
  /// - Throws: The first damage that is found.
  /// - Complexity: O(*n*) in the number of fields and rules.
  @inlinable
  public init(restoring snapshot: FormSnapshot, in content: Content) throws(SnapshotError) {
    self.init(content)
    let run = DeclarationRun.restore(snapshot)
    edited.declare(run, of: fields)
    surveyAll()
    try state.check(run, of: snapshot)
    try state.restore(snapshot)
  }
}

extension FormState {
  /// What a run has saved, and what is known beside it.
  @usableFromInline
  func snapshot(of run: DeclarationRun) -> FormSnapshot {
    FormSnapshot(
      version: run.savedRows.isEmpty ? 1 : 2, fields: run.saved,
      rows: run.savedRows.isEmpty ? nil : run.savedRows,
      touchedFields: touched.map { survey.name(at: $0) },
      focusedField: focus.map { survey.name(at: $0) })
  }

  /// Checks what a run has restored.
  @usableFromInline
  func check(_ run: DeclarationRun, of snapshot: FormSnapshot) throws(SnapshotError) {
    guard snapshot.isReadable else { throw .version(snapshot.version) }
    if let error = run.error, case .rows = error { throw error }
    if let name = run.savedRows.keys.first { throw .rows(name) }
    if run.restoredCount != snapshot.fields.count {
      let names = Set(survey.entries.indices.map { survey.name(at: $0) })
      for name in snapshot.fields.keys where !names.contains(name) { throw .unknownField(name) }
    }
    if let error = run.error { throw error }
  }

  /// Takes over what was touched and focused.
  @usableFromInline
  mutating func restore(_ snapshot: FormSnapshot) throws(SnapshotError) {
    guard !snapshot.touchedFields.isEmpty || snapshot.focusedField != nil else { return }
    var places: [String: Int] = [:]
    for place in survey.entries.indices { places[survey.name(at: place)] = place }
    for name in snapshot.touchedFields {
      guard let place = places[name] else { throw .unknownField(name) }
      touched[place] = true
    }
    if let name = snapshot.focusedField {
      guard let place = places[name], isActive(place) else { throw .focus(name) }
      focus = place
    }
  }
}
