import FieldForms
import FormattingFields
import RandomSamples
import Testing

@testable import FieldFormsTests

/// Fields that the form computes, under random keys. (F14, F16)
struct ComputedScripts {
  private typealias Bill = ComputedTests.Bill

  /// The total as a form that computes nothing has it: a field as any other, which a host writes.
  struct Sheet: FormContent {
    enum FieldID: String { case total }
    var total: FormattingField<FixedDecimal>

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(
        .total, &total, [.required, .readOnly], rules: [.rule("positive") { $0 >= 0 }])
    }
  }

  @Test(
    "after any keys it is as a field that a host writes by hand (F14, F16)",
    arguments: 0..<10 as Range<UInt64>)
  func byHand(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    var bill = Bill(10, 20, 30)
    bill.total = FormattingField(
      format: format(.currency("EUR"), "de-DE"), bounds: NumberBounds(...2_000))
    var form = FieldForm(bill)
    for step in 0..<200 {
      let row = Int.random(in: 0..<3, using: &random)
      let fields: [Bill.FieldID] = [.discount, .line(row, .price), .line(row, .count)]
      let field = fields[Int.random(in: 0..<3, using: &random)]
      switch Int.random(in: 0..<12, using: &random) {
      case 0: form.commit(field)
      case 1, 2: try? form.apply(.press(.deleteBackward), to: field)
      case 3: try form.apply(.edit(TextEdit(.all, "-7,125")), to: field)
      case 4: try form.apply(.select(.all), to: .total)
      case 5: form.content.lines.reverse()
      case 6: form.focus(form.focusedField == .total ? field : .total)
      case let key: try? form.apply(.type(key == 7 ? "," : String(key)), to: field)
      }

      var sum = form.content.discount.entry.map { -$0 }
      for line in form.content.lines {
        guard let price = line.price.entry, let count = line.count.entry else {
          sum = nil
          break
        }
        sum = sum.map { $0 + price * FixedDecimal(count) }
      }
      var sheet = Sheet(
        total: FormattingField(format: bill.total.format, bounds: bill.total.bounds))
      sheet.total.setValue(sum)
      let hand = try #require(FieldForm(sheet)[.total])
      let total = try #require(form[.total])
      #expect(total.text == hand.text, "\(step)")
      #expect(total.value == hand.value, "\(step)")
      #expect(total.entry == hand.entry)
      #expect(total.status == hand.status)
      #expect(total.issues == hand.issues)
      #expect(!total.isEdited)
      #expect(form.content.total.text == hand.text)
      #expect(form.content.total.value == sum)
      #expect(total.selection.range.upperBound <= hand.text.utf8.count)
      var surveyed = form
      surveyed.content = form.content
      #expect(surveyed.fieldStates == form.fieldStates, "\(step)")
    }
  }
}
