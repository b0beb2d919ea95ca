import FieldEditing
import FieldForms
import NumberText

/// The value of a member of an object: one tree of fields, objects and rows, in the shape of the schema.
///
/// Each accessor is for nodes of its kind alone. It takes the value out of the node and puts it
/// back, so that a change copies no array inside.
enum SchemaNode: Equatable, Sendable {
  case number(NumberField)
  case text(PlainTextField)
  case value(ValueField<SchemaFormat>)
  case object(SchemaContent)
  case rows(SchemaRows)
  /// Stands in for a value while it is changed.
  case taken

  /// Whether nothing is entered.
  var isEmpty: Bool {
    switch self {
    case .number(let field): field.isEmpty
    case .text(let field): field.isEmpty
    case .value(let field): field.isEmpty
    case .object(let content): content.isEmpty
    case .rows(let rows): rows.rows.isEmpty
    case .taken: true
    }
  }

  var number: NumberField {
    get {
      guard case .number(let field) = self else { preconditionFailure("a number") }
      return field
    }
    _modify {
      guard case .number(var field) = self else { preconditionFailure("a number") }
      self = .taken
      defer { self = .number(field) }
      yield &field
    }
  }

  var text: PlainTextField {
    get {
      guard case .text(let field) = self else { preconditionFailure("a text") }
      return field
    }
    _modify {
      guard case .text(var field) = self else { preconditionFailure("a text") }
      self = .taken
      defer { self = .text(field) }
      yield &field
    }
  }

  var value: ValueField<SchemaFormat> {
    get {
      guard case .value(let field) = self else { preconditionFailure("a value") }
      return field
    }
    _modify {
      guard case .value(var field) = self else { preconditionFailure("a value") }
      self = .taken
      defer { self = .value(field) }
      yield &field
    }
  }

  var object: SchemaContent {
    get { self[isPresent: true].content }
    _modify { yield &self[isPresent: true].content }
  }

  /// The object as a part of a form.
  ///
  /// - Parameter isPresent: Whether the object around this one is there.
  subscript(isPresent isPresent: Bool) -> ObjectPart {
    get {
      guard case .object(let content) = self else { preconditionFailure("an object") }
      return ObjectPart(content: content, isPresent: isPresent)
    }
    _modify {
      var part = self[isPresent: isPresent]
      self = .taken
      defer { self = .object(part.content) }
      yield &part
    }
  }

  var rows: SchemaRows {
    get {
      guard case .rows(let rows) = self else { preconditionFailure("rows") }
      return rows
    }
    _modify {
      guard case .rows(var rows) = self else { preconditionFailure("rows") }
      self = .taken
      defer { self = .rows(rows) }
      yield &rows
    }
  }
}

/// An object as a part of a form. The required fields of an object that is not there are not required: of an
/// empty one that is not required, and of one inside of such an object.
struct ObjectPart: FormContent {
  var content: SchemaContent
  let isPresent: Bool

  mutating func declare(_ form: inout FormDeclaration<[String]>) {
    content.declare(&form, isPresent: isPresent && content.isPresent)
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
  var count = ValueField(format: SchemaFormat.count)
}
