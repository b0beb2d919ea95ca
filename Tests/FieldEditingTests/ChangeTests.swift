import FormattingFields
import Foundation
import Testing

/// A host follows a field by its changes alone.
struct ChangeTests {
  private var field: FormattingField<Int>

  init() throws {
    field = FormattingField(1234, format: try .icu(locale: "en-US", style: .integer))
  }

  @Test("a change says what was taken away and put in, and where (E1, E10)")
  mutating func parts() throws {
    var mirror = field.text
    try field.select(.utf8(1, 2))
    #expect(!field.selection.isCaret)
    #expect(field.selection.anchor == 1)
    let change = try field.apply(TextEdit(.selection, "00"))
    let start = mirror.utf8.index(mirror.startIndex, offsetBy: change.range.lowerBound)
    let end = mirror.utf8.index(start, offsetBy: change.replaced.utf8.count)
    mirror.replaceSubrange(start..<end, with: change.replacement)
    #expect(mirror == field.text)
    #expect(change.replaced == ",")
    #expect(change.replacement == "00")
    #expect(change.valueBefore == 1234)
    #expect(change.value == 100_234)
    #expect(change.readingBefore.status == .acceptable)
    #expect(change.reading == field.reading)
  }

  @Test("deleting takes visible characters, forward and backward")
  mutating func deleting() throws {
    try field.deleteBackward()
    #expect(field.text == "123")
    #expect(field.value == 123)
    try field.select(.utf8(0, 0))
    try field.deleteForward(2)
    #expect(field.text == "3")
  }

  @Test("a change that took nothing away changes nothing when it is undone in another format")
  mutating func changeOfNothing() throws {
    let change = try field.deleteForward()
    field.setFormat(try .icu(locale: "de-CH", style: .integer))
    #expect(field.text == "1\u{2019}234")
    try field.apply(change.inverse)
    #expect(field.text == "1\u{2019}234")
    #expect(field.value == 1234)
    #expect(!field.isEdited)
  }

  @Test("fields of one state are one element of a set, until one is edited")
  func states() throws {
    var other = field
    #expect(Set([field, other]).count == 1)
    try other.type("1")
    #expect(Set([field, other]).count == 2)
  }

  @Test("What is undone in another format has the separators of that format (E6)")
  func undoBesideOtherSeparators() throws {
    var field = FormattingField<Int>(1_000_000, format: Formats.decimal("en-IN"))
    let change = try field.deleteBackward(3)
    field.revert()
    field.setFormat(Formats.decimal("de-DE"))
    try field.apply(change)
    #expect(field.text == "1000")
    #expect(field.value == 1000)
  }

  @Test("What is undone in another format has all digits of its value (E6)")
  func undoOfRoundedText() throws {
    var field = FormattingField<FixedDecimal>(
      FixedDecimal("99.995"), format: Formats.style(.currency("USD"), "en-US"))
    let before = field
    let change = try field.deleteForward()
    var same = field
    try same.apply(change.inverse)
    #expect(same == before)
    field.setFormat(Formats.style(.currency("USD"), "ckb-IQ"))
    try field.apply(change.inverse)
    #expect(field.value == before.value)
    #expect(!field.isEdited)
    #expect(field.status == .acceptable)
  }

  @Test("A text that was refused where it was typed gives its own number, not an earlier one (E6)")
  func redoOfTextFromElsewhere() throws {
    let euros = Formats.style(.currency("EUR"), "de-DE")
    var field = FormattingField<FixedDecimal>(FixedDecimal("1234.5"), format: euros)
    try field.select(.utf16(8, 8))
    try field.type("5x")
    field.setFormat(Formats.style(.currency("USD"), "en-US"))
    let change = try field.deleteBackward(2)
    field.setFormat(euros)
    try field.apply(change.inverse)
    try field.apply(change)
    #expect(field.text == "1.234,50\u{A0}€")
    // The deletion left 1234.505 as the value, which would be written the same; the text says the
    // value that was written.
    #expect(field.value == FixedDecimal("1234.5"))
  }

  @Test("What other bounds refuse by now can be undone further in another format (E6)")
  func undoBeyondOtherBounds() throws {
    var field = FormattingField<FixedDecimal>(format: Formats.style(.currency("EUR"), "de-DE"))
    let setting = field.setValue(FixedDecimal("1234.505"))
    let set = try #require(setting)
    let edit = try field.apply(TextEdit(.all, "6"))
    field.setBounds(NumberBounds(...1000))
    field.setFormat(Formats.style(.currency("EUR"), "en-US"))
    try field.apply(edit.inverse)
    #expect(field.text == "€1,234.51")
    #expect(field.issue?.code == .aboveMaximum)
    try field.apply(set.inverse)
    #expect(field.text == "")
  }

  @Test("changes are joined as keys and the commit that ends them, and only those that follow")
  func joined() throws {
    var field = FormattingField<Double>(7, format: Formats.decimal("en-US"))
    let before = field
    try field.select(.all)
    let first = try field.apply(TextEdit(.selection, "1"))
    let second = try field.apply(TextEdit(.selection, "2"))
    let commit = try #require(field.commit().change ?? field.increment())
    let keys = try #require(first.joined(with: second))
    #expect(keys.origin == second.origin)
    let all = try #require(keys.joined(with: commit))
    #expect(first.joined(with: commit) == nil)
    let after = field
    let undone = try field.apply(all.inverse)
    #expect(field.text == "7")
    #expect(field.value == 7)
    #expect(field.isEdited == before.isEdited)
    try field.apply(undone.inverse)
    #expect(field == after)
    #expect(commit.joined(with: first) == nil)
  }

  @Test("a paste and keys that lead to one text leave equal fields (S3)")
  mutating func pastedOrTyped() throws {
    var pasted = field
    try field.apply(TextEdit(.all, "12"))
    try pasted.apply(TextEdit(.all, "12", intent: .pasted))
    #expect(pasted == field)
  }

  @Test("characters typed in one act are edits of their own: those before a refused one stay (S6)")
  func refusedCharacter() throws {
    var policies = FieldPolicies()
    policies.filtersCharacters = true
    var field = FormattingField<Int>(
      format: try .icu(locale: "en-US", style: .integer), policies: policies)
    let input = FieldAct.type("12x")
    #expect(throws: EditRefusal.self) { try field.apply(input) }
    #expect(field.text == "12")
    #expect(field.value == 12)
  }

  @Test("acts are equal if their keys and counts are (E11)")
  func equalInputs() {
    let twice = FieldAct.press(.increment, count: 2)
    #expect(twice == .press(.increment, count: 2))
    #expect(twice != .press(.increment, count: 3))
    #expect(twice != .press(.decrement, count: 2))
  }

  @Test(
    "A change that was saved is the change: it undoes and makes again as the change does (F8, E6)")
  func savedChanges() throws {
    var field = FormattingField<Double>(1234.5, format: Formats.decimal("de-DE"))
    var changes: [FieldChange<Double>] = []
    changes.append(try field.apply(TextEdit(.selection, "6")))
    changes.append(try field.apply(TextEdit(.utf8(0, 1), "", intent: .deleted)))
    changes.append(try field.paste("7,25"))
    changes += [field.commit().change, field.increment(), field.setValue(9), field.revert()]
      .compactMap { $0 }
    #expect(changes.count > 4)
    let saved = try JSONDecoder().decode(
      [SavedChange].self, from: JSONEncoder().encode(changes.map { field.saved($0) }))
    for (change, saved) in zip(changes, saved).reversed() {
      var other = field
      try other.apply(field.change(from: saved).inverse)
      try field.apply(change.inverse)
      #expect(other == field, "\(change)")
    }
    for (change, saved) in zip(changes, saved) {
      var other = field
      try other.apply(field.change(from: saved))
      try field.apply(change)
      #expect(other == field, "\(change)")
    }
  }

  @Test("A change that was saved is of its number in another format (S7)")
  func savedChangeOfAnotherFormat() throws {
    var field = FormattingField<Double>(1.5, format: Formats.decimal("de-DE"))
    let saved = field.saved(try field.apply(TextEdit(.selection, "5")))
    #expect(field.text == "1,55")
    field.setFormat(Formats.decimal("en-US"))
    try field.apply(field.change(from: saved).inverse)
    #expect(field.text == "1.5")
    #expect(field.value == 1.5)
  }

  @Test("A damaged change is refused, and so is an origin that nobody knows")
  func damagedChange() throws {
    var field = FormattingField<Double>(1.5, format: Formats.decimal("de-DE"))
    var saved = field.saved(try field.apply(TextEdit(.selection, "5")))
    saved.after.head = 99
    #expect(throws: SnapshotError.selection) { try field.change(from: saved) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ChangeOrigin].self, from: Data(#"["typed","swallowed"]"#.utf8))
    }
  }
}
