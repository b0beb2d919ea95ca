import FieldEditing
public import FieldForms
public import NumberText
import NumfieldJSON

// A form that a JSON Schema describes at run time.
//
// - SchemaReader reads a schema: objects and rows, and in SchemaReader+Fields single fields. SchemaKeywords
//   are the keywords of one schema; each is taken by name, and what is left is refused.
// - ObjectSchema and SchemaField are what was read; NumberKeywords and TextKeywords judge values.
// - SchemaContent is the form's content: a tree of SchemaNodes in the shape of the schema.
// - SchemaContent+JSON reads and writes values, SchemaContent+Rows adds and removes rows.

/// The content of a form that a JSON Schema describes, built at run time.
///
/// ```swift
/// let schema = """
///   {"type": "object", "required": ["price"], "properties": {
///     "price": {"type": "number", "x-currency": "EUR", "exclusiveMinimum": 0}}}
///   """
/// let content = try SchemaContent(schema: schema) { try? .icu(locale: "de-DE", style: $0.style) }
/// var form = FieldForm(content)
/// try form.apply(.edit(TextEdit(.all, "12,5")), to: ["price"])
/// form.content.json   // {"price":12.5}
/// ```
///
/// | schema | field |
/// |---|---|
/// | number, integer | a `NumberField`, exact: `minimum`, `exclusiveMinimum`, `maximum`, `exclusiveMaximum`, `multipleOf`, `enum`, `const` |
/// | string | a `PlainTextField`: `minLength`, `maxLength`, `enum`, `const`, `format` "email" and "password" |
/// | object | a part: `properties`, `required`; one that is not required is absent while all its fields are empty |
/// | array of objects | rows: `items` |
/// | `["number", "null"]` and the like | an empty field is null |
/// | `format` of a number | a type, by the name of a `NumberType`, such as "int32"; or "percent", "permille" |
/// | `x-currency`, `x-unit` | the style: "EUR", "kilogram" |
/// | `readOnly`, `title`, `description`, `default` | `FieldTraits.disabled`, the field's words and its first value |
///
/// Keywords that do not change the form are ignored: `$schema`, `$id`, `$comment`, `examples`,
/// `deprecated`, `writeOnly`, `additionalProperties` as a boolean, and other keywords that begin with
/// "x-". Any other keyword is refused by name.
///
/// A field's id is its path, with a row's id instead of its index: `["lines", "4", "price"]`. The
/// property of an empty text is left out.
///
/// - Source: JSON Schema, draft 2020-12.
public struct SchemaContent: FormContent {
  /// The path of a field: names of properties, and after the name of an array the id of a row.
  public typealias FieldID = [String]

  let schema: ObjectSchema
  /// The members' values, in the order of the schema.
  var nodes: [SchemaNode]

  /// Makes the content that a schema describes, with its default values.
  ///
  /// ```swift
  /// let content = try SchemaContent(schema: schema) { field in
  ///   try? .icu(
  ///     locale: "de-DE", style: field.style,
  ///     options: NumberOptions(maximumFractionDigits: field.maximumFractionDigits))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - schema: The schema of an object, as JSON.
  ///   - format: Makes the format of a field with numbers; the schema is refused if it returns
  ///     nil, or a format with too few digits for the schema's steps and bounds.
  /// - Throws: The first thing that is wrong with the schema, or that a form cannot do.
  /// - Complexity: O(*n*) in the bytes of the schema, and what the formats need.
  public init(
    schema: String, format: (SchemaField) -> NumberFormat?
  ) throws(SchemaIssue) {
    self = try SchemaReader.object(
      .object(Self.object(schema)), at: "", keyword: "", SchemaReader.Property(), format)
  }

  /// - Parameter nodes: A node for each member of the schema, of the member's kind.
  init(schema: ObjectSchema, nodes: [SchemaNode]) { (self.schema, self.nodes) = (schema, nodes) }

  public mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    declare(&form, isPresent: schema.isRequired || !isEmpty)
  }

  /// - Parameter isPresent: Whether the object is there. Only then are its required fields required.
  mutating func declare(_ form: inout FormDeclaration<FieldID>, isPresent: Bool) {
    for (index, member) in schema.members.enumerated() {
      let (id, name) = (member.id, member.escapedName)
      switch member.kind {
      case .number(let field):
        let traits = field.traits(isPresent: isPresent)
        if field.hasRules {
          let format = nodes[index].number.format
          form.field(
            id, named: name, &nodes[index].number, traits,
            rules: [FieldRule { $0.fixedDecimal.flatMap { field.issue(of: $0, in: format) } }])
        } else {
          form.field(id, named: name, &nodes[index].number, traits)
        }
      case .text(let field):
        form.field(
          id, named: name, &nodes[index].text, field.traits(isPresent: isPresent),
          rules: [
            FieldRule { text in
              if case .text(let keywords) = field.keywords { keywords.issue(of: text) } else { nil }
            }
          ])
      case .object where isPresent:
        form.part(&nodes[index].object, named: name) { id + $0 }
      case .object: form.part(&nodes[index].absentObject, named: name) { id + $0 }
      case .rows(let template):
        form.rows(
          &nodes[index].rows, named: name, as: { id + [$0] + $1 },
          restoring: { SchemaRow(id: $0.id, content: template) })
      }
    }
  }

  /// Whether nothing is entered anywhere in the object.
  var isEmpty: Bool { nodes.allSatisfy { $0.isEmpty } }

  /// What the schema says of a field. A field of a row has an answer even if there is no such row.
  ///
  /// ```swift
  /// form.content.field(["lines", "0", "price"])?.label   // "Unit price"
  /// let messages = FormMessages<[String]>(label: { content.field($0)?.label ?? "" })
  /// ```
  ///
  /// - Returns: The field; nil if the schema has none at this path.
  /// - Complexity: O(*n*) in the length of the path.
  public func field(_ id: FieldID) -> SchemaField? { field(id[...]) }

  private func field(_ path: ArraySlice<String>) -> SchemaField? {
    guard let name = path.first, let index = schema.index(of: name) else { return nil }
    return switch schema.members[index].kind {
    case .number(let field), .text(let field): path.count == 1 ? field : nil
    case .object: nodes[index].object.field(path.dropFirst())
    case .rows(let template): template.field(path.dropFirst(2))
    }
  }
}
