public import FieldForms
public import FormattingFields

/// A field for an amount of money.
public typealias Money = FormattingField<FixedDecimal>

/// A line: a quantity of an article, at a price.
public struct InvoiceLine: FormContent, Identifiable {
  public enum FieldID: String, CaseIterable, Sendable { case text, quantity, price, amount }

  public let id: Int
  /// The article's number in the host's catalogue; not a field, but saved along with the line.
  public let product: String?
  public var text = PlainTextField(trimsEnds: true)
  public var quantity: FormattingField<FixedDecimal>
  public var price: Money
  public var amount: Money
  let server: InvoiceServer

  init(_ id: Int, _ product: String?, _ formats: InvoiceFormats, _ server: InvoiceServer) {
    (self.id, self.product, self.server) = (id, product, server)
    quantity = FormattingField(1, format: formats.quantity, bounds: NumberBounds(0...))
    (price, amount) = (Money(format: formats.quantity), Money(format: formats.quantity))
  }

  public mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.text, label: "text", &text, .required)
    form.check(on: .text, after: .milliseconds(300), ask: server.ask)
    form.field(.quantity, label: "quantity", &quantity, .required)
    form.field(.price, label: "price", &price, .required)
    let product = quantity.entry.flatMap { quantity in price.entry.map { quantity * $0 } }
    form.computed(
      .amount, named: "amount", label: "amount", &amount, value: .number(product?.cents))
  }
}
