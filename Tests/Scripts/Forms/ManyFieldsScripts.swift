import EditScripts
import FieldForms
import FormattingFields
import Testing

@testable import FieldFormsTests

/// Fields that are declared together, under random acts. (F11)
struct ManyFieldsScripts {
  private typealias All = ManyFieldsTests.All

  @Test("a form knows of each field what a survey of all fields finds, whatever is done to one")
  func random() throws {
    let seed = Sampling.seed
    var random = SeededGenerator(seed)
    var form = FieldForm(All())
    var history = UndoHistory<All>(longestPause: .seconds(-1))
    let texts = ["must", "none", "read", "gone", "", "1", "7", "50", "101", "x", "1.", "-"]
    let initial = form
    for step in 0..<Sampling.count(3_000, full: 60_000) {
      let field = try #require(form.declaredFields.randomElement(using: &random))
      let text = try #require(texts.randomElement(using: &random))
      history.record(in: &form, at: .seconds(step)) { form in
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2: try? form.apply(.edit(TextEdit(.all, text)), to: field)
        case 3: form.focus(field)
        case 4: form.commit(field)
        case 5: form.setValue(.number(FixedDecimal(text)), of: field)
        case 6: form.content.part.shares.append(FormattingField(1, format: format(.decimal)))
        default: form.content.part.shares.removeAll { $0.text == "50" }
        }
      }
      if Int.random(in: 0..<4, using: &random) == 0 { history.undo(&form) }
      if Int.random(in: 0..<6, using: &random) == 0 { history.redo(&form) }
      var fresh = form
      fresh.content = form.content
      let isFresh = fresh.fieldStates == form.fieldStates && fresh.isValid == form.isValid
      try #require(isFresh, "seed \(seed), step \(step)")
      guard step.isMultiple(of: 8) else { continue }
      let restored = FieldForm.restored(from: form.snapshot, in: All()).form
      for field in restored.declaredFields {
        let isChanged = restored[field]?.value != initial[field]?.value
        try #require(
          restored[field]?.isChanged == isChanged, "restored: seed \(seed), step \(step)")
      }
    }
  }
}
