import EntryKinds
import FieldForms
import FormattingFields
@_spi(EntryKinds) import NumberText
import Testing

/// Fields that write in compact words. (X9)
struct CompactTests {

  @Test(
    "a format writes a number in compact words (X9)",
    arguments: [
      ("en-US", "compact-short .##", "1.23M"), ("en-US", "compact-long .##", "1.23 million"),
      ("de-DE", "compact-short .##", "1,23\u{A0}Mio."), ("ja-JP", "compact-short .##", "123万"),
      ("en-US", "compact-short currency/EUR .##", "€1.23M"),
    ])
  func compactWords(locale: String, skeleton: String, text: String) throws {
    let format = try NumberFormat.icu(locale: locale, style: .skeleton(skeleton))
    #expect(FormattingField<FixedDecimal>(1_230_000, format: format).text == text)
  }

  @Test(
    "a number that is written in words is at rest, with the separators that the field wrote (F8)"
  )
  func atRest() throws {
    let format = try NumberFormat.icu(locale: "en-US", style: .skeleton("compact-short .##"))
    let field = FormattingField<FixedDecimal>(FixedDecimal("123456790000000000"), format: format)
    #expect(field.text == "123,456.79T")
    #expect(!field.saved.isEdited)
  }

  @Test("a word of two powers is refused with both numbers, whoever writes it (X4, X9)")
  func ambiguousWord() throws {
    let words = [("KK", 3), ("KK", 6)].map { (key: $0.0, value: $0.1) }
    let format = try NumberFormat.icu(locale: "en-US", style: .decimal)
      .inCompactNotation(words) { _ in "1KK" }
    #expect(format.text(for: 1000) == "1,000")
    var field = FormattingField<Int>(1000, format: format)
    #expect(field.text == "1,000")
    for text in ["1KK", "KK 1"] {
      try field.apply(TextEdit(.all, text))
      #expect(field.issue?.code == .ambiguousEntry)
      #expect(field.suggestions == ["1,000", "1,000,000"])
    }
  }

  /// Writes and reads by the format that it is given.
  private final class Dozens: EntryInterpreter {
    let name = "dozens"
    func canRead(_ scalar: Unicode.Scalar) -> Bool { "dozen ".unicodeScalars.contains(scalar) }

    func reading(of text: EntryText) -> EntryReading? {
      guard text.text.hasSuffix(" dozen") else { return nil }
      let number = text.reading(of: 0..<(text.text.utf8.count - 6)).value
      return number.map { .number(ExactRatio($0 * 12)) }
    }

    func text(for number: FixedDecimal, in format: NumberFormat) -> String? {
      let (dozens, rest) = number.quotientAndRemainder(dividingBy: 12)
      return rest.isZero ? format.text(for: dozens) + " dozen" : nil
    }
  }

  @Test("a host's own kind of a format writes by the format (X1, X9)")
  func ownKind() throws {
    let english = try NumberFormat.icu(locale: "en-US", style: .decimal)
    let format = english.changing { $0.entries = [EntryKind(Dozens())] }
    #expect(format.text(for: 14_400) == "1,200 dozen")
    #expect(format.text(for: 7) == "7")
    #expect(NumberScanner<Int>(format: format).scan("3 dozen").value == 36)
    #expect(FormattingField<Int>(36, format: format).text == "3 dozen")
  }

  /// Writes a text that says another number.
  @Test("a writer that cuts digits or lies is not believed (X9)")
  func wrongWriters() throws {
    let english = try NumberFormat.icu(locale: "en-US", style: .decimal)
    for wrong in ["1.2K", "1K", "12", "x", "", "1.234K K", "m"] {
      let format = english.inCompactNotation(["K": 3]) { _ in wrong }
      let field = FormattingField<Int>(1234, format: format)
      #expect(field.text == "1,234", "\(wrong)")
      #expect(field.value == 1234, "\(wrong)")
    }
  }

  @Test("steps, reverts, undo and another value write in compact words as well (X9)")
  func otherWritings() throws {
    var policies = FieldPolicies()
    policies.step = 500
    policies.isPlainWhileFocused = true
    var field = FormattingField<Int>(
      1000, format: try .icu(locale: "en-US", style: .skeleton("compact-short")),
      policies: policies)
    #expect(field.text == "1K")
    #expect(field.status == .acceptable)
    #expect(!field.isEdited)
    field.increment()
    #expect(field.text == "1.5K")
    #expect(field.value == 1500)
    try field.apply(TextEdit(.all, "7"))
    field.revert()
    #expect(field.text == "1.5K")
    #expect(field.value == 1500)
    let change = field.setValue(2_500_000)
    #expect(field.text == "2.5M")
    try field.apply(#require(change).inverse)
    #expect(field.text == "1.5K")
    #expect(field.value == 1500)
    field.focus()
    #expect(field.text == "1500")
    try field.apply(TextEdit(.all, "2500"))
    #expect(field.commit().outcome == .accepted)
    #expect(field.text == "2.5K")
    #expect(field.selection == FieldSelection(anchor: 3, head: 3), "after the last digit (C5)")
    try field.apply(TextEdit(.all, "1234567"))
    #expect(field.commitPreview.text == "1,234,567")
    #expect(field.commit().outcome == .accepted)
    #expect(field.text == "1,234,567")
  }
}
