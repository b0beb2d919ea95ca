import FieldEditing
import FormattingFieldsFoundation
import Foundation
import NumberText
import Testing

/// A field in a view that draws and reports at any time. (S1, S4, S5)
struct HostedFieldTests {
  private let english: NumberFormat
  private let german: NumberFormat

  init() throws {
    english = try NumberFormat(
      FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")))
    german = try NumberFormat(
      FloatingPointFormatStyle<Double>(locale: Locale(identifier: "de_DE")))
  }

  private func hosted(
    _ value: Double? = nil, _ policies: FieldPolicies = FieldPolicies()
  ) -> HostedField<Double> {
    HostedField(value, format: english, policies: policies)
  }

  @Test("a view that says an old text once more changes nothing; a key into an old text counts")
  func staleText() {
    var hosted = hosted()
    let empty = hosted.shown
    #expect(hosted.follow("1234", from: empty) == true)
    hosted.submit()
    #expect(hosted.field.text == "1,234")
    #expect(hosted.follow("1234", from: empty) == false, "the view has to be drawn again")
    #expect(hosted.field.text == "1,234")
    #expect(hosted.follow("12345", from: empty) == true, "what the user sees is what is read")
    #expect(hosted.field.value == 12345)
    let drawn = hosted.shown
    #expect(hosted.follow("1234", from: drawn) == true)
    #expect(hosted.field.text == "1234", "a deletion, in a view that was drawn since")
  }

  @Test("it can appear before its data, and again with a text that was left")
  func appearing() {
    var hosted = hosted()
    hosted.rest()
    hosted.read(3)
    #expect(hosted.field.text == "3")
    hosted.setFocused(true)
    hosted.follow("3.")
    hosted.read(3)
    hosted.rest()
    #expect(hosted.field.text == "3.", "the view was only built anew")
    hosted.disappear()
    #expect(hosted.field.text == "3")
  }

  @Test("a refused edit leaves text and value, and the view is drawn again")
  func refusal() {
    var policies = FieldPolicies()
    policies.filtersCharacters = true
    var hosted = hosted(5, policies)
    #expect(hosted.follow("5x", from: hosted.shown) == false)
    #expect(hosted.field.text == "5")
    #expect(hosted.nextGift() == nil)
    hosted.setEnabled(false)
    #expect(hosted.follow("56", from: hosted.shown) == false)
    #expect(hosted.field.text == "5")
  }

  @Test("what is pasted over a number is read as a whole; what is typed keeps its separators")
  func pastes() throws {
    func read(_ text: String, over range: TextRange? = nil) -> Double? {
      var hosted = hosted(12345)
      if let range { hosted.select(range) }
      hosted.follow(text, from: hosted.shown)
      return hosted.field.status == .acceptable ? hosted.field.value : nil
    }
    #expect(read("12,3456") == 123456)
    #expect(read("12,34") == 1234, "Backspace")
    #expect(read("12,34", over: .all) == nil, "perhaps a German 12.34")
    #expect(read("7", over: .all) == 7)
    #expect(read("12,345678") == nil, "three keys at once are no keys")
    #expect(read("98,765", over: .all) == 98765)
  }

  @Test("a text that was entered elsewhere as a whole is read as a whole")
  func wholeTexts() {
    var hosted = hosted(12345)
    hosted.follow("12,34", from: hosted.shown, intent: .pasted)
    #expect(hosted.field.status != .acceptable)
    hosted.follow("12,346", from: hosted.shown, intent: .pasted)
    #expect(hosted.field.value == 12346)
  }

  @Test(
    "a field focused by the host has its number selected, one being edited keeps its caret (F10)")
  func selecting() {
    var hosted = hosted(1234)
    hosted.setFocused(true, selects: true)
    #expect(hosted.utf16Selection == 0..<5)
    hosted.follow("7", from: hosted.shown)
    #expect(hosted.utf16Selection == 1..<1)
    hosted.setFocused(true, selects: true)
    #expect(hosted.utf16Selection == 1..<1)
    hosted.select(.utf16(0, 9))
    #expect(hosted.utf16Selection == 1..<1, "a selection of a text that is no more")
  }

  @Test("a number is plain while it is typed in, where the policies say so (C20)")
  func plain() {
    var policies = FieldPolicies()
    policies.isPlainWhileFocused = true
    for selects in [false, true] {
      var hosted = hosted(1234.5, policies)
      let drawn = hosted.shown
      hosted.setFocused(true, selects: selects)
      #expect(hosted.field.text == "1234.5")
      #expect(hosted.follow("1,234.5", from: drawn) == false, "the view says once more what it had")
      hosted.setFocused(true, selects: selects)
      #expect(hosted.field.text == "1234.5")
      hosted.read(1234.5)
      hosted.setFocused(false)
      #expect(hosted.field.text == "1,234.5")
      #expect(hosted.nextGift() == nil)
    }
  }

  @Test("a keyboard on the screen has the keys that a field needs, and no fewer")
  func keys() throws {
    func keys(_ bounds: NumberBounds) -> EntryKeys {
      FormattingField<Double>(format: english, bounds: bounds).entryTraits.keys
    }
    #expect(keys(.unlimited) == .number)
    #expect(keys(NumberBounds(0...)) == .decimal)
    let whole = try NumberFormat(IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US")))
    #expect(FormattingField<UInt8>(format: whole).entryTraits.keys == .digits)
    #expect(FormattingField<Int>(format: whole).entryTraits.keys == .number)
  }

  @Test("a text that is no number is told apart from one that may become one")
  func messages() {
    var persist = FieldPolicies()
    persist.commitPolicy = .keepText
    var hosted = HostedField<Double>(nil, format: german, policies: persist)
    hosted.setFocused(true)
    hosted.follow("1.5", from: hosted.shown)
    #expect(hosted.message == nil)
    hosted.submit()
    #expect(hosted.wantsFocus)
    #expect(hosted.announcement(label: "Price")?.contains("Price") == true)
    hosted.setFocused(false)
    #expect(hosted.message?.isEmpty == false)
    #expect(hosted.suggestions == ["1,5"])
    hosted.take("1,5")
    #expect(hosted.message == nil)
    #expect(hosted.nextGift()?.value == 1.5)
    #expect(hosted.field.text == "1,5")
  }

  @Test("a refused text that another locale reads no longer wants the focus (S7)")
  func focusOfAnotherLocale() {
    var policies = FieldPolicies()
    policies.commitPolicy = .keepText
    var hosted = HostedField<Double>(nil, format: german, policies: policies)
    hosted.setFocused(true)
    hosted.follow("1.5")
    hosted.submit()
    #expect(hosted.wantsFocus)
    hosted.setFormat(english)
    #expect(hosted.field.entry == 1.5)
    #expect(!hosted.wantsFocus)
  }

  @Test("another locale keeps the number of a text that is being edited, too (S7)")
  func locales() {
    var hosted = hosted(1234.5)
    hosted.setFormat(german)
    #expect(hosted.field.text == "1.234,5")
    hosted.setFocused(true)
    hosted.follow("1.234,56", from: hosted.shown)
    hosted.setFormat(english)
    #expect(hosted.field.text == "1,234.56")
    #expect(hosted.field.value == 1234.56)
    hosted.setFocused(false)
    hosted.setFocused(false)
    #expect(hosted.field.status == .acceptable)
  }

  @Test("a caret that the view reports with its text is the field's caret (E7)")
  func caretOfText() {
    var hosted = hosted(12)
    hosted.follow("12", selection: .utf16(1, 1))
    #expect(hosted.utf16Selection == 1..<1)
  }

  @Test("a view keeps its own caret where the field's came from the view's text (H4)")
  func caretOfView() {
    var hosted = hosted()
    hosted.setFocused(true)
    hosted.follow("12", from: hosted.shown)
    hosted.drawn(hosted.shown)
    #expect(hosted.shown.text == "12")
    #expect(hosted.shown.utf16Selection == nil)
  }

  @Test("hosted fields are equal until an event parts them")
  func equality() {
    var hosted = hosted()
    hosted.setFocused(true)
    hosted.follow("7")
    let copy = hosted
    #expect(copy == hosted)
    hosted.follow("78")
    #expect(copy != hosted)
  }
}
