/// A form's state, to be saved and restored.
///
/// ```swift
/// let data = try JSONEncoder().encode(form.snapshot)
/// let snapshot = try JSONDecoder().decode(FormSnapshot.self, from: data)
/// let restored = try FieldForm(restoring: snapshot, in: SignIn())
/// ```
///
/// It holds texts, values, selections, the focus, which fields were touched, and the ids of rows.
/// Rules, formats and initial values come from the content that it is restored into. Fields that are
/// ``FieldTraits/secret`` are left out. Everything in it is checked when it is restored. Rule: F8.
public struct FormSnapshot: Hashable, Sendable {
  /// The version of the format: 2 if ``rows`` is not nil, else 1.
  public var version = 1
  /// What the fields save, by their names.
  public var fields: [String: SavedField] = [:]
  /// The ids of rows, in their order, by the name of the rows, such as "lines" or "lines[0].parts";
  /// nil where the form declares no rows with `restoring:`.
  public var rows: [String: [String]]?
  /// The names of the touched fields, in declared order.
  public var touchedFields: [String] = []
  /// The name of the focused field.
  public var focusedField: String?

  var isReadable: Bool { version == (rows == nil ? 1 : 2) }
}

/// Why a saved form or field cannot be restored. Nothing has changed then.
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
  /// The form declares no rows of this name, cannot make one for a saved id, or an id was saved twice.
  case rows(String)
  /// The focused field of the snapshot is not declared, or is disabled or hidden.
  case focus(String)
  /// What the field of this name has saved is damaged, and how.
  indirect case field(String, SnapshotError)
  /// A field's text is longer than the longest that can be restored.
  case tooLong
  /// The selection lies outside the text, or inside a character.
  case selection
  /// The offsets of soft separators do not ascend, or one is not that of a separator in the text.
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

#if !hasFeature(Embedded)
  extension FormSnapshot: Codable {}
#endif

extension FieldForm {
  /// The form's state, to be saved. A text that an input method is composing is saved as if it had
  /// been typed. Checks, submits and their answers are not saved.
  @inlinable public var snapshot: FormSnapshot {
    let run = DeclarationRun.save()
    var copy = edited
    copy.declare(run, of: fields)
    return state.snapshot(of: run)
  }

  /// Makes a form from a saved state, all of which is checked: it may be damaged or forged.
  ///
  /// ```swift
  /// let form = try FieldForm(restoring: snapshot, in: Order())   // with the rows that were saved
  /// ```
  ///
  /// Rows that are declared with `restoring:` become the saved ones, in their order. A row that the
  /// content has already is kept, a missing one is made, and one that was not saved is removed.
  ///
  /// - Parameters:
  ///   - snapshot: The saved state.
  ///   - content: The content to put it into; its values are the initial ones.
  /// - Throws: The first thing that does not fit.
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
  @usableFromInline
  func snapshot(of run: DeclarationRun) -> FormSnapshot {
    FormSnapshot(
      version: run.savedRows.isEmpty ? 1 : 2, fields: run.saved,
      rows: run.savedRows.isEmpty ? nil : run.savedRows,
      touchedFields: touched.map { survey.name(at: $0) },
      focusedField: focus.map { survey.name(at: $0) })
  }

  /// Throws the first thing that did not fit in a run that has restored.
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

  /// Restores which fields were touched and which was focused.
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
