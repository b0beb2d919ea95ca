import FieldForms
import FieldTesting
import FormattingFields
import Testing

/// What a host lets its field refuse, keep and show.
struct HostPolicyTests {
  private let english: NumberFormat
  private let dollars: NumberFormat

  init() throws {
    english = try .icu(locale: "en-US", style: .decimal)
    dollars = try .icu(locale: "en-US", style: .currency("USD"))
  }

  @Test(
    "a refused text is of one of five kinds",
    arguments: [
      ("", .empty), ("12x", .unreadable), ("1,5", .unreadable), ("4", .belowMinimum),
      ("-5", .belowMinimum), ("101", .aboveMaximum), ("300", .aboveMaximum),
      ("10.5", .stepMismatch), ("12", .stepMismatch),
    ] as [(String, RefusedText.Kind)])
  func kind(text: String, kind: RefusedText.Kind) throws {
    var field = FormattingField<UInt8>(format: english, bounds: NumberBounds(5...100))
    field.policies.step = 5
    field.policies.refusesOffStep = true
    try field.apply(TextEdit(.all, text))
    #expect(field.refusedText?.kind == kind)
  }

  @Test(
    "policies are equal if a host has set the same, and what it sets back is a form's to choose (F9)"
  )
  func policiesSetBack() {
    var policies = FieldPolicies()
    policies.commitPolicy = .lastReading
    policies[.clearsWhenEmpty] = false
    #expect(policies != FieldPolicies())
    (policies.commitPolicy, policies.clearsWhenEmpty) = (nil, nil)
    #expect(policies == FieldPolicies())
    #expect(policies.inForm.commitPolicy == .keepText)
    #expect(policies.inForm.clearsWhenEmpty == true)
  }

  @Test("the digits of an affix are no zeros that were typed (C19)", arguments: [false, true])
  func affixDigits(_ allowsExponent: Bool) throws {
    let format = try NumberFormat.icu(
      locale: "en-US", style: .unit("liter-per-100-kilometer"),
      options: NumberOptions(maximumFractionDigits: 6, allowsExponent: allowsExponent))
    var field = FormattingField<FixedDecimal>(FixedDecimal("1234.5"), format: format)
    field.policies.keepsTypedZeros = true
    try field.type("E")
    field.commit()
    #expect(field.text == "1,234.5 L/100 km")
    if allowsExponent { return }
    field.policies.refusesExtraDigits = true
    try field.apply(TextEdit(.all, "1.2345678 L/100 km"))
    #expect(field.issue?.range == 8..<9)
  }

  @Test("no commit leaves the minus of a zero that was read last (C6)")
  func negativeZeroReadLast() throws {
    var field = FormattingField<FixedDecimal>(0, format: english)
    try field.type("-")
    #expect(field.entry == 0)
    try field.apply(TextEdit(.all, ""))
    field.commit()
    #expect(field.text == "0")
  }

  @Test("too many fraction digits are rounded, or refused where the host says so")
  func extraDigits() throws {
    var field = FormattingField<Double>(1, format: dollars)
    try field.apply(TextEdit(.all, "1.0051"))
    #expect(field.status == .acceptable)
    #expect(field.commit().outcome == .rounded(from: FixedDecimal("1.0051")!))
    field.policies.refusesExtraDigits = true
    try field.apply(TextEdit(.all, "$1.0051"))
    #expect(field.status == .invalid)
    #expect(field.issue?.code == .fractionNotAllowed)
    #expect(field.issue?.range == 5..<7)
    #expect(field.suggestions == ["$1.01"])
    #expect(field.refusedText?.maximumFractionDigits == 2)
    #expect(field.refusedText?.message(in: .keys) == "tooManyFractionDigits(2)")
    field.policies.commitPolicy = .keepText
    #expect(field.commit().outcome == .keptInvalid(field.refusedText!))
    #expect(field.text == "$1.0051")
    try field.apply(TextEdit(.all, "1.5000"))
    #expect(field.status == .acceptable)
    #expect(field.commit().outcome == .accepted)
    field.policies.filtersInvalidTexts = true
    #expect(!field.accepts(TextEdit(.utf16(5, 5), "11")))
    #expect(field.text == "$1.50")
  }

  @Test("digits too many are those of a percentage as it is shown, and of a renderer's text")
  func extraDigitsElsewhere() throws {
    let percent = try NumberFormat.icu(
      locale: "de-DE", style: .percent, options: NumberOptions(maximumFractionDigits: 1))
    var policies = FieldPolicies()
    policies.refusesExtraDigits = true
    var share = FormattingField<Double>(format: percent, policies: policies)
    try share.follow("12,5")
    #expect(share.status == .acceptable)
    #expect(share.value == 0.125)
    try share.follow("12,55")
    #expect(share.issue?.code == .fractionNotAllowed)
    #expect(share.issue?.range == 4..<5)
    let nickels = try NumberFormat.icu(
      locale: "en-US", style: .skeleton("precision-increment/0.05"))
    var coins = FormattingField<Double>(format: nickels, policies: policies)
    try coins.follow("0.05")
    #expect(coins.status == .acceptable)
    try coins.follow("0.051")
    #expect(coins.issue?.code == .fractionNotAllowed)
    let exponents = try NumberFormat.icu(
      locale: "en-US", style: .decimal,
      options: NumberOptions(maximumFractionDigits: 3, allowsExponent: true))
    var ratio = FormattingField<Double>(format: exponents, policies: policies)
    try ratio.follow("1.2345E1")
    #expect(ratio.status == .acceptable)
    #expect(ratio.value == 12.345)
    for text in ["1E-4", "1.2345"] {
      try ratio.follow(text)
      #expect(ratio.issue == NumberIssue(.fractionNotAllowed, at: 0..<text.utf8.count))
      #expect(ratio.status == .intermediate)
      #expect(ratio.value != 1.2345)
    }
  }

  @Test("a number off the steps is refused, with its neighbours (C22, C23)")
  func offStep() throws {
    var field = FormattingField<Double>(2, format: english, bounds: NumberBounds(0...10))
    field.policies.step = 0.25
    field.policies.refusesOffStep = true
    try field.apply(TextEdit(.all, "2.3"))
    #expect(field.issue?.code == .stepMismatch)
    #expect(field.status == .invalid)
    #expect(field.suggestions == ["2.25", "2.5"])
    #expect(field.value == 2)
    #expect(field.refusedText?.suggestions == field.suggestions)
    try field.apply(TextEdit(.all, "2.2"))
    #expect(field.status == .intermediate)
    try field.type("5")
    #expect(field.status == .acceptable)
    #expect(field.value == 2.25)
    try field.apply(TextEdit(.all, "2.3"))
    field.policies.snapsToStep = true
    #expect(field.commit().outcome != .unchanged)
    #expect(field.text == "2.25")
  }

  @Test("a whole number off the steps is on its way to one; steps and ends keep to them")
  func offWholeStep() throws {
    var policies = FieldPolicies()
    policies.step = 5
    policies.refusesOffStep = true
    var field = FormattingField<Int>(
      7, format: english, bounds: NumberBounds(0...23), policies: policies)
    #expect(field.status == .intermediate)
    #expect(field.suggestions == ["5", "10"])
    #expect(!field.isEdited)
    #expect(field.value == 7)
    field.increment()
    #expect(field.value == 10)
    field.setToMaximum()
    #expect(field.value == 20)
    #expect(field.status == .acceptable)
    #expect(!field.canIncrement)
    try field.apply(TextEdit(.all, "23"))
    #expect(field.suggestions == ["20"])
    guard case .keptInvalid(let refused) = field.commit().outcome else {
      Issue.record("a number off the steps was taken")
      return
    }
    #expect(refused.issue.code == .stepMismatch)
    #expect(field.text == "23")
  }

  @Test("typed zeros are kept within the format's digits (C19)")
  func zeros() throws {
    var field = FormattingField<Double>(1, format: english)
    field.policies.keepsTypedZeros = true
    try field.apply(TextEdit(.all, "1234.50"))
    field.commit()
    #expect(field.text == "1,234.50")
    #expect(field.value == 1234.5)
    #expect(!field.isEdited)
    #expect(field.commit().outcome == .unchanged)
    try field.apply(TextEdit(.all, "7.000x"))
    field.revert()
    #expect(field.text == "1,234.50")
    field.increment()
    #expect(field.text == "1,235.50")
    try field.apply(TextEdit(.all, "1.50000000"))
    field.commit()
    #expect(field.text == "1.50000000")
    try field.apply(TextEdit(.all, "2.00"))
    let change = field.commit().change
    #expect(field.text == "2.00")
    #expect(change?.range == 0..<0)
    field.setValue(3)
    #expect(field.text == "3")
    var whole = FormattingField<Int>(
      1, format: try .icu(locale: "en-US", style: .integer), policies: field.policies)
    try whole.apply(TextEdit(.all, "2.00"))
    whole.commit()
    #expect(whole.text == "2")
  }

  @Test("typed zeros stay when the format changes; those that a format writes by itself do not")
  func zerosInAnotherFormat() throws {
    let german = try NumberFormat.icu(locale: "de-DE", style: .decimal)
    var field = FormattingField<Double>(1, format: english)
    field.policies.keepsTypedZeros = true
    try field.apply(TextEdit(.all, "1234.50"))
    field.commit()
    field.setFormat(german)
    #expect(field.text == "1.234,50")
    #expect(!field.isEdited)
    try field.apply(TextEdit(.all, "7x"))
    field.setFormat(english)
    field.revert()
    #expect(field.text == "1,234.50")
    #expect(field.commit().outcome == .unchanged)
    field.setFormat(try .icu(locale: "en-US", style: .percent))
    #expect(field.text == "123,450%")
    field.setFormat(try .icu(locale: "en-US", style: .currency("USD")))
    #expect(field.text == "$1,234.50")
    field.setFormat(english)
    #expect(field.text == "1,234.5")
    try field.apply(TextEdit(.all, "0.150"))
    field.commit()
    field.setFormat(
      try .icu(
        locale: "en-US", style: .percent, options: NumberOptions(maximumFractionDigits: 3)))
    #expect(field.text == "15.0%")
  }

  @Test("zeros are kept in a number that is shown in thousands, and none are added to it")
  func zerosOfThousands() throws {
    let thousands = try NumberFormat.icu(locale: "en-US", style: .skeleton("scale/0.001"))
    var field = FormattingField<Double>(5000, format: thousands)
    #expect(field.text == "5")
    try field.apply(TextEdit(.all, "7.0"))
    field.commit()
    #expect(field.text == "7")
    #expect(field.value == 7000)
    field.increment()
    #expect(field.text == "8")
    field.policies.keepsTypedZeros = true
    try field.apply(TextEdit(.all, "7.0"))
    field.commit()
    #expect(field.text == "7.0")
    #expect(field.value == 7000)
    field.setFormat(english)
    #expect(field.text == "7,000")
  }

  @Test(
    "typed zeros stay in a text that only its writer knows, as far as its digits and words go",
    arguments: [
      ("@##", "1.50", "1.50"), ("@##", "2.00", "2.00"), ("@##", "-2.00", "-2.00"),
      ("@##", "12.3000", "12.3"), ("@##", "12.0", "12.0"), ("@##", "0.100", "0.100"),
      ("@##", "1234", "1,230"), ("@##", "1,230.0", "1,230"), ("@##", "0.00", "0.00"),
      ("@##", "1.2300", "1.23"), ("@###################", "1,234.500000", "1,234.500000"),
      ("precision-increment/0.25", "1.50", "1.50"),
      ("unit/meter unit-width-full-name", "2.50", "2.50 meters"),
      ("unit/meter unit-width-full-name", "1.0", "1 meter"),
      ("sign-except-zero", "1.50", "+1.50"), ("sign-except-zero", "0.0", "0"),
    ])
  func zerosOfARenderer(skeleton: String, typed: String, text: String) throws {
    let format = try NumberFormat.icu(locale: "en-US", style: .skeleton(skeleton))
    #expect(format.pattern == nil)
    var field = FormattingField<FixedDecimal>(format: format)
    field.policies.keepsTypedZeros = true
    try field.type(typed)
    let number = try #require(field.value)
    let outcome = field.commit().outcome
    #expect(field.text == text)
    #expect(field.status == .acceptable)
    #expect(!field.isEdited)
    #expect(field.value == number || outcome == .rounded(from: number))
    #expect(field.commit().outcome == .unchanged)
    field.policies.keepsTypedDigits = true
    try field.apply(TextEdit(.all, "१.५०"))
    field.commit()
    #expect(field.text.contains("१.५"))
  }

  @Test("a number is plain while it has the focus; only focus and commit swap the text")
  func plain() throws {
    var field = FormattingField<Double>(-1234.5, format: dollars)
    field.policies.isPlainWhileFocused = true
    #expect(field.text == "-$1,234.50")
    try field.select(.utf16(5, 5))
    let change = field.focus()
    #expect(field.text == "-1234.50")
    #expect(field.selection == FieldSelection(caret: 3))
    #expect(change?.origin == .fromOutside)
    #expect(!field.isEdited)
    #expect(field.focus() == nil)
    try field.type("9")
    #expect(field.text == "-12934.50")
    #expect(field.value == -12934.5)
    field.revert()
    #expect(field.text == "-1234.50")
    field.increment()
    #expect(field.text == "-1233.50")
    field.setValue(5000)
    #expect(field.text == "5000.00")
    #expect(field.commit().outcome == .unchanged)
    #expect(field.text == "$5,000.00")
    field.focus()
    try field.apply(TextEdit(.all, "6000"))
    #expect(field.commitPreview.text == "$6,000.00")
    #expect(field.commit().outcome == .accepted)
    #expect(field.text == "$6,000.00")
    #expect(field.focus() != nil)
    #expect(field.text == "6000.00")
  }

  @Test("focus, edits and commit of a plain number are undone one by one")
  func plainUndo() throws {
    var field = FormattingField<Double>(1234.5, format: dollars)
    field.policies.isPlainWhileFocused = true
    let before = field
    let focused = field.focus()
    let plain = field
    let typed = try field.apply(TextEdit(.utf16(0, 1), "9"))
    let committed = field.commit().change
    #expect(field.text == "$9,234.50")
    try field.apply(#require(committed).inverse)
    try field.apply(typed.inverse)
    #expect(field == plain)
    try field.apply(#require(focused).inverse)
    #expect(field.text == before.text)
    #expect(field.value == before.value)
    #expect(!field.isEdited)
    #expect(field.focus() != nil)
  }

  @Test("what is not plain to type stays as it is written")
  func notPlain() throws {
    let scientific = try NumberFormat.icu(locale: "en-US", style: .scientific)
    var field = FormattingField<Double>(1500, format: scientific)
    field.policies.isPlainWhileFocused = true
    #expect(field.focus() == nil)
    #expect(field.text == "1.5E3")
    var empty = FormattingField<Double>(format: dollars, policies: field.policies)
    #expect(empty.focus() == nil)
    #expect(empty.text == "")
    var edited = FormattingField<Double>(1234, format: dollars, policies: field.policies)
    try edited.type("x")
    #expect(edited.focus() == nil)
    #expect(edited.text == "$1,234.00x")
  }

  @Test("a form selects all on focus unless the field says otherwise")
  func selectsAll() throws {
    let caret = TextRange.utf16(1, 1)
    var field = FormattingField<Double>(1234.5, format: dollars)
    #expect(field.policies.selectsAllOnFocus)
    field.policies.isPlainWhileFocused = true
    field.focusAndSelect()
    #expect(field.text == "1234.50")
    #expect(field.selection.range == 0..<7)
    field.commit()
    field.policies.selectsAllOnFocus = false
    try field.select(caret)
    field.focusAndSelect()
    #expect(field.text == "1234.50")
    #expect(field.selection.isCaret)
  }
}
