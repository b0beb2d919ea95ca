import FieldForms
import FormattingFields

/// A customer and any number of lines, each with a price.
struct Invoice: FormContent {
  enum FieldID: Hashable {
    case customer
    case line(String, Line.FieldID)
    static func price(_ line: String) -> FieldID { .line(line, .price) }
  }

  struct Line: FormContent, Identifiable {
    enum FieldID: String { case price }

    let id: String
    var price: FormattingField<FixedDecimal>

    init(_ id: String, _ price: FixedDecimal? = nil) {
      self.id = id
      self.price = FormattingField(price, format: format(.currency("EUR"), "de-DE"))
    }

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.price, &price, .required)
    }
  }

  var customer = PlainTextField()
  var lines: [Line] = [Line("a", 1), Line("b", 2), Line("c", 3)]

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.customer, named: "customer", &customer)
    form.rows(&lines, named: "lines", as: FieldID.line)
  }
}
