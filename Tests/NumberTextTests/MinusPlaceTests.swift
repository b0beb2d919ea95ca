import NumberText
import Testing

/// A format that writes its minus after the digits or after the affix reads it there, and R19 and
/// R22 do not take it for a hyphen.
struct MinusPlaceTests {
  private static func format(
    _ style: NumberStyle, suffix: String, negativeSuffix: String?
  ) -> NumberFormat {
    NumberFormat(
      locale: "test", symbols: .latin, style: style, affixes: ["kg"],
      pattern: NumberPattern(
        suffix: suffix, negativePrefix: negativeSuffix.map { _ in "" },
        negativeSuffix: negativeSuffix,
        maximumFractionDigits: 2))
  }

  @Test(
    "as the pattern has it (R19, R22)",
    arguments: [
      // Minus before the digits: a hyphen joins, and closes a price.
      (NumberStyle.unit("kilogram"), nil, "5.5- kg", nil), (.unit("kilogram"), nil, "5 kg-", "-5"),
      (.currency("XTS"), nil, "5.5- kg", nil), (.currency("XTS"), nil, "5 kg-", nil),
      // Right after the digits.
      (.unit("kilogram"), "- kg", "5.5- kg", "-5.5"), (.unit("kilogram"), "- kg", "5-kg", "-5"),
      (.currency("XTS"), "- kg", "5- kg", "-5"), (.currency("XTS"), "- kg", "5 kg-", "-5"),
      // After the affix: between digits and affix a hyphen joins.
      (.unit("kilogram"), " kg-", "5.5- kg", nil), (.currency("XTS"), " kg-", "5 kg-", "-5"),
      (.currency("XTS"), " kg-", "5- kg", nil),
      // A hyphen in the affix is no sign.
      (.unit("kilogram"), " k-g", "5- kg", nil),
    ] as [(NumberStyle, String?, String, String?)])
  func places(_ style: NumberStyle, _ suffix: String?, _ text: String, _ value: String?) {
    let hasSign = suffix?.contains(" k-g") != true
    let format = Self.format(
      style, suffix: hasSign ? " kg" : " k-g", negativeSuffix: hasSign ? suffix : nil)
    let reading = NumberScanner<FixedDecimal>(format: format).scan(text)
    #expect(reading.value?.plainText == value)
    #expect(reading.issue?.code == (value == nil ? .misplacedSign : nil))
    if hasSign {
      #expect(NumberScanner<FixedDecimal>(format: format).scan(format.text(for: -5)).value == -5)
    }
  }
}
