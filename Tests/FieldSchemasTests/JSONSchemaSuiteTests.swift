import FieldForms
import FieldSchemas
import Fixtures
import FormattingFields
import Foundation
import NumfieldJSON
import Testing

/// The rows of the official suite of JSON Schema for the keywords that forms use: valid data fills a form
/// and is valid there, invalid data is found. Documentation/Conformance.md has the totals.
struct JSONSchemaSuiteTests {
  enum Verdict: Equatable {
    case agrees
    /// The form refuses the schema or the data, with a reason.
    case leftOut(String)
    case differs(String)
  }

  struct Row {
    let id: String
    let schema, data: JSONValue
    let isValid: Bool

    init(_ line: String) throws {
      let row = try JSONObject(line)
      guard case .string(let id)? = row["id"], let schema = row["schema"], let data = row["data"],
        case .boolean(let isValid)? = row["valid"]
      else { throw CocoaError(.coderReadCorrupt) }
      (self.id, self.schema, self.data, self.isValid) = (id, schema, data, isValid)
    }

    /// The suite's file, named after its keyword.
    var file: String { String(id.prefix { $0 != "/" }) }
  }

  /// Rows that the form answers differently, and why.
  static let deviations: [String: String] = {
    var deviations = [
      "format-date-time/0/31": "a second has up to nine fraction digits",
      "format-uri/0/44": "an address in brackets is not taken apart",
      "uniqueItems/0/26": "a member of rows has one type",
      "uniqueItems/0/27": "a member of rows has one type",
    ]
    // RFC 5321 has quoted names and addresses in brackets, and forbids dots that HTML allows.
    for row in Array(11...17) + [19] {
      deviations["format-email/0/\(row)"] = "an email address is what HTML takes for valid"
    }
    return deviations
  }()

  /// A schema completed with what a form needs and the suite omits: types, properties and elements,
  /// from the data.
  private static func completed(_ schema: JSONValue?, _ data: JSONValue) -> JSONValue {
    var own = JSONObject()
    switch schema {
    case .object(let object)?: own = object
    case .boolean(true)?, nil: break
    default: return schema ?? .null
    }
    let isSaid = ["enum", "const", "$ref", "allOf", "oneOf"].contains { own[JSONKey($0)] != nil }
    if isSaid { return .object(own) }
    if own["type"] == nil { own.set("type", .string(data.typeName)) }
    if case .array(let elements) = data, own["prefixItems"] == nil,
      Set(elements.map(\.typeName)).count <= 1
    {
      own.set("items", completed(own["items"], elements.first ?? .number("1")))
    }
    if case .object(let members) = data {
      var properties = JSONObject()
      if case .object(let own)? = own["properties"] { properties = own }
      let isEmpty = properties.members.isEmpty
      for member in members.members where isEmpty || properties[member.key] != nil {
        properties.set(member.key, completed(properties[member.key], member.value))
      }
      var names: [JSONValue] = []
      if case .array(let required)? = own["required"] { names = required }
      if case .object(let dependents)? = own["dependentRequired"] {
        for member in dependents.members {
          if case .array(let needed) = member.value { names += needed }
        }
      }
      for case .string(let name) in names where properties[JSONKey(name)] == nil {
        properties.set(JSONKey(name), .object(JSONObject(["type": .string("number")])))
      }
      own.set("properties", .object(properties))
    }
    return .object(own)
  }

  /// The form's verdict on a row, whose value is a property.
  static func verdict(_ row: Row) -> Verdict {
    var schema = completed(row.schema, row.data).json
    if row.file != "ref" || row.schema.json.contains(#""enum":[{"$ref""#) == false {
      schema = schema.replacing("\"$ref\":\"#", with: "\"$ref\":\"#/properties/value")
    }
    let form = #"{"type":"object","required":["value"],"properties":{"value":\#(schema)}}"#
    let json = #"{"value":\#(row.data.json)}"#
    do throws(SchemaError) {
      var form = FieldForm(
        try SchemaContent(schema: form, format: icu("en-US", allowsExponent: true)))
      let found =
        form.content.fill(from: json)
        + form.schemaIssues(in: FormMessages(label: { $0.joined(separator: ".") }))
      for issue in found where !issue.pointer.hasPrefix("/value") {
        return .differs("an issue at \(issue.pointer)")
      }
      if row.data == .string("") { return .leftOut("an empty text") }
      if !found.isEmpty {
        return row.isValid ? .differs("found \(found[0].keyword)") : .agrees
      }
      guard row.isValid else { return .differs("nothing was found") }
      let own = (try? JSONObject(form.content.json)).map { JSONValue.object($0) }
      let given = (try? JSONObject(json)).map { JSONValue.object($0) }
      guard let own, let given, own.inUTC.isSame(as: given.inUTC) else {
        return .differs("became \(form.content.json)")
      }
      return .agrees
    } catch {
      return .leftOut(error.issues[0].keyword)
    }
  }

  static let verdicts: [(row: Row, verdict: Verdict)] = {
    do {
      return try Fixtures.lines("json-schema-suite.jsonl").map {
        let row = try Row($0)
        return (row, verdict(row))
      }
    } catch {
      preconditionFailure("json-schema-suite.jsonl: \(error)")
    }
  }()

  @Test("each row agrees, or the schema is one that no form has")
  func rows() {
    for (row, verdict) in Self.verdicts {
      if case .differs(let how) = verdict, Self.deviations[row.id] == nil {
        Issue.record("\(row.id): \(row.schema.json) \(row.data.json): \(how)")
      }
    }
  }

  @Test("invalid data is found by the keyword of the file")
  func keywords() throws {
    let form = #"{"type":"object","properties":{"value":"#
    for (row, verdict) in Self.verdicts
    where verdict == .agrees && !row.isValid
      && ["minimum", "maximum", "multipleOf", "minLength", "maxLength", "pattern"].contains(
        row.file)
    {
      var content = try SchemaContent(
        schema: form + Self.completed(row.schema, row.data).json + "}}", format: icu("en-US"))
      _ = content.fill(from: #"{"value":\#(row.data.json)}"#)
      let issues = FieldForm(content).schemaIssues(in: FormMessages(label: { _ in "" }))
      #expect(issues.map(\.keyword) == [row.file], "\(row.id)")
    }
  }

  @Test("Conformance.md has the totals of each keyword, and why rows are left out")
  func totals() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Documentation/Conformance.md"),
      encoding: .utf8)
    var files: [String] = []
    for (row, _) in Self.verdicts where files.last != row.file { files.append(row.file) }
    var lines: [String] = []
    func add(_ name: String, _ own: [(row: Row, verdict: Verdict)]) {
      let agree = own.count { $0.verdict == .agrees }
      let differ = own.count { Self.deviations[$0.row.id] != nil }
      lines.append(
        "| \(name) | \(own.count) | \(agree) | \(differ) | \(own.count - agree - differ) |")
    }
    for file in files { add(file, Self.verdicts.filter { $0.row.file == file }) }
    add("all keywords", Self.verdicts)
    let missing = lines.filter { !page.contains($0) }.joined(separator: "\n")
    #expect(missing == "")
    let reasons = Self.verdicts.compactMap { row, verdict in
      if case .leftOut(let reason) = verdict { reason } else { nil }
    }
    let counts = Dictionary(reasons.map { ($0, 1) }, uniquingKeysWith: +)
    let untold = counts.map { "| \($0) | \($1) |" }.filter { !page.contains($0) }.sorted()
    #expect(untold.joined(separator: "\n") == "")
    for (row, verdict) in Self.verdicts where Self.deviations[row.id] != nil {
      #expect(verdict != .agrees, "\(row.id) agrees by now")
    }
  }
}

extension JSONObject {
  fileprivate init(_ members: [JSONKey: JSONValue]) {
    self.init()
    for (key, value) in members { set(key, value) }
  }

  fileprivate mutating func set(_ key: JSONKey, _ value: JSONValue) {
    members.removeAll { $0.key == key }
    members.append(Member(key: key, value: value))
  }
}

extension JSONValue {
  /// The value with times of UTC in one notation.
  fileprivate var inUTC: JSONValue {
    switch self {
    case .string(let text) where text.contains(":"):
      .string(
        text.uppercased().replacing("+00:00", with: "Z").replacing("-00:00", with: "Z"))
    case .object(let object):
      .object(
        object.members.reduce(into: JSONObject()) {
          $0.members.append(.init(key: $1.key, value: $1.value.inUTC))
        })
    default: self
    }
  }

  /// The name of the type in schemas.
  fileprivate var typeName: String {
    switch self {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
