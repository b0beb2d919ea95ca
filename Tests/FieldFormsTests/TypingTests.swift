import FieldEditing
import FieldForms
import FormattingFields
import Testing

/// An input means the same in a field and in a form. (E11)
struct TypingTests {
  private struct Content: FormContent {
    enum FieldID: String { case number }
    var number: FormattingField<FixedDecimal>

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.number, &number)
    }
  }

  @Test(
    "text is typed key by key, and a refused character leaves those before it",
    arguments: [
      ("0.3.4", false, "0.3.4", 0.3), ("12x", false, "12x", 12), ("12x", true, "12", 12),
      ("x", true, "", nil), ("", false, "0.5", 0.5),
    ])
  func typing(text: String, filters: Bool, shown: String, value: FixedDecimal?) throws {
    var policies = FieldPolicies()
    policies.filtersCharacters = filters
    policies.clearsWhenEmpty = true
    let format = try NumberFormat.icu(locale: "en-US", style: .decimal)
    var field = FormattingField<FixedDecimal>(0.5, format: format, policies: policies)
    try field.select(.all)
    if shown.isEmpty { try field.deleteBackward() }
    var form = FieldForm(Content(number: field))
    form.focus(.number)
    try form.apply(.press(.selectAll))
    var refusals: [EditRefusal?] = []
    do throws(EditRefusal) {
      try field.type(text)
      refusals.append(nil)
    } catch { refusals.append(error) }
    do throws(FormRefusal) {
      try form.apply(.type(text))
      refusals.append(nil)
    } catch { if case .field(let refusal) = error { refusals.append(refusal) } }
    #expect(field.text == shown)
    #expect(field.value == value)
    #expect(form.content.number.text == shown)
    #expect(form[.number]?.text == shown, "the form has surveyed what stayed")
    #expect(form.content.number.value == value)
    #expect(refusals == [EditRefusal?](repeating: filters ? .filtered : nil, count: 2))
  }

  @Test("an edit is one, and refused as a whole")
  func edit() throws {
    var policies = FieldPolicies()
    policies.filtersCharacters = true
    let format = try NumberFormat.icu(locale: "en-US", style: .decimal)
    var field = FormattingField<FixedDecimal>(format: format, policies: policies)
    #expect(throws: EditRefusal.filtered) { try field.apply(.edit(TextEdit(.selection, "12x"))) }
    #expect(field.text.isEmpty)
  }

  @Test("a change of an input undoes all of it, a key goes so often, and a commit is a key")
  func changes() throws {
    let format = try NumberFormat.icu(locale: "en-US", style: .decimal)
    var field = FormattingField<FixedDecimal>(format: format)
    let before = field
    let typed = try #require(try field.apply(.type("1234")))
    try field.apply(typed.inverse)
    #expect(field == before)
    try field.apply(typed)
    try field.apply(.press(.commit))
    #expect(field.text == "1,234")
    try field.apply(.press(.increment, count: 3))
    #expect(field.text == "1,237")
    try field.apply(.press(.decrement, count: 2))
    #expect(field.text == "1,235")
    let selected = try field.apply(.press(.selectAll))
    #expect(selected == nil)
    #expect(field.selection == FieldSelection(anchor: 0, head: 5))
  }

  @Test("a commit that is pressed in a form is the form's: the outcome is told")
  func commit() throws {
    let format = try NumberFormat.icu(locale: "en-US", style: .decimal)
    var form = FieldForm(Content(number: FormattingField(format: format)))
    try form.apply(.type("1234"), to: .number)
    try form.apply(.press(.commit), to: .number)
    #expect(form[.number]?.text == "1,234")
    #expect(form[.number]?.outcome == .accepted)
  }
  @Test("a step that has nothing to begin from shows why (C6, F5)")
  func refusedStep() throws {
    let format = try NumberFormat.icu(locale: "en-US", style: .decimal)
    var form = FieldForm(Content(number: FormattingField(7, format: format)))
    form.focus(.number)
    try form.apply(.edit(TextEdit(.all, "1,23")))
    #expect(form[.number]?.isTouched == false)
    try form.apply(.press(.increment))
    #expect(form[.number]?.text == "1,23")
    #expect(form[.number]?.isTouched == true)
    #expect(form[.number]?.issues.first?.code == "number.incompleteGroup")
  }
}
