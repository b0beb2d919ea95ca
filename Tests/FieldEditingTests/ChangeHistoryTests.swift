import FormattingFields
import Testing

/// Changes as a host reads them: what differs, where, and what undo and redo bring back.
struct ChangeHistoryTests {
  private var field: FormattingField<Double>

  init() throws {
    field = FormattingField(format: try .icu(locale: "en-US", style: .decimal))
  }

  @Test("a commit's change is the comma that it wrote, in each unit")
  mutating func commitSplice() throws {
    try field.type("1234.50")
    let change = try #require(field.commit().change)
    #expect(field.text == "1,234.5")
    #expect(change.range == 1..<7)
    #expect(change.replacement == ",234.5")
    try field.apply(TextEdit(.all, "12345"))
    let grouped = try #require(field.commit().change)
    #expect(grouped.range == 2..<2)
    #expect(grouped.replaced == "")
    #expect(grouped.replacement == ",")
    field.setValue(12_346)
    let set = field.setValue(22_346)
    let value = try #require(set)
    #expect(value.range == 0..<1)
    #expect(value.replaced == "1")
    #expect(value.replacement == "2")
    try field.apply(value.inverse)
    #expect(field.text == "12,346")
    #expect(value.inverse.replacement == "1")
  }

  @Test("a change's range is had in each unit, by the text that it changed")
  mutating func units() throws {
    try field.follow("\u{1D7CF}\u{1D7D0}", selection: .utf16(4, 4))
    let before = field.text
    try field.follow("\u{1D7CF}\u{1D7D1}\u{1D7D1}", selection: .utf16(6, 6))
    let change = try #require(try field.follow("\u{1D7CF}", selection: .utf16(2, 2)))
    #expect(change.range == 4..<12)
    let text = before + "\u{1D7D1}"
    #expect(TextUnit.utf16.range(of: change.range, in: text) == 2..<6)
    #expect(TextUnit.scalars.range(of: change.range, in: text) == 1..<3)
  }

  @Test("a marked range is had in each unit")
  mutating func markedUnits() throws {
    try field.follow("\u{1D7CF}４", selection: .utf16(3, 3), marked: .utf16(2, 3))
    let marked = try #require(field.markedRange)
    #expect(marked == 4..<7)
    #expect(TextUnit.utf16.range(of: marked, in: field.text) == 2..<3)
    #expect(TextUnit.scalars.range(of: marked, in: field.text) == 1..<2)
  }

  @Test("undo and redo bring back all digits of a value (E4)")
  mutating func undo() throws {
    let options = NumberOptions(maximumFractionDigits: 6)
    field.setFormat(try .icu(locale: "en-US", style: .decimal, options: options))
    field.setValue(1234.56789012)
    #expect(field.text == "1,234.56789")
    var undoStack: [FieldChange<Double>] = []
    for (text, caret) in [("1,234.567897", 12), ("1,234.5678978", 13), ("1,234.567897", 12)] {
      let change = try field.follow(text, selection: .utf16(caret, caret))
      undoStack.append(try #require(change))
    }
    for change in undoStack.reversed() { try field.apply(change.inverse) }
    #expect(field.text == "1,234.56789")
    #expect(field.value == 1234.56789012)
    #expect(!field.isEdited)
    try field.apply(undoStack[0])
    #expect(field.value == 1234.567897)
    #expect(field.selection == FieldSelection(caret: 12))
  }

  @Test("undoing a commit restores what a revert goes back to")
  mutating func undoneCommit() throws {
    try field.type("1234")
    let commit = try #require(field.commit().change)
    try field.apply(commit.inverse)
    #expect(field.text == "1234")
    #expect(field.isEdited)
    try field.apply(commit)
    #expect(!field.isEdited)
  }

  @Test("a reset field is as new (S11)")
  mutating func reset() throws {
    try field.type("12x")
    field.reset(to: 1234)
    #expect(field == FormattingField(1234, format: field.format))
    #expect(!field.isEdited)
    #expect(field.revert() == nil)
    #expect(field.selection.head == 5)
    field.reset()
    #expect(field.text == "")
    #expect(field.value == nil)
    #expect(!field.isEdited)
  }
}
