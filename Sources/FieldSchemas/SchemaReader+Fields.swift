import FieldEditing
import FieldForms
import FormattingFieldJSON
import NumberText

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
      keywords, isInteger: isInteger, type: valueType, listed: listed, constant: constant,
      numerals: numerals(keywords))
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
    if let initial {
      let pointer = keywords.pointer.pointer(to: "default")
      handOver(made.fill(with: initial, as: field, at: pointer))
    }
    try keywords.check()
    return ObjectSchema.Member(
      field, .number(Boxed(made)), of: keywords.property, by: computation(field))
  }

  /// The pattern of texts that stand for numbers, as pydantic has them for its decimals. Texts that say anything
  /// else have no number, so their pattern is refused.
  private mutating func numerals(_ keywords: SchemaKeywords) -> Pattern? {
    guard let text = keywords.numerals else { return nil }
    let pattern = try? Pattern(text)
    if let pattern, pattern.matches("1"), !pattern.matches("a"), !pattern.matches("") {
      patternCost += pattern.stepCount * Self.mostNumeralCharacters
      if patternCost <= Self.mostPatternCost { return pattern }
    }
    keywords.note(
      "anyOf", "a form does not read a number or a text that is none", isUnsupported: true)
    return nil
  }

  /// The most characters of a text that stands for a number.
  static let mostNumeralCharacters = 1024

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
      if format == nil { keywords.leaveToHost("format") }
    }
    if let moment {
      for keyword: String in ["minLength", "maxLength", "pattern"] where keywords.has(keyword) {
        keywords.note(keyword, "a date or time has its own form", isUnsupported: true)
      }
      let field = self.field(
        keywords, "a string", .values(ValueKeywords(keyword: "format")),
        isNullable: type.isNullable)
      return try made(field, moment, initial, keywords)
    }
    let texts = TextKeywords(length: length, pattern: pattern, format: format)
    let field = self.field(
      keywords, "a string", .text(texts), isNullable: type.isNullable)
    var made = PlainTextField(maximumLength: texts.maximumLength)
    if let initial {
      let pointer = keywords.pointer.pointer(to: "default")
      handOver(made.fill(with: initial, as: field, at: pointer))
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
  mutating func leave(
    _ keywords: SchemaKeywords, _ keyword: String, because reason: String
  ) {
    leave(keywords, keywords.issue(of: keyword, because: reason, isUnsupported: true))
  }

  mutating func leave(_ keywords: SchemaKeywords, _ issue: SchemaIssue) {
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
    return try made(field, .boolean(BooleanFormat(in: table)), initial, keywords)
  }

  /// Reads a schema of constants, of which one is chosen.
  mutating func choice(
    _ keywords: SchemaKeywords, _ type: SchemaType
  ) throws(SchemaError) -> ObjectSchema.Member {
    let length =
      type.name == .string ? keywords.counts("minLength", "maxLength") : SchemaCounts()
    guard let constants = constants(keywords, type.name, TextKeywords(length: length)) else {
      _ = field(keywords, "a choice")
      throw SchemaError(issues: keywords.issues)
    }
    let initial = keywords.take("default")
    let field = self.field(
      keywords, "a choice",
      .values(ValueKeywords(keyword: constants.keyword, areJSON: constants.areJSON)),
      isNullable: keywords.isOptional || type.isNullable && constants.hasNull,
      choices: constants.options.map { .text($0.value) })
    return try made(field, .choice(ChoiceFormat(constants.options)), initial, keywords)
  }

  /// Reads a schema of null alone: a choice without options.
  mutating func nothing(_ keywords: SchemaKeywords) throws(SchemaError) -> ObjectSchema.Member {
    _ = (keywords.array("enum"), keywords.take("const"))
    let initial = keywords.take("default")
    let field = self.field(
      keywords, "null", .values(ValueKeywords(keyword: "type", areJSON: true)), isNullable: true)
    return try made(field, .choice(ChoiceFormat([FieldOption]())), initial, keywords)
  }

  /// Tells the host of a default that is none of the field's values: it is an annotation, and the field begins
  /// empty.
  ///
  /// Source: JSON Schema Validation 2020-12, section 9.2.
  private mutating func handOver(_ issue: SchemaIssue?) { handOver(issue.map { [$0] } ?? []) }

  mutating func handOver(_ issues: [SchemaIssue]) {
    if unsupported == .handOver { handedOver += issues }
  }

  /// A field of a format with its first value.
  mutating func made(
    _ field: SchemaField, _ format: SchemaFormat, _ initial: JSONValue?,
    _ keywords: SchemaKeywords
  ) throws(SchemaError) -> ObjectSchema.Member {
    var made = ValueField(format: format)
    if let initial {
      let pointer = keywords.pointer.pointer(to: "default")
      handOver(made.fill(with: initial, as: field, at: pointer))
    }
    try keywords.check()
    return ObjectSchema.Member(field, .value(Boxed(made)), of: keywords.property)
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
        keywords.leaveToHost("format")
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
    type.isNullable = keywords.isOptional || type.isNullable && values.contains(.null)
    return numbers
  }

  /// The value of `const`; a field with one is not nullable.
  private func takeConstant(_ keywords: SchemaKeywords, _ type: inout SchemaType) -> JSONValue? {
    guard let value = keywords.take("const") else { return nil }
    type.isNullable = keywords.isOptional
    return value
  }
}
