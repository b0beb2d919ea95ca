import EditScripts
import FieldForms
import FormattingFields
import Testing

@testable import FieldFormsTests

/// What a submit does with many fields. (F3)
struct CommittingScripts {
  /// Rows, each with a note and a price, which a note may hide.
  private struct Long: FormContent {
    enum FieldID: Hashable { case line(Int, Line.FieldID) }

    struct Line: FormContent, Identifiable {
      enum FieldID: String { case price, note }

      let id: Int
      var price: FormattingField<FixedDecimal>
      var note = PlainTextField(trimsEnds: true)

      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(.note, &note)
        form.field(.price, &price, note.text == "free" ? .hidden : [])
      }
    }

    var lines: [Line]

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.rows(&lines, named: "lines", as: FieldID.line)
    }
  }

  @Test(
    "many fields are committed by a submit as one by one, and undone", arguments: [false, true])
  func together(changesValues: Bool) throws {
    var random = SeededGenerator(Sampling.seed)
    var policies = FieldPolicies()
    policies.commitPolicy = .committedValue
    let price = FormattingField<FixedDecimal>(
      5, format: format(.currency("EUR"), "de-DE"), policies: policies)
    let texts = ["1234", "7,5", "1.000", "0,10"] + (changesValues ? ["2,345", "x", "free "] : [])
    for _ in 0..<Sampling.count(100, full: 2_000) {
      var form = FieldForm(Long(lines: (0..<20).map { Long.Line(id: $0, price: price) }))
      for field in form.declaredFields where Bool.random(using: &random) {
        try? form.apply(.edit(TextEdit(.all, texts.randomElement(using: &random)!)), to: field)
      }
      var single = form
      let edited = form.content
      for field in single.declaredFields {
        let state = try #require(single[field])
        if state.isEdited, state.traits.isActive { single.commit(field) }
      }
      let outcome = single.beginSubmit()
      var isReverted = false
      let undo = form.undoable { form in
        if case .reverted = form.beginSubmit() { isReverted = true }
      }
      for field in form.declaredFields {
        // The selection may differ: a submit focuses what it has reverted.
        #expect(form[field]?.text == single[field]?.text)
        #expect(form[field]?.value == single[field]?.value)
        #expect(form[field]?.outcome == single[field]?.outcome)
      }
      #expect(isReverted || outcome == .started)
      try form.apply(undo)
      for index in edited.lines.indices {
        #expect(form.content.lines[index].price.text == edited.lines[index].price.text)
      }
    }
  }
}
