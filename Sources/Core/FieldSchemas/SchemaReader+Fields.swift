import FieldEditing
import FieldForms
import NumberText
import NumfieldJSON

/// The schemas of single fields.
extension SchemaReader {
  mutating func number(
    _ keywords: SchemaKeywords, _ type: SchemaType
  ) throws(SchemaError) -> ObjectSchema.Member {
    var type = type
    let isInteger = type.name == .integer
    let listed = listed(keywords, &type).map { ListedNumbers($0) }
    var constant: FixedDecimal?
    if let value = takeConstant(keywords, &type) {
      constant = Self.number(value)
      if constant == nil { keywords.note("const", Self.noNumber) }
    }
    let (style, keyword, valueType) = style(keywords, isInteger: isInteger)
    let numbers = NumberKeywords(
      keywords, isInteger: isInteger, type: valueType, listed: listed, constant: constant)
    if let multiple = numbers.multipleOf, multiple <= 0 {
      keywords.note("multipleOf", "the number is not above zero")
      try keywords.check()
    }
    if numbers.bounds == nil {
      let upper: String = numbers.maximum == nil ? "exclusiveMaximum" : "maximum"
      keywords.note(upper, "no number is within the bounds")
    }
    let initial = keywords.take("default")
    let choices = numbers.choices
    if let choices, choices.isEmpty {
      keywords.note(
        keywords.has("enum") ? "enum" : "const", "none of the values fits the other keywords")
    }
    let field = self.field(
      keywords, "a number", .number(numbers), isNullable: type.isNullable, style: style,
      choices: choices ?? [])
    try keywords.check()
    guard let format = format(field) else {
      keywords.note(keyword, "there is no format for \(style)")
      throw SchemaError(issues: keywords.issues)
    }
    var policies = Self.policies(step: field.step)
    adjust(field, &policies)
    var made = NumberField(
      numbers.type, format: format, bounds: field.bounds, policies: policies)
    if !made.hasNumberInBounds {
      keywords.note(
        numbers.minimum == nil && numbers.exclusiveMinimum == nil ? "maximum" : "minimum",
        "the format shows no number within the bounds")
    }
    if field.step != nil && !made.hasUsableStep {
      keywords.note(
        numbers.multipleOf == nil ? "type" : "multipleOf", "the format does not show the steps")
    }
    if let initial,
      let issue = made.fill(with: initial, as: field, at: keywords.pointer.pointer(to: "default"))
    {
      keywords.note(issue)
    }
    try keywords.check()
    return ObjectSchema.Member(
      field, .number(Boxed(made)), of: keywords.property, by: computation(field))
  }

  mutating func text(
    _ keywords: SchemaKeywords, _ type: SchemaType
  ) throws(SchemaError) -> ObjectSchema.Member {
    let length = keywords.counts("minLength", "maxLength")
    if let least = length.least, least > TextKeywords.mostCharacters {
      keywords.note("minLength", "more characters than a field takes")
    }
    let pattern = pattern(keywords, length)
    let initial = keywords.take("default")
    var (moment, format): (SchemaFormat?, TextKeywords.Format?)
    switch keywords.string("format") {
    case nil: break
    case "date": moment = .date(ISOFormat())
    case "time": moment = .time(ISOFormat(hasOffset: true))
    case "date-time": moment = .dateTime(ISOFormat(hasOffset: true))
    case let name?:
      format = TextKeywords.Format(rawValue: name)
      if format == nil {
        leave(keywords, "format", because: "a form does not check the format “\(name)”")
      }
    }
    if let moment {
      for keyword: String in ["minLength", "maxLength", "pattern"] where keywords.has(keyword) {
        keywords.note(keyword, "a date or time has its own form", isUnsupported: true)
      }
      let field = self.field(
        keywords, "a string", .values(ValueKeywords(keyword: "format")),
        isNullable: type.isNullable)
      try keywords.check()
      return try made(field, moment, initial, keywords)
    }
    let texts = TextKeywords(length: length, pattern: pattern, format: format)
    let field = self.field(
      keywords, "a string", .text(texts), isNullable: type.isNullable)
    var made = PlainTextField(maximumLength: texts.maximumLength)
    if let initial,
      let issue = made.fill(with: initial, as: field, at: keywords.pointer.pointer(to: "default"))
    {
      keywords.note(issue)
    }
    try keywords.check()
    return ObjectSchema.Member(field, .text(Boxed(made)), of: keywords.property)
  }

  /// Reads `pattern`; nil if there is none, or if a form does not judge it.
  private mutating func pattern(_ keywords: SchemaKeywords, _ length: SchemaCounts) -> Pattern? {
    guard let text = keywords.string("pattern") else { return nil }
    do throws(PatternError) {
      let pattern = try Pattern(text)
      patternCost += pattern.stepCount * TextKeywords(length: length).mostJudgedCharacters
      if patternCost <= Self.mostPatternCost { return pattern }
      leave(keywords, "pattern", because: "the patterns of the form take too long for such texts")
    } catch {
      leave(keywords, "pattern", because: "character \(error.place): \(error.reason)")
    }
    return nil
  }

  /// Leaves a keyword to the host's own validator, without its field; refuses it if there is none.
  private mutating func leave(
    _ keywords: SchemaKeywords, _ keyword: String, because reason: String
  ) {
    let issue = keywords.issue(of: keyword, because: reason, isUnsupported: true)
    switch unsupported {
    case .refuse: keywords.note(issue)
    case .skip: break
    case .handOver: handedOver.append(issue)
    }
  }

  mutating func boolean(
    _ keywords: SchemaKeywords, _ type: SchemaType
  ) throws(SchemaError) -> ObjectSchema.Member {
    var type = type
    var answer: Bool?
    if let value = takeConstant(keywords, &type) {
      if case .boolean(let own) = value {
        answer = own
      } else {
        keywords.note("const", "it is not a boolean of at most 500 places")
      }
    }
    let initial = keywords.take("default")
    let field = self.field(
      keywords, "a boolean", .values(ValueKeywords(keyword: "type", answer: answer)),
      isNullable: type.isNullable)
    try keywords.check()
    return try made(field, .boolean(BooleanFormat(in: table)), initial, keywords)
  }

  /// Reads a schema of constants, of which one is chosen.
  mutating func choice(
    _ keywords: SchemaKeywords, _ type: SchemaType
  ) throws(SchemaError) -> ObjectSchema.Member {
    let length =
      type.name == .string ? keywords.counts("minLength", "maxLength") : SchemaCounts()
    guard let constants = constants(keywords, type.name, TextKeywords(length: length)) else {
      throw SchemaError(issues: keywords.issues)
    }
    let initial = keywords.take("default")
    let field = self.field(
      keywords, "a choice",
      .values(ValueKeywords(keyword: constants.keyword, areJSON: constants.areJSON)),
      isNullable: type.isNullable && constants.hasNull,
      choices: constants.options.map { .text($0.value) })
    try keywords.check()
    return try made(field, .choice(ChoiceFormat(constants.options)), initial, keywords)
  }

  /// A field of a format with its first value.
  func made(
    _ field: SchemaField, _ format: SchemaFormat, _ initial: JSONValue?,
    _ keywords: SchemaKeywords
  ) throws(SchemaError) -> ObjectSchema.Member {
    var made = ValueField(format: format)
    if let initial,
      let issue = made.fill(with: initial, as: field, at: keywords.pointer.pointer(to: "default"))
    {
      throw SchemaError(issues: [issue])
    }
    return ObjectSchema.Member(field, .value(Boxed(made)), of: keywords.property)
  }

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

  /// Takes the keywords that all fields share, and what is left, so it has to come last.
  mutating func field(
    _ keywords: SchemaKeywords, _ kind: String,
    _ own: SchemaField.Keywords = .object, isNullable: Bool = false, style: NumberStyle = .decimal,
    choices: [FieldValue] = []
  ) -> SchemaField {
    keywords.takeAnnotations()
    let isReadOnly = keywords.boolean("readOnly") ?? false
    let isWriteOnly = keywords.boolean("writeOnly") ?? false
    let (title, description) = (keywords.string("title"), keywords.string("description"))
    let rest = keywords.takeRest(of: kind, unsupported)
    if unsupported == .handOver {
      let names = rest.members.map { $0.key.text }
      for name in names.sorted() where !name.utf8.starts(with: "x-".utf8) {
        handedOver.append(keywords.issueOfUnread(name, of: kind))
      }
    }
    return SchemaField(
      pointer: keywords.pointer, name: keywords.property.name, title: title,
      description: description, style: style, isRequired: keywords.property.isRequired,
      isNullable: isNullable,
      isReadOnly: isReadOnly || keywords.property.isReadOnly, isWriteOnly: isWriteOnly,
      schema: keywords.object, rest: rest,
      keywords: own, choices: choices)
  }

  /// Policies that refuse extra digits and numbers off the steps; a field's default policies round
  /// the former and take the latter.
  private static func policies(step: FixedDecimal?) -> FieldPolicies {
    var policies = FieldPolicies()
    policies.refusesExtraDigits = true
    policies.maximumLength = 8192
    policies.step = step
    policies.refusesOffStep = step != nil
    return policies
  }

  /// The style that a schema asks for, and the keyword that names it. Also takes the type from
  /// `format`.
  private mutating func style(
    _ keywords: SchemaKeywords, isInteger: Bool
  ) -> (NumberStyle, keyword: String, NumberType) {
    let currency = keywords.string("x-currency")
    let unit = keywords.string("x-unit")
    if currency != nil, unit != nil {
      keywords.note("x-currency", "a number is written in one style")
    }
    let format = keywords.string("format")
    let ratio = NumberStyle.ratios.first { $0.description == format }
    let keyword: String =
      currency != nil ? "x-currency" : unit != nil ? "x-unit" : ratio != nil ? "format" : "type"
    if ratio != nil, currency != nil || unit != nil {
      keywords.note(keyword, "a number is written in one style")
    }
    var type = NumberType.decimal
    if let format, ratio == nil {
      if let named = NumberType(rawValue: format) {
        type = named
        if isInteger, type == .double || type == .float {
          keywords.note("format", "the numbers are integers")
        }
      } else {
        leave(keywords, "format", because: "a form does not know the format “\(format)”")
      }
    }
    if let currency { return (.currency(currency), keyword, type) }
    if let unit { return (.unit(unit), keyword, type) }
    return (ratio ?? (isInteger ? .integer : .decimal), keyword, type)
  }

  private static func number(_ value: JSONValue) -> FixedDecimal? {
    guard case .number(let text) = value else { return nil }
    return FixedDecimal(json: text, mostPlaces: FixedDecimal.mostPlacesOfKeywords)
  }

  private static let noNumber: String = "it is not a number of at most 500 places"

  /// The numbers of `enum`, without null. If null is not among its values, the field is not nullable.
  private func listed(_ keywords: SchemaKeywords, _ type: inout SchemaType) -> [FixedDecimal]? {
    guard let values = keywords.array("enum") else { return nil }
    var numbers: [FixedDecimal] = []
    for (index, value) in values.enumerated() where value != .null || !type.isNullable {
      if let number = Self.number(value) {
        numbers.append(number)
      } else {
        keywords.note("enum", at: index, because: Self.noNumber)
      }
    }
    type.isNullable = type.isNullable && values.contains(.null)
    return numbers
  }

  /// The value of `const`; a field with one is not nullable.
  private func takeConstant(_ keywords: SchemaKeywords, _ type: inout SchemaType) -> JSONValue? {
    guard let value = keywords.take("const") else { return nil }
    type.isNullable = false
    return value
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
