import FieldForms
import FieldTesting
import FormattingFields
import FormattingFieldsFoundation
import Foundation
import Testing

/// What a host asks a field: its keyboard, its keys, what it would write.
struct HostFactTests {
  private let english: NumberFormat
  private let dollars: NumberFormat
  private let accounting: NumberFormat

  init() throws {
    english = try .icu(locale: "en-US", style: .decimal)
    dollars = try .icu(locale: "en-US", style: .currency("USD"))
    accounting = try .icu(locale: "en-US", style: .accounting("USD"))
  }

  @Test("the keyboard follows from type, bounds and format (C16)")
  func keyboard() throws {
    #expect(FormattingField<UInt8>(format: english).entryTraits.keys == .digits)
    #expect(
      FormattingField<Double>(format: dollars, bounds: NumberBounds(0...)).entryTraits.keys
        == .decimal)
    let signed = FormattingField<Int>(format: english).entryTraits
    #expect(signed.allowsMinus)
    #expect(!signed.allowsFraction)
    #expect(signed.keys == .number)
    let integers = try NumberFormat.icu(locale: "de-DE", style: .integer)
    let whole = FormattingField<Double>(format: integers, bounds: NumberBounds(0...100)).entryTraits
    #expect(!whole.allowsFraction)
    #expect(!whole.allowsMinus)
    let percent = try NumberFormat.icu(locale: "en-US", style: .percent)
    #expect(!FormattingField<Int>(format: percent).entryTraits.allowsFraction)
    #expect(FormattingField<Double>(format: percent).entryTraits.allowsFraction)
    let scientific = try NumberFormat.icu(locale: "en-US", style: .scientific)
    #expect(
      FormattingField<Double>(format: scientific, bounds: NumberBounds(0...)).entryTraits
        .allowsExponent)
    #expect(FormattingField<Cents>(format: english).entryTraits.allowsFraction)
  }

  @Test("a key changes the sign, in the text as it is typed (E12)")
  func toggleSign() throws {
    var field = FormattingField<Double>(format: english)
    try field.toggleSign()
    #expect(field.text == "-")
    #expect(field.status == .intermediate)
    try field.toggleSign()
    #expect(field.text == "")
    try field.type("1234.5")
    try field.select(.utf16(2, 2))
    let change = try #require(try field.toggleSign())
    #expect(field.text == "-1234.5")
    #expect(field.value == -1234.5)
    #expect(field.selection.head == 3)
    #expect(change.range == 0..<0)
    #expect(change.replacement == "-")
    #expect(change.origin == .edit(.typed))
    field.commit()
    try field.toggleSign()
    #expect(field.text == "1,234.5")
    #expect(field.value == 1234.5)
    try field.apply(TextEdit(.all, "+7"))
    try field.toggleSign()
    #expect(field.text == "-7")
    #expect(field.value == -7)
    try field.apply(TextEdit(.all, "7-"))
    try field.toggleSign()
    #expect(field.text == "7")
    #expect(field.value == 7)
    try field.apply(TextEdit(.all, "1,5"))
    try field.toggleSign()
    #expect(field.text == "-1,5")
    #expect(field.issue?.code == .incompleteGroup)
  }

  @Test("parentheses of accounting are a minus that the key takes away")
  func toggleParentheses() throws {
    var field = FormattingField<Double>(-1234.5, format: accounting)
    #expect(field.text == "($1,234.50)")
    let before = field
    let change = try #require(try field.toggleSign())
    #expect(field.text == "$1,234.50")
    #expect(field.value == 1234.5)
    try field.apply(change.inverse)
    #expect(field == before)
    try field.toggleSign()
    try field.toggleSign()
    #expect(field.text == "-$1,234.50")
    #expect(field.value == -1234.5)
  }

  @Test("no key turns a sign over where there is none to be had")
  func noSign() throws {
    var field = FormattingField<Double>(5, format: english, bounds: NumberBounds(0...))
    #expect(try field.toggleSign() == nil)
    #expect(field.text == "5")
    #expect(!field.isEdited)
    field.policies.maximumLength = 1
    field.setBounds(.unlimited)
    #expect(throws: EditRefusal.tooLong(limit: 1)) { try field.toggleSign() }
    #expect(field.text == "5")
  }

  @Test("a host knows whether a step is possible, and has large ones and the ends")
  func steps() {
    var field = FormattingField<Int>(95, format: english, bounds: NumberBounds(0...100))
    field.policies.step = 5
    #expect(field.canIncrement)
    #expect(field.canDecrement)
    #expect(field.largeStep == 50)
    field.increment()
    #expect(field.value == 100)
    #expect(!field.canIncrement)
    #expect(field.increment() == nil)
    #expect(field.text == "100")
    field.increment(by: field.largeStep.negated)
    #expect(field.value == 50)
    field.policies.largeStep = 20
    field.increment(by: field.largeStep)
    #expect(field.value == 70)
    #expect(field.increment(by: 0) == nil)
    #expect(field.setToMinimum()?.origin == .stepped)
    #expect(field.value == 0)
    #expect(!field.canDecrement)
    #expect(field.setToMinimum() == nil)
    field.setToMaximum()
    #expect(field.value == 100)
    #expect(field.text == "100")
    field.setBounds(.unlimited)
    #expect(field.setToMinimum() == nil)
    #expect(field.setToMaximum() == nil)
  }

  @Test("a large step ends at a step where the field snaps to steps")
  func snappedSteps() {
    var field = FormattingField<Int>(7, format: english, bounds: NumberBounds(0...23))
    field.policies.step = 5
    field.policies.snapsToStep = true
    field.increment(by: 3)
    #expect(field.value == 10)
    field.setValue(7)
    field.increment(by: 12)
    #expect(field.value == 15)
    field.increment(by: 50)
    #expect(field.value == 20)
    #expect(!field.canIncrement)
    field.increment(by: -12)
    #expect(field.value == 10)
    field.setBounds(NumberBounds(0..<20))
    field.increment(by: 50)
    #expect(field.value == 15)
  }

  @Test("no step ends between steps where the format has no digits for the next one")
  func unshownSteps() throws {
    let format = try NumberFormat.icu(locale: "en-US", style: .skeleton("@###"))
    var field = FormattingField<Double>(
      99.75, format: format, bounds: NumberBounds(0...FixedDecimal("301.25")!))
    (field.policies.step, field.policies.refusesOffStep) = (0.25, true)
    field.increment()
    #expect(field.value == 100)
    #expect(!field.canIncrement)
    #expect(field.canDecrement)
    field.setValue(301)
    #expect(field.increment() == nil)
    #expect(field.setToMaximum() == nil)
    #expect(field.text == "301")
    field.policies.refusesOffStep = false
    field.increment()
    #expect(field.text == "301.2")
  }

  @Test("a host that sends a form while a person types knows what the commit would leave (C17)")
  func commitPreview() throws {
    var field = FormattingField<Int>(7, format: try .icu(locale: "en-US", style: .integer))
    try field.apply(TextEdit(.all, "1200"))
    #expect(field.commitPreview.value == 1200)
    #expect(field.commitPreview.outcome == .accepted)
    #expect(field.commitPreview.text == "1,200")
    #expect(field.text == "1200")
    #expect(field.value == 1200)
    try field.type("x")
    #expect(field.entry == nil)
    #expect(field.value == 1200)
    #expect(field.commitPreview.outcome == .reverted(field.refusedText!))
    field.policies.commitPolicy = .committedValue
    #expect(field.commitPreview.value == 7)
    field.policies.commitPolicy = .keepText
    #expect(field.commitPreview.text == "1200x")
    let preview = field.commitPreview
    let report = field.commit()
    #expect(report.outcome == preview.outcome)
    #expect(report.change == nil)
    #expect(field.text == preview.text)
    #expect(field.value == preview.value)
  }

  @Test("the selection in the host's units (S10)")
  func selectionUnits() throws {
    var field = FormattingField<Int>(format: try .icu(locale: "en-US", style: .integer))
    try field.type("\u{1D7CF}2")  // 𝟏2
    #expect(field.selection == FieldSelection(caret: 5))
    #expect(field.utf16Selection == FieldSelection(caret: 3))
    try field.select(.utf8(5, 4))
    #expect(field.scalarSelection == FieldSelection(anchor: 2, head: 1))
  }

  @Test("a screen reader hears a minus, and a word for an empty text (C21)")
  func valueText() throws {
    #expect(FormattingField<Double>(-1234.5, format: accounting).valueText == "\u{2212}$1,234.50")
    #expect(FormattingField<Double>(1234.5, format: accounting).valueText == "$1,234.50")
    var field = FormattingField<Double>(-7, format: english)
    #expect(field.text == "-7")
    #expect(field.valueText == "\u{2212}7")
    try field.apply(TextEdit(.all, "7-"))
    #expect(field.valueText(in: .english) == "\u{2212}7")
    try field.apply(TextEdit(.all, "-1,5"))
    #expect(field.valueText == "-1,5")
    try field.apply(TextEdit(.all, ""))
    #expect(field.valueText == "Empty")
    let german = try NumberFormat.icu(locale: "de-DE", style: .currency("EUR"))
    #expect(FormattingField<Double>(format: german).valueText == "Leer")
    #expect(FormattingField<Double>(-5, format: german).valueText == "\u{2212}5,00\u{A0}€")
  }

  @Test("a commit or a paste that changes the number is announced, keys are not")
  func announcement() throws {
    var field = FormattingField<Double>(format: dollars)
    let typed = try field.apply(TextEdit(.selection, "3.14159"))
    #expect(field.announcement(of: typed, label: "Price") == nil)
    let committed = try #require(field.commit().change)
    #expect(
      field.announcement(of: committed, label: "Price", in: .keys)
        == "fieldMessage(Price, fieldChanged($3.14))")
    let pasted = try field.apply(TextEdit(.all, "-20", intent: .pasted))
    #expect(
      field.announcement(of: pasted, label: "Price", in: .keys)
        == "fieldMessage(Price, fieldChanged(\u{2212}20))")
    let formatted = try #require(field.commit().change)
    #expect(field.announcement(of: formatted, label: "Price") == nil)
    field.policies.clearsWhenEmpty = true
    for text in ["", " "] {
      try field.apply(TextEdit(.all, "5"))
      let cleared = try field.apply(TextEdit(.all, text, intent: .pasted))
      #expect(
        field.announcement(of: cleared, label: "Price", in: .keys) == "fieldMessage(Price, cleared)"
      )
    }
    let german = try NumberFormat.icu(locale: "de-DE", style: .decimal)
    var price = FormattingField<Double>(format: german)
    let paste = try price.paste("1234,5")
    #expect(price.announcement(of: paste, label: "Preis")?.contains("1234,5") == true)
    let misread = try price.apply(TextEdit(.all, "1.5x", intent: .pasted))
    #expect(price.announcement(of: misread, label: "Preis") == nil)
  }

  @Test("bounds are Swift ranges, and a bound may be excluded")
  func bounds() throws {
    var share = FormattingField<Double>(
      format: Formats.decimal("en-US", NumberOptions(maximumFractionDigits: 6)),
      bounds: NumberBounds(0..<1))
    try share.type("1")
    #expect(share.issue?.code == .aboveMaximum)
    #expect(share.status == .invalid)
    #expect(share.refusedText?.maximum == "0.999999")
    share.policies.clampsToBounds = true
    #expect(share.commit().outcome == .clamped(from: 1))
    #expect(share.text == "0.999999")
    share.setBounds(NumberBounds(0...1).excluding(minimum: true))
    try share.apply(TextEdit(.all, "0"))
    #expect(share.issue?.code == .belowMinimum)
    #expect(share.status == .intermediate)
    share.setToMinimum()
    #expect(share.text == "0.000001")
    #expect(share.bounds.excludesMinimum)

    var count = FormattingField<Int>(100, format: english, bounds: NumberBounds(0..<100))
    #expect(count.status == .invalid)
    #expect(count.bounds.excludesMaximum)
    count.setToMaximum()
    #expect(count.value == 99)
    count.setBounds(NumberBounds(..<100))
    #expect(count.status == .acceptable)
    #expect(count.bounds.excludesMaximum)
    count.setBounds(NumberBounds(5..<5))
    #expect(!count.hasNumberInBounds)
    try count.apply(TextEdit(.all, "9"))
    count.setBounds(NumberBounds(99...).excluding(minimum: true))
    #expect(count.status == .intermediate)
    #expect(count.issue?.code == .belowMinimum)
    try count.type("9")
    #expect(count.status == .intermediate)
    try count.type("9")
    #expect(count.value == 999)
    #expect(NumberBounds(0..<1) != NumberBounds(0...1))
    #expect(
      NumberScanner<Int>(format: english, bounds: NumberBounds(...10)).scan("11").value == nil)
    #expect(NumberScanner<Int>(format: english, bounds: NumberBounds(1...)).scan("11").value == 11)
  }

  @Test("a step is a literal")
  func stepLiteral() {
    var field = FormattingField<Double>(1, format: english)
    field.policies.step = 0.25
    field.increment()
    #expect(field.text == "1.25")
    #expect(field.policies.step == FixedDecimal("0.25"))
    field.policies.step = 2
    field.increment()
    #expect(field.text == "3.25")
  }

  @Test("lengths on screen and half precision are values")
  func otherTypes() throws {
    var width = FormattingField<CGFloat>(1234.5, format: english, bounds: NumberBounds(0...5000))
    #expect(width.text == "1,234.5")
    try width.apply(TextEdit(.all, "0.1"))
    #expect(width.value == 0.1)
    #expect(width.commit().outcome == .accepted)
    #expect(CGFloat(exactText: "0.1") == 0.1)
    #expect(CGFloat.nan.fixedDecimal == nil)
    var half = FormattingField<Float16>(0.1, format: english)
    #expect(half.text == "0.1")
    try half.apply(TextEdit(.all, "2049"))
    #expect(half.value == 2048)
    #expect(half.commit().outcome == .rounded(from: 2049))
    try half.apply(TextEdit(.all, "65520"))
    #expect(half.issue?.code == .overflow)
    #expect(Float16(exactText: "65504") == .greatestFiniteMagnitude)
  }

  @Test("printed, a field is a line")
  func printed() throws {
    var field = FormattingField<Double>(1, format: english)
    #expect("\(field)" == "“1” acceptable, value 1")
    try field.apply(TextEdit(.all, "1,5"))
    #expect("\(field)" == "“1,5” intermediate: incompleteGroup, value 1")
    try field.apply(TextEdit(.all, String(repeating: "9", count: 300)))
    #expect("\(FormattingField<Int>(format: english))" == "“” intermediate: empty, value none")
    #expect("\(field)".utf8.count < 500)
  }
}

/// A form computes a field's keyboard when a host reads it, and not at each key. (C16)
struct KeyboardOnDemandTests {
  /// Writes as `String(_:)` does, and counts its texts.
  private struct Counting: FormatStyle {
    final class Counter: @unchecked Sendable { var count = 0 }
    static let written = Counter()

    func format(_ value: Double) -> String {
      Self.written.count += 1
      return value.formatted(
        .number.precision(.significantDigits(1...3)).locale(Locale(identifier: "en_US")))
    }
  }

  private struct Weight: FormContent {
    enum FieldID: String { case weight, note }
    var weight: FormattingField<Double>
    var note = PlainTextField()

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.weight, &weight)
      form.field(.note, &note)
    }
  }

  @Test("keys write no number; reading the keyboard does")
  func onDemand() throws {
    let format = try NumberFormat(Counting())
    try #require(format.pattern == nil, "only the style writes such numbers")
    var form = FieldForm(
      Weight(weight: FormattingField(format: format, bounds: NumberBounds(0...))))
    Counting.written.count = 0
    try form.apply(.type("x"), to: .note)
    try form.apply(.type("1"), to: .weight)
    #expect(Counting.written.count == 0)
    #expect(form[.weight]?.control.keys == .decimal)
    #expect(form[.note]?.control.keys == .text)
    #expect(Counting.written.count > 0)
  }
}
