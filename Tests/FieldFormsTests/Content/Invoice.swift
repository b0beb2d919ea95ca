import FieldForms
import FormattingFields

/// A customer and any number of lines, each with a price.
struct Invoice: FormContent {
  struct FieldID: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    static let customer = FieldID(rawValue: "customer")
    static func price(_ line: String) -> FieldID { FieldID(rawValue: "lines." + line) }
  }

  struct Line: Equatable, Sendable {
    let id: String
    var price: FormattingField<FixedDecimal>

    init(_ id: String, _ price: FixedDecimal? = nil) {
      self.id = id
      self.price = FormattingField(price, format: format(.currency("EUR"), "de-DE"))
    }
  }

  var customer = PlainTextField()
  var lines: [Line] = [Line("a", 1), Line("b", 2), Line("c", 3)]

  mutating func declare(_ form: inout some FormDeclaration<FieldID>) {
    form.field(.customer, &customer)
    for index in lines.indices {
      form.field(.price(lines[index].id), &lines[index].price, .required)
    }
  }
}
