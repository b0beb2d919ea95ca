import FieldEditing

/// Lets one field of a form take an input or a saved entry, or commits it.
struct FieldWriter<FieldID: Hashable & Sendable & RawRepresentable<String>>: FormDeclaration {
  enum Action {
    case input(FieldInput)
    case focus
    case commit
    case restore(SavedEntry?)
  }

  let target: FieldID
  let action: Action
  private(set) var outcome: CommitOutcome?
  private(set) var refusal: FormRefusal?
  private var isDone = false
  private(set) var damage: SnapshotDamage?

  init(_ target: FieldID, _ action: Action) {
    self.target = target
    self.action = action
  }

  mutating func field<Field: FormField>(
    _ id: FieldID, _ field: inout Field, _ traits: FieldTraits, rules: [FieldRule<Field.Value>]
  ) {
    guard id == target, !isDone else { return }
    isDone = true
    switch action {
    case .focus: field.beginEditing()
    case .commit: outcome = field.commitEntry()
    case .input(let input):
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

/// Finds what a form declares of one field.
private struct FieldFinder<FieldID: Hashable & Sendable & RawRepresentable<String>>:
  FormDeclaration
{
  let target: FieldID
  var found: [FieldTraits] = []

  mutating func field<Field: FormField>(
    _ id: FieldID, _ field: inout Field, _ traits: FieldTraits, rules: [FieldRule<Field.Value>]
  ) {
    if id == target { found.append(traits) }
  }

  mutating func rule(_ name: String, on fields: [FieldID], holds: Bool, message: String?) {}
}

extension FormContent {
  /// The traits of the one field of a name.
  func traits(of field: FieldID) throws(FormRefusal) -> FieldTraits {
    var copy = self
    var finder = FieldFinder(target: field)
    copy.declare(&finder)
    guard let traits = finder.found.first else { throw .unknownField }
    guard finder.found.count == 1 else { throw .declaredTwice(field.rawValue) }
    return traits
  }
}
