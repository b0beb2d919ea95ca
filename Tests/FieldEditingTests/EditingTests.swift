import FieldForms
import FieldTesting
import FormattingFields
import Testing

/// Editing never reformats, and refuses an edit that it cannot make. (S1–S8, E1–E5)
struct EditingTests {
  typealias Row = (before: String, typed: String, after: String)

  @Test(
    "A typed text replaces the selection and nothing else (S1)",
    arguments: [
      ("|", "5", "5|"), ("1|2", "5", "15|2"), ("[12]", "3", "3|"), ("1[2]3", "", "1[2]3"),
      ("12|", ".", "12.|"), ("|5", "-", "-|5"), ("0|", "0", "00|"), ("1[,]234", "x", "1x|234"),
    ] as [Row])
  func typing(_ row: Row) throws {
    var field = FormattingField<Double>(format: Formats.decimal("en-US"))
    try field.set(row.before)
    try field.type(row.typed)
    #expect(field.shown == row.after)
  }

  @Test("The value follows only acceptable texts (S2)")
  func valueFollows() throws {
    var field = FormattingField<Double>(7, format: Formats.decimal("de-DE"))
    var values: [Double?] = []
    try field.select(.all)
    for key in "1.5" {
      try field.type(String(key))
      values.append(field.value)
    }
    #expect(values == [1, 1, 1])
    #expect(field.status == .intermediate)
    #expect(field.issueCode == .incompleteGroup)
    #expect(field.suggestions == ["1,5"])
    try field.type("00")
    #expect(field.value == 1500)
  }

  @Test("Edits in UTF-16 and in scalars mean the same place as in UTF-8")
  func units() throws {
    let text = "\u{1D7CF}\u{1D7D0}\u{1D7D1}"
    for range in [TextRange.utf8(4, 8), .utf16(2, 4), .scalars(1, 2)] {
      var field = FormattingField<Int>(format: Formats.decimal("en-US"))
      try field.apply(TextEdit(.selection, text))
      try field.apply(TextEdit(range, "", intent: .deleted))
      #expect(field.value == 13)
    }
  }

  @Test("Deleting backward inside a character takes no more than stands before the caret")
  func deletionInsideCharacter() throws {
    var field = FormattingField<Int>(format: Formats.decimal("en-US"))
    try field.apply(TextEdit(.selection, "12\u{301}"))
    try field.select(.utf8(2, 2))
    try field.deleteBackward()
    #expect(field.text == "1\u{301}")
  }

  @Test("A text over the limit is refused with the limit (S6)")
  func tooLong() throws {
    var field = FormattingField<FixedDecimal>(format: Formats.decimal("en-US"))
    try field.apply(TextEdit(.selection, String(repeating: "1", count: 1024)))
    #expect(throws: EditRefusal.tooLong(limit: 1024)) { try field.type("2") }
    try field.deleteBackward()
    try field.type("2")
    #expect(field.text.utf8.count == 1024)
  }

  @Test("Another value from outside replaces text and value, and says so (S5)")
  func otherValue() throws {
    var field = FormattingField<Double>(1, format: Formats.decimal("en-US"))
    try field.type("x")
    let change = field.setValue(1234.5)
    #expect(field.text == "1,234.5")
    #expect(field.value == 1234.5)
    #expect(!field.isEdited)
    #expect(change?.origin == .fromOutside)
    #expect(field.setValue(nil)?.value == nil)
    #expect(field.text == "")
  }

  @Test("A locale switch writes a committed text anew, and reads a refused one anew (S7)")
  func localeSwitch() throws {
    var field = FormattingField<Double>(1234.5, format: Formats.decimal("en-US"))
    let change = field.setFormat(Formats.decimal("de-DE"))
    #expect(change?.replaced == ",234.")
    #expect(change?.replacement == ".234,")
    #expect(field.text == "1.234,5")
    #expect(field.status == .acceptable)
    try field.apply(TextEdit(.all, "1.5"))
    #expect(field.setFormat(Formats.decimal("en-US"))?.value == 1.5)
    #expect(field.text == "1.5")
    #expect(field.value == 1.5)
  }

  @Test("A separator that a commit wrote is written in the marks of the next locale (S7)")
  func separatorsAcrossLocales() throws {
    var field = FormattingField<Double>(12345, format: Formats.decimal("en-US"))
    try field.apply(TextEdit(.utf8(5, 6), "6"))
    #expect(field.text == "12,346")
    field.setFormat(Formats.decimal("de-DE"))
    #expect(field.text == "12.346")
    #expect(field.value == 12346)
    // It goes as the commit's own does.
    try field.type("7")
    #expect(field.text == "123467")
    #expect(field.value == 123467)
  }

  @Test("While an input method composes, value and status stay (S8)")
  func composition() throws {
    var field = FormattingField<Int>(5, format: Formats.decimal("ja-JP"))
    try field.select(.all)
    try field.compose("\u{4E00}")
    try field.compose("\u{4E00}\u{4E8C}x")
    #expect(field.value == 5)
    #expect(field.status == .acceptable)
    #expect(field.markedRange == 0..<7)
    try field.compose("\u{4E00}\u{4E8C}")
    field.endComposition()
    #expect(field.value == 12)
    #expect(field.markedRange == nil)
  }

  @Test("A composition that becomes empty has ended, and the text is read (S8)")
  func emptyComposition() throws {
    var field = FormattingField<Double>(234, format: Formats.decimal("en-US"))
    try field.select(.utf8(1, 2))
    try field.compose("3")
    try field.compose("")
    #expect(field.text == "24")
    #expect(field.markedRange == nil)
    #expect(field.entry == 24)
    try field.compose("5")
    try field.follow("24", selection: .utf8(1, 1), marked: .utf8(1, 1))
    #expect(field.entry == 24)
    #expect(field.markedRange == nil)
  }

  @Test("Another locale or other bounds do not judge what is being composed (S8)")
  func formatWhileComposing() throws {
    var field = FormattingField<Int>(5, format: Formats.decimal("ja-JP"))
    try field.compose("x")
    let before = field.reading
    field.setFormat(Formats.decimal("de-DE"))
    field.setBounds(try #require(NumberBounds(maximum: 3)))
    #expect(field.reading == before)
    #expect(field.value == 5)
    field.endComposition()
    #expect(field.status == .invalid)
    try field.apply(TextEdit(.all, ""))
    try field.compose("-")
    field.setBounds(try #require(NumberBounds(minimum: 2)))
    try field.type("5")
    #expect(field.text == "-5")
    #expect(field.issueCode == .signNotAllowed)
  }

  @Test("What is undone after a locale switch says the number that it said (E6, S7)")
  func undoAcrossLocales() throws {
    var field = FormattingField<Double>(format: Formats.decimal("en-US"))
    try field.type("1.234")
    let change = try field.apply(TextEdit(.selection, "5"))
    field.setFormat(Formats.decimal("de-DE"))
    try field.apply(change.inverse)
    #expect(field.text == "1,234")
    #expect(field.status == .acceptable)
    #expect(field.value == 1.234)
  }

  @Test(
    "A space that is typed beside a separator that a commit wrote takes its place (R3, E13)",
    arguments: [("fr-FR", "\u{202F}"), ("fr-FR", " "), ("en-US", " "), ("de-CH", "\u{3000}")])
  func spaceBesideSeparator(_ tag: String, _ space: String) throws {
    for isAfter in [false, true] {
      let format = Formats.decimal(tag)
      var field = FormattingField<Int>(100_000, format: format)
      let caret = 3 + (isAfter ? format.symbols.groupingSeparator.utf8.count : 0)
      try field.select(.utf8(caret, caret))
      try field.type(space)
      #expect(field.text == "100\(space)000")
      #expect(field.value == 100_000)
      #expect(field.selection == FieldSelection(caret: 3 + space.utf8.count))
    }
  }

  @Test("A change of another text is refused where its marks would stand inside a character (E4)")
  func undoInAnotherText() throws {
    var field = FormattingField<Double>(1234, format: Formats.decimal("en-US"))
    try field.select(.utf8(1, 1))
    let change = try field.apply(TextEdit(.utf8(5, 5), ""))
    field.setFormat(Formats.decimal("ar-EG"))
    field.setValue(-1)
    #expect(field.text == "\u{061C}-\u{0661}")  // As many bytes as "1,234" has.
    let before = field
    #expect(throws: EditRefusal.otherText) { try field.apply(change.inverse) }
    #expect(field == before)
  }

  @Test(
    "a digit is typed in the numbering system of the text's digits (E14)",
    arguments: [
      ("ar-EG", "١٬٢٣٤"), ("fa-IR", "۱٬۲۳۴"), ("mr-IN", "१,२३४"), ("bn-BD", "১,২৩৪"),
      ("ja-JP-u-nu-hanidec", "一,二三四"),
    ])
  func ownDigits(locale: String, text: String) throws {
    var field = FormattingField<Int>(format: Formats.decimal(locale))
    try field.type("1234")
    #expect(field.text == "1234")
    #expect(field.value == 1234)
    field.commit()
    #expect(
      field.text.unicodeScalars.filter { !$0.properties.isBidiControl }.map(String.init).joined()
        == text)
    try field.type("5")
    #expect(field.value == 12345)
    #expect(field.status == .acceptable)
    try field.deleteBackward()
    try field.follow(field.text + "6")
    #expect(field.value == 12346)
    #expect(field.status == .acceptable)
    // What is pasted stays as it was written; what is typed over all is in its own digits.
    try field.paste("7")
    #expect(field.issueCode == .mixedDigits)
    try field.apply(TextEdit(.all, "89"))
    #expect(field.text == "89")
    #expect(field.value == 89)
    try field.type(String(field.format.symbols.digits[1]))
    #expect(field.text == "891")
    #expect(field.value == 891)
  }

  @Test("The decimal key inserts the locale's separator; a typed period stays one (E2)")
  func decimalKey() throws {
    var field = FormattingField<Double>(format: Formats.decimal("de-DE"))
    try field.type("3")
    try field.press(.decimalKey)
    try field.type("5")
    #expect(field.text == "3,5")
    #expect(field.value == 3.5)
  }

  @Test("A paste is one edit without line ends, and reports its reading (E3)")
  func paste() throws {
    var field = FormattingField<Double>(format: Formats.decimal("en-US"))
    let change = try field.paste("\t1,234.50\r\n")
    #expect(field.text == "1,234.50")
    #expect(change.reading.value == 1234.5)
    #expect(change.value == 1234.5)
  }

  @Test("The inverse of a change restores the whole state (E4)")
  func inverse() throws {
    var field = FormattingField<Double>(12345.678, format: Formats.decimal("en-US"))
    var states = [field]
    var changes: [FieldChange<Double>] = []
    changes.append(try field.apply(TextEdit(.utf8(1, 4), "9", intent: .typed)))
    states.append(field)
    changes.append(try field.apply(TextEdit(.selection, "x")))
    states.append(field)
    let commit = field.commit()
    changes.append(try #require(commit.change))
    states.append(field)
    let increment = field.increment()
    changes.append(try #require(increment))
    states.append(field)
    for (change, state) in zip(changes, states).reversed() {
      try field.apply(change.inverse)
      #expect(field == state)
    }
    for (change, state) in zip(changes, states.dropFirst()) {
      try field.apply(change)
      #expect(field == state)
    }
    #expect(throws: EditRefusal.otherText) { try field.apply(changes[0]) }
  }

  @Test(
    "A word of an input method, undone and made again, is not marked; the next one is inserted (E6)"
  )
  func undoOfComposition() throws {
    var field = FormattingField<Int>(5, format: Formats.decimal("ja-JP"))
    try field.select(.all)
    let changes = [try field.compose("\u{FF11}"), try field.compose("\u{FF11}\u{FF12}")]
    field.endComposition()
    #expect(field.value == 12)
    for change in changes.reversed() { try field.apply(change.inverse) }
    #expect(field.text == "5")
    #expect(field.value == 5)
    #expect(field.markedRange == nil)
    #expect(!field.isEdited)
    for (change, value) in zip(changes, [1, 12]) {
      try field.apply(change)
      #expect(field.markedRange == nil)
      #expect(field.value == value)
      #expect(field.status == .acceptable)
    }
    try field.compose("3")
    #expect(field.text == "\u{FF11}\u{FF12}3")
    field.endComposition()
    #expect(field.issueCode == .mixedDigits)
    #expect(field.value == 12)
  }

  @Test("A commit that is undone and made again has its separators (E4)")
  func undoOfCommit() throws {
    for text in ["12345", "12,345"] {
      var field = FormattingField<Int>(7, format: Formats.decimal("en-US"))
      try field.select(.all)
      let typed = try field.compose(text)
      let report = field.commit()
      let change = try #require(report.change)
      let committed = field
      try field.apply(change.inverse)
      #expect(field.text == text)
      #expect(field.isEdited)
      try field.apply(typed.inverse)
      #expect(field.text == "7")
      #expect(!field.isEdited)
      try field.apply(typed)
      try field.apply(change)
      #expect(field == committed)
      try field.deleteBackward()
      #expect(field.text == "1234")
      #expect(field.value == 1234)
    }
  }

  @Test("NaN is the value that it is: bound, edited and compared as such (S9)")
  func notANumber() throws {
    var field = FormattingField<Double>(.nan, format: Formats.decimal("en-US"))
    #expect(field.text == "")
    #expect(!field.isEdited)
    #expect(field == field)
    #expect(field.setValue(.nan) == nil)
    #expect(field.commit().outcome == .unchanged)
    let change = try field.apply(TextEdit(.all, "7"))
    #expect(field.isEdited)
    #expect(field.value == 7)
    #expect(change == change)
    try field.apply(change.inverse)
    #expect(field.value?.isNaN == true)
    #expect(!field.isEdited)
    try field.apply(change)
    field.revert()
    #expect(field.value?.isNaN == true)
    #expect(!field.isEdited)
    #expect(field.setValue(.infinity)?.origin == .fromOutside)
    #expect(field.value == .infinity)
    #expect(field.setValue(nil) != nil)
    #expect(field.setValue(.nan) != nil)
    #expect(Set([field, field]).count == 1)
  }

  @Test("A letter typed in another of its spellings is an edit (S9)")
  func spellings() throws {
    var field = FormattingField<Double>(5, format: Formats.style(.currency("CZK"), "cs-CZ"))
    let written = field
    let letters = Array(field.text.unicodeScalars)
    let place = try #require(letters.firstIndex(of: "\u{10D}"))
    try field.apply(TextEdit(.scalars(place, place + 1), "c\u{30C}"))
    #expect(field.text == written.text)
    #expect(field.isEdited)
    #expect(field != written)
    #expect(field.commit().outcome != .unchanged)
    #expect(Array(field.text.utf8) == Array(written.text.utf8))
  }

  @Test("A filter says which edits would pass (E5)")
  func filters() throws {
    var field = FormattingField<Double>(1, format: Formats.style(.currency("EUR"), "de-DE"))
    #expect(field.accepts(TextEdit(.selection, "x")))
    field.policies.filtersCharacters = true
    #expect(!field.accepts(TextEdit(.selection, "x")))
    #expect(field.accepts(TextEdit(.selection, "\u{20AC}")))
    #expect(field.accepts(TextEdit(.selection, "-5-")))
    field.policies.filtersInvalidTexts = true
    #expect(!field.accepts(TextEdit(.selection, "-5-")))
    field.policies.filtersCharacters = false
    #expect(!field.accepts(TextEdit(.selection, "-5-")))
    let before = field
    #expect(throws: EditRefusal.filtered) { try field.type("x") }
    #expect(field == before)
  }
}
