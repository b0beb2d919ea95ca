import FieldEditing
import FieldForms
import NumberText

/// A form of rows with two numbers each.
struct Ledger: FormContent {
  enum FieldID: Hashable { case line(Int, Line.FieldID) }

  struct Line: FormContent, Identifiable {
    enum FieldID: String { case quantity, price }

    let id: Int
    var quantity: FormattingField<Int>
    var price: FormattingField<Double>

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.quantity, &quantity, .required)
      form.field(.price, &price, .required)
    }
  }

  var lines: [Line]

  init(fields: Int, format: NumberFormat) {
    lines = (0..<fields / 2).map { row in
      Line(
        id: row, quantity: FormattingField(row % 9 + 1, format: format),
        price: FormattingField(Double(row) + 0.5, format: format))
    }
  }

  /// A copy with rows of its own, as a host hands it over.
  var copied: Ledger {
    var copy = self
    copy.lines = lines.map { $0 }
    return copy
  }

  /// The price in the middle of the form.
  var middlePrice: FieldID { .line(lines.count / 2, .price) }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.rows(&lines, named: "lines", as: FieldID.line)
  }
}
