import FieldEditing
import FieldForms
import FormattingFieldJSON
import NumberText

extension SchemaContent {
  /// The values as JSON, in the order of the schema, each number with all its digits.
  ///
  /// ```swift
  /// form.content.json   // {"price":12.5,"lines":[{"quantity":100000000000000000000}]}
  /// ```
  ///
  /// An empty field is left out, or is null if it is nullable and required. Empty objects and arrays are
  /// left out if they are not required. If JSON was read, what is still empty comes back as it was: null, "",
  /// [] or {}, where the schema allows that. A text that the field itself refuses counts as empty. A
  /// value that only `enum`, `const` or a length refuses is written, so use this on a valid form.
  ///
  /// Rule: F21.
  ///
  /// - Complexity: O(*n*) in the bytes that are written.
  public var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  private func write(to writer: inout JSONWriter) {
    if schema.isValue {
      (value ?? .null).write(to: &writer)
      return
    }
    writer.open("{")
    for (index, (member, node)) in zip(schema.members, nodes).enumerated() {
      var blank: JSONValue?
      if node.isEmpty {
        let isNull = member.field.isRequired && member.field.isNullable
        blank = blanks[index] ?? (isNull ? .null : nil)
      }
      if blank == .null {
        writer.key(member.name)
        writer.null()
        continue
      }
      switch node {
      case .number, .text, .value:
        guard let value = node.json(of: member.field) ?? blank else { continue }
        writer.key(member.name)
        value.write(to: &writer)
      case .object(let content):
        guard member.field.isRequired || blank != nil || !node.isEmpty else { continue }
        writer.key(member.name)
        content.value.write(to: &writer)
      case .rows(let rows):
        guard member.field.isRequired || blank != nil || !node.isEmpty else { continue }
        writer.key(member.name)
        writer.open("[")
        for row in rows.value.rows { row.content.write(to: &writer) }
        writer.close("]")
      case .taken: break
      }
    }
    for member in others.members {
      writer.key(member.key.text)
      member.value.write(to: &writer)
    }
    writer.close("}")
  }

  /// The value of a row: its object, or its only member; nil for an empty one.
  var value: JSONValue? {
    if schema.isValue { return nodes[0].json(of: schema.members[0].field) }
    return (try? JSONObject(json)).map { .object($0) }
  }

  /// Takes all values from JSON, to show what was saved. Each field is as new, rows get the ids "0",
  /// "1" and so on, and a field that the JSON does not have is empty.
  ///
  /// ```swift
  /// try form.content.read(#"{"price": 12.50, "lines": [{"quantity": 3}]}"#)
  /// form[text: ["price"]]   // "12,50 €"
  /// ```
  ///
  /// Values must have the schema's types. A value that fails another keyword is an issue in the form.
  /// Members that the schema does not have are kept, unless `additionalProperties` is false.
  ///
  /// - Throws: All that does not fit, with its place in the JSON; nothing has changed then.
  /// - Complexity: O(*n*) in the bytes of the JSON and the fields.
  public mutating func read(_ json: String) throws(SchemaError) {
    var read = self
    let issues = read.fill(with: .object(try Self.object(json)), at: "")
    guard issues.isEmpty else { throw SchemaError(issues: issues) }
    self = read
  }

  /// Takes what fits from JSON, as ``read(_:)`` does; what does not fit leaves its field empty.
  ///
  /// ```swift
  /// for issue in form.content.fill(from: draft) { log(issue.description) }
  /// ```
  ///
  /// - Returns: What does not fit, with its place in the JSON.
  /// - Complexity: O(*n*) in the bytes of the JSON and the fields.
  public mutating func fill(from json: String) -> [SchemaIssue] {
    do throws(SchemaError) {
      return fill(with: .object(try Self.object(json)), at: "")
    } catch {
      return error.issues
    }
  }

  static func object(_ json: String) throws(SchemaError) -> JSONObject {
    do throws(JSONError) {
      return try JSONObject(json)
    } catch {
      throw SchemaError(issues: [
        SchemaIssue(at: error.pointer, "", error.description(in: json))
      ])
    }
  }

  /// - Returns: What does not fit.
  mutating func fill(with value: JSONValue, at pointer: String) -> [SchemaIssue] {
    if schema.isValue {
      return nodes[0].fill(with: value, as: schema.members[0].field, at: pointer)
    }
    guard case .object(let object) = value else { return [.type(value, "an object", at: pointer)] }
    var issues: [SchemaIssue] = []
    var values: [JSONValue?] = Array(repeating: nil, count: schema.members.count)
    others = JSONObject()
    forgetBlanks()
    for member in object.members {
      // JSON tells names apart by code points, `index` by canonical equivalence: "é" is "e" with U+0301
      // for `String`, and two names for JSON.
      if let index = schema.index(of: member.key.text),
        JSONKey(schema.members[index].name) == member.key
      {
        values[index] = member.value
      } else if schema.isClosed, !schema.unshown.contains(member.key) {
        issues.append(
          SchemaIssue(
            at: pointer.pointer(to: member.key.text), "additionalProperties",
            "the schema has no such property"))
      } else {
        others.members.append(member)
      }
    }
    for (index, member) in schema.members.enumerated() {
      issues += nodes[index].fill(
        with: values[index], as: member.field, at: pointer.pointer(to: member.name))
      if let value = values[index] { keepBlank(value, at: index) }
    }
    return issues
  }
}

extension SchemaRows {
  /// Makes copies of a template with the values of an array.
  mutating func fill(
    with value: JSONValue?, at pointer: String
  ) -> [SchemaIssue] {
    rows = []
    guard let value else { return [] }
    guard case .array(let elements) = value else { return [.type(value, "an array", at: pointer)] }
    var issues: [SchemaIssue] = []
    for (index, element) in elements.enumerated() {
      var row = SchemaRow(id: String(index), content: template)
      issues += row.content.fill(with: element, at: pointer.pointer(to: row.id))
      rows.append(row)
    }
    return issues
  }
}

extension SchemaNode {
  /// Takes a value of JSON; nil empties the node.
  fileprivate mutating func fill(
    with json: JSONValue?, as field: SchemaField, at pointer: String
  ) -> [SchemaIssue] {
    var issue: SchemaIssue?
    switch owned() {
    case .number(let own): issue = own.value.fill(with: json, as: field, at: pointer)
    case .text(let own): issue = own.value.fill(with: json, as: field, at: pointer)
    case .value(let own): issue = own.value.fill(with: json, as: field, at: pointer)
    case .object(let own):
      let isAbsent = json == .null && field.isNullable
      return own.value.fill(
        with: isAbsent ? .object(JSONObject()) : json ?? .object(JSONObject()), at: pointer)
    case .rows(let own):
      return own.value.fill(with: json == .null && field.isNullable ? nil : json, at: pointer)
    case .taken: break
    }
    return issue.map { [$0] } ?? []
  }

  /// What a single field writes; nil if it writes nothing, or for an object and an array.
  fileprivate func json(of field: SchemaField) -> JSONValue? {
    let own: JSONValue? =
      switch (self, field.keywords) {
      case (.number(let own), .number(let keywords)): own.value.number.map(keywords.json)
      case (.text(let own), _): own.value.isEmpty ? nil : .string(own.value.text)
      case (.value(let own), .values(let keywords)): own.value.entry.map(keywords.json)
      default: nil
      }
    return own ?? (field.isRequired && field.isNullable ? .null : nil)
  }
}

extension SchemaField {
  /// The number that a value of JSON says: a number, or a text where the schema allows numbers as texts.
  fileprivate func numeral(_ json: JSONValue) -> String? {
    switch (json, keywords) {
    case (.number(let text), _): text
    case (.string(let text), .number(let keywords)):
      text.utf8.count <= SchemaReader.mostNumeralCharacters
        && keywords.numerals?.matches(text) ?? false ? text : nil
    default: nil
    }
  }
}

extension SchemaIssue {
  fileprivate static func type(_ value: JSONValue, _ kind: String, at pointer: String)
    -> SchemaIssue
  {
    SchemaIssue(at: pointer, "type", "it is \(value.kind) and has to be \(kind)")
  }
}

extension NumberField {
  /// The number to write: the one that an edited text says, or the value if nothing was edited.
  fileprivate var number: FixedDecimal? { (isEdited ? entry : value)?.fixedDecimal }

  /// Resets the field to a value of JSON; empties it, with an issue, if its type does not have
  /// exactly that number.
  mutating func fill(
    with json: JSONValue?, as field: SchemaField, at pointer: String
  ) -> SchemaIssue? {
    reset()
    guard let json, json != .null || !field.isNullable else { return nil }
    guard let text = field.numeral(json) else { return .type(json, "a number", at: pointer) }
    guard var number = FixedDecimal(json: text, mostPlaces: FixedDecimal.mostPlacesOfValues) else {
      return SchemaIssue(at: pointer, "type", "a number of more than 10,000 places")
    }
    if case .number(let keywords) = field.keywords, keywords.isInteger, number.exponent < 0 {
      return SchemaIssue(at: pointer, "type", "the number is not whole")
    }
    // -0 becomes 0 if the bounds allow no minus.
    if number.isZero, let minimum = bounds.minimum, minimum >= 0 { number = number.magnitude }
    guard let own = type.value(of: number), own.fixedDecimal == number else {
      return SchemaIssue(
        at: pointer, "format",
        "the number is none of the type \(type.rawValue)")
    }
    reset(to: own)
    return nil
  }
}

extension PlainTextField {
  mutating func fill(
    with json: JSONValue?, as field: SchemaField, at pointer: String
  ) -> SchemaIssue? {
    self = PlainTextField(trimsEnds: trimsEnds, maximumLength: maximumLength)
    guard let json, json != .null || !field.isNullable else { return nil }
    guard case .string(let text) = json else { return .type(json, "a string", at: pointer) }
    self = PlainTextField(text, trimsEnds: trimsEnds, maximumLength: maximumLength)
    return nil
  }
}

extension ValueField<SchemaFormat> {
  mutating func fill(
    with json: JSONValue?, as field: SchemaField, at pointer: String
  ) -> SchemaIssue? {
    self = ValueField(format: format)
    guard let json, json != .null || !field.isNullable,
      json != .string("") || control.options.isEmpty,
      case .values(let keywords) = field.keywords
    else { return nil }
    switch (control, json) {
    case (.boolean, .boolean), (.choice, _), (.choices, .array), (.date, .string),
      (.time, .string), (.dateTime, .string):
      break
    case (.boolean, _): return .type(json, "a boolean", at: pointer)
    case (.choices, _): return .type(json, "an array", at: pointer)
    default: return .type(json, "a string", at: pointer)
    }
    if let value = keywords.value(of: json, for: control), setValue(value) { return nil }
    return SchemaIssue(at: pointer, keywords.keyword, "the field does not have this value")
  }
}
