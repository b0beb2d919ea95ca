import FormattingFields
import Testing

/// A host whose control reports whole texts hands them over; the engine finds what was edited.
struct FollowTests {
  private var field: FormattingField<Int>

  init() throws {
    field = FormattingField(12_345, format: try .icu(locale: "en-US", style: .integer))
  }

  @Test("a digit after a formatted number is a digit of it")
  mutating func end() throws {
    let change = try #require(try field.follow("12,3456", selection: .utf16(7, 7)))
    #expect(field.text == "123456")
    #expect(field.value == 123_456)
    #expect(field.selection == FieldSelection(caret: 6))
    #expect(change.replaced == ",345")
    #expect(change.replacement == "3456")
    #expect(change.origin == .edit(.typed))
    try field.apply(change.inverse)
    #expect(field.text == "12,345")
    #expect(field.value == 12_345)
  }

  @Test("the caret decides between equal edits, and the field's own where the host tells none")
  mutating func caret() throws {
    field.setValue(1111)
    #expect(field.text == "1,111")
    // A 1 before the comma, then one after it.
    var other = field
    #expect(try field.follow("11,111", selection: .utf16(1, 1))?.range.lowerBound == 0)
    #expect(try other.follow("11,111", selection: .utf16(2, 2))?.range.lowerBound == 1)
    #expect(field.value == 11_111)
    try field.follow("111111", selection: .utf8(3, 3))
    #expect(try field.follow("1111111", selection: .utf8(4, 4))?.range.lowerBound == 3)
    #expect(try field.follow("111111", selection: .scalars(5, 5))?.range.lowerBound == 5)
    try field.select(.utf8(4, 4))
    #expect(try field.follow("1111111")?.range.lowerBound == 4)
    #expect(try field.follow("111111")?.range.lowerBound == 4)
  }

  @Test("a text that stays moves the selection and is no change")
  mutating func selection() throws {
    #expect(try field.follow("12,345", selection: .utf16(1, 3)) == nil)
    #expect(field.selection == FieldSelection(anchor: 1, head: 3))
    #expect(!field.isEdited)
    #expect(try field.follow("12,345", selection: .utf16(3, 1)) == nil)
    #expect(field.selection == FieldSelection(anchor: 3, head: 1))
  }

  @Test("what is typed over a selection is typed, also where it was there before")
  mutating func overSelection() throws {
    try field.select(.utf16(2, 4))
    let change = try field.follow("12,45", selection: .utf16(3, 3))
    #expect(change?.replaced == "3")
    #expect(change?.replacement == "")
    #expect(field.issue?.code == .incompleteGroup)
  }

  @Test("a paste from elsewhere brings its own separators, wherever it went")
  mutating func paste() throws {
    try field.select(.all)
    var autofilled = field
    try field.follow("12,3456", selection: .utf16(7, 7), intent: .pasted)
    #expect(field.issue?.code == .misplacedGroupingSeparator)
    #expect(field.value == 12_345)
    try autofilled.select(.utf16(6, 6))
    try autofilled.follow("98,3456", selection: .utf16(3, 3), intent: .pasted)
    #expect(autofilled.issue?.code == .misplacedGroupingSeparator)
  }

  @Test("a paste loses its line breaks, and the host shows the field's text")
  mutating func pastedLines() throws {
    field.setValue(nil)
    let change = try field.follow("7\t\n", selection: .utf16(3, 3), intent: .pasted)
    #expect(field.text == "7")
    #expect(field.selection == FieldSelection(caret: 1))
    #expect(change?.reading.value == 7)
  }

  @Test("code points stay whole, in UTF-8 and in UTF-16")
  mutating func codePoints() throws {
    field.setValue(nil)
    try field.follow("\u{1D7CF}", selection: .utf16(2, 2))  // 𝟏
    // 𝟐 differs from the character before only in the last byte and in the second surrogate.
    let change = try field.follow("\u{1D7D0}", selection: .utf16(2, 2))
    #expect(change?.replaced == "\u{1D7CF}")
    #expect(change?.replacement == "\u{1D7D0}")
    #expect(field.value == 2)
    // 𝟐 and U+1D790 end in the same byte.
    try field.follow("\u{1D790}\u{1D7D0}", selection: .scalars(1, 1))
    #expect(field.issue?.code == .unexpectedCharacter)
    #expect(throws: EditRefusal.offsetInsideCharacter) {
      try field.follow("\u{1D7D0}", selection: .utf16(1, 1))
    }
    #expect(field.text == "\u{1D790}\u{1D7D0}")
  }

  @Test("an input method composes in the host's control, and the value waits")
  mutating func composition() throws {
    field.setValue(1)
    try field.follow("1４", selection: .utf16(2, 2), marked: .utf16(1, 2))
    #expect(field.markedRange == 1..<4)
    #expect(field.value == 1)
    try field.follow("1４２", selection: .utf16(3, 3), marked: .utf16(1, 3))
    #expect(field.markedRange == 1..<7)
    #expect(field.value == 1)
    #expect(try field.follow("1４２", selection: .utf16(3, 3)) == nil)
    #expect(field.markedRange == nil)
    #expect(field.value == 1)
    #expect(field.issue?.code == .mixedDigits)
  }

  @Test("a host that knows only that something is composed need not know where")
  mutating func compositionSomewhere() throws {
    field.setValue(nil)
    try field.follow("４", selection: .utf16(1, 1), intent: .composed)
    try field.follow("４２", selection: .utf16(2, 2), intent: .composed)
    #expect(field.markedRange == 0..<6)
    #expect(field.value == nil)
    try field.follow("42", selection: .utf16(2, 2))
    #expect(field.markedRange == nil)
    #expect(field.value == 42)
  }

  @Test("a refused text leaves the field, whose text and selection the host shows again (E9)")
  mutating func refusals() throws {
    field.policies.maximumLength = 6
    let before = field
    for text in ["12,3456", "12,345" + String(repeating: "0", count: 100_000)] {
      #expect(throws: EditRefusal.tooLong(limit: 6)) { try field.follow(text) }
    }
    field.policies.filtersCharacters = true
    #expect(throws: EditRefusal.filtered) { try field.follow("x", selection: .utf16(1, 1)) }
    #expect(throws: EditRefusal.rangeOutsideText) {
      try field.follow("1", selection: .utf16(2, 2))
    }
    #expect(field.text == before.text)
    #expect(field.selection == before.selection)
    #expect(field.value == before.value)
    #expect(!field.isEdited)
  }

  @Test("offsets go in as they count, after any number of plain characters")
  mutating func offsets() throws {
    for count in 0...17 {
      let text = String(repeating: "1", count: count) + "\u{1D7CF}２é" + String(count)
      try field.follow(text, selection: .utf16(0, 0))
      for offset in 0...text.utf16.count {
        let index = text.utf16.index(text.startIndex, offsetBy: offset)
        if let exact = index.samePosition(in: text.unicodeScalars) {
          try field.select(.utf16(offset, offset))
          #expect(field.selection.head == text.utf8.distance(from: text.startIndex, to: exact))
        } else {
          #expect(throws: EditRefusal.offsetInsideCharacter) {
            try field.select(.utf16(offset, offset))
          }
        }
      }
      let scalars = text.unicodeScalars.count
      try field.select(.scalars(scalars, scalars))
      #expect(field.selection.head == text.utf8.count)
      #expect(throws: EditRefusal.rangeOutsideText) {
        try field.select(.scalars(scalars + 1, scalars + 1))
      }
    }
  }

  @Test("a long text costs its length, not its square")
  mutating func long() throws {
    field.policies.maximumLength = 1_000_000
    let digits = String(repeating: "8", count: 300_000)
    try field.follow(digits, selection: .utf16(300_000, 300_000))
    for place in [1, 150_000, 300_001] {
      let text = digits.prefix(place - 1) + "8" + digits.dropFirst(place - 1)
      #expect(
        try field.follow(text + "", selection: .utf16(place, place))?.range.lowerBound == place - 1)
      try field.follow(digits, selection: .utf16(place - 1, place - 1))
    }
    #expect(field.text == digits)
    #expect(field.issue?.code == .overflow)
  }

  @Test("offsets come out in the unit that the host counts in (S10)")
  mutating func units() throws {
    field.setValue(nil)
    try field.follow("\u{1D7CF}\u{1D7D0}x", selection: .utf16(2, 4))
    let (selection, text) = (field.selection.range, field.text)
    let issue = try #require(field.issue?.range)
    #expect(selection == 4..<8)
    #expect(issue == 8..<9)
    #expect(TextUnit.utf16.range(of: selection, in: text) == 2..<4)
    #expect(TextUnit.utf16.range(of: issue, in: text) == 4..<5)
    #expect(TextUnit.scalars.range(of: selection, in: text) == 1..<2)
    #expect(TextUnit.scalars.range(of: issue, in: text) == 2..<3)
    #expect(TextUnit.utf16.range(of: -1..<99, in: text) == 0..<5, "each end is held at the text's")
  }
}
