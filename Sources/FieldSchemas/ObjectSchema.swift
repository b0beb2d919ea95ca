import FieldForms
import FormattingFieldJSON

/// What an object's schema says of its members. All contents of one schema share one instance.
final class ObjectSchema: Sendable {
  /// A member. Its index is that of its value in ``SchemaContent/nodes``.
  final class Member: Sendable {
    let field: SchemaField
    /// The member's first value.
    let initial: SchemaNode
    /// The names of the members that, if present, make this member required.
    let neededBy: [String]
    let id: [String]
    /// Computes the member's number from the object; nil if a person types it.
    let computation: SchemaContent.Computation?
    /// Whether the member has a field, and not fields inside, that depends on no other member.
    let isIndependent: Bool
    /// Whether any keyword judges the field's values.
    let hasRules: Bool
    private let ownTraits: (optional: FieldTraits, needed: FieldTraits)
    /// Whether the traits depend on whether the object is there.
    var hasChangingTraits: Bool { field.isRequired && ownTraits.optional != ownTraits.needed }
    /// The name with a backslash in front of the characters that join names, so that "a.b" is one name.
    let escapedName: String

    var name: String { field.name }

    /// - Parameter isNeeded: Whether the object with this member is there and needs it.
    func traits(isNeeded: Bool) -> FieldTraits { isNeeded ? ownTraits.needed : ownTraits.optional }

    init(
      _ field: SchemaField, _ initial: SchemaNode, of property: SchemaProperty,
      by computation: SchemaContent.Computation? = nil
    ) {
      (self.field, self.initial, neededBy) = (field, initial, property.neededBy)
      self.computation = computation
      isIndependent =
        switch initial {
        case .number, .text, .value: computation == nil && property.neededBy.isEmpty
        case .object, .rows, .taken: false
        }
      hasRules = field.hasRules
      ownTraits = (field.traits(isNeeded: false), field.traits(isNeeded: true))
      let isRow = property.isRow
      id = isRow ? [] : [field.name]
      // The property "" gets a name that is not empty: only a row's single value has none.
      var escaped = field.name.isEmpty && !isRow ? "\\" : ""
      for scalar in field.name.unicodeScalars {
        if ["\\", ".", "[", "]", "/"].contains(scalar) { escaped += "\\" }
        escaped.unicodeScalars.append(scalar)
      }
      escapedName = escaped
    }
  }

  let isRequired: Bool
  /// For each member how many from it on have fields that depend on no other member, and the place among them of the
  /// first one whose traits can change. Those that change do so together: when the object comes or goes.
  let independent: [(count: Int, changing: Int?)]
  /// Whether a value with any other member is invalid.
  let isClosed: Bool
  /// Whether this is a row of an array of single values: its only member is the value itself.
  let isValue: Bool
  let members: [Member]
  /// The properties that the schema has and the form does not show.
  let unshown: Set<JSONKey>
  private let indices: [String: Int]

  /// - Parameter members: The members; no two have canonically equal names.
  init(
    _ members: [Member], isRequired: Bool, isClosed: Bool, isValue: Bool = false,
    unshown: Set<JSONKey> = []
  ) {
    (self.members, self.isRequired) = (members, isRequired)
    (self.isClosed, self.isValue, self.unshown) = (isClosed, isValue, unshown)
    var runs: [(count: Int, changing: Int?)] = []
    for member in members.reversed() {
      let rest = runs.last ?? (0, nil)
      let changing = member.hasChangingTraits ? 0 : rest.changing.map { $0 + 1 }
      runs.append(member.isIndependent ? (rest.count + 1, changing) : (0, nil))
    }
    independent = runs.reversed()
    var indices: [String: Int] = [:]
    for (index, member) in members.enumerated() { indices[member.name] = index }
    self.indices = indices
  }

  func index(of name: String) -> Int? { indices[name] }
}

extension ObjectSchema.Member: Equatable {
  static func == (left: ObjectSchema.Member, right: ObjectSchema.Member) -> Bool {
    left === right
      || left.field == right.field && left.initial == right.initial
        && left.neededBy == right.neededBy
        && left.id == right.id
  }
}

extension ObjectSchema: Equatable {
  static func == (left: ObjectSchema, right: ObjectSchema) -> Bool {
    left === right
      || left.isRequired == right.isRequired && left.isClosed == right.isClosed
        && left.isValue == right.isValue && left.unshown == right.unshown
        && left.members == right.members
  }
}
