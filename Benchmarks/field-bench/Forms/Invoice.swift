import FieldEditing
import FieldForms
import NumberText

/// A form of rows with an amount each, and their total: computed by the form, or a field as any
/// other.
struct Invoice: FormContent {
  enum FieldID: Hashable {
    case total
    case line(Int, Line.FieldID)
  }

  struct Line: FormContent, Identifiable {
    enum FieldID: String { case quantity, amount }

    let id: Int
    var quantity: FormattingField<Int>
    var amount: FormattingField<FixedDecimal>

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.quantity, &quantity, .required)
      form.field(.amount, &amount, .required)
    }
  }

  let isComputed: Bool
  var lines: [Line]
  var total: FormattingField<FixedDecimal>

  init(fields: Int, isComputed: Bool, format: NumberFormat) {
    self.isComputed = isComputed
    total = FormattingField(format: format)
    lines = (0..<fields / 2).map { row in
      Line(
        id: row, quantity: FormattingField(row % 9 + 1, format: format),
        amount: FormattingField(FixedDecimal(row), format: format))
    }
  }

  /// The amount in the middle of the form.
  var middleAmount: FieldID { .line(lines.count / 2, .amount) }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    if isComputed {
      let sum = form.rows(
        &lines, named: "lines", as: FieldID.line, summing: { $0.amount.entry })
      form.computed(.total, named: "total", &total, value: .number(sum))
    } else {
      form.rows(&lines, named: "lines", as: FieldID.line)
      form.field(.total, named: "total", &total)
    }
  }
}
