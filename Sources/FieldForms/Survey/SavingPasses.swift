public import FieldEditing
import NumberText

/// A run of a content's `declare` in which the names of the parts and rows around the field that is
/// being declared are known, as a prefix of the field's name: "lines[3].".
@usableFromInline
class NamingPass {
  // `unchecked` leaves out the run-time check for overlapping accesses, which costs time. Accesses
  // cannot overlap: each ends before the content's code is called.
  @exclusivity(unchecked) final var prefix = ""

  @usableFromInline
  final func inside(_ name: String, _ declare: () -> Void) {
    let outer = prefix
    prefix += name + "."
    declare()
    prefix = outer
  }
}

/// The run of a content's `declare` that collects the states of all fields, to be saved.
@usableFromInline
final class SavePass: NamingPass {
  /// By the whole names of the fields, such as "lines[3].price".
  private(set) var fields: [String: SavedField] = [:]
  /// The ids and payloads of rows, by the names of their arrays.
  private(set) var rows: [String: [SavedRow]] = [:]
  @usableFromInline
  func save(_ field: SavedField, of name: String) {
    fields[FormSurvey.name(name, after: prefix)] = field
  }

  @usableFromInline
  func save(_ saved: [SavedRow], named name: String) { rows[prefix + name] = saved }
}

/// The run of a content's `declare` that restores the fields from a snapshot. What cannot be
/// restored is added to `losses` or `lostRows`, and everything else is restored.
@usableFromInline
final class RestorePass: NamingPass {
  /// The states of fields, and the rows of arrays, that are still to be restored, by their names.
  private var fields: [String: SavedField]
  private var rows: [String: [SavedRow]]
  /// What cannot be restored: the arrays of rows in `lostRows`, everything else in `losses`.
  private var lostRows: [SnapshotError] = []
  private var losses: [SnapshotError] = []
  private let isReadable: Bool
  init(_ snapshot: FormSnapshot) {
    isReadable = snapshot.isReadable
    (fields, rows) = isReadable ? (snapshot.fields, snapshot.rows ?? [:]) : ([:], [:])
    if !isReadable { losses = [.version(snapshot.version)] }
  }

  /// Returns the saved state of a field, once; nil if there is none or if the field is secret, so
  /// that the field stays as it is. A missing state, and a saved state of a secret field, are added
  /// to `losses`.
  @usableFromInline
  func takeSaved(_ name: String, _ traits: FieldTraits) -> SavedField? {
    guard isReadable else { return nil }
    let name = FormSurvey.name(name, after: prefix)
    guard let saved = fields.removeValue(forKey: name) else {
      if !traits.contains(.secret) { losses.append(.missingField(name)) }
      return nil
    }
    guard traits.contains(.secret) else { return saved }
    losses.append(.field(name, .secret))
    return nil
  }

  @inlinable
  func restore<Field: EditableField>(_ saved: SavedField, to field: inout Field, named name: String)
  {
    do throws(SnapshotError) { try field.restore(saved) } catch {
      loses(name, error)
      // The text says another value than the saved value. This can happen if the format was
      // changed, and the field was saved by an earlier version of the package, which did not save
      // the number that the text said. The saved value counts, and its text is written anew.
      if error == .valueContradictsText { try? field.restore(saved.unedited) }
    }
    if let style = saved.style, field.saved.style != style { loses(name, .style(style)) }
  }

  @usableFromInline
  func loses(_ name: String, _ error: SnapshotError) {
    losses.append(.field(FormSurvey.name(name, after: prefix), error))
  }

  /// Returns the saved rows of an array, once; nil if none were saved, so that the array stays as
  /// it is.
  @usableFromInline
  func takeRows(named name: String) -> [SavedRow]? { rows.removeValue(forKey: prefix + name) }

  @usableFromInline
  func losesRows(named name: String) { lostRows.append(.rows(prefix + name)) }

  /// Returns what could not be restored: arrays of rows, then fields that are not declared, then
  /// everything else. Of a snapshot whose version is unknown, only the version.
  func finish() -> [SnapshotError] {
    lostRows + rows.keys.sorted().map { .rows($0) }
      + fields.keys.sorted().map { .unknownField($0) } + losses
  }
}
