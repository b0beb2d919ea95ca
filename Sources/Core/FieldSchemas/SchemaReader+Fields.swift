import FieldEditing
import FieldForms
import NumberText
import NumfieldJSON

/// The schemas of single fields.
extension SchemaReader {
  static func number(
    _ keywords: inout SchemaKeywords, _ property: Property, _ format: Format
  ) throws(SchemaIssue) -> (SchemaField, NumberField) {
    let type = try type(&keywords)
    var numbers = NumberKeywords(isInteger: type.name == "integer")
    numbers.minimum = try keywords.number("minimum")
    numbers.exclusiveMinimum = try keywords.number("exclusiveMinimum")
    numbers.maximum = try keywords.number("maximum")
    numbers.exclusiveMaximum = try keywords.number("exclusiveMaximum")
    numbers.multipleOf = try keywords.number("multipleOf")
    if let multiple = numbers.multipleOf, multiple <= 0 {
      throw keywords.issue("multipleOf", "the number is not above zero")
    }
    var isNullable = type.isNullable
    numbers.listed = try choices(&keywords, &isNullable, "a number", number).map { Listed($0) }
    numbers.constant = try constant(&keywords, &isNullable, "a number", number)
    let (style, keyword) = try style(&keywords, &numbers)
    let step = numbers.step
    guard let bounds = numbers.bounds(step: step) else {
      let upper = numbers.maximum == nil ? "exclusiveMaximum" : "maximum"
      throw keywords.issue(upper, "no number is within the bounds")
    }
    let initial = keywords.take("default")
    let field = try self.field(
      &keywords, property, style, isNullable: isNullable, .number(numbers),
      numbers.choices?.map(FieldValue.number), bounds, step)
    guard let format = format(field) else {
      throw keywords.issue(keyword, "there is no format for \(style)")
    }
    var made = NumberField(
      numbers.type, format: format, bounds: bounds, policies: policies(step: step))
    guard made.hasNumberInBounds else {
      throw keywords.issue(
        numbers.minimum == nil && numbers.exclusiveMinimum == nil ? "maximum" : "minimum",
        "the format shows no number within the bounds")
    }
    guard step == nil || made.hasUsableStep else {
      throw keywords.issue(
        numbers.multipleOf == nil ? "type" : "multipleOf", "the format does not show the steps")
    }
    if let initial {
      try made.read(initial, as: field, at: keywords.pointer.pointer(to: "default"))
    }
    return (field, made)
  }

  static func text(
    _ keywords: inout SchemaKeywords, _ property: Property
  ) throws(SchemaIssue) -> (SchemaField, PlainTextField) {
    let type = try type(&keywords)
    var texts = TextKeywords()
    texts.minLength = try keywords.length("minLength")
    texts.maxLength = try keywords.length("maxLength")
    if let least = texts.minLength {
      guard least <= TextKeywords.mostCharacters else {
        throw keywords.issue("minLength", "more characters than a field takes")
      }
      guard least <= texts.maxLength ?? least else {
        throw keywords.issue("maxLength", "no text is so long and so short")
      }
    }
    var isNullable = type.isNullable
    texts.listed = try choices(&keywords, &isNullable, "a string", text).map { Listed($0) }
    texts.constant = try constant(&keywords, &isNullable, "a string", text)
    switch try keywords.string("format") {
    case nil: break
    case "email": texts.isEmail = true
    case "password": texts.isSecret = true
    case let other?: throw keywords.issue("format", "a form does not check the format “\(other)”")
    }
    let initial = keywords.take("default")
    let field = try self.field(
      &keywords, property, .decimal, isNullable: isNullable, .text(texts),
      texts.choices?.map(FieldValue.text), .unlimited, nil)
    var made = PlainTextField(maximumLength: texts.maximumLength)
    if let initial {
      try made.read(initial, as: field, at: keywords.pointer.pointer(to: "default"))
    }
    return (field, made)
  }

  /// Takes the keywords that all fields share, and refuses what is left, so it has to come last.
  private static func field(
    _ keywords: inout SchemaKeywords, _ property: Property, _ style: NumberStyle, isNullable: Bool,
    _ own: SchemaField.Keywords, _ choices: [FieldValue]?, _ bounds: NumberBounds,
    _ step: FixedDecimal?
  ) throws(SchemaIssue) -> SchemaField {
    try keywords.takeAnnotations()
    let isReadOnly = try keywords.boolean("readOnly") ?? false
    let field = SchemaField(
      pointer: keywords.pointer, name: property.name, title: try keywords.string("title"),
      description: try keywords.string("description"), style: style,
      isRequired: property.isRequired, isNullable: isNullable,
      isReadOnly: isReadOnly || property.isReadOnly, keywords: own, bounds: bounds, step: step,
      choices: choices ?? [])
    let kind = if case .number = own { "a number" } else { "a string" }
    try keywords.refuseOthers(in: kind)
    if let choices, choices.isEmpty {
      throw keywords.issue(
        keywords.has("enum") ? "enum" : "const", "none of the values fits the other keywords")
    }
    return field
  }

  /// Policies that refuse extra digits and numbers off the steps, which a field by default rounds or
  /// takes.
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
  private static func style(
    _ keywords: inout SchemaKeywords, _ numbers: inout NumberKeywords
  ) throws(SchemaIssue) -> (NumberStyle, keyword: String) {
    var styles: [(NumberStyle, keyword: String)] = []
    if let code = try keywords.string("x-currency") {
      styles.append((.currency(code), "x-currency"))
    }
    if let unit = try keywords.string("x-unit") { styles.append((.unit(unit), "x-unit")) }
    if let format = try keywords.string("format") {
      switch format {
      case "percent": styles.append((.percent, "format"))
      case "permille": styles.append((.permille, "format"))
      default:
        guard let type = NumberType(rawValue: format) else {
          throw keywords.issue("format", "a form does not know the format “\(format)”")
        }
        if numbers.isInteger, [.double, .float].contains(type) {
          throw keywords.issue("format", "the numbers are integers")
        }
        numbers.type = type
      }
    }
    guard styles.count < 2 else {
      throw keywords.issue(styles[0].keyword, "a number is written in one style")
    }
    return styles.first ?? (numbers.isInteger ? .integer : .decimal, "type")
  }

  private static func number(_ value: JSONValue) -> FixedDecimal? {
    guard case .number(let text) = value else { return nil }
    return FixedDecimal(json: text, mostPlaces: FixedDecimal.mostPlacesOfKeywords)
  }

  private static func text(_ value: JSONValue) -> ExactText? {
    if case .string(let text) = value { ExactText(wrappedValue: text) } else { nil }
  }

  /// The values of `enum` without null. If null is not among them, the field is not nullable.
  private static func choices<Value>(
    _ keywords: inout SchemaKeywords, _ isNullable: inout Bool, _ kind: String,
    _ cast: (JSONValue) -> Value?
  ) throws(SchemaIssue) -> [Value]? {
    guard let listed = try keywords.array("enum") else { return nil }
    var choices: [Value] = []
    for (index, value) in listed.enumerated() {
      if value == .null, isNullable { continue }
      guard let choice = cast(value) else {
        throw SchemaIssue(
          pointer: keywords.pointer.pointer(to: "enum").pointer(to: String(index)),
          keyword: "enum", reason: "it is not \(kind) of at most 500 places")
      }
      choices.append(choice)
    }
    isNullable = isNullable && listed.contains(.null)
    return choices
  }

  private static func constant<Value>(
    _ keywords: inout SchemaKeywords, _ isNullable: inout Bool, _ kind: String,
    _ cast: (JSONValue) -> Value?
  ) throws(SchemaIssue) -> Value? {
    guard let value = keywords.take("const") else { return nil }
    guard let constant = cast(value) else {
      throw keywords.issue("const", "it is not \(kind) of at most 500 places")
    }
    isNullable = false
    return constant
  }
}
