import FieldEditing
public import FieldForms
import FormattingFieldJSON
public import NumberText

/// What a schema says of one field, or of an object or array. The host uses it to choose a format and a label.
///
/// ```swift
/// let content = try SchemaContent(schema: schema) { field in
///   try? .icu(
///     locale: "de-DE", style: field.style,
///     options: NumberOptions(maximumFractionDigits: field.maximumFractionDigits))
/// }
/// content.field(["price"])?.label   // "Unit price", its title
/// ```
public struct SchemaField: Sendable {
  /// What the keywords of the field's type say. Indirect, since a field and each of its copies would have room for
  /// the largest case: nine optional decimals.
  indirect enum Keywords: Sendable {
    case number(NumberKeywords)
    case text(TextKeywords)
    case values(ValueKeywords)
    case array(ArrayKeywords)
    case object
  }

  /// Where the field's schema is in the form's schema, as a JSON Pointer: "/properties/price".
  public let pointer: String
  /// The name of the property.
  public let name: String
  /// The schema's `title`.
  public let title: String?
  /// The schema's `description`.
  public let description: String?
  /// How numbers are written: as `x-currency`, `x-unit`, or `format` "percent", "permille" or "permyriad" say,
  /// else as an integer or a decimal. It means nothing for a text.
  public let style: NumberStyle
  /// Whether the object must have the property. A nullable field may still be empty: it is null then.
  public let isRequired: Bool
  /// Whether null is a valid value. An empty field is null then, or left out if it is not required.
  public let isNullable: Bool
  /// Whether the field is shown but cannot be edited.
  public let isReadOnly: Bool
  /// Whether the value is sent and never shown again, such as a new password.
  public let isWriteOnly: Bool
  /// The keywords that no form reads, by their names, as JSON: those that begin with "x-", a `format` that no
  /// form judges, and unknown ones if the host has not refused them.
  public var hostKeywords: [String: String] {
    var keywords: [String: String] = [:]
    for member in rest.members { keywords[member.key.text] = member.value.json }
    return keywords
  }
  private let rest: JSONObject
  /// All that the schema says of the field.
  private let schema: JSONObject
  let keywords: Keywords
  /// The least and the greatest number. If there is a ``step``, both are its multiples.
  public let bounds: NumberBounds
  /// The distance between valid numbers; nil for a text, and if there is none.
  public let step: FixedDecimal?

  /// The valid values that `enum` or `const` lists, numbers once each; empty if the schema has neither.
  public let choices: [FieldValue]

  init(
    pointer: String, name: String, title: String?, description: String?, style: NumberStyle,
    isRequired: Bool, isNullable: Bool, isReadOnly: Bool, isWriteOnly: Bool,
    schema: JSONObject, rest: JSONObject, keywords: Keywords, choices: [FieldValue]
  ) {
    (self.pointer, self.name, self.title, self.description) = (pointer, name, title, description)
    (self.style, self.isRequired, self.isNullable) = (style, isRequired, isNullable)
    (self.isReadOnly, self.isWriteOnly) = (isReadOnly, isWriteOnly)
    (self.schema, self.rest, self.keywords, self.choices) = (schema, rest, keywords, choices)
    if case .number(let numbers) = keywords {
      (bounds, step) = (numbers.bounds ?? .unlimited, numbers.step)
    } else {
      (bounds, step) = (.unlimited, nil)
    }
  }

  /// The field's title, or else the name of the property.
  public var label: String { title ?? name }

  /// The type of the field's numbers, as `format` names it; nil for a text.
  public var type: NumberType? {
    if case .number(let keywords) = keywords { keywords.type } else { nil }
  }

  /// How many fraction digits a format needs to show every valid number: those of ``step``, so 0 for
  /// integers; without a step 100, or nil for money: the currency decides.
  public var maximumFractionDigits: Int? {
    if let step { return max(0, step.fractionDigitCount - style.scale) }
    return style.currencyCode == nil ? 100 : nil
  }

  /// The keyword of the schema that an issue of this field is about; nil if it is about no keyword: a
  /// server's answer, a check, digits that the host's format does not show.
  ///
  /// ```swift
  /// field.keyword(of: ValidationIssue(.required))   // "required"
  /// ```
  ///
  /// A number that fails several keywords gets the first of "type", "minimum", "exclusiveMinimum",
  /// "maximum", "exclusiveMaximum", "multipleOf", "enum", "const", "format". A text that is not a
  /// number fails "type".
  ///
  /// - Complexity: O(*n* × *m*) in the digits of the number and of `multipleOf`.
  public func keyword(of issue: ValidationIssue) -> String? {
    switch issue.kind {
    case .pattern: return issue.detail ?? "pattern"
    case .option:
      if case .values(let keywords) = keywords { return keywords.keyword }
      return nil
    case .rule(let keyword): return keyword
    default: return fixedKeyword(of: issue.kind)
    }
  }

  private func fixedKeyword(of issue: ValidationIssue.Kind) -> String? {
    switch issue {
    case .required: return "required"
    case .tooShort: return "minLength"
    case .tooLong: return "maxLength"
    case .tooFew: return "minItems"
    case .tooMany: return "maxItems"
    case .duplicate: return "uniqueItems"
    case .email, .date, .time, .dateTime: return "format"
    case .number(let refused):
      guard case .number(let keywords) = keywords else { return nil }
      if let number = refused.number, let keyword = keywords.keyword(failedBy: number) {
        return keyword
      }
      return keywords.keyword(of: refused.issue.code)
    default: return nil
    }
  }

  /// - Parameter isNeeded: Whether the object with this property is there and needs it.
  func traits(isNeeded: Bool) -> FieldTraits {
    var traits: FieldTraits = isReadOnly ? .disabled : []
    if isNeeded, !isNullable { traits.insert(.required) }
    if case .text(let keywords) = keywords, keywords.format == .password { traits.insert(.secret) }
    return traits
  }

  /// The issue of a value that the schema does not allow.
  ///
  /// - Parameter format: Writes the suggestions if the field has numbers.
  func issue(of value: FieldValue, in format: NumberFormat?) -> ValidationIssue? {
    switch (keywords, value) {
    case (.number(let keywords), .number(let number?)):
      issue(of: number, failing: keywords, in: format)
    case (.text(let keywords), .text(let text)): keywords.issue(of: text)
    case (.values(let keywords), _): keywords.issue(of: value)
    default: nil
    }
  }

  private var countsRows: Bool {
    if case .array(let keywords) = keywords { keywords.countsRows } else { false }
  }

  /// Whether any keyword judges the field's values.
  var hasRules: Bool {
    if case .number(let keywords) = keywords { keywords.judgesNumbers } else { true }
  }

  /// The issue of a number that the field itself takes and the schema does not allow, such as one
  /// that `enum` does not list, or one that the host has set. The nearest listed numbers are
  /// suggested.
  private func issue(
    of number: FixedDecimal, failing keywords: NumberKeywords, in format: NumberFormat?
  ) -> ValidationIssue? {
    guard let keyword = keywords.keyword(failedBy: number) else { return nil }
    var (below, above): (FixedDecimal?, FixedDecimal?)
    for case .number(let listed?) in choices {
      if listed < number {
        below = max(below ?? listed, listed)
      } else if listed > number {
        above = min(above ?? listed, listed)
      }
    }
    var suggestions: [String] = []
    if let below, let text = format?.text(for: below) { suggestions.append(text) }
    if let above, let text = format?.text(for: above) { suggestions.append(text) }
    return ValidationIssue(.rule(keyword), suggestions: suggestions)
  }
}

extension SchemaField: Hashable {
  /// Whether two schemas say the same of a field at the same place.
  public static func == (left: SchemaField, right: SchemaField) -> Bool {
    left.pointer == right.pointer && left.name == right.name
      && left.isRequired == right.isRequired && left.isReadOnly == right.isReadOnly
      && left.countsRows == right.countsRows && left.schema == right.schema
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}
