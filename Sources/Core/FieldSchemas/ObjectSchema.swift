/// What an object's schema says of its members. All contents of one schema share one instance.
final class ObjectSchema: Sendable {
  /// A member. Its index is that of its value in ``SchemaContent/nodes``.
  struct Member: Equatable, Sendable {
    indirect enum Kind: Equatable, Sendable {
      case number(SchemaField)
      case text(SchemaField)
      case object
      /// - Parameter template: An empty row.
      case rows(template: SchemaContent)
    }

    let name: String
    let kind: Kind
    let isRequired: Bool
    let id: [String]
    /// The name with a backslash in front of the characters that join names, so that "a.b" is one name.
    let escapedName: String

    init(_ name: String, _ kind: Kind, isRequired: Bool) {
      (self.name, self.kind, self.isRequired, id) = (name, kind, isRequired, [name])
      var escaped = ""
      for scalar in name.unicodeScalars {
        if ["\\", ".", "[", "]", "/"].contains(scalar) { escaped += "\\" }
        escaped.unicodeScalars.append(scalar)
      }
      escapedName = escaped
    }
  }

  let isRequired: Bool
  let members: [Member]
  private let indices: [String: Int]

  /// - Parameter members: The members; no two have canonically equal names.
  init(_ members: [Member], isRequired: Bool) {
    (self.members, self.isRequired) = (members, isRequired)
    var indices: [String: Int] = [:]
    for (index, member) in members.enumerated() { indices[member.name] = index }
    self.indices = indices
  }

  func index(of name: String) -> Int? { indices[name] }
}

extension ObjectSchema: Equatable {
  static func == (left: ObjectSchema, right: ObjectSchema) -> Bool {
    left === right || left.isRequired == right.isRequired && left.members == right.members
  }
}
