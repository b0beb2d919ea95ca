import FieldForms
import FormattingFields
import Observation
import Testing

/// A form compares texts byte by byte: "é" typed over "e" and U+0301 is an edit. (S9)
@MainActor struct ExactFormTests {
  private nonisolated static let (whole, parts) = ("\u{E9}", "e\u{301}")

  private struct Account: FormContent {
    enum FieldID: String { case name, again }
    var name = PlainTextField(whole)
    var again = PlainTextField()

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.name, &name)
      form.field(.again, &again, rules: [.equal(to: name.text, of: FieldID.name)])
    }
  }

  private var form = FieldForm(Account())

  private mutating func type(_ text: String) throws {
    try form.apply(.edit(TextEdit(.all, text)), to: .name)
  }

  @Test("fields, values, states and saved fields of two spellings differ")
  func equality() {
    #expect(PlainTextField(Self.whole) != PlainTextField(Self.parts))
    #expect(FieldValue.text(Self.whole) != .text(Self.parts))
    #expect(Set([FieldValue.text(Self.whole), .text(Self.parts), .text(Self.whole)]).count == 2)
    #expect(PlainTextField(Self.whole).saved != PlainTextField(Self.parts).saved)
    var other = Account()
    other.name.setText(Self.parts)
    #expect(form[.name] != FieldForm(other)[.name])
  }

  @Test("the other spelling is edited, changed, seen by observers, and undone")
  mutating func edit() throws {
    let model = FormModel(Account())
    var isTold = false
    withObservationTracking {
      _ = model.field(.name)
    } onChange: {
      MainActor.assumeIsolated { isTold = true }
    }
    try model.form.apply(.edit(TextEdit(.all, Self.parts)), to: .name)
    #expect(isTold)
    let undo = try form.undoable { try $0.apply(.edit(TextEdit(.all, Self.parts)), to: .name) }
    #expect(form[.name]?.isEdited == true)
    #expect(form[.name]?.isChanged == true)
    #expect(undo.field == .name)
    try form.apply(undo)
    #expect(Array(form.content.name.text.utf8) == Array(Self.whole.utf8))
    #expect(throws: FormRefusal.field(.otherText)) { try form.apply(undo) }
  }

  @Test("answers and checks are about the bytes that were sent, and so is a text to repeat")
  mutating func answers() throws {
    #expect(form.beginSubmit() == .started)
    let submission = try #require(form.submission)
    try type(Self.parts)
    form.endSubmit(submission, [.answer("name", "Taken.")])
    #expect(form.issues(of: .name).isEmpty, "it is about another text")
    let begun = form.beginCheck(of: .name)
    let check = try #require(begun)
    try type(Self.whole)
    #expect(form.endCheck(check, [ValidationIssue(.check)]) == false)
    try form.apply(.type(Self.parts), to: .again)
    #expect(form.issues(of: .again).map(\.kind) == [.unequal(to: "name")])
  }

  @Test("a commit's outcome is forgotten with the text that it left")
  mutating func outcome() throws {
    try type(Self.parts)
    form.commit(.name)
    #expect(form[.name]?.outcome == .accepted)
    try type(Self.whole)
    #expect(form[.name]?.outcome == nil)
  }
}
