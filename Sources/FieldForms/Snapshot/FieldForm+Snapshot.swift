extension FieldForm {
  /// The form's state, to be saved. What an input method composes is saved as typed; checks, submits
  /// and their answers are not saved.
  public var snapshot: FormSnapshot {
    var reader = SnapshotReader<FieldID>(touchedFields: touchedFields)
    var copy = content
    copy.declare(&reader)
    return FormSnapshot(fields: reader.fields, focusedField: focus?.rawValue)
  }

  /// Makes a form from a saved state, which need not be trusted.
  ///
  /// - Parameters:
  ///   - snapshot: The saved state.
  ///   - content: The content to put it into; its values are the initial ones.
  /// - Throws: The first damage that is found.
  /// - Complexity: O(*n*²) in the number of fields.
  public init(restoring snapshot: FormSnapshot, in content: Content) throws(SnapshotDamage) {
    self.init(content)
    guard snapshot.version == 1 else { throw .version(snapshot.version) }
    var missing = focusOrder
    let known = Set(missing)
    for field in snapshot.fields {
      guard let id = FieldID(rawValue: field.name), known.contains(id) else {
        throw .unknownField(field.name)
      }
      guard let index = missing.firstIndex(of: id) else { throw .duplicateField(field.name) }
      missing.remove(at: index)
      var writer = FieldWriter(id, .restore(field.entry))
      self.content.declare(&writer)
      if let damage = writer.damage { throw damage }
      if field.isTouched { touchedFields.insert(id) }
    }
    if let field = missing.first { throw .missingField(field.rawValue) }
    if let name = snapshot.focusedField {
      guard let field = FieldID(rawValue: name), survey.isActive(field) else { throw .focus(name) }
      focus = field
    }
  }
}

/// Collects what fields save.
private struct SnapshotReader<FieldID: Hashable & Sendable & RawRepresentable<String>>:
  FormDeclaration
{
  let touchedFields: Set<FieldID>
  var fields: [FormSnapshot.Field] = []
  private var names: Set<FieldID> = []

  init(touchedFields: Set<FieldID>) { self.touchedFields = touchedFields }

  mutating func field<Field: FormField>(
    _ id: FieldID, _ field: inout Field, _ traits: FieldTraits, rules: [FieldRule<Field.Value>]
  ) {
    guard names.insert(id).inserted else { return }
    fields.append(
      FormSnapshot.Field(
        name: id.rawValue, isTouched: touchedFields.contains(id),
        entry: traits.contains(.secret) ? nil : field.saved))
  }

  mutating func rule(_ name: String, on fields: [FieldID], holds: Bool, message: String?) {}
}
