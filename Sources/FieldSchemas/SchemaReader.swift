import FieldEditing
import FieldForms
import FormattingFieldJSON
import NumberText

/// Reads schemas and makes the contents that they describe.
struct SchemaReader {
  let resolver: SchemaResolver
  let format: (SchemaField) -> NumberFormat?
  /// Changes a field's policies as the host wants.
  let adjust: (SchemaField, inout FieldPolicies) -> Void
  /// What computes a field's number, if a person does not type it.
  let computation: (SchemaField) -> SchemaContent.Computation?
  let unsupported: UnsupportedKeywords
  /// The words for yes and no, and the marks of lists.
  let table: MessageTable
  /// Whether every array has a field that shows how many rows there are.
  let countsRows: Bool
  /// What the form does not judge.
  var handedOver: [SchemaIssue] = []
  /// How many members were read.
  private var memberCount = 0
  /// How many values the keywords have that were read.
  private var valueCount = 0
  /// How many objects and arrays there are around what is read.
  private var level = 0

  /// How many steps the patterns read so far take at most, for the longest texts of their fields.
  var patternCost = 0

  /// The most steps of all patterns of a form together. They take about a second, and each key asks for them.
  static let mostPatternCost = 200_000_000
  /// The most members of a form: references in references make many of a short schema.
  static let mostMembers = 20_000
  /// The most values in keywords, such as names in `required` and constants in `enum`: references read them again.
  static let mostValues = 1_000_000
  /// The most objects and arrays in one another: no JSON with more is read. Calls for each stand on the stack.
  static let mostLevels = 64

  init(
    _ schema: JSONValue, _ unsupported: UnsupportedKeywords, _ table: MessageTable,
    countsRows: Bool, _ format: @escaping (SchemaField) -> NumberFormat?,
    policies adjust: @escaping (SchemaField, inout FieldPolicies) -> Void,
    computing computation: @escaping (SchemaField) -> SchemaContent.Computation?
  ) {
    resolver = SchemaResolver(root: schema)
    (self.adjust, self.computation) = (adjust, computation)
    (self.unsupported, self.table, self.format) = (unsupported, table, format)
    self.countsRows = countsRows
  }

  /// Reads the schema of the form.
  mutating func form() throws(SchemaError) -> SchemaContent {
    let keywords = try keywords(resolver.root, at: "", keyword: "", [""], SchemaProperty())
    let type = try type(keywords)
    guard type.name == .object else {
      keywords.note("type", "an object is needed here")
      keywords.noteUnread()
      throw SchemaError(issues: keywords.issues)
    }
    guard case .object(let content) = try object(keywords, type).initial else {
      preconditionFailure("an object")
    }
    return content.value
  }

  /// The keywords of a schema, with those that references and `allOf` add.
  private mutating func keywords(
    _ schema: JSONValue, at pointer: String, keyword: String, _ references: Set<String>,
    _ property: SchemaProperty
  ) throws(SchemaError) -> SchemaKeywords {
    let resolved = try resolver.resolve(schema, at: pointer, keyword: keyword, references)
    let counted = resolved.object.members.filter {
      !(["properties", "items"] + SchemaKeywords.definitions).contains($0.key.text)
    }
    valueCount += counted.reduce(0) { $0 + $1.value.valueCount }
    if valueCount > Self.mostValues {
      let reason = "more than 1,000,000 values in the keywords of a form"
      throw SchemaError(issues: [SchemaIssue(at: pointer, keyword, reason)])
    }
    return SchemaKeywords(resolved, of: property)
  }

  /// Reads the schema of a property, and makes the property's first value.
  private mutating func member(
    _ schema: JSONValue, at pointer: String, keyword: String, _ references: Set<String>,
    _ property: SchemaProperty
  ) throws(SchemaError) -> ObjectSchema.Member {
    memberCount += 1
    level += 1
    defer { level -= 1 }
    guard memberCount <= Self.mostMembers else {
      throw SchemaError(issues: [SchemaIssue(at: pointer, keyword, "more than 20,000 fields")])
    }
    guard level <= Self.mostLevels else {
      let reason = "more than 64 objects and arrays in one another"
      throw SchemaError(issues: [SchemaIssue(at: pointer, keyword, reason)])
    }
    let keywords = try keywords(schema, at: pointer, keyword: keyword, references, property)
    let type = try type(keywords)
    let isChoice =
      switch type.name {
      case .object, .array: false
      case .string: keywords.has("enum") || keywords.has("const") || keywords.has("oneOf")
      case .boolean: keywords.has("enum") || keywords.has("oneOf")
      case .number, .integer: keywords.has("oneOf")
      case .several: true
      case .nothing: false
      }
    if isChoice { return try choice(keywords, type) }
    switch type.name {
    case .object: return try object(keywords, type)
    case .array: return try array(keywords, type)
    case .nothing: return try nothing(keywords)
    case .string: return try text(keywords, type)
    case .boolean: return try boolean(keywords, type)
    default: return try number(keywords, type)
    }
  }

  /// Reads a schema; nil if no field can have its value and the host has chosen to go without.
  private mutating func supported<Result>(
    _ read: (inout SchemaReader) throws(SchemaError) -> Result
  ) throws(SchemaError) -> Result? {
    do throws(SchemaError) {
      return try read(&self)
    } catch {
      guard unsupported != .refuse, error.issues.allSatisfy({ $0.isUnsupported }) else {
        throw error
      }
      if unsupported == .handOver { handedOver += error.issues }
      return nil
    }
  }

  /// Reads the schema of an object: of the form itself, a part of it or a row.
  mutating func object(
    _ keywords: SchemaKeywords, _ type: SchemaType
  ) throws(SchemaError) -> ObjectSchema.Member {
    let isClosed = isClosed(keywords)
    let properties = keywords.object("properties") ?? JSONObject()
    let required = required(keywords, of: properties)
    let dependents = dependents(keywords, of: properties)
    let initial = keywords.take("default")
    let field = self.field(keywords, "an object", isNullable: type.isNullable)

    var issues = keywords.issues
    var members: [ObjectSchema.Member] = []
    var unshown: Set<JSONKey> = []
    var names: [String: Int] = [:]
    for (index, member) in properties.members.enumerated() {
      let name = member.key.text
      let pointer = keywords.pointer.pointer(to: "properties").pointer(to: name)
      guard names.updateValue(index, forKey: name) == nil else {
        issues.append(
          SchemaIssue(
            at: pointer, "properties", "two properties differ in code points alone"))
        continue
      }
      let property = SchemaProperty(
        name, isRequired: required.contains(member.key), isReadOnly: field.isReadOnly,
        neededBy: dependents[member.key] ?? [])
      do throws(SchemaError) {
        let made = try supported { reader throws(SchemaError) in
          try reader.member(
            member.value, at: pointer, keyword: "properties", keywords.references, property)
        }
        if let made { members.append(made) } else { unshown.insert(member.key) }
      } catch {
        issues += error.issues
      }
    }
    guard issues.isEmpty else { throw SchemaError(issues: issues) }
    var content = SchemaContent(
      ObjectSchema(
        members, isRequired: field.isRequired && !field.isNullable, isClosed: isClosed,
        unshown: unshown))
    if let initial {
      var filled = content
      issues = filled.fill(with: initial, at: keywords.pointer.pointer(to: "default"))
      if issues.isEmpty { content = filled } else { handOver(issues) }
    }
    return ObjectSchema.Member(field, .object(Boxed(content)), of: keywords.property)
  }

  /// Reads the schema of an array: rows, or options any number of which can be chosen.
  private mutating func array(
    _ keywords: SchemaKeywords, _ type: SchemaType
  ) throws(SchemaError) -> ObjectSchema.Member {
    if keywords.has("prefixItems") {
      // The rows of a form have one schema, so a form without this keyword would refuse valid rows.
      keywords.note(keywords.issueOfUnread("prefixItems", of: "an array"))
      _ = keywords.take("prefixItems")
    }
    let counts = keywords.counts("minItems", "maxItems")
    let isUnique = keywords.boolean("uniqueItems") ?? false
    guard let items = keywords.take("items") else {
      keywords.note(
        SchemaIssue(
          at: keywords.pointer, "items", "rows have a schema in “items”", isUnsupported: true))
      keywords.noteUnread()
      throw SchemaError(issues: keywords.issues)
    }
    let pointer = keywords.pointer.pointer(to: "items")
    let initial = keywords.take("default")
    if isUnique, let constants = options(items, at: pointer, keywords.references) {
      let own = ValueKeywords(
        keyword: constants.keyword, areJSON: constants.areJSON, counts: counts)
      let field = self.field(
        keywords, "an array", .values(own), isNullable: type.isNullable,
        choices: constants.options.map { .text($0.value) })
      let format = SchemaFormat.choices(MultipleChoiceFormat(constants.options, in: table))
      return try made(field, format, initial, keywords)
    }
    let own = ArrayKeywords(counts: counts, isUnique: isUnique, countsRows: countsRows)
    let field = self.field(keywords, "an array", .array(own), isNullable: type.isNullable)
    var issues = keywords.issues
    do throws(SchemaError) {
      let template = try row(
        items, at: pointer, keywords.references,
        SchemaProperty(isReadOnly: field.isReadOnly, isRow: true))
      guard issues.isEmpty else { throw SchemaError(issues: []) }
      var rows = SchemaRows(template: template)
      if let initial {
        let misfits = rows.fill(with: initial, at: keywords.pointer.pointer(to: "default"))
        if !misfits.isEmpty { rows.rows = [] }
        handOver(misfits)
      }
      return ObjectSchema.Member(field, .rows(Boxed(rows)), of: keywords.property)
    } catch {
      issues += error.issues
    }
    throw SchemaError(issues: issues)
  }

  /// The options of an array whose elements are constants; nil for other elements.
  private mutating func options(
    _ items: JSONValue, at pointer: String, _ references: Set<String>
  ) -> Constants? {
    guard
      let keywords = try? keywords(
        items, at: pointer, keyword: "items", references, SchemaProperty()),
      keywords.has("enum") || keywords.has("oneOf"), let type = try? type(keywords),
      !type.isNullable, let constants = constants(keywords, type.name)
    else { return nil }
    keywords.takeAnnotations()
    _ = (keywords.string("title"), keywords.string("description"))
    _ = keywords.takeRest(of: "an option", .refuse)
    return keywords.issues.isEmpty ? constants : nil
  }

  /// Reads the schema of a row: an object, or a single value, which is the only member of its row.
  private mutating func row(
    _ schema: JSONValue, at pointer: String, _ references: Set<String>, _ property: SchemaProperty
  ) throws(SchemaError) -> SchemaContent {
    let member = try member(schema, at: pointer, keyword: "items", references, property)
    switch member.initial {
    case .object(let content):
      guard member.field.isNullable else { return content.value }
      throw SchemaError(issues: [
        SchemaIssue(at: pointer, "items", "a row with fields is not null", isUnsupported: true)
      ])
    case .rows:
      throw SchemaError(issues: [
        SchemaIssue(
          at: pointer, "items", "a form has no arrays in arrays", isUnsupported: true)
      ])
    case .number, .text, .value, .taken:
      return SchemaContent(
        ObjectSchema([member], isRequired: true, isClosed: true, isValue: true))
    }
  }

  /// Whether an object has no other properties than those of the schema.
  private mutating func isClosed(_ keywords: SchemaKeywords) -> Bool {
    let keyword: String = "additionalProperties"
    switch keywords.take(keyword) {
    case nil, .boolean(true)?: return false
    case .object(let object)? where object.members.isEmpty: return false
    // A property that a pattern names is not additional.
    case .boolean(false)?: return !keywords.has("patternProperties")
    case .object?:
      leave(
        keywords, keyword, because: "a form does not read a schema of properties without a name")
    case let other?: keywords.note(keyword, "it is \(other.kind) and has to be a schema")
    }
    return false
  }

  /// Reads `required`. A name without a property is refused, as the form would have no field to fill
  /// in.
  private mutating func required(
    _ keywords: SchemaKeywords, of properties: JSONObject
  ) -> Set<JSONKey> {
    let names = keywords.array("required") ?? []
    return Set(
      self.names(
        names, at: keywords.pointer.pointer(to: "required"), "required",
        of: Set(properties.members.map { $0.key }), keywords))
  }

  /// Reads `dependentRequired`: for a property the names of those that need it.
  private mutating func dependents(
    _ keywords: SchemaKeywords, of properties: JSONObject
  ) -> [JSONKey: [String]] {
    let keyword: String = "dependentRequired"
    var dependents: [JSONKey: [String]] = [:]
    let known = Set(properties.members.map { $0.key })
    for member in keywords.object(keyword)?.members ?? [] {
      let pointer = keywords.pointer.pointer(to: keyword)
        .pointer(to: member.key.text)
      guard case .array(let names) = member.value else {
        keywords.note(
          SchemaIssue(at: pointer, keyword, "it is a list of names"))
        continue
      }
      for name in Set(self.names(names, at: pointer, keyword, of: known, keywords)) {
        dependents[name, default: []].append(member.key.text)
      }
    }
    return dependents
  }

  private mutating func names(
    _ values: [JSONValue], at pointer: String, _ keyword: String, of known: Set<JSONKey>,
    _ keywords: SchemaKeywords
  ) -> [JSONKey] {
    var names: [JSONKey] = []
    for (index, value) in values.enumerated() {
      let place = pointer.pointer(to: String(index))
      guard case .string(let name) = value else {
        keywords.note(SchemaIssue(at: place, keyword, "a name is a string"))
        continue
      }
      if known.contains(JSONKey(name)) {
        names.append(JSONKey(name))
      } else {
        leave(
          keywords,
          SchemaIssue(
            at: place, keyword, "there is no property “\(name)”", isUnsupported: true))
      }
    }
    return names
  }
}
