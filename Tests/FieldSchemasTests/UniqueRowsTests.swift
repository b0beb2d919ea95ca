import EditScripts
import FieldForms
import FieldSchemas
import FormattingFieldJSON
import FormattingFields
import Testing

/// What a form keeps of a schema from key to key, against what it finds anew: `uniqueItems`, by a comparison of each
/// row of its JSON with each other one, and the states of all fields. (F11, F20)
struct UniqueRowsTests {
  private static let schema = """
    {"type": "object", "properties": {
      "part": {"type": "object", "required": ["d", "e"], "dependentRequired": {"f": ["g", "h"]},
        "properties": {
          "d": {"type": "number"}, "e": {"type": ["number", "null"]}, "f": {"type": "integer"},
          "g": {"type": "string"}, "h": {"type": "integer", "maximum": 1}, "i": {"type": "string"},
          "j": {"type": "object", "required": ["k"], "properties": {
            "k": {"type": "integer", "multipleOf": 2}, "l": {"type": "string", "maxLength": 1}}}}},
      "tags": {"type": "array", "uniqueItems": true, "items": {"type": "number"}},
      "lines": {"type": "array", "uniqueItems": true, "items": {"type": "object", "required": ["b"], "properties": {
        "a": {"type": "number"}, "b": {"type": "string"}, "c": {"type": "number"},
        "parts": {"type": "array", "uniqueItems": true, "items": {"type": "integer"}}}}}}}
    """

  private typealias Form = FieldForm<SchemaContent>

  private func content(_ locale: String) throws -> SchemaContent {
    let double: SchemaContent.Computation = { line in
      if case .number(let number?) = line.entry(at: "/a") { number * 2 } else { nil }
    }
    return try SchemaContent(
      schema: Self.schema, computing: { $0.name == "c" ? double : nil }, format: icu(locale))
  }

  private static let texts = ["1", "2", "1", "2", "1.0", "1,0", "1.", "", "é", "e\u{301}"]
  private static let json = #"{"tags":[1,2,1.0],"lines":[{"b":"x","parts":[1,2]},{"parts":[3,3]}]}"#
  private static let arrays = ["/tags", "/lines", "/lines/0/parts", "/lines/1/parts"]

  @Test("whatever is done to a form, an array has equal rows if its JSON has equal elements")
  func random() throws {
    let seed = Sampling.seed
    var random = SeededGenerator(seed)
    var form = Form(try content("en-US"))
    let formats = [try content("en-US"), try content("de-DE")]
    var history = UndoHistory<SchemaContent>(longestPause: .seconds(-1))
    var snapshot = form.snapshot
    var seen: Set<[Bool]> = []
    for step in 0..<Sampling.count(4_000, full: 60_000) {
      try history.record(in: &form, at: .seconds(step)) { form in
        try Self.act(&form, &random, &snapshot, formats)
      }
      if Int.random(in: 0..<4, using: &random) == 0 { history.undo(&form) }
      if Int.random(in: 0..<6, using: &random) == 0 { history.redo(&form) }
      var fresh = form
      fresh.content = form.content
      let isFresh = fresh.fieldStates == form.fieldStates
      try #require(isFresh, "seed \(seed), step \(step): \(form.content.json)")
      seen.insert(try Self.arrays.map { try check(form, $0, "seed \(seed), step \(step)") })
    }
    for place in Self.arrays.indices {
      #expect(seen.contains { $0[place] }, "\(Self.arrays[place]) has equal rows")
    }
  }

  /// Does something to a form.
  private static func act(
    _ form: inout Form, _ random: inout SeededGenerator, _ snapshot: inout FormSnapshot,
    _ formats: [SchemaContent]
  ) throws {
    let field = form.declaredFields.randomElement(using: &random) ?? []
    let text = texts.randomElement(using: &random) ?? ""
    let array = arrays.randomElement(using: &random) ?? ""
    let rows = form.content.rows(at: array) ?? []
    switch Int.random(in: 0..<15, using: &random) {
    case 0...3: try? form.apply(.edit(TextEdit(.all, text)), to: field)
    case 4: try? form.apply(.type(text), to: field)
    case 5: form.commit(field)
    case 6: form.setValue(.number(FixedDecimal(text)), of: field)
    case 7: form.content.setRows(rows.shuffled(using: &random), at: array)
    case 8, 9:
      let new = (0..<4).map { String($0) }.filter { !rows.contains($0) }.randomElement(
        using: &random)
      form.content.setRows(rows + [new].compactMap { $0 }, at: array)
    case 10: form.content.setRows(Array(rows.dropFirst()), at: array)
    case 11: snapshot = form.snapshot
    case 12: form = try Form(restoring: snapshot, in: form.content)
    case 13: if rows.isEmpty { try form.content.read(json) }
    default:
      if let format = formats.randomElement(using: &random), text.isEmpty {
        form.reformat { $0.setFormats(of: format) }
      } else if form.beginSubmit() == .started, let submission = form.submission {
        form.endSubmit(submission, [])
      }
    }
  }

  /// Compares the issue of an array with the elements of its JSON.
  ///
  /// - Returns: Whether two elements are equal.
  private func check(
    _ form: Form, _ array: String, _ step: String
  ) throws -> Bool {
    var value: JSONValue? = .object(try JSONObject(form.content.json))
    var id: [String] = []
    for name in array.split(separator: "/") {
      switch value {
      case .object(let object):
        value = object[JSONKey(String(name))]
        id.append(String(name))
      case .array(let elements):
        guard let index = Int(name), elements.indices.contains(index) else { return false }
        value = elements[index]
        id.append(try #require(form.content.rows(at: "/" + id.joined(separator: "/")))[index])
      default: return false
      }
    }
    guard case .array(let elements) = value else { return false }
    let hasTwins = elements.indices.contains { index in
      elements[index] != .null
        && elements[..<index].contains { Self.areEqual($0, elements[index]) }
    }
    try #require(
      form.issues(of: id).contains { $0.kind == .duplicate } == hasTwins,
      "\(step): \(array) of \(form.content.json)")
    return hasTwins
  }

  private static func areEqual(_ one: JSONValue, _ two: JSONValue) -> Bool {
    switch (one, two) {
    case (.number(let one), .number(let two)): Double(one) == Double(two)
    case (.string(let one), .string(let two)): Array(one.utf8) == Array(two.utf8)
    case (.array(let one), .array(let two)):
      one.count == two.count && zip(one, two).allSatisfy { areEqual($0, $1) }
    case (.object(let one), .object(let two)):
      one.members.count == two.members.count
        && one.members.allSatisfy { member in
          two[member.key].map { areEqual(member.value, $0) } ?? false
        }
    default: one == two
    }
  }
}
