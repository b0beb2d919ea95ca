import FieldTesting
import FormattingFields
import Testing

/// A suggestion is a promise: one tap takes the text, under the field's own type, bounds, policies
/// and format. (R24)
struct SuggestionTests {
  /// A field of whole numbers by its format and a policy, as one of
  /// `<number-field type="integer">`.
  static func whole<Value: NumberValue>(
    _ locale: String, _ type: Value.Type, bounds: NumberBounds = .unlimited
  ) -> FormattingField<Value> {
    var field = FormattingField<Value>(
      format: Formats.style(.integer, locale), bounds: bounds)
    field.policies.refusesExtraDigits = true
    return field
  }

  @Test(
    "A field of whole numbers suggests no fraction (R24)",
    arguments: [
      ("en-US", "1,5", []), ("de-DE", "1.5", []), ("fr-FR", "1.234", ["1\u{202F}234"]),
      ("en-US", "1.5.2", []), ("de-DE", "1,234.567", ["1.234.567"]),
      ("en-US", "12.345,678", ["12,345,678"]),
      ("en-US", "80.000", ["80", "80,000"]), ("de-DE", "1,5", ["2"]), ("en-US", "1.5", ["2"]),
    ] as [(String, String, [String])])
  func wholeNumbers(_ locale: String, _ typed: String, _ suggestions: [String]) throws {
    var field = Self.whole(locale, FixedDecimal.self)
    try field.type(typed)
    #expect(field.status != .acceptable)
    #expect(field.suggestions == suggestions)
    #expect(field.refusedText?.suggestions == suggestions)
  }

  /// Numbers with marks between and around their digits, as people mistype them.
  static let texts = ["1", "123", "80", "0"].flatMap { whole in
    [".", ",5", ".5", ".25", ",25", ".000", ",000", ".125", ",125", "-", " 5"].flatMap { rest in
      ["", "-"].flatMap { sign in
        ["", ",000", ".5", "%"].map { sign + whole + rest + $0 }
      }
    }
  }

  private static func check<Value: NumberValue>(_ field: FormattingField<Value>) throws {
    for text in texts {
      var field = field
      try field.apply(TextEdit(.all, text))
      for suggestion in field.suggestions {
        var taken = field
        try taken.apply(TextEdit(.all, suggestion))
        #expect(taken.status == .acceptable, "\(suggestion) for \(text) in \(field.format)")
      }
    }
  }

  @Test(
    "Every suggestion is acceptable in the field that offers it, whatever type, bounds, steps and digits say (R24)",
    arguments: ["en-US", "de-DE", "fr-FR", "ar-EG"])
  func everySuggestion(_ locale: String) throws {
    for bounds in [NumberBounds.unlimited, NumberBounds(1...99)] {
      try Self.check(Self.whole(locale, FixedDecimal.self, bounds: bounds))
      try Self.check(Self.whole(locale, Int.self, bounds: bounds))
      try Self.check(Self.whole(locale, UInt8.self, bounds: bounds))
      for digits in [0...1, 2...2] {
        var field = FormattingField<FixedDecimal>(
          format: Formats.decimal(
            locale,
            NumberOptions(
              minimumFractionDigits: digits.lowerBound, maximumFractionDigits: digits.upperBound)),
          bounds: bounds)
        field.policies.refusesExtraDigits = true
        try Self.check(field)
      }
      for (step, style) in [
        ("1", NumberStyle.decimal), ("0.25", .decimal), ("0.05", .percent),
        ("10", .currency("EUR")),
      ] {
        var field = FormattingField<FixedDecimal>(
          format: Formats.style(style, locale), bounds: bounds)
        field.policies.step = FixedDecimal(step)
        field.policies.refusesOffStep = true
        try Self.check(field)
      }
    }
  }
}
