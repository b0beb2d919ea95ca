public import FieldEditing
import NumberText

/// A pass that knows the names of the parts and rows around a field, as the prefix of the field's name.
@usableFromInline
class NamingPass {
  // Unchecked, as those of `SurveyPass`.
  @exclusivity(unchecked) final var prefix = ""

  @usableFromInline
  final func inside(_ name: String, _ declare: () -> Void) {
    let outer = prefix
    prefix += name + "."
    declare()
    prefix = outer
  }
}

/// The pass that collects the drafts of fields.
@usableFromInline
final class SavePass: NamingPass {
  /// The drafts, by the fields' names.
  private(set) var fields: [String: SavedField] = [:]
  /// The rows, by the name of the array.
  private(set) var rows: [String: [SavedRow]] = [:]
  @usableFromInline
  func save(_ field: SavedField, of name: String) {
    fields[FormSurvey.name(name, after: prefix)] = field
  }

  @usableFromInline
  func save(_ saved: [SavedRow], named name: String) { rows[prefix + name] = saved }
}

/// The pass that restores the fields from a snapshot. What does not fit is noted, and the rest is restored.
@usableFromInline
final class RestorePass: NamingPass {
  /// The drafts and rows that are left to restore, by their names.
  private var fields: [String: SavedField]
  private var rows: [String: [SavedRow]]
  /// What cannot be restored: arrays of rows, and the rest.
  private var lostRows: [SnapshotError] = []
  private var losses: [SnapshotError] = []
  private let isReadable: Bool
  init(_ snapshot: FormSnapshot) {
    isReadable = snapshot.isReadable
    (fields, rows) = isReadable ? (snapshot.fields, snapshot.rows ?? [:]) : ([:], [:])
    if !isReadable { losses = [.version(snapshot.version)] }
  }

  /// Takes the draft of a field to restore; nil if the field stays as it is. Notes a missing draft, and a
  /// draft of a secret field.
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
      // Drafts of earlier versions lack the number that the text said: their value is what was meant.
      if error == .valueContradictsText { try? field.restore(saved.unedited) }
    }
  }

  @usableFromInline
  func loses(_ name: String, _ error: SnapshotError) {
    losses.append(.field(FormSurvey.name(name, after: prefix), error))
  }

  /// Takes the saved rows of an array; nil if no rows were saved, so that the present ones stay.
  @usableFromInline
  func takeRows(named name: String) -> [SavedRow]? { rows.removeValue(forKey: prefix + name) }

  @usableFromInline
  func losesRows(named name: String) { lostRows.append(.rows(prefix + name)) }

  /// Returns what could not be restored: the version, rows, fields that nobody declares, and then the others.
  func finish() -> [SnapshotError] {
    lostRows + rows.keys.sorted().map { .rows($0) }
      + fields.keys.sorted().map { .unknownField($0) } + losses
  }
}
