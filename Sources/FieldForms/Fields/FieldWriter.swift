import FieldEditing

/// Lets one field of a form take an input or a saved entry, or commits it.
struct FieldWriter<FieldID: Hashable & Sendable & RawRepresentable<String>>: FormDeclaration {
  enum Action {
    case input(FieldInput)
    case commit
    case restore(SavedEntry?)
  }

  let target: FieldID
  let action: Action
  private(set) var outcome: CommitOutcome?
  private(set) var refusal: FormRefusal? = .unknownField
  private(set) var damage: SnapshotDamage?

  init(_ target: FieldID, _ action: Action) {
    self.target = target
    self.action = action
  }

  mutating func field<Field: FormField>(
    _ id: FieldID, _ field: inout Field, _ traits: FieldTraits, rules: [FieldRule<Field.Value>]
  ) {
    guard id == target else { return }
    refusal = nil
    switch action {
    case .commit: outcome = field.commitEntry()
    case .input(let input):
      guard traits.isActive else {
        refusal = .notActive
        return
      }
      do throws(EditRefusal) {
        try field.apply(input)
      } catch {
        refusal = .edit(error)
      }
    case .restore(let saved): damage = Self.restore(saved, id, &field, traits)
    }
  }

  private static func restore(
    _ saved: SavedEntry?, _ id: FieldID, _ field: inout some FormField, _ traits: FieldTraits
  ) -> SnapshotDamage? {
    let isSecret = traits.contains(.secret)
    guard let saved else { return isSecret ? nil : .missingField(id.rawValue) }
    if isSecret { return .field(id.rawValue, .secret) }
    do throws(FieldDamage) {
      try field.restore(saved)
      return nil
    } catch {
      return .field(id.rawValue, error)
    }
  }

  mutating func rule(_ name: String, on fields: [FieldID], holds: Bool, message: String?) {}
}
