import ICUNumberText
import NumberText
import Testing

@Suite("An error")
struct ErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var locale = "en-US"
    var style = NumberStyle.decimal
    var options = NumberOptions()
    var error: NumberFormatError
    var testDescription: String { error.description }
  }

  static let rows = [
    Row(locale: "d!e", error: .malformedLocale("d!e")),
    Row(locale: "de-u-nu-xxxx", error: .unknownNumberingSystem("xxxx")),
    Row(style: .skeleton(".00 foo"), error: .malformedSkeleton(".00 foo", offset: 4)),
    Row(
      style: .skeleton("scale/60"),
      error: .unreadableFormat(
        .skeleton("scale/60"), number: 0.000001, text: "0.00006", reading: 0.00006)),
    Row(style: .skeleton("scale/1E6145"), error: .malformedSkeleton("scale/1E6145", offset: 0)),
    Row(
      style: .skeleton(".00 scale/1E6145"), error: .malformedSkeleton(".00 scale/1E6145", offset: 4)
    ),
    Row(
      style: .skeleton("\u{1F600}\u{2028}precision-increment/1E9999999"),
      error: .malformedSkeleton("\u{1F600}\u{2028}precision-increment/1E9999999", offset: 3)),
    Row(style: .skeleton("é K"), error: .malformedSkeleton("é K", offset: 0)),
    Row(style: .skeleton("K é"), error: .malformedSkeleton("K é", offset: 2)),
    Row(
      style: .skeleton(".00 compact-short foo"),
      error: .malformedSkeleton(".00 compact-short foo", offset: 18)),
    Row(style: .currency("ABC"), error: .unknownCurrency("ABC")),
    Row(style: .currency("EU"), error: .unknownCurrency("EU")),
    Row(style: .accounting(""), error: .unknownCurrency("")),
    Row(style: .unit("foo"), error: .unknownUnit("foo")),
    Row(style: .unit(""), error: .unknownUnit("")),
    Row(style: .unit("meter scale/100"), error: .unknownUnit("meter scale/100")),
    Row(
      options: NumberOptions(minimumFractionDigits: 3, maximumFractionDigits: 1),
      error: .invalidOptions("fraction digits from 3 to 1")),
    Row(
      options: NumberOptions(minimumIntegerDigits: -1),
      error: .invalidOptions("minimumIntegerDigits is -1")),
    Row(
      options: NumberOptions(maximumFractionDigits: 1000),
      error: .invalidOptions("fraction digits from 0 to 1000")),
    Row(
      style: .skeleton(".00"), options: NumberOptions(maximumFractionDigits: 3),
      error: .malformedSkeleton(".00 .###", offset: 4)),
  ]

  @Test("says what ICU does not know", arguments: rows)
  func errors(row: Row) {
    #expect(throws: row.error) {
      try NumberFormat.icu(locale: row.locale, style: row.style, options: row.options)
    }
  }

  private static let zeros = String(repeating: "0", count: 98)

  @Test(
    "is not made where the style's digits give way",
    arguments: [
      (
        NumberStyle.decimal, NumberOptions(minimumFractionDigits: 8, maximumFractionDigits: 8),
        ".00000000"
      ),
      (.decimal, NumberOptions(minimumFractionDigits: 98), ".\(zeros)##"),
      (.decimal, NumberOptions(maximumFractionDigits: 0), "precision-integer"),
      (.integer, NumberOptions(), "precision-integer"),
      (.integer, NumberOptions(maximumFractionDigits: 1), ".#"),
      (.currency("eur"), NumberOptions(maximumFractionDigits: 1), "currency/EUR .0"),
      (.currency("JPY"), NumberOptions(minimumFractionDigits: 2), "currency/JPY .00"),
      (
        .percent, NumberOptions(maximumFractionDigits: 0, usesGrouping: false),
        "percent scale/100 precision-integer group-off"
      ),
      (
        .accounting("USD"), NumberOptions(minimumIntegerDigits: 3, roundingMode: .halfUp),
        "currency/USD sign-accounting integer-width/+000"
      ),
      (.unit("meter"), NumberOptions(minimumFractionDigits: 100), "unit/meter .\(zeros)00"),
      (.skeleton("unit/meter"), NumberOptions(), "unit/meter"),
      (
        .decimal, NumberOptions(maximumFractionDigits: 0, roundingMode: .halfEven),
        "precision-integer"
      ),
    ])
  func skeletons(style: NumberStyle, options: NumberOptions, skeleton: String) throws {
    // A style rounds halves away from zero unless the options say otherwise. (L11)
    var mode =
      options.roundingMode == .halfEven ? " rounding-mode-half-even" : " rounding-mode-half-up"
    if case .skeleton = style { mode = "" }
    #expect(try style.skeleton(options) == skeleton + mode)
  }
}
