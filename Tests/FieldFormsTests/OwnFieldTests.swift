import FieldForms
import FormattingFields
import Testing

private let german = try! NumberFormat.icu(locale: "de-DE", style: .decimal)

/// A kind of field of a host's own. What it does not define is the default of `EditableField`.
struct OwnFieldTests {
  /// A text of hexadecimal digits. Its text is edited by a text field.
  private struct HexField: EditableField {
    private var editor = PlainTextField(trimsEnds: true)

    var text: String { editor.text }
    var selection: FieldSelection { editor.selection }
    var markedRange: Range<Int>? { editor.markedRange }
    var value: Int? { Int(text, radix: 16) }
    var isEmpty: Bool { text.isEmpty }
    var status: ScanStatus { isEmpty || value != nil ? .acceptable : .invalid }
    var refusal: ValidationIssue? {
      status == .acceptable ? nil : .check("These are no hexadecimal digits.")
    }
    var fieldValue: FieldValue { .text(text) }
    var isEdited: Bool { editor.isEdited }
    var saved: SavedField { editor.saved }

    mutating func edit(_ input: FieldAct) throws(EditRefusal) { try editor.edit(input) }
    mutating func endEditing() -> CommitOutcome { editor.endEditing() }
    mutating func restore(_ saved: SavedField) throws(SnapshotError) { try editor.restore(saved) }
  }

  private struct Theme: FormContent {
    enum FieldID: String { case color, name }
    var color = HexField()
    var name = PlainTextField()
    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.color, &color, .required)
      form.field(.name, &name)
    }
  }

  @Test("is edited, committed, refused, undone, saved and restored")
  func life() throws {
    var (form, history) = (FieldForm(Theme()), UndoHistory<Theme>())
    #expect(form[.color]?.issues.first?.code == "required")
    form.focusOnAppear()
    try history.record(in: &form, at: .zero) { try $0.apply(.type(" ff")) }
    #expect(form[.color]?.issues.first?.code == "check", "a space is no digit")
    #expect(form.content.color.entry == nil)
    history.record(in: &form, at: .seconds(9)) { $0.pressReturn() }
    #expect(form[.color]?.text == "ff")
    #expect(form[.color]?.outcome == .accepted)
    #expect(form.content.color.entry == 255)
    #expect(form.isValid)
    #expect(throws: FormRefusal.field(.filtered)) { try form.choose(.number(3), in: .color) }
    let isSet = form.setValue(.number(3), of: .color)
    #expect(!isSet)
    form.setFormats { _ in .number(german) }
    let undone = history.undo(&form)
    #expect(undone)
    #expect(form[.color]?.text == "", "the keys, and the commit that ends them")
    let redone = history.redo(&form)
    #expect(redone)
    #expect(form[.color]?.text == "ff")
    let restored = FieldForm.restored(from: form.snapshot, in: Theme())
    #expect(restored.losses.isEmpty)
    #expect(restored.form.content == form.content)
  }
}
