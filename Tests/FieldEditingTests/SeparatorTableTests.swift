import FormattingFields
import Foundation
import Testing

/// All edits of committed numbers, one and two in a row: what stands there is what is read. (E13,
/// S12)
///
/// Each edit replaces a range of characters by nothing, a digit, or a separator. A model beside the
/// field replaces the characters in an array, in which each remembers whether the commit wrote it
/// as a separator, and takes these out where the rule says so. The numbers of the model are read by
/// fresh scans.
struct SeparatorTableTests {
  static let locales = ["en-US", "de-DE", "fr-FR", "hi-IN", "de-CH"]
  /// With `FORMATTING_FIELD_SAMPLES=all` all styles and numbers are tried, and all pairs of edits;
  /// else one pair in `stride`.
  static let isFull = ProcessInfo.processInfo.environment["FORMATTING_FIELD_SAMPLES"] == "all"
  static let styles: [NumberStyle] =
    isFull
    ? [.decimal, .currency("EUR"), .currency("USD"), .percent] : [.decimal, .currency("EUR")]
  static let numbers =
    isFull
    ? ["1234", "12345", "123456", "1234567", "12345678", "123456789", "1234.5", "12345.67", "1000"]
    : ["1234", "1234567"]
  static let stride = isFull ? 1 : 997

  @Test("all single edits, and pairs of edits", arguments: locales)
  func edits(locale: String) throws {
    for style in Self.styles {
      let format = Formats.style(style, locale)
      var table = Table(format: format)
      for number in Self.numbers {
        let scaled = FixedDecimal(number)!.multipliedByPowerOfTen(-(format.scale))
        table.run(scaled, every: Self.stride)
      }
      let (problems, count) = (table.problems, table.count)
      #expect(problems.isEmpty, "\(problems.count) of \(count): \(problems.prefix(5))")
    }
  }

  @Test("README's example, in every history")
  func readme() throws {
    let german = Formats.decimal("de-DE")
    var field = FormattingField<Double>(1234, format: german)
    try field.select(.utf8(2, 5))
    let change = try field.apply(TextEdit(.selection, "5"))
    #expect(field.text == "15")
    #expect(field.value == 15)
    try field.apply(change.inverse)
    #expect(field.text == "1.234")
    field = FormattingField<Double>(1000, format: german)
    try field.deleteBackward(3)
    try field.type("75")
    #expect(field.text == "175")
    field = FormattingField<Double>(1234, format: german)
    try field.apply(TextEdit(.utf8(0, 1), "0"))
    #expect(field.text == "0234")
    #expect(field.value == 234)
    var euros = FormattingField<Double>(2000, format: Formats.style(.currency("EUR"), "de-DE"))
    try euros.apply(TextEdit(.utf8(2, 8), "50"))
    #expect(euros.text == "250\u{A0}€")
    for text in ["1.5", "1.75", "0.234", "2.50"] {
      var typed = FormattingField<Double>(format: german)
      try typed.type(text)
      #expect(typed.status != .acceptable)
    }
  }

  @Test("nothing goes while an input method composes, and all at its end")
  func composition() throws {
    var field = FormattingField<Double>(1234, format: Formats.decimal("de-DE"))
    try field.select(.utf8(2, 5))
    try field.compose("5")
    #expect(field.text == "1.5")
    field.endComposition()
    #expect(field.text == "15")
    #expect(field.selection == FieldSelection(caret: 2))
  }

  @Test("a separator that somebody typed stays, also in the place of a commit's")
  func typed() throws {
    var field = FormattingField<Double>(1234, format: Formats.decimal("en-US"))
    try field.apply(TextEdit(.utf8(1, 2), ","))
    #expect(field.text == "1,234")
    try field.apply(TextEdit(.utf8(5, 5), "5"))
    #expect(field.text == "1,2345")
    #expect(field.issue?.code == .misplacedGroupingSeparator)
    field = FormattingField<Double>(1234, format: Formats.decimal("en-US"))
    try field.type(",5")
    #expect(field.text == "1,234,5")
    #expect(field.issue?.code == .incompleteGroup)
  }
}

private struct Table {
  /// A character, and whether a commit wrote it as a grouping separator.
  typealias Row = [(scalar: Unicode.Scalar, isWritten: Bool)]

  let format: NumberFormat
  var problems: [String] = []
  var count = 0

  init(format: NumberFormat) { self.format = format }

  private var insertions: [String] {
    ["", "5", "0", ".", ",", format.symbols.groupingSeparator]
  }

  mutating func run(_ number: FixedDecimal, every stride: Int) {
    let field = FormattingField<FixedDecimal>(number, format: format)
    let written = format.parts(of: field.text).separators
    var offset = 0
    let row: Row = field.text.unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return (scalar, written.contains(offset))
    }
    var index = 0
    forEachEdit(row) { first, insertion in
      guard let (once, edited) = check(field, row, first, insertion, following: true) else {
        return
      }
      forEachEdit(edited) { second, other in
        index += 1
        if index % stride == 0 { check(once, edited, second, other, following: index % 7 == 0) }
      }
    }
  }

  private func forEachEdit(_ row: Row, _ body: (Range<Int>, String) -> Void) {
    for start in 0...row.count {
      for end in start...row.count {
        for insertion in insertions where start < end || !insertion.isEmpty {
          body(start..<end, insertion)
        }
      }
    }
  }

  private func text(_ row: Row) -> String {
    String(String.UnicodeScalarView(row.map { $0.scalar }))
  }

  private func number(_ row: Row) -> FixedDecimal? {
    NumberScanner<FixedDecimal>(format: format).scan(text(row)).value
  }

  private func offset(_ index: Int, in row: Row) -> Int {
    row[..<index].reduce(0) { $0 + UTF8.width($1.scalar) }
  }

  @discardableResult
  private mutating func check(
    _ field: FormattingField<FixedDecimal>, _ row: Row, _ range: Range<Int>, _ insertion: String,
    following: Bool
  ) -> (FormattingField<FixedDecimal>, Row)? {
    count += 1
    // The model.
    let typed = insertion.unicodeScalars.map { (scalar: $0, isWritten: false) }
    var expected = row
    expected.replaceSubrange(range, with: typed)
    let naive = expected
    var caret = range.lowerBound + typed.count
    let bare = expected.filter { !$0.isWritten }
    if let number = number(bare), number != self.number(expected) {
      caret = expected[..<caret].count { !$0.isWritten }
      expected = bare
    }
    // The field, by an edit.
    let (start, end) = (offset(range.lowerBound, in: row), offset(range.upperBound, in: row))
    var edited = field
    let words = "“\(field.text)” \(range) “\(insertion)”"
    guard let change = try? edited.apply(TextEdit(.utf8(start, end), insertion)) else {
      problems.append("\(words) is refused")
      return nil
    }
    let texts = (edited.text, text(expected))
    if !texts.0.utf8.elementsEqual(texts.1.utf8) {
      problems.append("\(words): “\(texts.0)”, not “\(texts.1)”")
    }
    if edited.selection != FieldSelection(caret: offset(caret, in: expected)) {
      problems.append("\(words): the caret is at \(edited.selection.head)")
    }
    checkScreen(edited, words)
    let digits = text(naive).filter(\.isNumber)
    if edited.text.filter(\.isNumber) != digits { problems.append("\(words): other digits") }
    var undone = edited
    if (try? undone.apply(change.inverse)) == nil || undone.text != field.text
      || undone.value != field.value
    {
      problems.append("\(words): undone, it is “\(undone.text)”")
    }
    if following {
      checkFollowed(field, text(naive), offset(range.lowerBound + typed.count, in: naive))
    }
    return (edited, expected)
  }

  /// A host reports the whole text instead.
  private mutating func checkFollowed(
    _ field: FormattingField<FixedDecimal>, _ text: String, _ caret: Int
  ) {
    var followed = field
    let words = "“\(field.text)” followed to “\(text)”"
    do throws(EditRefusal) {
      try followed.follow(text, selection: .utf8(caret, caret))
    } catch {
      problems.append("\(words) is refused")
      return
    }
    checkScreen(followed, words)
    if followed.text.filter(\.isNumber) != text.filter(\.isNumber) {
      problems.append("\(words): other digits")
    }
    let isAsReported = followed.text.utf8.elementsEqual(text.utf8)
    let scanner = NumberScanner<FixedDecimal>(format: format)
    if !isAsReported, scanner.scan(text).value == scanner.scan(followed.text).value {
      problems.append("\(words): “\(followed.text)” without need")
    }
  }

  /// The reading is the fresh reading of the text, in a field that knows nothing else.
  private mutating func checkScreen(_ field: FormattingField<FixedDecimal>, _ words: String) {
    let fresh = NumberScanner<FixedDecimal>(format: format).scan(field.text)
    if field.reading != fresh { problems.append("\(words): \(field.reading), afresh \(fresh)") }
    if let entry = field.entry, entry != fresh.value {
      problems.append("\(words): the entry is \(entry)")
    }
  }
}
