public import FieldForms
import FormattingFieldJSON

// For hosts that draw a form of any schema: the tree of members, and the rows of an array.

extension SchemaContent {
  /// What stands at a path.
  package enum MemberKind: Sendable {
    /// A single value, also one that is a row of an array.
    case field
    /// An object or a row, with members of its own.
    case object
    /// An array, whose rows all have the same members.
    case array
  }

  /// A member of an object or a row, by its place in the schema; nil behind the last. The id of a row is not
  /// looked at, so that the row need not be there.
  ///
  /// ```swift
  /// form.content.member(of: ["lines", ""], at: 0)?.name   // "quantity"
  /// ```
  ///
  /// - Throws: ``NoMember`` if the schema has no object at the path.
  /// - Complexity: O(*n*) in the length of the path.
  package func member(
    of path: FieldID, at place: Int
  ) throws(NoMember) -> (name: String, kind: MemberKind)? {
    guard let object = object(at: path[...]) else { throw NoMember() }
    guard !object.schema.isValue, object.nodes.indices.contains(place) else { return nil }
    let kind: MemberKind =
      switch object.nodes[place] {
      case .number, .text, .value, .taken: .field
      case .object: .object
      case .rows: .array
      }
    return (object.schema.members[place].name, kind)
  }

  private func object(at path: ArraySlice<String>) -> SchemaContent? {
    guard let name = path.first else { return self }
    guard let index = schema.index(of: name) else { return nil }
    return switch nodes[index] {
    case .number, .text, .value, .taken: nil
    case .object(let content): content.value.object(at: path.dropFirst())
    case .rows(let rows):
      path.count < 2 ? nil : rows.value.template.object(at: path.dropFirst(2))
    }
  }

  /// What the text of a field says now, by the field's JSON Pointer from this object on: nil if the text is empty
  /// or refused, and if there is no such field.
  ///
  /// ```swift
  /// form.content.entry(at: "/lines/0/price")   // .number(12.5)
  /// ```
  ///
  /// - Complexity: O(*n*) in the length of the pointer.
  public func entry(at pointer: String) -> FieldValue? {
    (try? field(at: pointer.pointerPath[...]))?.entry
  }

  /// What a schema says of a field, and what the field's text says now.
  ///
  /// - Throws: ``NoMember`` if there is no such field or row.
  package func field(
    at path: ArraySlice<String>
  ) throws(NoMember) -> (field: SchemaField, entry: FieldValue?) {
    if schema.isValue, path.isEmpty { return (schema.members[0].field, nodes[0].entry) }
    guard let name = path.first, let index = schema.index(of: name) else { throw NoMember() }
    let rest = path.dropFirst()
    switch nodes[index] {
    case .object(let content): return try content.value.field(at: rest)
    case .rows(let own):
      let rows = own.value.rows
      guard let place = rest.first?.pointerIndex, rows.indices.contains(place) else {
        throw NoMember()
      }
      return try rows[place].content.field(at: rest.dropFirst())
    case .number, .text, .value, .taken:
      guard rest.isEmpty else { throw NoMember() }
      return (schema.members[index].field, nodes[index].entry)
    }
  }

  /// How many rows an array has.
  ///
  /// - Throws: ``NoMember`` if the form does not have the array.
  /// - Complexity: O(*n*) in the rows around it.
  package func rowCount(at path: FieldID) throws(NoMember) -> Int {
    try rows(at: path[...], named: "").rows.count
  }

  /// The id of a row by its place; nil behind the last.
  ///
  /// - Throws: ``NoMember`` if the form does not have the array.
  /// - Complexity: O(*n*) in the rows around it.
  package func rowID(at path: FieldID, _ place: Int) throws(NoMember) -> String? {
    let rows = try rows(at: path[...], named: "").rows
    return rows.indices.contains(place) ? rows[place].id : nil
  }

  /// The JSON Pointer of an array whose path names the rows around it by their ids.
  ///
  /// - Throws: ``NoMember`` if the form does not have the array.
  /// - Complexity: O(*n*) in the rows around it.
  package func pointer(ofArray path: FieldID) throws(NoMember) -> String {
    try rows(at: path[...], named: "").pointer
  }

  /// The rows of an array, and its pointer behind that of this object.
  private func rows(
    at path: ArraySlice<String>, named pointer: String
  ) throws(NoMember) -> (rows: [SchemaRow], pointer: String) {
    guard let name = path.first, let index = schema.index(of: name) else { throw NoMember() }
    let (pointer, rest) = (pointer.pointer(to: name), path.dropFirst())
    switch nodes[index] {
    case .number, .text, .value, .taken: throw NoMember()
    case .object(let content): return try content.value.rows(at: rest, named: pointer)
    case .rows(let own):
      let rows = own.value.rows
      guard let id = rest.first else { return (rows, pointer) }
      guard let place = rows.firstIndex(where: { $0.id == id }) else { throw NoMember() }
      return try rows[place].content.rows(
        at: rest.dropFirst(), named: pointer.pointer(to: String(place)))
    }
  }
}

/// The form has nothing at a path.
package struct NoMember: Error {
  package init() {}
}
