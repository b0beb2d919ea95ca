public import FieldEditing

/// A form's state, to be saved and restored.
///
/// ```swift
/// let data = try JSONEncoder().encode(form.snapshot)
/// let snapshot = try JSONDecoder().decode(FormSnapshot.self, from: data)
/// let (form, losses) = FieldForm.restored(from: snapshot, in: SignIn())
/// ```
///
/// A snapshot has texts, values, selections, the focus, which fields were touched, and the rows
/// that can be made again. It has no rules, formats and initial values: these come from the content
/// into which the snapshot is restored. Fields that are ``FieldTraits/secret`` or computed are left
/// out. Everything in a snapshot is checked when it is restored. (F8)
public struct FormSnapshot: Hashable, Sendable {
  /// The version of the snapshot's own structure: 2 if ``rows`` is not nil, else 1.
  package var version = 1
  /// The form's ``FormContent/draftVersion`` when the snapshot was made; nil for 0.
  public var draftVersion: Int?
  /// The saved fields by their names, such as "lines[0].price".
  public var fields: [String: SavedField] = [:]
  /// The rows, in their order, by the names of their arrays, such as "lines" or "lines[0].parts".
  /// Only those rows are saved that are declared with the parameter `restoring` of
  /// `rows(_:named:…)`, which makes the rows again. Nil if the form has no such rows.
  public var rows: [String: [SavedRow]]?
  /// The names of the fields that the focus has left, or that a submit has validated; in declared
  /// order.
  package var touchedFields: [String] = []
  /// The name of the focused field; nil if no field had the focus.
  public var focusedField: String?

  /// Makes an empty snapshot of version 1. One with ``rows`` is of version 2.
  public init() {}

  var isReadable: Bool { version == (rows == nil ? 1 : 2) }
}

/// A saved row: an id and, if the host gives one, a payload.
public struct SavedRow: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The row's id as a text (its `description`).
  public var id: String
  /// What the host saves of a row beside its id and fields, as a text such as JSON; nil for
  /// nothing.
  public var payload: String?

  /// Makes a saved row. Two rows of an array must not have the same id, or no row of the array is
  /// restored.
  public init(id: String, payload: String? = nil) { (self.id, self.payload) = (id, payload) }

  /// Makes a saved row without a payload.
  public init(stringLiteral id: String) { self.init(id: id) }
}

extension FormSnapshot: Codable {}

extension SavedRow: Codable {
  private enum CodingKeys: CodingKey { case id, payload }

  /// Reads a row: `{"id": "9", "payload": "…"}`, or the id alone, `"9"`.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    if let id = try? decoder.singleValueContainer().decode(String.self) {
      self.init(id: id)
    } else {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        id: try container.decode(String.self, forKey: .id),
        payload: try container.decodeIfPresent(String.self, forKey: .payload))
    }
  }

  /// Writes a row: `{"id": "9", "payload": "…"}`, or the id alone if there is no payload.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    if payload == nil {
      var container = encoder.singleValueContainer()
      try container.encode(id)
    } else {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(payload, forKey: .payload)
    }
  }
}

extension FieldForm {
  /// The form's state, to be saved. A text that an input method is composing is saved as if it had
  /// been typed. Checks, submits and their answers are not saved.
  public var snapshot: FormSnapshot {
    let pass = SavePass()
    var copy = stored
    copy.declare(for: .save(pass), .collected(FieldCollector(fields)))
    return state.snapshot(of: pass, draftVersion: Content.draftVersion)
  }

  /// Makes a form from a saved state, and returns also what could not be restored. Everything else
  /// is restored: a snapshot is still of use when fields came, went or changed since. Rule: F17.
  ///
  /// ```swift
  /// let (form, losses) = FieldForm.restored(from: snapshot, in: Order())
  /// losses   // [.unknownField("fax"), .missingField("mobile")]
  /// ```
  ///
  /// A snapshot of an earlier ``FormContent/draftVersion`` is first changed by
  /// ``FormContent/migrate(_:from:)``. If a saved text says another number in the present format
  /// than in the format in which it was saved, the saved number is written anew. (S7)
  ///
  /// Arrays of rows that are declared with `restoring` get the saved rows, in the saved order. If
  /// `content` already has a row with a saved id, that row is used, unless a payload was saved. All
  /// other saved rows are made anew. A row of `content` that was not saved is removed.
  ///
  /// - Parameters:
  ///   - snapshot: It may be damaged or forged: each part of it is checked.
  ///   - content: The content to restore the state into. The values that it has before become the
  ///     initial values of the form.
  /// - Complexity: O(*n*) in the number of fields and rules.
  public static func restored(
    from snapshot: FormSnapshot, in content: consuming Content
  ) -> (form: FieldForm, losses: [SnapshotError]) {
    var snapshot = snapshot
    let saved = snapshot.draftVersion ?? 0
    if saved < Content.draftVersion { Content.migrate(&snapshot, from: saved) }
    var form = FieldForm(content)
    let pass = RestorePass(snapshot)
    form.stored.declare(for: .restore(pass), .collected(FieldCollector(form.fields)))
    form.surveyAll()
    let losses = form.state.restore(snapshot, after: pass)
    form.checkInvariants()
    return (form, losses)
  }

  /// Makes a form from a saved state, or throws the first thing that does not fit, for tests.
  package init(
    restoring snapshot: FormSnapshot, in content: consuming Content
  ) throws(SnapshotError) {
    let (form, losses) = Self.restored(from: snapshot, in: content)
    if let loss = losses.first { throw loss }
    self = form
  }
}

extension FormState {
  func snapshot(of pass: SavePass, draftVersion: Int) -> FormSnapshot {
    var snapshot = FormSnapshot()
    snapshot.version = pass.rows.isEmpty ? 1 : 2
    snapshot.draftVersion = draftVersion == 0 ? nil : draftVersion
    snapshot.fields = pass.fields
    snapshot.rows = pass.rows.isEmpty ? nil : pass.rows
    snapshot.touchedFields = touched.indices.filter { touched[$0] }.map { survey.name(at: $0) }
    snapshot.focusedField = focus.map { survey.name(at: $0) }
    return snapshot
  }

  /// Restores which fields were touched and which field has the focus.
  ///
  /// - Returns: What could not be restored, neither by `pass` nor here: rows first, then fields
  ///   that the form does not declare, then everything else.
  mutating func restore(_ snapshot: FormSnapshot, after pass: RestorePass) -> [SnapshotError] {
    var losses = pass.finish()
    guard snapshot.isReadable else { return losses }
    let names = snapshot.touchedFields + [snapshot.focusedField].compactMap { $0 }
    if names.isEmpty { return losses }
    var indices: [String: Int] = [:]
    for index in survey.fields.indices { indices[survey.name(at: index)] = index }
    var lost = Set(losses)
    for name in snapshot.touchedFields {
      if let index = indices[name] {
        touched[index] = true
      } else if lost.insert(.unknownField(name)).inserted {
        losses.append(.unknownField(name))
      }
    }
    if let name = snapshot.focusedField {
      if let index = indices[name], survey.isActive(index) {
        focus = index
      } else {
        losses.append(.focus(name))
      }
    }
    return losses
  }
}
