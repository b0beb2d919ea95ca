import EntryKinds
import FieldForms
import FormattingFields
import Foundation
import Testing

/// Digits that fill from the right. (X8)
struct CentsFieldTests {
  private func field(
    _ value: FixedDecimal? = nil, locale: String = "de-DE", style: NumberStyle = .currency("EUR")
  ) throws -> FormattingField<FixedDecimal> {
    FormattingField(value, format: try .icu(locale: locale, style: style), policies: Self.cents)
  }

  private static var cents: FieldPolicies {
    var policies = FieldPolicies()
    policies.fillsFromRight = true
    return policies
  }

  @Test(
    "keys, each with the text that it leaves",
    arguments: [
      ("en-US", "1 2 5 < < < <", "$0.01 $0.12 $1.25 $0.12 $0.01 $0.00 ∅"),
      ("en-US", "1 2 3 4 5 6", "$0.01 $0.12 $1.23 $12.34 $123.45 $1,234.56"),
      ("en-US", "0 0 5", "$0.00 $0.00 $0.05"),
      ("en-US", "5 - 0 - -", "$0.05 -$0.05 -$0.50 $0.50 -$0.50"),
      ("en-US", "- 5 0 < < <", "-$0.00 -$0.05 -$0.50 -$0.05 $0.00 ∅"),
      ("en-US", "1 . 5 0", "$0.01 1. 1.5 1.50"),
      ("en-US", "1 2 . 5 0", "$0.01 $0.12 12. 12.5 12.50"),
      ("en-US", ". 5", ". .5"), ("en-US", "1 x 2", "$0.01 $0.01 $0.12"),
      ("ja-JP", "1 2 3 4", "￥1 ￥12 ￥123 ￥1,234"),
    ])
  func keys(locale: String, keys: String, texts: String) throws {
    let code = locale == "ja-JP" ? "JPY" : "USD"
    var field = try field(locale: locale, style: .currency(code))
    var shown: [String] = []
    for key in keys.split(separator: " ") {
      try? field.edit(key == "<" ? .press(.deleteBackward) : .type(String(key)))
      shown.append(field.text.isEmpty ? "∅" : field.text)
      #expect(field.status == .acceptable || [".", "∅"].contains(shown.last))
    }
    #expect(shown.joined(separator: " ") == texts)
  }

  @Test("the value follows, the caret stays after the digits, a commit begins anew (X8)")
  func typing() throws {
    var field = try field()
    try field.apply(.type("1234"))
    #expect(field.text == "12,34\u{A0}€")
    #expect(field.value == FixedDecimal("12.34"))
    #expect(field.selection == FieldSelection(caret: 5))
    try field.apply(.select(.utf8(1, 1)))
    #expect(field.selection == FieldSelection(caret: 5))
    try field.apply(.press(.decimalKey))
    #expect(field.text == "1234,")
    #expect(!field.isFilling)
    try field.apply(.type("5"))
    #expect(field.commit().outcome == .accepted)
    #expect(field.text == "1.234,50\u{A0}€")
    #expect(field.isFilling)
    try field.apply(.type("1"))
    #expect(field.text == "12.345,01\u{A0}€")
    try field.apply(.press(.revert))
    #expect(field.text == "1.234,50\u{A0}€")
    field.focusAndSelect()
    try field.apply(.type("7"))
    #expect(field.text == "0,07\u{A0}€")
  }

  @Test("another format keeps the digits, unless it does not show all of them (X8, S7)")
  func otherFormat() throws {
    var field = try field()
    try field.apply(.type("125"))
    field.setFormat(try .icu(locale: "en-US", style: .currency("USD")))
    #expect(field.text == "$1.25")
    #expect(field.value == FixedDecimal("1.25"))
    try field.apply(.type("0"))
    #expect(field.text == "$12.50")
    #expect(field.isFilling)
    field.setFormat(try .icu(locale: "ja-JP", style: .currency("JPY")))
    #expect(!field.isFilling, "no digit is lost: \(field.text)")
    #expect(field.text.contains("12.5"), "no digit is lost: \(field.text)")
    var empty = try self.field()
    empty.setFormat(try .icu(locale: "ja-JP", style: .currency("JPY")))
    try empty.apply(.type("7"))
    #expect(empty.text == "￥7")
  }

  @Test("a control that edits by itself is followed as the keys that it took")
  func following() throws {
    var field = FormattingField<FixedDecimal>(
      format: try .icu(
        locale: "de-DE", style: .decimal,
        options: NumberOptions(minimumFractionDigits: 2, maximumFractionDigits: 2)),
      policies: Self.cents)
    for (control, shown) in [
      ("1", "0,01"), ("0,012", "0,12"), ("0,125", "1,25"), ("1,2", "0,12"),
      // A whole text is no key. (E13)
      ("7", "7"), ("", ""),
    ] {
      try field.apply(.follow(control))
      #expect(field.text == shown, "\(control)")
    }
  }

  @Test("a paste is read as in any other field, and refused where it is no number")
  func pasting() throws {
    var field = try field(5)
    try field.apply(.paste("12,5"))
    #expect(field.value == FixedDecimal("12.5"))
    #expect(!field.isFilling)
    try field.apply(.select(.all))
    try field.apply(.paste("1.5"))
    #expect(field.status == .intermediate)
    #expect(field.refusal != nil)
  }

  @Test(
    "a whole text that comes at once is read as a paste is, and the next commit begins anew (X8)")
  func wholeText() throws {
    var field = try field(locale: "en-US", style: .currency("USD"))
    try field.apply(.follow("$1,234.50"))
    #expect(field.text == "$1,234.50")
    #expect(!field.isFilling)
    #expect(field.commit().outcome == .accepted)
    #expect(field.isFilling)
    try field.apply(.type("7"))
    #expect(field.text == "$12,345.07")
  }

  @Test("what stands after the digits is no key's to delete, and the last digit is (X8)")
  func deletingAfterTheDigits() throws {
    var field = try field(FixedDecimal("12.34"))
    try field.apply(.follow("12,34€"))
    #expect(field.text == "12,34\u{A0}€")
    try field.apply(.follow("12,34\u{A0}"))
    #expect(field.text == "1,23\u{A0}€")
  }

  @Test("a key that the type or the length has no room for changes nothing")
  func room() throws {
    var field = FormattingField<Int8>(
      format: try .icu(locale: "en-US", style: .integer), policies: Self.cents)
    try field.apply(.type("12"))
    #expect(throws: EditRefusal.filtered) { try field.apply(.type("9")) }
    #expect(field.text == "12")
    #expect(field.value == 12)
  }

  @Test(
    "an undo brings back the text and whether digits fill it, and a redo makes it again (X8, E4)")
  func undoing() throws {
    var field = try field()
    var states = [field]
    var changes: [FieldChange<FixedDecimal>] = []
    let inputs: [FieldAct] = [
      .type("1"), .type("25"), .press(.deleteBackward), .press(.decimalKey), .type("5"),
      .press(.commit), .type("7"), .press(.toggleSign), .paste("3,5"), .type("0"),
      .press(.revert), .press(.increment), .type("1"),
    ]
    for input in inputs {
      changes.append(try #require(try field.apply(input)))
      states.append(field)
    }
    for (change, state) in zip(changes, states).reversed() {
      try field.apply(change.inverse)
      #expect(field == state)
      #expect(field.isFilling == state.isFilling)
    }
    for (change, state) in zip(changes, states.dropFirst()) {
      try field.apply(change)
      #expect(field == state)
    }
  }

  @Test("an undo in another format fills the field there (X8, E6)")
  func undoingInOtherFormat() throws {
    var field = try field()
    try field.type("125")
    let change = try field.apply(.press(.deleteBackward))
    field.setFormat(try .icu(locale: "en-US", style: .currency("USD")))
    #expect(field.text == "$0.12")
    try field.apply(try #require(change).inverse)
    #expect(field.text == "$1.25")
    #expect(field.isFilling)
  }

  @Test("cents go with kinds of entry, and may be switched on later")
  func entries() throws {
    var field = FormattingField<FixedDecimal>(
      FixedDecimal("1.25"), format: try .icu(locale: "de-DE", style: .currency("EUR")))
    #expect(!field.isFilling)
    field.policies.entries = [.arithmetic]
    field.policies.fillsFromRight = true
    #expect(field.selection == FieldSelection(caret: 4))
    try field.type("0")
    #expect(field.text == "12,50\u{A0}€")
    try field.paste("2*3")
    #expect(field.value == 6)
    field.policies.fillsFromRight = false
    #expect(!field.isFilling)
  }

  @Test("what is saved comes back, and can be filled on")
  func saving() throws {
    var before = try field()
    try before.apply(.type("125"))
    var after = try field()
    try after.restore(before.saved)
    #expect(after == before)
    try after.apply(.type("0"))
    #expect(after.text == "12,50\u{A0}€")
  }

  @Test("a text that is the committed one again is one that nobody typed (S3, F8)")
  func atRestAgain() throws {
    var policies = Self.cents
    policies.entries += [.fromElsewhere]
    let format = try NumberFormat.icu(locale: "en-US", style: .decimal)
    let committed = FormattingField<FixedDecimal>(1234, format: format, policies: policies)
    var field = committed
    let change = try field.apply(.type("1"))
    try field.apply(try #require(change).inverse)
    #expect(field == committed)
    try field.apply(.select(.all))
    try field.paste("1,234")
    var restored = committed
    try restored.restore(field.saved)
    #expect(restored == field)
  }

  @Test("what was typed as in any other field is restored as such, and undone as such (F8, X8)")
  func savedOrdinary() throws {
    let format = try NumberFormat.icu(locale: "de-DE", style: .skeleton(".00"))
    var before = FormattingField<FixedDecimal>(format: format, policies: Self.cents)
    for input in [FieldAct.press(.decimalKey), .type("5"), .type("0")] { try before.apply(input) }
    // The format writes ",50" as "0,50", so a filling field would make 5.07 of the next key.
    try before.apply(.edit(TextEdit(.utf8(0, 0), "0")))
    #expect(before.text == "0,50")
    #expect(!before.isFilling)
    var after = FormattingField<FixedDecimal>(format: format, policies: Self.cents)
    try after.restore(before.saved)
    #expect(after == before)
    #expect(!after.isFilling)
    try after.apply(.select(.utf8(4, 4)))
    try after.apply(.type("7"))
    #expect(after.text == "0,507")
    #expect(after.value == FixedDecimal("0.507"))
  }

  @Test("a text that was pasted from elsewhere is restored as a paste, and read as one (F8, X6)")
  func savedPaste() throws {
    var policies = FieldPolicies()
    policies.entries = [.fromElsewhere]
    let format = try NumberFormat.icu(locale: "de-DE", style: .decimal)
    var before = FormattingField<FixedDecimal>(format: format, policies: policies)
    try before.paste("1,234,567.89")
    #expect(before.value == FixedDecimal("1234567.89"))
    var after = FormattingField<FixedDecimal>(format: format, policies: policies)
    try after.restore(before.saved)
    #expect(after == before)
    #expect(after.status == .acceptable)
    #expect(
      try JSONDecoder().decode(SavedField.self, from: JSONEncoder().encode(before.saved))
        == before.saved)
  }

  @Test(
    "where the count of decimals varies or the last digit is rounded, keys are those of an ordinary field (X8)",
    arguments: [
      "decimal", "percent", "scientific", "skeleton:@@@", "skeleton:.##", "skeleton:.00/w",
      "skeleton:currency/CHF precision-increment/0.05", "skeleton:precision-increment/0.50",
    ])
  func varyingDecimals(style: String) throws {
    let format = try NumberFormat.icu(locale: "en-US", style: try #require(NumberStyle(style)))
    for text in ["12.5", "0.125", "1234567", "0"] {
      let value = FixedDecimal(text)
      var cents = FormattingField<FixedDecimal>(value, format: format, policies: Self.cents)
      var ordinary = FormattingField<FixedDecimal>(value, format: format)
      try ordinary.apply(.select(.all))
      try cents.apply(.select(.all))
      for key in ["7", ".", "5", "3"] {
        try cents.apply(.type(key))
        try ordinary.apply(.type(key))
        #expect(cents.text == ordinary.text)
        #expect(cents.value == ordinary.value)
        #expect(!cents.isFilling)
      }
      try cents.apply(.press(.decimalKey))
      try cents.apply(.press(.deleteBackward))
    }
  }

  @Test("a text with more digits than the format shows is not filled")
  func longText() throws {
    var policies = Self.cents
    policies.commitPolicy = .keepText
    var field = FormattingField<FixedDecimal>(
      format: try .icu(locale: "en-US", style: .currency("USD")), policies: policies)
    try field.apply(.paste("12.345"))
    field.commit()
    try field.apply(.type("3"))
    try field.apply(.press(.decimalKey))
    #expect(field.text.hasPrefix("$12.34") || field.text.hasPrefix("12.34") || !field.isFilling)
  }
}
