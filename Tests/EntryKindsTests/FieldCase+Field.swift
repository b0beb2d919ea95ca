import EntryKinds
import FormattingFieldFixtures
import FormattingFields
import Testing

extension FieldCase {
  /// The field, before the text is in it.
  func field() throws -> NumberField {
    let style = try #require(NumberStyle(style))
    let type = type.flatMap { NumberType(rawValue: $0) } ?? (style == .integer ? .int64 : .decimal)
    var policies = FieldPolicies()
    policies.entries = try (entry ?? "").split(separator: ",").map {
      try .named(String($0), locale, self.style)
    }
    policies.commitPolicy = .keepText
    policies.step = step.flatMap { FixedDecimal($0) }
    for name in self.policies ?? [] {
      policies[try #require(FieldPolicies.Choice(rawValue: name))] = true
    }
    let bounds = try #require(
      NumberBounds(
        minimum: minimum.flatMap { FixedDecimal($0) }, maximum: maximum.flatMap { FixedDecimal($0) }
      ))
    return NumberField(
      type: type, value: value.flatMap { FixedDecimal($0) }.flatMap { AnyNumber($0, as: type) },
      format: try .icu(
        locale: locale, style: style,
        options: NumberOptions(
          minimumFractionDigits: digits?.first ?? nil, maximumFractionDigits: digits?.last ?? nil)),
      bounds: bounds.excluding(
        minimum: excludesMinimum == true, maximum: excludesMaximum == true),
      policies: policies)
  }
}

extension NumberField {
  /// The number that a commit leaves after a text was typed into the field.
  func taking(_ text: String) throws -> String? {
    var field = self
    try field.apply(TextEdit(.all, text))
    guard field.entry != nil else { return nil }
    field.commit()
    return field.value?.fixedDecimal?.plainText
  }
}

extension EntryKind {
  /// The kind that rows name so.
  static func named(_ name: String, _ locale: String, _ style: String) throws -> EntryKind {
    try #require(EntryName(rawValue: name)).icu(
      locale: locale, style: try #require(NumberStyle(style)))
  }
}
