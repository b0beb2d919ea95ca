import FieldForms
import FieldTesting
import FormattingFields
import Testing

/// Commit, revert and step. (C2–C8)
struct CommitTests {
  static func field(
    _ value: FixedDecimal?, _ locale: String = "en-US", minimum: FixedDecimal? = nil,
    maximum: FixedDecimal? = nil, options: NumberOptions = NumberOptions(),
    policies: (inout FieldPolicies) -> Void = { _ in }
  ) throws -> FormattingField<FixedDecimal> {
    var all = FieldPolicies()
    policies(&all)
    return FormattingField(
      value, format: Formats.decimal(locale, options),
      bounds: try #require(NumberBounds(minimum: minimum, maximum: maximum)), policies: all)
  }

  @Test("A commit without an edit changes nothing, even where the format shows fewer digits")
  func unchanged() throws {
    var field = FormattingField<Double>(
      3.14159265358979,
      format: Formats.decimal("en-US", NumberOptions(maximumFractionDigits: 6)))
    #expect(field.text == "3.141593")
    let before = field
    #expect(field.commit().outcome == .unchanged)
    #expect(field == before)
    #expect(field.value == 3.14159265358979)
    try field.type("0")
    try field.deleteBackward()
    // The text is again what was written, so nobody has touched the digits that are not shown.
    // (S12)
    #expect(field.value == 3.14159265358979)
    #expect(field.commit().outcome == .unchanged)
    try field.type("0")
    #expect(field.value == 3.1415930)
  }

  @Test(
    "The format's digits round, and the outcome says from what",
    arguments: [
      ("2.3451", "2.35", "2.3451"), ("0.005", "0.01", "0.005"), ("9.9991", "10", "9.9991"),
      ("-1.0051", "-1.01", "-1.0051"), ("1,234.567", "1,234.57", "1234.567"),
    ])
  func rounded(_ typed: String, _ shown: String, _ from: String) throws {
    var field = try Self.field(1, options: NumberOptions(maximumFractionDigits: 2))
    try field.apply(TextEdit(.all, typed))
    #expect(field.commit().outcome == .rounded(from: try #require(FixedDecimal(from))))
    #expect(field.text == shown)
    #expect(field.commit().outcome == .unchanged)
    #expect(field.reading.value == field.value)
  }

  @Test("A format without a count of digits writes all that the value has (L11)")
  func allDigits() throws {
    var field = try Self.field(nil)
    try field.type("0.12345678901234567890123456789")
    #expect(field.commit().outcome == .accepted)
    #expect(field.text == "0.12345678901234567890123456789")
    let double = FormattingField<Double>(0.1 + 0.2, format: Formats.decimal("en-US"))
    #expect(double.text == "0.30000000000000004")
    var percent = FormattingField<Double>(format: Formats.style(.percent, "en-US"))
    try percent.type("12.345678901")
    #expect(percent.commit().outcome == .accepted)
    #expect(percent.value == 0.12345678901)
    // The 101st digit is cut, and that is told.
    let long = FixedDecimal(coefficient: 5, exponent: -101)
    try field.apply(TextEdit(.all, long.plainText))
    #expect(field.commit().outcome == .rounded(from: long))
    #expect(field.value == FixedDecimal(coefficient: 1, exponent: -100))
  }

  @Test("Digits that the type cannot hold are reported (R13)")
  func typeRounds() throws {
    let format = Formats.decimal("en-US", NumberOptions(maximumFractionDigits: 30))
    var double = FormattingField<Double>(format: format)
    try double.type("0.12345678901234567890")
    #expect(double.commit().outcome == .rounded(from: FixedDecimal("0.1234567890123456789")!))
    #expect(double.text == "0.12345678901234568")
    var float = FormattingField<Float>(format: format)
    try float.type("16777217")
    #expect(float.commit().outcome == .rounded(from: 16_777_217))
    #expect(float.text == "16,777,216")
  }

  @Test("Out of range is refused, or clamped where asked (C3)")
  func bounds() throws {
    var field = try Self.field(50, minimum: 10, maximum: 99)
    try field.apply(TextEdit(.all, "5"))
    #expect(field.status == .intermediate)
    #expect(field.issueCode == .belowMinimum)
    #expect(field.value == 50)
    // A number out of bounds stays with its sentence. (C9)
    #expect(field.refusal(after: .lastReading) == nil)
    #expect(field.text == "5")
    let issue = NumberIssue(.belowMinimum, at: 0..<1)
    #expect(field.refusal(after: .committedValue)?.issue == issue)
    #expect(field.text == "50")
    field.policies.clampsToBounds = true
    try field.apply(TextEdit(.all, "500"))
    #expect(field.status == .invalid)
    #expect(field.issueCode == .aboveMaximum)
    #expect(field.commit().outcome == .clamped(from: 500))
    #expect(field.text == "99")
    try field.apply(TextEdit(.all, "-5"))
    #expect(field.issueCode == .signNotAllowed)
    #expect(field.commit().outcome == .clamped(from: -5))
    #expect(field.text == "10")
  }

  @Test("What the type cannot hold is no bound, no step and no text: its own ends count (C3, C10)")
  func unholdable() throws {
    var field = FormattingField<Int8>(
      7, format: Formats.decimal("en-US"),
      bounds: try #require(NumberBounds(minimum: -1, maximum: 1_000_000)))
    field.policies.clampsToBounds = true
    try field.apply(TextEdit(.all, "4000000"))
    #expect(field.commit().outcome == .clamped(from: 4_000_000))
    #expect(field.value == 127)
    field.setBounds(try #require(NumberBounds(minimum: FixedDecimal("0.25"))))
    field.policies.step = 0.5
    field.policies.snapsToStep = true
    try field.apply(TextEdit(.all, "3"))
    #expect(field.commit().outcome == .accepted)
    #expect(field.value == 3)
    field.setFormat(Formats.style(.skeleton("@@"), "en-US"))
    try field.apply(TextEdit(.all, "127"))
    #expect(field.commit().outcome == .clamped(from: 127))
    #expect(field.text == "120")
  }

  @Test(
    "Steps are snapped to only where asked (C3)",
    arguments: [("0.3", "0.25"), ("0.375", "0.5"), ("0.37", "0.25"), ("9.99", "10"), ("0", "0")])
  func snap(_ typed: String, _ shown: String) throws {
    var field = try Self.field(1, minimum: 0, maximum: 10) { $0.step = 0.25 }
    try field.apply(TextEdit(.all, typed))
    field.commit()
    #expect(field.text == typed)
    field.policies.snapsToStep = true
    try field.apply(TextEdit(.all, typed + "0"))
    let outcome = field.commit().outcome
    if typed == shown {
      #expect(outcome == .accepted)
    } else {
      #expect(outcome == .snapped(from: try #require(FixedDecimal(typed))))
    }
    #expect(field.text == shown)
  }

  @Test("Empty text is put back, or clears the value (C4)")
  func empty() throws {
    var field = try Self.field(7)
    try field.apply(TextEdit(.all, ""))
    #expect(field.value == 7)
    let empty = NumberIssue(.empty, at: 0..<0)
    #expect(field.refusal(after: .lastReading)?.issue == empty)
    #expect(field.text == "7")
    #expect(field.value == 7)
    field.policies.clearsWhenEmpty = true
    try field.apply(TextEdit(.all, " "))
    #expect(field.value == nil)
    #expect(field.commit().outcome == .cleared)
    #expect(field.text == "")
    #expect(field.value == nil)
    #expect(field.commit().outcome == .unchanged)
  }

  @Test(
    "An emptied field has no value at once where empty texts clear; undone, it has one (C4, E4)")
  func emptiedAtOnce() throws {
    var field = try Self.field(7) { $0.clearsWhenEmpty = true }
    let change = try field.deleteBackward()
    #expect(field.text == "")
    #expect(field.value == nil)
    #expect(field.status == .intermediate)
    #expect(field.isEdited)
    #expect(change.valueBefore == 7)
    #expect(change.value == nil)
    #expect(field.setValue(nil) == nil)
    #expect(field.isEdited)
    try field.apply(change.inverse)
    #expect(field.text == "7")
    #expect(field.value == 7)
    #expect(!field.isEdited)
    try field.apply(change)
    #expect(field.value == nil)
    try field.type("x")
    #expect(field.value == nil)
    field.revert()
    #expect(field.text == "7")
    #expect(field.value == 7)
    try field.select(.all)
    try field.compose("8")
    #expect(field.value == 7)
    // A composition of nothing has ended. (S8)
    try field.compose("")
    #expect(field.text == "")
    #expect(field.value == nil)
  }

  @Test(
    "A refused text goes back to what was read while typing, to what was committed, or stays (C1, C9)",
    arguments: [
      (20, nil, "1.5", "1", "20"), (750, nil, "\u{8}\u{8}\u{8}", "7", "750"),
      (0, 100, "150", nil, "0"),
    ] as [(Double, FixedDecimal?, String, String?, String)])
  func policies(
    _ value: Double, _ maximum: FixedDecimal?, _ keys: String, _ read: String?, _ before: String
  ) throws {
    let bounds = try #require(NumberBounds(maximum: maximum))
    for (policy, left) in zip(CommitPolicy.allCases, [read, before, nil]) {
      var field = FormattingField(value, format: Formats.decimal("de-DE"), bounds: bounds)
      if keys.first != "\u{8}" { try field.select(.all) }
      for key in keys {
        if key == "\u{8}" { try field.deleteBackward() } else { try field.type(String(key)) }
      }
      let typed = field.refusedText
      let refused = field.refusal(after: policy)
      #expect(refused == (policy == .lastReading && read == nil ? nil : typed))
      #expect(typed != nil)
      #expect(typed?.suggestions == (keys == "1.5" ? ["1,5"] : []))
      #expect(field.text == left ?? typed?.text)
    }
  }

  @Test("A text that is kept stays for the user to mend, and can be mended")
  func persist() throws {
    var field = try Self.field(7)
    try field.select(.all)
    try field.type("1.2.3")
    let issue = NumberIssue(.duplicateDecimalSeparator, at: 3..<4)
    #expect(field.refusal(after: .keepText)?.issue == issue)
    #expect(field.text == "1.2.3")
    #expect(field.value == FixedDecimal("1.2"))
    try field.apply(TextEdit(.utf8(3, 4), ""))
    #expect(field.commit().outcome == .accepted)
    #expect(field.text == "1.23")
  }

  @Test(
    "The caret keeps its place among the digits (C5)",
    arguments: [
      ("1234|5", "12,34|5"), ("12345|", "12,345|"), ("|12345", "|12,345"), ("1|2345", "1|2,345"),
      ("12|345", "12|,345"), ("007|", "7|"), ("0|07", "|7"), ("1234.5|6", "1,234.5|6"),
      ("1234.|56", "1,234.|56"), ("1234|.56", "1,234|.56"), (".5|", "0.5|"), ("1.50|", "1.5|"),
      ("[123]45", "[12,3]45"), ("-1234|", "-1,234|"),
    ])
  func caret(_ before: String, _ after: String) throws {
    var field = try Self.field(nil)
    try field.set(before)
    field.commit()
    #expect(field.shown == after)
  }

  @Test(
    "A caret before a number without integer digits stays there (C5)",
    arguments: [
      ("|.5", "|.5"), ("|0.50", "|.5"), ("-|.5", "-|.5"), ("-|0.5", "-|.5"), (".5|", ".5|"),
    ])
  func caretBeforeSeparator(_ before: String, _ after: String) throws {
    var field = try Self.field(nil, options: NumberOptions(minimumIntegerDigits: 0))
    try field.set(before)
    field.commit()
    #expect(field.shown == after)
  }

  @Test(
    "The caret stays among the digits in another locale, with and without a commit's separators (C5)"
  )
  func caretAcrossLocales() throws {
    var field = FormattingField<Int>(12345, format: Formats.decimal("en-US"))
    try field.select(.utf8(4, 4))
    try field.type("6")
    field.setFormat(Formats.decimal("de-DE"))
    #expect(field.shown == "1236|45")
    #expect(field.value == 123_645)
    field.commit()
    #expect(field.shown == "123.6|45")
  }

  @Test("The caret stays before the affix that a commit adds, and after one that was typed (C5)")
  func caretBesideAffix() throws {
    var field = FormattingField<FixedDecimal>(
      format: Formats.style(.currency("EUR"), "de-DE"))
    try field.type("1234")
    field.commit()
    #expect(field.shown == "1.234|,00\u{A0}\u{20AC}")
    try field.select(.all)
    try field.type("5 \u{20AC}")
    field.commit()
    #expect(field.shown == "5,00\u{A0}\u{20AC}|")
  }

  @Test("Revert puts back text and value from when editing began (C6)")
  func revert() throws {
    var field = try Self.field(FixedDecimal("1234.5"))
    try field.type("67")
    #expect(field.value == FixedDecimal("1234.567"))
    field.revert()
    #expect(field.text == "1,234.5")
    #expect(field.value == FixedDecimal("1234.5"))
    #expect(field.revert() == nil)
  }

  @Test("Steps are exact decimals and stop at the bounds (C6)")
  func steps() throws {
    var field = try Self.field(0, maximum: 1) { $0.step = 0.1 }
    var texts: [String] = []
    for _ in 0..<11 where field.increment() != nil { texts.append(field.text) }
    #expect(texts == ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1"])
    field.decrement()
    #expect(field.text == "0.9")
    var percent = FormattingField<Double>(0.5, format: Formats.style(.percent, "en-US"))
    percent.increment()
    #expect(percent.text == "51%")
    #expect(percent.value == 0.51)
    var byte = FormattingField<UInt8>(254, format: Formats.decimal("en-US"))
    byte.increment()
    #expect(byte.increment() == nil)
    #expect(byte.value == 255)
  }

  @Test("Every outcome has its sentences (C8)")
  func messages() throws {
    var all: [CommitOutcome] = [
      .unchanged, .accepted, .rounded(from: 1), .clamped(from: 1), .snapped(from: 1), .cleared,
    ]
    for policy in CommitPolicy.allCases {
      for text in ["", "1x"] {
        var field = FormattingField<Int>(7, format: Formats.decimal("en-US"))
        try field.apply(TextEdit(.all, text))
        field.policies.commitPolicy = policy
        all.append(field.commit().outcome)
      }
    }
    for outcome in all {
      let spoken = outcome.announcement(label: "Price", showing: "2")
      #expect(spoken.hasPrefix("Price: "))
      #expect(spoken.hasSuffix(outcome == .accepted ? ": 2" : "."))
    }
    for code in NumberIssue.Code.allCases {
      #expect(NumberIssue(code, at: 0..<1).message(for: "x").hasSuffix("."))
    }
  }
}
