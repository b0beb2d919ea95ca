import FieldEditing
import FieldForms
import NumberText

/// The value of a member of an object: one tree of fields, objects and rows, in the shape of the schema.
///
/// A node is a reference to its value, so that a copy is small; a value changes behind ``owned()`` alone.
enum SchemaNode: Equatable, Sendable {
  case number(Boxed<NumberField>)
  case text(Boxed<PlainTextField>)
  case value(Boxed<ValueField<SchemaFormat>>)
  case object(Boxed<SchemaContent>)
  case rows(Boxed<SchemaRows>)
  /// Stands in for a value for a moment.
  case taken

  /// Whether nothing is entered.
  var isEmpty: Bool {
    switch self {
    case .number(let field): field.value.isEmpty
    case .text(let field): field.value.isEmpty
    case .value(let field): field.value.isEmpty
    case .object(let content): content.value.isEmpty
    case .rows(let rows): rows.value.rows.isEmpty
    case .taken: true
    }
  }

  /// Copy on write: this node, whose value no other node shares.
  mutating func owned() -> SchemaNode {
    switch self {
    case .number(var field):
      self = .taken
      self = .number(Boxed.own(&field))
    case .text(var field):
      self = .taken
      self = .text(Boxed.own(&field))
    case .value(var field):
      self = .taken
      self = .value(Boxed.own(&field))
    case .object(var content):
      self = .taken
      self = .object(Boxed.own(&content))
    case .rows(var rows):
      self = .taken
      self = .rows(Boxed.own(&rows))
    case .taken: break
    }
    return self
  }
}

/// A value in memory of its own.
final class Boxed<Value: Equatable & Sendable>: @unchecked Sendable {
  // Unchecked: a value is changed only while one node has it.
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }

  /// The box itself if nothing else has it, or else a copy.
  static func own(_ box: inout Boxed) -> Boxed {
    isKnownUniquelyReferenced(&box) ? box : Boxed(box.value)
  }
}

extension Boxed: Equatable {
  static func == (left: Boxed, right: Boxed) -> Bool {
    left === right || left.value == right.value
  }
}

/// An object as a part of a form. The required fields of an object that is not there are not required: of an
/// empty one that is not required, and of one inside of such an object.
struct ObjectPart: FormContent {
  let content: Boxed<SchemaContent>
  /// Whether the object around this one is there.
  let isPresent: Bool

  func declare(_ form: inout FormDeclaration<[String]>) {
    content.value.declare(&form, isPresent: isPresent && content.value.isPresent)
  }
}

/// A row: an object of an array, with an id that is unique in the array.
struct SchemaRow: FormContent, Identifiable {
  let id: String
  var content: SchemaContent

  mutating func declare(_ form: inout FormDeclaration<[String]>) { content.declare(&form) }
}

/// The rows of an array, and the field that shows how many there are.
struct SchemaRows: Equatable, Sendable {
  var rows: [SchemaRow] = []
  /// An empty row.
  var template: SchemaContent
  var count = SchemaNode.value(Boxed(ValueField(format: SchemaFormat.count)))
}
