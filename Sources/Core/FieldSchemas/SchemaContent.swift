import FieldEditing
public import FieldForms
public import NumberText
import NumfieldJSON

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
  var numbers: [NumberField]
  var texts: [PlainTextField]
  var parts: [SchemaContent]
  var rows: [[SchemaRow]]

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
  ///   - format: Makes the format of a field with numbers; the schema is refused where it returns
  ///     nil, or a format with too few digits for the schema's steps and bounds.
  /// - Throws: The first thing that is wrong with the schema, or that a form cannot do.
  /// - Complexity: O(*n*) in the bytes of the schema, and what the formats need.
  public init(
    schema: String, format: (SchemaField) -> NumberFormat?
  ) throws(SchemaIssue) {
    self = try SchemaReader.object(
      .object(Self.object(schema)), at: "", keyword: "", SchemaReader.Property(), format)
  }

  init(_ made: Members) {
    schema = ObjectSchema(made)
    (numbers, texts, parts, rows) = (made.numbers, made.texts, made.parts, made.rows)
  }

  public mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    declare(&form, isPresent: schema.isRequired || !isEmpty)
  }

  /// - Parameter isPresent: Whether the object is there. Only then are its required fields required.
  fileprivate mutating func declare(_ form: inout FormDeclaration<FieldID>, isPresent: Bool) {
    for member in schema.members {
      let (id, name) = (member.id, member.escapedName)
      switch member.place {
      case .number(let place):
        let field = schema.numbers[place]
        let traits = field.traits(isPresent: isPresent)
        if field.hasRules {
          let format = numbers[place].format
          form.field(
            id, named: name, &numbers[place], traits,
            rules: FieldRule { $0.fixedDecimal.flatMap { field.issue(of: $0, in: format) } })
        } else {
          form.field(id, named: name, &numbers[place], traits)
        }
      case .text(let place):
        let field = schema.texts[place]
        form.field(
          id, named: name, &texts[place], field.traits(isPresent: isPresent),
          rules: FieldRule { text in
            if case .text(let keywords) = field.keywords { keywords.issue(of: text) } else { nil }
          })
      case .part(let place):
        if isPresent {
          form.part(&parts[place], name) { id + $0 }
        } else {
          var part = AbsentPart(content: parts[place])
          form.part(&part, name) { id + $0 }
          parts[place] = part.content
        }
      case .rows(let place):
        let template = schema.templates[place]
        form.rows(
          &rows[place], name, as: { id + [$0] + $1 },
          restoring: { SchemaRow(id: $0, content: template) })
      }
    }
  }

  /// Whether nothing is entered anywhere in the object.
  var isEmpty: Bool {
    numbers.allSatisfy { $0.isEmpty } && texts.allSatisfy { $0.isEmpty }
      && parts.allSatisfy { $0.isEmpty } && rows.allSatisfy { $0.isEmpty }
  }

  /// What the schema says of a field. A field of a row has an answer even if there is no such row.
  ///
  /// ```swift
  /// form.content.field(["lines", "0", "price"])?.label   // "Unit price"
  /// let messages = FormMessages<[String]>(label: { content.field($0)?.label ?? "" })
  /// ```
  ///
  /// - Returns: The field; nil where the schema has none at this path.
  /// - Complexity: O(*n*) in the length of the path.
  public func field(_ id: FieldID) -> SchemaField? { field(id[...]) }

  private func field(_ path: ArraySlice<String>) -> SchemaField? {
    guard let name = path.first, let member = schema.member(name) else { return nil }
    switch member.place {
    case .number(let place): return path.count == 1 ? schema.numbers[place] : nil
    case .text(let place): return path.count == 1 ? schema.texts[place] : nil
    case .part(let place): return parts[place].field(path.dropFirst())
    case .rows(let place): return schema.templates[place].field(path.dropFirst(2))
    }
  }
}

/// A part whose object is absent: one that is not required and empty, or one inside of such an object.
private struct AbsentPart: FormContent {
  var content: SchemaContent

  mutating func declare(_ form: inout FormDeclaration<[String]>) {
    content.declare(&form, isPresent: false)
  }
}

/// A row: an object of an array, with an id that is unique in the array.
struct SchemaRow: FormContent, Identifiable {
  let id: String
  var content: SchemaContent

  mutating func declare(_ form: inout FormDeclaration<[String]>) { content.declare(&form) }
}

/// What an object's schema says of its members. All contents of one schema share one instance.
final class ObjectSchema: Sendable {
  struct Member: Hashable, Sendable {
    /// The member's index in the content's `numbers`, `texts`, `parts` or `rows`.
    enum Place: Hashable, Sendable {
      case number(Int)
      case text(Int)
      case part(Int)
      case rows(Int)
    }

    let name: String
    let place: Place
    let isRequired: Bool
    let id: [String]
    /// The name with a backslash in front of the marks that join names, so that "a.b" is one name.
    let escapedName: String

    init(_ name: String, _ place: Place, isRequired: Bool) {
      (self.name, self.place, self.isRequired, id) = (name, place, isRequired, [name])
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
  private let places: [String: Int]
  let numbers: [SchemaField]
  let texts: [SchemaField]
  /// An empty row of each array.
  let templates: [SchemaContent]

  init(_ made: SchemaContent.Members) {
    (isRequired, members, places) = (made.isRequired, made.members, made.places)
    (numbers, texts, templates) = (made.numberFields, made.textFields, made.templates)
  }

  func member(_ name: String) -> Member? { places[name].map { members[$0] } }
}

extension ObjectSchema: Equatable {
  static func == (left: ObjectSchema, right: ObjectSchema) -> Bool {
    left === right
      || left.isRequired == right.isRequired && left.members == right.members
        && left.numbers == right.numbers && left.texts == right.texts
        && left.templates == right.templates
  }
}

extension SchemaContent {
  /// The members of an object, as the reader adds them.
  struct Members {
    let isRequired: Bool
    private(set) var members: [ObjectSchema.Member] = []
    private(set) var places: [String: Int] = [:]
    private(set) var numberFields: [SchemaField] = []
    private(set) var textFields: [SchemaField] = []
    private(set) var templates: [SchemaContent] = []
    private(set) var numbers: [NumberField] = []
    private(set) var texts: [PlainTextField] = []
    private(set) var parts: [SchemaContent] = []
    private(set) var rows: [[SchemaRow]] = []

    init(isRequired: Bool) { self.isRequired = isRequired }

    func has(_ name: String) -> Bool { places[name] != nil }

    mutating func add(_ field: SchemaField, _ number: NumberField) {
      add(field.name, .number(numbers.count), isRequired: field.isRequired)
      numberFields.append(field)
      numbers.append(number)
    }

    mutating func add(_ field: SchemaField, _ text: PlainTextField) {
      add(field.name, .text(texts.count), isRequired: field.isRequired)
      textFields.append(field)
      texts.append(text)
    }

    mutating func add(_ name: String, part: SchemaContent) {
      add(name, .part(parts.count), isRequired: part.schema.isRequired)
      parts.append(part)
    }

    mutating func add(
      _ name: String, rowsOf template: SchemaContent, _ rows: [SchemaRow], isRequired: Bool
    ) {
      add(name, .rows(self.rows.count), isRequired: isRequired)
      templates.append(template)
      self.rows.append(rows)
    }

    private mutating func add(
      _ name: String, _ place: ObjectSchema.Member.Place, isRequired: Bool
    ) {
      places[name] = members.count
      members.append(ObjectSchema.Member(name, place, isRequired: isRequired))
    }
  }
}
