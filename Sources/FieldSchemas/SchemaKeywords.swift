import FieldForms
import FormattingFieldJSON
import NumberText

/// The property that a schema describes: of an object, a row or the form.
struct SchemaProperty: Sendable {
  let name: String
  let isRequired: Bool
  /// Whether an object or array around it is read-only.
  let isReadOnly: Bool
  /// The names of the properties that, if present, make this property required.
  let neededBy: [String]
  /// Whether a single value is all that a row has: it has the row's name.
  let isRow: Bool

  init(
    _ name: String = "", isRequired: Bool = true, isReadOnly: Bool = false,
    neededBy: [String] = [], isRow: Bool = false
  ) {
    (self.name, self.isRequired, self.isReadOnly) = (name, isRequired, isReadOnly)
    (self.neededBy, self.isRow) = (neededBy, isRow)
  }
}

/// The keywords of one schema object. The reader takes each by name and type; it collects all that
/// is wrong and reports it at once.
final class SchemaKeywords {
  /// Where the schema is, as a JSON Pointer.
  let pointer: String
  /// The references that lead here.
  let references: Set<String>
  let object: JSONObject
  private let values: [JSONKey: JSONValue]
  let property: SchemaProperty
  /// Whether null is allowed beside what the keywords say, by `anyOf` or `oneOf`.
  let isOptional: Bool
  /// The `pattern` of texts that are allowed beside the numbers which the keywords describe.
  let numerals: String?
  /// The keywords that the form leaves to the host.
  private var left: Set<JSONKey> = []
  private(set) var issues: [SchemaIssue] = []
  private var taken: Set<JSONKey> = []

  init(_ resolved: ResolvedSchema, of property: SchemaProperty) {
    self.property = property
    (object, pointer, references) = (resolved.object, resolved.pointer, resolved.references)
    (isOptional, numerals) = (resolved.isOptional, resolved.numerals)
    values = object.firstValues
  }

  func note(_ keyword: String, _ reason: String, isUnsupported: Bool = false) {
    note(issue(of: keyword, because: reason, isUnsupported: isUnsupported))
  }

  func issue(of keyword: String, because reason: String, isUnsupported: Bool) -> SchemaIssue {
    SchemaIssue(
      at: pointer.pointer(to: keyword), keyword, reason,
      isUnsupported: isUnsupported)
  }

  /// Notes what is wrong with an element of a keyword's array.
  func note(_ keyword: String, at index: Int, because reason: String) {
    note(
      SchemaIssue(
        at: pointer.pointer(to: keyword).pointer(to: String(index)), keyword,
        reason))
  }

  func note(_ issue: SchemaIssue) { issues.append(issue) }

  /// Throws what was noted.
  func check() throws(SchemaError) {
    if !issues.isEmpty { throw SchemaError(issues: issues) }
  }

  func has(_ keyword: String) -> Bool { values[JSONKey(keyword)] != nil }

  func take(_ keyword: String) -> JSONValue? {
    taken.insert(JSONKey(keyword))
    return values[JSONKey(keyword)]
  }

  /// Takes a keyword's value, or notes that it has to be `kind`.
  func take<Value>(
    _ keyword: String, _ kind: String, _ cast: (JSONValue) -> Value?
  ) -> Value? {
    guard let value = take(keyword) else { return nil }
    let own = cast(value)
    if own == nil { note(keyword, "it is \(value.kind) and has to be \(kind)") }
    return own
  }

  func string(_ keyword: String) -> String? {
    take(keyword, "a string") { if case .string(let text) = $0 { text } else { nil } }
  }

  func boolean(_ keyword: String) -> Bool? {
    take(keyword, "a boolean") { if case .boolean(let flag) = $0 { flag } else { nil } }
  }

  func object(_ keyword: String) -> JSONObject? {
    take(keyword, "an object") { if case .object(let object) = $0 { object } else { nil } }
  }

  func array(_ keyword: String) -> [JSONValue]? {
    take(keyword, "an array") { if case .array(let elements) = $0 { elements } else { nil } }
  }

  func number(_ keyword: String) -> FixedDecimal? {
    let text = take(keyword, "a number") { value -> String? in
      if case .number(let text) = value { text } else { nil }
    }
    guard let text else { return nil }
    let number = FixedDecimal(json: text, mostPlaces: FixedDecimal.mostPlacesOfKeywords)
    if number == nil { note(keyword, "a number of more than 500 places") }
    return number
  }

  /// Takes a count of characters or elements.
  func count(_ keyword: String) -> Int? {
    guard let number = number(keyword) else { return nil }
    guard number.normalized.exponent >= 0, number >= 0 else {
      note(keyword, "it is not a whole number from zero on")
      return nil
    }
    // A greater number means the same: nothing is so long.
    return Int.converted(from: number) ?? Int.max
  }

  /// Takes the least and the greatest count of something.
  func counts(_ least: String, _ most: String) -> SchemaCounts {
    let counts = SchemaCounts(least: count(least), most: count(most))
    if let least = counts.least, least > counts.most ?? least {
      note(most, "nothing has so many and so few")
    }
    return counts
  }

  /// The keywords that do not change which values are valid, beside those that a field shows.
  ///
  /// Source: JSON Schema Core 2020-12, section 8; Validation 2020-12, sections 7 to 9; OpenAPI 3.1, section
  /// 4.8.24.
  static let annotations: Set<JSONKey> = Set(
    (texts + ["deprecated", "examples", "default", "title", "description", "readOnly", "writeOnly"]
      + anything + definitions).map { JSONKey($0) })
  private static let texts: [String] = [
    "$schema", "$id", "$anchor", "$dynamicAnchor", "$comment", "format", "contentEncoding",
    "contentMediaType",
  ]
  /// Those of content and of OpenAPI, whose values no form reads.
  private static let anything: [String] = [
    "contentSchema", "$vocabulary", "example", "externalDocs", "xml",
  ]
  /// Where schemas are that references lead to. OpenAPI has them in `components`.
  static let definitions: [String] = ["$defs", "definitions", "components"]

  /// Takes the keywords that do not change which values are valid.
  func takeAnnotations() {
    for keyword in Self.texts where !taken.contains(JSONKey(keyword)) { _ = string(keyword) }
    for keyword in Self.anything { _ = take(keyword) }
    for keyword in Self.definitions { _ = object(keyword) }
    _ = boolean("deprecated")
    _ = array("examples")
  }

  /// Leaves a keyword that changes nothing, such as a `format` that no form judges, to the host, which finds it in
  /// `SchemaField.hostKeywords`.
  ///
  /// Source: JSON Schema Validation 2020-12, section 7.2.1.
  func leaveToHost(_ keyword: String) { left.insert(JSONKey(keyword)) }

  /// The keywords that no form reads, whatever the values are. A longer list would be one of typing errors.
  private static let unread: [JSONKey] = [
    "if", "then", "else", "not", "anyOf", "oneOf", "dependentSchemas", "dependencies",
    "patternProperties",
    "propertyNames", "unevaluatedProperties", "unevaluatedItems", "prefixItems", "contains",
    "$dynamicRef",
  ]

  static func unreadReason(_ keyword: String) -> String { "a form does not read “\(keyword)” here" }

  /// The issues of keywords that no form reads, for a schema that is wrong otherwise.
  static func unread(in object: JSONObject, at pointer: String) -> [SchemaIssue] {
    object.members.filter { unread.contains($0.key) }.map { member in
      let keyword = member.key.text
      return SchemaIssue(
        at: pointer.pointer(to: keyword), keyword, unreadReason(keyword), isUnsupported: true)
    }
  }

  /// Notes the keywords that no form reads, for a schema that is wrong otherwise.
  func noteUnread() {
    for issue in Self.unread(in: object, at: pointer) where !taken.contains(JSONKey(issue.keyword))
    {
      note(issue)
    }
  }

  /// The issue of a keyword that no form reads.
  func issueOfUnread(_ keyword: String, of kind: String) -> SchemaIssue {
    issue(
      of: keyword, because: "a form does not read “\(keyword)” of \(kind)", isUnsupported: true)
  }

  /// Takes what is left: those that begin with "x-" are the host's own; the others no form knows. A host
  /// that does not refuse them gets the unknown ones as its own, too.
  func takeRest(of kind: String, _ unsupported: UnsupportedKeywords) -> JSONObject {
    var own = JSONObject()
    for member in object.members where !taken.contains(member.key) || left.contains(member.key) {
      if left.contains(member.key) {
        own.members.append(member)
      } else if unsupported == .refuse, !member.key.text.utf8.starts(with: "x-".utf8) {
        note(issueOfUnread(member.key.text, of: kind))
      } else {
        own.members.append(member)
      }
    }
    return own
  }
}

/// The least and the greatest count of characters or elements.
struct SchemaCounts: Sendable {
  var least: Int?
  var most: Int?

  /// What is wrong with a count; nil if nothing is.
  func issue(
    of count: Int, _ tooFew: (Int) -> ValidationIssue.Kind, _ tooMany: (Int) -> ValidationIssue.Kind
  ) -> ValidationIssue? {
    if let least, count < least { return ValidationIssue(tooFew(least)) }
    if let most, count > most { return ValidationIssue(tooMany(most)) }
    return nil
  }
}

extension JSONObject {
  /// The values by their keys; of two members with a key the first counts.
  var firstValues: [JSONKey: JSONValue] {
    var values: [JSONKey: JSONValue] = [:]
    for member in members where values[member.key] == nil { values[member.key] = member.value }
    return values
  }
}
