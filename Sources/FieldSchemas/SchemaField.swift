import FieldEditing
public import FieldForms
public import NumberText

/// What a schema says of one field: for the host, who chooses its format, and for its words.
///
/// ```swift
/// let content = try SchemaContent(schema: schema) { field in
///   try? .icu(
///     locale: "de-DE", style: field.style,
///     options: NumberOptions(maximumFractionDigits: field.maximumFractionDigits))
/// }
/// content.field(["price"])?.label   // "Unit price", its title
/// ```
public struct SchemaField: Hashable, Sendable {
  enum Keywords: Hashable, Sendable {
    case number(NumberKeywords)
    case text(TextKeywords)
  }

  /// Where the field's schema is in the form's, as a JSON Pointer: "/properties/price".
  public let pointer: String
  /// The name of the property.
  public let name: String
  /// The schema's `title`.
  public let title: String?
  /// The schema's `description`.
  public let description: String?
  /// How numbers are to be written: by `x-currency`, `x-unit`, or `format` "percent" and "permille"; else
  /// an integer or a decimal. A text has no use for it.
  public let style: NumberStyle
  /// Whether the object has to have the property. A nullable one may be empty all the same.
  public let isRequired: Bool
  /// Whether null is a value: what an empty field is then.
  public let isNullable: Bool
  /// Whether the field is shown and not edited.
  public let isReadOnly: Bool
  let keywords: Keywords
  /// The least and greatest number; those of `multipleOf`, where there are some within the schema's.
  public let bounds: NumberBounds
  /// The distance between valid numbers; nil where any is valid, and for a text.
  public let step: FixedDecimal?

  /// The valid values, where `enum` or `const` lists them, each once; empty where it does not.
  public let choices: [FieldValue]

  /// What the field is called: its title, or the name of the property.
  public var label: String { title ?? name }

  /// The type of the field's numbers, as `format` names it; nil for a text.
  public var type: NumberType? {
    if case .number(let keywords) = keywords { keywords.type } else { nil }
  }

  /// How many digits a format has to show behind the decimal separator for every valid number: 0 for
  /// integers, those of `multipleOf`, else 100; nil for money, of which the currency says so.
  public var maximumFractionDigits: Int? {
    let scale =
      switch style {
      case .percent: 2
      case .permille: 3
      default: 0
      }
    if let step { return max(0, step.fractionDigitCount - scale) }
    return style.currencyCode == nil ? 100 : nil
  }

  /// The keyword of the schema that an issue of this field is about; nil for what the schema does not
  /// say: a server's answer, a check, digits that the host's format does not show.
  ///
  /// ```swift
  /// field.keyword(of: ValidationIssue(.required))   // "required"
  /// ```
  ///
  /// A number that fails several has the first of "type", "minimum", "exclusiveMinimum", "maximum",
  /// "exclusiveMaximum", "multipleOf", "enum", "const", "format"; a text that says no number fails "type".
  ///
  /// - Complexity: O(*n* × *m*) in the digits of the number and of `multipleOf`.
  public func keyword(of issue: ValidationIssue) -> String? {
    switch (issue.kind, keywords) {
    case (.required, _): "required"
    case (.tooShort, _): "minLength"
    case (.tooLong, _): "maxLength"
    case (.email, _): "format"
    case (.rule(let keyword), _): keyword
    case (.number(let refused), .number(let keywords)):
      refused.number.flatMap(keywords.keyword(failedBy:))
        ?? keywords.keyword(of: refused.issue.code)
    default: nil
    }
  }

  /// What the form does with the field.
  ///
  /// - Parameter isPresent: Whether the object that has the property is there at all.
  func traits(isPresent: Bool) -> FieldTraits {
    var traits: FieldTraits = isReadOnly ? .disabled : []
    if isPresent, isRequired, !isNullable { traits.insert(.required) }
    if case .text(let keywords) = keywords, keywords.isSecret { traits.insert(.secret) }
    return traits
  }

  /// Whether the schema says anything of the numbers.
  var hasRules: Bool { keywords != .number(NumberKeywords()) }

  /// What the schema says against a number that its field takes: one that a list does not have, with the
  /// next ones that it has, or one of the host's with digits that are not shown.
  func issue(of number: FixedDecimal, in format: NumberFormat) -> ValidationIssue? {
    guard case .number(let keywords) = keywords,
      let keyword = keywords.keyword(failedBy: number)
    else { return nil }
    let listed = choices.compactMap { if case .number(let number) = $0 { number } else { nil } }
    let nearest = [listed.filter { $0 < number }.max(), listed.filter { $0 > number }.min()]
    return ValidationIssue(
      .rule(keyword), suggestions: nearest.compactMap { $0 }.map { format.text(for: $0) })
  }
}
