import FieldEditing
import FormattingFields
@_spi(EntryKinds) import NumberText
import Testing

/// A field writes a number in one way, whatever it writes the number for.
struct WritingTests {
  private typealias Field = FormattingField<FixedDecimal>

  /// A format, the same style in another locale, and a number with the step that leads to it.
  struct Case: Sendable, CustomTestStringConvertible {
    let locale: String
    let style: String
    let other: String
    let number: String
    let step: String

    init(
      _ locale: String, _ style: String, beside other: String, _ number: String, step: String
    ) {
      (self.locale, self.style, self.other) = (locale, style, other)
      (self.number, self.step) = (number, step)
    }

    var testDescription: String { "\(locale) \(style) \(number)" }
  }

  static let cases = [
    Case("en-US", "currency:USD", beside: "de-DE", "1234.5", step: "0.5"),
    Case("de-DE", "currency:EUR", beside: "en-US", "5.5", step: "0.5"),
    Case("de-CH", "accounting:CHF", beside: "fr-FR", "-1234.5", step: "0.5"),
    Case("fr-FR", "decimal", beside: "en-US", "12345.5", step: "0.5"),
    Case("ar-EG", "decimal", beside: "hi-IN", "1234567.5", step: "0.5"),
    Case("hi-IN", "integer", beside: "en-US", "1234567", step: "5"),
    Case("de-DE", "percent", beside: "en-US", "0.25", step: "0.05"),
    Case("en-US", "unit:meter", beside: "de-DE", "1234.5", step: "0.5"),
    Case("pl-PL", "skeleton:unit/meter unit-width-full-name", beside: "en-US", "22.5", step: "0.5"),
    Case("en-US", "scientific", beside: "de-DE", "1500", step: "500"),
    Case("en-US", "skeleton:compact-short .##", beside: "de-DE", "1500", step: "500"),
    Case("de-DE", "skeleton:compact-long .##", beside: "en-US", "2500000", step: "500000"),
  ]

  /// Writes thousands as "5grand".
  private final class Grands: EntryInterpreter {
    let name = "grands"
    func canRead(_ scalar: Unicode.Scalar) -> Bool { "grand".unicodeScalars.contains(scalar) }

    func reading(of text: EntryText) -> EntryReading? {
      guard text.text.hasSuffix("grand") else { return nil }
      let number = text.reading(of: 0..<(text.text.utf8.count - 5)).value
      return number.map { .number(ExactRatio($0 * 1000)) }
    }

    func text(for number: FixedDecimal, in format: NumberFormat) -> String? {
      let (grands, rest) = number.quotientAndRemainder(dividingBy: 1000)
      return rest.isZero ? "\(grands.plainText)grand" : nil
    }
  }

  /// The policies that change what is written, in all combinations.
  private static func policies(_ format: NumberFormat) -> [FieldPolicies] {
    let choices: [FieldPolicies.Choice] = [
      .keepsTypedDigits, .keepsTypedZeros, .keepsHiddenDigits,
    ]
    let grands = EntryKind(Grands())
    // A kind of entry writes its own digits.
    let kinds = format.symbols.digits[0] == "0" ? [[], [grands]] : [[]]
    return (0..<1 << choices.count).flatMap { bits in
      kinds.map { entries in
        var policies = FieldPolicies()
        for (bit, choice) in choices.enumerated() { policies[choice] = bits >> bit & 1 == 1 }
        policies.entries = entries
        return policies
      }
    }
  }

  @Test(
    "first text, host's value, preview, commit, step, suggestion, sentence, cents, copy and draft are written alike",
    arguments: cases)
  func alike(row: Case) throws {
    let style = try #require(NumberStyle(row.style))
    let format = Formats.style(style, row.locale)
    let other = Formats.style(style, row.other)
    let step = try #require(FixedDecimal(row.step))
    let number = try #require(FixedDecimal(row.number))
    for policies in Self.policies(format) {
      for number in policies.entries.isEmpty ? [number] : [number, step * 6000] {
        let text = Field(number, format: format, policies: policies).text
        let texts = try Self.texts(of: number, step, format, other, policies)
        for (way, written) in texts {
          #expect(written == text, "\(way), \(policies.entries.count) kinds, \(number)")
        }
        #expect(texts.count > 11)
      }
    }
  }

  /// The number's texts, each with the way in which it was written.
  private static func texts(
    of number: FixedDecimal, _ step: FixedDecimal, _ format: NumberFormat, _ other: NumberFormat,
    _ policies: FieldPolicies
  ) throws -> [(String, String)] {
    let written = Field(number, format: format, policies: policies)
    var texts: [(String, String)] = []
    func add(_ way: String, _ text: String) { texts.append((way, text)) }

    var field = Field(format: format, policies: policies)
    field.setValue(number)
    add("host's value", field.text)
    try field.type("x")
    field.revert()
    add("revert", field.text)

    field = Field(format: format, policies: policies)
    try field.type(typed(number, format))
    add("preview", field.commitPreview.text)
    field.commit()
    add("commit", field.text)

    field = Field(0, format: format, policies: policies)
    field.increment(by: number)
    add("step", field.text)

    field = Field(format: format, policies: policies)
    (field.policies.step, field.policies.refusesOffStep) = (step, true)
    let near = number - step * FixedDecimal("0.5")!
    try field.type(typed(near, format))
    if field.issue?.code == .stepMismatch, format.shown(near) ?? near == near {
      add("suggestion", field.suggestions.last ?? "")
    }

    field = Field(format: format, bounds: NumberBounds(...number), policies: policies)
    try field.type(typed(number.magnitude * 1000, format))
    add("sentence", field.refusedText?.maximum ?? "")

    field = Field(format: format, policies: policies)
    field.policies.fillsFromRight = true
    if field.isFilling, !number.isNegative, let count = format.fixedFractionDigits {
      for digit in number.multipliedByPowerOfTen(count + format.scale).plainText {
        try field.type(String(digit))
      }
      add("cents", field.text)
    }

    var copying = written
    try copying.select(.all)
    let copied = try #require(copying.copiedNumber)
    add("copied characters", copied.text)
    var foreign = Field(number, format: other)
    try foreign.select(.all)
    field = Field(format: format, policies: policies)
    try field.paste(try #require(foreign.copiedNumber))
    add("copied number", field.text)

    field = Field(format: format, policies: policies)
    try field.restore(written.saved)
    add("draft", field.text)
    foreign = Field(number, format: other, policies: policies)
    try field.restore(foreign.saved)
    add("another locale's draft", field.text)
    var edited = foreign
    try edited.type("x")
    try field.restore(edited.saved)
    field.revert()
    add("edited draft, revert", field.text)
    foreign.setFormat(format)
    add("another format", foreign.text)
    return texts
  }

  /// The number as somebody types it who uses the keys of the locale, without groups.
  private static func typed(_ number: FixedDecimal, _ format: NumberFormat) -> String {
    number.multipliedByPowerOfTen(format.scale).plainText.map { character in
      switch character {
      case ".": format.symbols.decimalSeparator
      case "-": format.symbols.minusSign
      default: String(format.symbols.digits[character.wholeNumberValue!])
      }
    }.joined()
  }

  @Test("a copied number keeps digits that a format with a function of its own does not show (E15)")
  func exactCopy() throws {
    let percent = Formats.style(.percent, "en-US").changing {
      $0.writer = .renderer(
        .init { number in
          "\(number.multipliedByPowerOfTen(2).rounded(toFractionDigits: 0, mode: .halfEven)!)%"
        })
    }
    var field = Field(format: percent)
    try field.paste(
      CopiedNumber(text: "12,34567 %", number: FixedDecimal("0.1234567")!, style: .percent))
    #expect(field.value == FixedDecimal("0.1234567"))
  }
}
