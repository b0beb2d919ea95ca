public import FieldEditing
public import FieldForms
import FormattingFieldJSON
public import NumberText

// A form that a JSON Schema describes at run time.
//
// - SchemaResolver follows references and puts the parts of `allOf` together; SchemaReader reads the schema
//   that results: objects and rows, and in SchemaReader+Fields single fields. SchemaKeywords are the keywords
//   of one schema; each is taken by name, and what is wrong is noted.
// - ObjectSchema and SchemaField are what was read; NumberKeywords, TextKeywords, ValueKeywords and
//   ArrayKeywords judge values.
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
/// | string | a `PlainTextField`: `minLength`, `maxLength`, `pattern`, `format` "email", "uuid", "uri" and "password" |
/// | string of the `format` "date", "time" or "date-time" | a `DateField`, `TimeField` or `DateTimeField` |
/// | boolean | a `BooleanField` |
/// | `enum`, `const` or `oneOf` of constants with titles | a `ChoiceField`; a `NumberField` for numbers without titles |
/// | object | a part: `properties`, `required`, `dependentRequired`; one that is not required is absent while all its fields are empty |
/// | array | rows of objects or of single values: `items`, `minItems`, `maxItems`, `uniqueItems` |
/// | array of constants that are unique | a `MultipleChoiceField` |
/// | `["number", "null"]`, and `anyOf` or `oneOf` with null | an empty field is null; so is an object or array without values |
/// | `anyOf` of a number and a text, as pydantic has for decimals | a `NumberField`, which reads numbers and texts that are numbers; it writes numbers, and those of more than 15 digits as texts, of which no reader loses a digit |
/// | `$ref` within the schema, by a JSON Pointer, `$id` or `$anchor`; `allOf` | the keywords of all parts together |
/// | `format` of a number | a type, by the name of a `NumberType`, such as "int32"; or "percent", "permille", "permyriad" |
/// | `x-currency`, `x-unit` | the style: "EUR", "kilogram" |
/// | `readOnly`, `writeOnly`, `title`, `description`, `default` | `FieldTraits.disabled`, ``SchemaField/isWriteOnly``, the field's words and its first value |
///
/// Keywords that do not change the form are ignored: `$schema`, `$comment`, `$defs`, `definitions`, `components`, `examples`,
/// `deprecated`, those of content and of OpenAPI's documents, and others that begin with "x-". A `format` that no
/// form judges and a `default` that its field does not have are annotations: ``SchemaField/hostKeywords`` has the
/// former, and the field begins empty. Any other keyword, as `anyOf` of several schemas, `not` and `if`, is
/// refused by name, skipped or handed over to a validator of the host's own: ``UnsupportedKeywords``.
///
/// A field's id is its path, with a row's id instead of its index: `["lines", "4", "price"]`. An empty text is no
/// value, as in HTML: its property is left out, and asked for where it is required.
///
/// - Source: JSON Schema, draft 2020-12.
public struct SchemaContent: FormContent {
  /// The path of a field: names of properties, and after the name of an array the id of a row.
  public typealias FieldID = [String]

  /// Computes the number of a field from the object or the row that has the field.
  ///
  /// The number may depend on what stands in front of the field in the same object, and on all rows of the
  /// object. (F14)
  ///
  /// ```swift
  /// let amount: SchemaContent.Computation = { line in
  ///   guard case .number(let quantity?) = line.entry(at: "/quantity"),
  ///     case .number(let price?) = line.entry(at: "/price")
  ///   else { return nil }
  ///   return quantity * price
  /// }
  /// let content = try SchemaContent(
  ///   schema: schema, computing: { $0.name == "amount" ? amount : nil }, format: format)
  /// ```
  public typealias Computation = @Sendable (SchemaContent) -> FixedDecimal?

  private(set) var schema: ObjectSchema
  /// The members' values, in the order of the schema.
  var nodes: [SchemaNode]
  /// Members that were read and that the schema does not have. They are kept and written again.
  var others = JSONObject()
  /// What JSON that was read says of members that are empty: null, "", [] or {}, by their places. They are
  /// written so again while they are empty.
  private(set) var blanks: [Int: JSONValue] = [:]
  /// What the schema says and the form does not judge, if it was read with
  /// ``UnsupportedKeywords/handOver``: a validator of the host's own judges ``json``, and its answers are
  /// shown by their pointers.
  public internal(set) var handedOver: [SchemaIssue] = []

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
  ///   - onUnsupported: What becomes of keywords that no form shows.
  ///   - table: The language of the words for yes and no.
  ///   - countsRows: Whether every array has a computed field that shows how many rows there are, behind the
  ///     rows. By default an array has one only if it has `minItems`, `maxItems` or `uniqueItems`.
  ///   - policies: Changes how a field with numbers is edited, such as its kinds of entry. The schema's step and
  ///     digits are set already.
  ///   - computation: Gives what computes the number of a field, such as a total; nil for a field that a
  ///     person types into. The form updates the number at each change, and the field is read-only.
  ///   - format: Makes the format of a field with numbers; the schema is refused if it returns
  ///     nil, or a format with too few digits for the schema's steps and bounds.
  /// - Throws: All that is wrong with the schema, or that a form cannot do. Rule: F20.
  /// - Complexity: O(*n*) in the bytes of the schema, and what the formats need.
  public init(
    schema: String, onUnsupported: UnsupportedKeywords = .refuse, in table: MessageTable = .english,
    countsRows: Bool = false,
    policies: @escaping (SchemaField, inout FieldPolicies) -> Void = { _, _ in },
    computing computation: @escaping (SchemaField) -> Computation? = { _ in nil },
    format: (SchemaField) -> NumberFormat?
  ) throws(SchemaError) {
    let root = JSONValue.object(try Self.object(schema))
    let (content, handedOver) = try withoutActuallyEscaping(format) {
      format throws(SchemaError) -> (SchemaContent, [SchemaIssue]) in
      var reader = SchemaReader(
        root, onUnsupported, table, countsRows: countsRows, format, policies: policies,
        computing: computation)
      return (try reader.form(), reader.handedOver)
    }
    self = content
    self.handedOver = handedOver
  }

  /// Makes a content whose members have their first values.
  init(_ schema: ObjectSchema) {
    self.schema = schema
    nodes = schema.members.map { $0.initial }
  }

  public mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    declare(&form, isPresent: isPresent)
  }

  /// Whether the object is there, if all objects around it are.
  var isPresent: Bool { schema.isRequired || !isEmpty }

  /// - Parameter isPresent: Whether the object is there. Only then are its required fields required.
  mutating func declare(_ form: inout FormDeclaration<FieldID>, isPresent: Bool) {
    var next = 0
    while next < schema.members.count {
      let (count, place) = schema.independent[next]
      let changing = place.map { place in
        (place: place, traits: self.traits(of: schema.members[next + place], isPresent))
      }
      next += form.skip(count, changing) { _ in true }
      guard next < schema.members.count else { return }
      let (index, member) = (next, schema.members[next])
      next += 1
      let (id, name) = (member.id, member.escapedName)
      let traits = self.traits(of: member, isPresent)
      switch nodes[index] {
      case .number where member.computation != nil:
        let (number, format) = (member.computation?(self), nodes[index].format)
        form.computed(
          id, named: name, &nodes[index], traits, value: .number(number),
          rules: [FieldRule { member.field.issue(of: $0, in: format) }])
      case .number, .text, .value:
        if member.hasRules {
          let format = nodes[index].format
          form.field(
            id, named: name, &nodes[index], traits,
            rules: [FieldRule { member.field.issue(of: $0, in: format) }])
        } else {
          form.field(id, named: name, &nodes[index], traits)
        }
      case .object:
        guard case .object(let content) = nodes[index].owned() else { continue }
        var part = ObjectPart(content: content, isPresent: isPresent)
        form.part(&part, named: name) { id + $0 }
      case .rows:
        guard case .rows(let own) = nodes[index].owned() else { continue }
        guard case .array(let keywords) = member.field.keywords else { continue }
        let template = own.value.template
        let hasEqualRows = form.rows(
          &own.value.rows, named: name, as: { id + [$0] + $1 },
          distinguishing: { keywords.isUnique ? $0.content.value?.canonical : nil },
          restoring: { SchemaRow(id: $0.id, content: template) })
        guard keywords.hasCount else { continue }
        let count = own.value.rows.count
        // An array without rows that is not required is absent.
        let isJudged = count > 0 || traits.contains(.required)
        form.computed(
          id, named: name, &own.value.count, traits, value: .number(FixedDecimal(count)),
          rules: isJudged ? [FieldRule { _ in keywords.issue(of: count, hasEqualRows) }] : [])
      case .taken: break
      }
    }
  }

  private func traits(of member: ObjectSchema.Member, _ isPresent: Bool) -> FieldTraits {
    member.traits(isNeeded: isPresent && isNeeded(member))
  }

  /// Whether the object needs a member: always, or because another member is there.
  private func isNeeded(_ member: ObjectSchema.Member) -> Bool {
    member.field.isRequired
      || member.neededBy.contains { name in
        schema.index(of: name).map(isThere) ?? false
      }
  }

  /// Whether the JSON has a member, whose value may be null.
  private func isThere(_ index: Int) -> Bool {
    let field = schema.members[index].field
    return !nodes[index].isEmpty || blanks[index] != nil || field.isRequired && field.isNullable
  }

  /// Keeps what JSON says of a member that is empty, if the schema allows it.
  mutating func keepBlank(_ value: JSONValue, at index: Int) {
    let field = schema.members[index].field
    guard nodes[index].isEmpty else { return }
    let isAllowed =
      switch (value, nodes[index], field.keywords) {
      case (.null, _, _): field.isNullable
      case (.string(""), _, .text(let keywords)): !field.isRequired && keywords.issue(of: "") == nil
      case (.array([]), _, .array(let keywords)): keywords.counts.least ?? 0 == 0
      case (.array([]), _, .values(let keywords)): keywords.counts.least ?? 0 == 0
      case (.object, .object(let content), _):
        !content.value.schema.members.contains { $0.field.isRequired }
      default: false
      }
    if isAllowed { blanks[index] = value }
  }

  mutating func forgetBlanks() { blanks = [:] }

  /// Reads and writes the values as another content of the same schema does, such as one that was made for
  /// another locale. Values and rows stay; a text that is being edited stays, and is read anew. (S7)
  ///
  /// ```swift
  /// form.content.setFormats(of: try SchemaContent(schema: schema) { try? .icu(locale: "fr-FR", style: $0.style) })
  /// ```
  ///
  /// - Complexity: O(*n*) in the fields.
  public mutating func setFormats(of other: SchemaContent) {
    schema = other.schema
    for index in nodes.indices {
      switch (nodes[index].owned(), other.nodes[index]) {
      case (.number(let field), .number(let other)): field.value.setFormat(other.value.format)
      case (.value(let field), .value(let other)): field.value.format = other.value.format
      case (.object(let content), .object(let other)): content.value.setFormats(of: other.value)
      case (.rows(let own), .rows(let other)):
        own.value.template = other.value.template
        for row in own.value.rows.indices {
          own.value.rows[row].content.setFormats(of: own.value.template)
        }
      default: break
      }
    }
  }

  /// Whether nothing is entered anywhere in the object.
  var isEmpty: Bool { others.members.isEmpty && nodes.allSatisfy { $0.isEmpty } }

  /// What the schema says of a field, an object or an array. A field of a row has an answer even if there is no such row.
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
    if schema.isValue, path.isEmpty { return schema.members[0].field }
    guard let name = path.first, let index = schema.index(of: name) else { return nil }
    if path.count == 1 { return schema.members[index].field }
    return switch nodes[index] {
    case .number, .text, .value, .taken: nil
    case .object(let content): content.value.field(path.dropFirst())
    case .rows(let rows): rows.value.template.field(path.dropFirst(2))
    }
  }
}
