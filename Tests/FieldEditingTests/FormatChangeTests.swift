import FieldForms
import FieldTesting
import FormattingFields
import Testing

/// Another format keeps the number that a field's text says. (S7)
struct FormatChangeTests {
  private typealias Row = (from: String, to: String, typed: String, shown: String, value: String?)

  @Test(
    "an edited text keeps its number, its digits and the place to type on (S7)",
    arguments: [
      ("de-DE", "en-US", "1,234|", "1.234|", "1.234"),
      ("en-US", "de-DE", "1,234|", "1.234|", "1234"),
      ("en-US", "de-DE", "1.234|", "1,234|", "1.234"),
      ("en-US", "de-DE", "1|.50", "1|,50", "1.5"),
      ("en-US", "de-DE", "3.|", "3,|", "3"),
      ("en-US", "de-DE", ".|5", ",|5", "0.5"),
      ("en-US", "de-DE", "-1,234,567.[80]", "-1.234.567,[80]", "-1234567.8"),
      ("en-IN", "de-DE", "12,34,567|", "1234567|", "1234567"),
      ("de-DE", "fr-FR", "1.234|", "1\u{202F}234|", "1234"),
      ("de-DE", "ar-EG", "1.234,5|", "1٬234٫5|", "1234.5"),
      ("fr-FR", "de-DE", "1.5|", "1,5|", "1.5"),
      ("de-DE", "en-US", "007,0|", "007.0|", "7"),
      // Invisible controls do not separate a caret from a character. (R1)
      ("de-DE", "en-US", "21\u{61C},|", "21\u{61C}.|", "21"),
      ("es-ES", "hi-IN", "0\u{202A},\u{202A}|", "0\u{202A}.\u{202A}|", "0"),
      ("de-DE", "en-US", "1\u{200E}.\u{200F}234,5|", "1\u{200E},\u{200F}234.5|", "1234.5"),
      // Marks of another place become those of the new one. (R25)
      ("en-US", "fr-FR", "1.234,5|", "1\u{202F}234,5|", "1234.5"),
      ("en-US", "de-DE", "1.234,5|", "1.234,5|", "1234.5"),
      ("en-US", "fr-FR", "1.23|4,56", "1\u{202F}23|4,56", "1234.56"),
      ("en-US", "fr-FR", "1.234,5|6", "1\u{202F}234,5|6", "1234.56"),
      ("en-US", "de-DE", "1,234.5|", "1.234,5|", "1234.5"),
      // What reads the same stays.
      ("en-US", "de-CH", "1234.5|", "1234.5|", "1234.5"),
      ("en-US", "de-DE", "12|34", "12|34", "1234"),
      // A text that is not a number stays, and is read anew.
      ("de-DE", "en-US", "1.5|", "1.5|", "1.5"),
      ("de-DE", "en-US", "12x|", "12x|", nil),
      // What can be read in two ways is not answered by another language.
      ("fr-FR", "de-DE", "1.234|", "1.234|", nil),
      ("de-CH", "ja-JP", "1,234|", "1,234|", nil),
    ] as [Row])
  private func edited(row: Row) throws {
    var field = FormattingField<FixedDecimal>(format: Formats.decimal(row.from))
    try field.set(row.typed)
    let before = field
    let change = field.setFormat(Formats.decimal(row.to))
    #expect(field.shown == row.shown)
    #expect(field.value == row.value.flatMap { FixedDecimal($0) })
    #expect((change != nil) == (field.text != before.text || field.value != before.value))
    if let change {
      #expect(change.origin == .fromOutside)
      #expect(change.value == field.value)
    }
    #expect(field.isEdited, "it can still be reverted")
  }

  @Test(
    "a text that nobody edited is written anew: the caret stays among its digits, and all stays selected (S7)",
    arguments: [
      ("en-US", "de-DE", "[1,234,567.5]", "[1.234.567,5]"),
      ("en-US", "de-DE", "1,234|,567.5", "1.234|.567,5"),
      ("de-DE", "en-US", "1.234.567|,5", "1,234,567|.5"),
      ("de-DE", "en-US", "1.234.567,|5", "1,234,567.|5"),
      ("de-DE", "en-US", "1.[234.567],5", "1[,234,567].5"),
      ("en-US", "fr-FR", "1,234,567.[5]", "1\u{202F}234\u{202F}567,[5]"),
      ("en-US", "de-DE", "|1,234,567.5", "|1.234.567,5"),
      ("en-US", "ar-EG", "1,234,567|.5", "١٬٢٣٤٬٥٦٧|٫٥"),
    ])
  func unedited(from: String, to: String, selected: String, shown: String) throws {
    var field = FormattingField<Double>(1_234_567.5, format: Formats.decimal(from))
    var copy = field
    try copy.set(selected)
    try field.select(.utf8(copy.selection.anchor, copy.selection.head))
    #expect(field.shown == selected)
    field.setFormat(Formats.decimal(to))
    #expect(field.shown == shown)
    #expect(!field.isEdited)
  }

  @Test("all stays selected beside affixes, and the next key replaces all (S7)")
  func selectedMoney() throws {
    var field = FormattingField<Double>(1_234.5, format: Formats.style(.currency("USD"), "en-US"))
    try field.select(.all)
    field.setFormat(Formats.style(.currency("USD"), "de-DE"))
    #expect(field.shown == "[1.234,50\u{A0}$]")
    try field.type("9")
    #expect(field.text == "9")
  }

  @Test("a style that reads the text otherwise gets a text of the same number (S7)")
  func styles() throws {
    var field = FormattingField<Double>(format: Formats.decimal("en-US"))
    try field.type("12.5")
    field.setFormat(Formats.style(.percent, "en-US"))
    #expect(field.text == "1,250%")
    #expect(field.value == 12.5)
    try field.apply(TextEdit(.all, "(5)"))
    field.setFormat(Formats.style(.accounting("USD"), "en-US"))
    #expect(field.value == -5)
    #expect(field.status == .acceptable)
    field.setFormat(Formats.decimal("de-DE"))
    #expect(field.text == "-5")
    #expect(field.value == -5)
  }

  @Test("the digits that are typed next join the number that the text says (S7)")
  func typedOn() throws {
    var field = FormattingField<FixedDecimal>(format: Formats.decimal("de-DE"))
    try field.type("3,")
    field.setFormat(Formats.decimal("en-US"))
    try field.type("14")
    #expect(field.text == "3.14")
    #expect(field.value == FixedDecimal("3.14"))
  }

  @Test("a number out of bounds or beyond the policies says the same in another format (S7, C18)")
  func refusedNumbers() throws {
    var policies = FieldPolicies()
    policies.refusesExtraDigits = true
    let dollars = Formats.style(.currency("USD"), "en-US")
    var field = FormattingField<Double>(
      format: dollars, bounds: NumberBounds(0...99), policies: policies)
    try field.type("1.2345")
    #expect(field.issueCode == .fractionNotAllowed)
    field.setFormat(Formats.style(.currency("USD"), "de-DE"))
    #expect(field.text == "1,2345")
    #expect(field.issueCode == .fractionNotAllowed)
    try field.apply(TextEdit(.all, "1.500"))
    #expect(field.issueCode == .aboveMaximum)
    field.setFormat(dollars)
    #expect(field.text == "1,500")
    #expect(field.issueCode == .aboveMaximum)
  }

  @Test("the change of a text is undone and made again, with its value (S7, E4)")
  func undone() throws {
    var field = FormattingField<Double>(format: Formats.decimal("de-DE"))
    let typed = try field.apply(TextEdit(.all, "1,234"))
    let made = field.setFormat(Formats.decimal("en-US"))
    let change = try #require(made)
    #expect(change.replaced == ",")
    #expect(change.replacement == ".")
    #expect(change.valueBefore == 1.234)
    // Undoing a change does not undo a later format: the old text would be 1234 here.
    try field.apply(change.inverse)
    #expect(field.text == "1.234")
    #expect(field.value == 1.234)
    // An older change fits the number, and is made again in the present format.
    let emptied = try field.apply(typed.inverse)
    #expect(field.text == "")
    #expect(field.value == nil)
    try field.apply(emptied.inverse)
    #expect(field.text == "1.234")
    #expect(field.value == 1.234)
    // A change of another text does not fit, and changes nothing.
    try field.apply(TextEdit(.all, "7"))
    let before = field
    #expect(throws: EditRefusal.otherText) { try field.apply(typed.inverse) }
    #expect(field == before)
  }

  @Test("an undo keeps the number of a refused text in another format (S7, E6)")
  func undoneRefused() throws {
    // In doubt in a field of whole numbers: 1.234 is not an integer, and 1234 is another number.
    // (R26)
    var count = FormattingField<Int>(format: Formats.decimal("de-DE"))
    let typed = try count.apply(TextEdit(.all, "1,234"))
    let made = count.setFormat(Formats.decimal("en-US"))
    #expect(made == nil, "the doubt stays, and so does the text")
    #expect(count.issueCode == .ambiguousSeparator)
    try count.apply(TextEdit(.all, ""))
    try count.apply(typed)
    #expect(count.issueCode == .ambiguousSeparator)
    #expect(count.value == nil)
    // Refused by the bounds, and written by the field: "KWD 1,000" says 1 in the one, 1000 in the
    // other.
    var price = FormattingField<FixedDecimal>(
      1, format: Formats.style(.currency("KWD"), "en-ZA"), bounds: NumberBounds(...(-1)))
    let written = price.setFormat(Formats.style(.currency("KWD"), "en-IN"))
    try price.apply(try #require(written).inverse)
    #expect(price.saidNumber == 1)
    #expect(price.value == 1)
    #expect(price.issueCode == .aboveMaximum)
  }

  @Test(
    "a composition ends where the new format reads the text otherwise, and else goes on (S7, S8)")
  func composing() throws {
    var field = FormattingField<Double>(format: Formats.decimal("de-DE"))
    try field.type("1,2")
    try field.compose("5")
    field.setFormat(Formats.decimal("en-US"))
    #expect(field.text == "1.25")
    #expect(field.markedRange == nil)
    #expect(field.value == 1.25)
    try field.apply(TextEdit(.all, "1"))
    try field.compose("5")
    field.setFormat(Formats.decimal("de-DE"))
    #expect(field.text == "15")
    #expect(field.markedRange != nil)
    #expect(field.value == 1)
  }

  @Test(
    "a digit deleted or typed into a committed number leaves a text that says the number in each locale (S12)",
    arguments: ["en-US", "de-DE", "fr-FR", "de-CH", "ar-EG", "fi-FI", "hi-IN", "es-ES"])
  func committedThenEdited(from: String) throws {
    let value = 1_234_567.5
    for to in ["en-US", "de-DE", "fr-FR", "de-CH", "ar-EG", "fi-FI", "hi-IN", "es-ES"] {
      for edit in 0..<3 {
        var field = FormattingField<Double>(edit == 1 ? 1234 : value, format: Formats.decimal(from))
        switch edit {
        case 0: try field.deleteBackward(3)
        case 1: try field.deleteBackward()
        default: try field.apply(TextEdit(.utf8(0, 0), "9"))
        }
        let number = field.value
        field.setFormat(Formats.decimal(to))
        #expect(field.value == number, "\(from) to \(to): \(field)")
        #expect(field.status == .acceptable, "\(from) to \(to): \(field)")
        let fresh = NumberScanner<Double>(format: field.format).scan(field.text)
        #expect(fresh.value == nil || fresh.value == number, "\(from) to \(to): \(field)")
      }
    }
  }

  @Test("a text in doubt is asked about in each format, until somebody edits it (S7)")
  func inDoubt() throws {
    var field = FormattingField<Double>(5, format: Formats.decimal("de-CH"))
    let asked = try field.apply(TextEdit(.all, "1,234", intent: .pasted))
    #expect(field.issue?.code == .ambiguousSeparator)
    for locale in ["ja-JP", "de-DE", "en-US", "ar-EG", "en-US"] {
      field.setFormat(Formats.decimal(locale))
      #expect(field.entry == nil, "\(locale): \(field)")
      #expect(field.value == 5)
      #expect(field.text == "1,234")
    }
    #expect(field.suggestions == ["1,234", "1.234"])
    #expect(field.commitPreview.outcome.code == "keptInvalid")
    field.commit()
    field.setBounds(NumberBounds(0...))
    #expect(field.issue?.code == .ambiguousSeparator)
    // A draft asks, too, wherever it is restored.
    for locale in ["en-US", "de-CH", "ja-JP"] {
      var (other, same) = (FormattingField<Double>(format: Formats.decimal(locale)), field)
      try other.restore(field.saved)
      same.setBounds(.unlimited)
      same.setFormat(other.format)
      #expect(other == same, "\(locale): \(other)")
      #expect(other.entry == nil, "\(locale): \(other)")
      #expect(other.saved == same.saved)
    }
    // Each answer is an edit, also the text itself.
    for (answer, number) in [("1,234", 1234), ("1.234", 1.234)] {
      var answered = field
      try answered.apply(TextEdit(.all, answer))
      #expect(answered.entry == number)
    }
    var typed = field
    try typed.type("5")
    #expect(typed.issue?.code != .ambiguousSeparator)
    #expect(typed.text == "1,2345")
    // An undo of the paste, and the paste again.
    var undone = field
    let undo = try undone.apply(asked.inverse)
    #expect(undone.value == 5)
    #expect(!undone.isEdited)
    try undone.apply(undo.inverse)
    #expect(undone.entry == nil)
    #expect(undone.text == "1,234")
    field.revert()
    #expect(field.text == "5")
    #expect(!field.isEdited)
  }

  @Test("a text in doubt is asked about also where digits fill the field from the right (S7, X8)")
  func inDoubtOfCents() throws {
    var policies = FieldPolicies()
    policies.fillsFromRight = true
    var field = FormattingField<Double>(format: Formats.decimal("de-CH"), policies: policies)
    try field.apply(TextEdit(.all, "1,234", intent: .pasted))
    #expect(field.issue?.code == .ambiguousSeparator)
    field.setFormat(Formats.decimal("en-US"))
    #expect(field.entry == nil)
    field.setBounds(NumberBounds(0...))
    #expect(field.entry == nil)
    #expect(field.text == "1,234")
  }

  @Test("a text in doubt is asked about also where it is what the field had before (S7)")
  func inDoubtAsCommitted() throws {
    var field = FormattingField<Double>(1234, format: Formats.decimal("de-CH"))
    try field.apply(TextEdit(.all, "1,234", intent: .pasted))
    field.setFormat(Formats.decimal("en-US"))
    #expect(field.entry == nil)
    #expect(field.isEdited)
    #expect(field.value == 1234)
    try field.apply(TextEdit(.all, "1,234"))
    #expect(field.entry == 1234)
    #expect(!field.isEdited)
  }

  @Test("a whole number in doubt is asked about in a format with thousandths (S7, R26)")
  func inDoubtOfStyle() throws {
    var field = FormattingField<Double>(format: Formats.style(.currency("USD"), "en-US"))
    try field.apply(TextEdit(.all, "1.500"))
    #expect(field.issue?.code == .ambiguousSeparator)
    field.setFormat(Formats.decimal("en-US"))
    #expect(field.entry == nil)
    #expect(field.text == "1.500")
  }

  @Test("a revert after a change of format goes back to the committed number (C6, S7)")
  func reverted() throws {
    var field = FormattingField<Double>(1234.5, format: Formats.decimal("de-DE"))
    try field.apply(TextEdit(.all, "1,5"))
    field.setFormat(Formats.decimal("en-US"))
    field.revert()
    #expect(field.text == "1,234.5")
    #expect(field.value == 1234.5)
  }

  @Test("an undo fits the number where another style spells it with other digits (S7, E6)")
  func undoneInOtherDigits() throws {
    var field = FormattingField<Double>(12.5, format: Formats.decimal("en-US"))
    let typed = try field.apply(TextEdit(.all, "7"))
    field.setFormat(Formats.style(.percent, "en-US"))
    #expect(field.text == "700%")
    try field.apply(typed.inverse)
    #expect(field.value == 12.5)
    #expect(field.status == .acceptable)
  }

  @Test("an undo fits a refused number that another style spells with other digits (S7, E6)")
  func undoneRefusedInOtherDigits() throws {
    var field = FormattingField<Double>(
      format: Formats.decimal("en-US"), bounds: NumberBounds(0...99))
    let typed = try field.apply(TextEdit(.all, "700"))
    #expect(field.issueCode == .aboveMaximum)
    field.setFormat(Formats.style(.percent, "en-US"))
    #expect(field.saidNumber == 700)
    try field.apply(typed.inverse)
    #expect(field.text == "")
    #expect(field.value == nil)
  }
}
