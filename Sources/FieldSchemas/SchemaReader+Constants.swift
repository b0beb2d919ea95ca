import FieldForms
import FormattingFieldJSON

/// The constants of which one is chosen.
extension SchemaReader {
  /// The options that `enum`, `const` or titled constants make.
  struct Constants {
    var options: [FieldOption]
    let keyword: String
    /// Whether the values of the options are JSON; they are texts otherwise.
    let areJSON: Bool
    let hasNull: Bool
  }

  func constants(
    _ keywords: SchemaKeywords, _ type: SchemaType.Name,
    _ texts: TextKeywords = TextKeywords()
  ) -> Constants? {
    let listed = keywords.array("enum")
    let constant = keywords.take("const")
    let titled = titledConstants(keywords)
    if keywords.has("oneOf"), titled.isEmpty {
      keywords.note("oneOf", "a form reads constants with titles here", isUnsupported: true)
      return nil
    }
    _ = keywords.take("oneOf")
    let keyword: String = listed != nil ? "enum" : constant != nil ? "const" : "oneOf"
    var common = listed
    if let constant { common = common?.common(with: [constant]) ?? [constant] }
    if !titled.isEmpty {
      let own = titled.compactMap { $0["const"] }
      common = common?.common(with: own) ?? own
    }
    for (index, value) in (listed ?? []).enumerated() where !value.has(type) {
      keywords.note("enum", at: index, because: "it is not of the type \(type.rawValue)")
    }
    if let constant, !constant.has(type) {
      keywords.note("const", "it is not of the type \(type.rawValue)")
    }
    var values: [JSONValue] = []
    var (hasNull, areJSON) = (false, false)
    for value in common ?? [] {
      switch value {
      case .null: hasNull = true
      case .string(let text):
        if !text.isEmpty, texts.issue(of: text) == nil { values.append(value) }
      default:
        areJSON = true
        values.append(value)
      }
    }
    if values.isEmpty { keywords.note(keyword, "none of the values fits the other keywords") }
    var titles: [JSONValue: String] = [:]
    var hasTitle: Set<JSONValue> = []
    for constant in titled {
      guard let value = constant["const"], hasTitle.insert(value).inserted else { continue }
      titles[value] = constant["title"]?.string
    }
    var options: [FieldOption] = []
    for value in values {
      let title = titles[value]
      options.append(
        FieldOption(
          areJSON ? value.canonical : value.string ?? "",
          label: title ?? value.string ?? value.json))
    }
    let distinct = ChoiceFormat(options).options
    if distinct.count < Set(options.map { [JSONKey($0.value), JSONKey($0.label)] }).count {
      keywords.note(keyword, "two constants have the same title")
    }
    return Constants(options: distinct, keyword: keyword, areJSON: areJSON, hasNull: hasNull)
  }

  /// The constants of `oneOf`, with their titles; empty if any of its schemas is more than a
  /// constant.
  func titledConstants(_ keywords: SchemaKeywords) -> [JSONObject] {
    guard case .array(let schemas)? = keywords.object["oneOf"] else { return [] }
    var constants: [JSONObject] = []
    for schema in schemas {
      guard case .object(let object) = schema, object["const"] != nil,
        object.members.allSatisfy({
          ["const", "title", "description", "type", "deprecated", "$comment"].contains($0.key)
            || $0.key.text.utf8.starts(with: "x-".utf8)
        })
      else { return [] }
      constants.append(object)
    }
    return constants
  }
}

extension JSONValue {
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }

  /// Whether a constant is of a type.
  fileprivate func has(_ type: SchemaType.Name) -> Bool {
    switch self {
    case .null: true
    case .boolean: type == .boolean || type == .several
    case .number: type == .number || type == .integer || type == .several
    case .string: type == .string || type == .several
    case .array, .object: type == .several
    }
  }
}
