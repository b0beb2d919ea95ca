public import FieldForms
public import FormattingFields

/// An invoice: a customer, dates, lines with amounts, a rate of tax, and totals that follow.
///
/// It knows no user interface. Views show `form[id]` of each id in `form.focusOrder` and give keys to
/// `form.apply`; the tests do the same.
public struct Invoice: FormContent {
  public enum FieldID: Hashable, Sendable {
    case number, customer, email, issued, due
    case line(Int, Line.FieldID)
    case net, tax, total
  }

  public var number = PlainTextField(trimsEnds: true)
  public var customer = PlainTextField(trimsEnds: true)
  public var email = PlainTextField(trimsEnds: true)
  public var issued = DateField(format: ISOFormat())
  public var due = DateField(format: ISOFormat())
  public var lines: [Line] = []
  public var net: Money
  public var tax: ChoiceField
  public var total: Money

  /// The formats of a locale, and the words of its language.
  public let formats: InvoiceFormats

  /// Makes an empty invoice with a line.
  public init(_ formats: InvoiceFormats) {
    self.formats = formats
    net = Money(format: formats.money)
    total = Money(format: formats.money)
    tax = ChoiceField("0.19", format: formats.rates)
    lines = [Line(id: 1, formats)]
  }

  public mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.number, named: "number", label: "Number", &number, .required)
    form.field(.customer, named: "customer", label: "Customer", &customer, .required)
    form.field(.email, named: "email", label: "Email", &email, rules: [.email])
    form.field(.issued, named: "issued", label: "Date", &issued, .required)
    form.field(.due, named: "due", label: "Due", &due)
    form.rule("due", on: .due, holds: isDueLater, message: "It is before the date of the invoice.")

    let formats = formats
    let sum = form.rows(
      &lines, named: "lines", labelled: { "Line \($0), \($1)" }, as: FieldID.line,
      summing: { $0.amount.entry },
      saving: { $0.product },
      restoring: { saved in Int(saved.id).map { Line(id: $0, product: saved.payload, formats) } })
    form.computed(.net, named: "net", label: "Net", &net, value: .number(sum))
    form.field(.tax, named: "tax", label: "Tax", &tax, .required)
    let rate = tax.entry.flatMap { FixedDecimal($0) }
    let gross = sum.flatMap { sum in rate.map { InvoiceFormats.cents(sum + sum * $0) } }
    form.computed(
      .total, named: "total", label: "Total", &total, value: .number(gross),
      rules: [.rule("paid", message: "An invoice is above zero.") { $0 > 0 }])
  }

  private var isDueLater: Bool {
    guard let due = due.entry, let issued = issued.entry else { return true }
    return due >= issued
  }

  // Version 1 called the customer "name".
  public static var draftVersion: Int { 2 }

  public static func migrate(_ draft: inout FormSnapshot, from version: Int) {
    draft.fields["customer"] = draft.fields.removeValue(forKey: "name") ?? draft.fields["customer"]
  }
}

/// A field for an amount of money.
public typealias Money = FormattingField<FixedDecimal>

extension Invoice {
  /// A line: a quantity of an article, at a price.
  public struct Line: FormContent, Identifiable {
    public enum FieldID: String, CaseIterable, Sendable { case text, quantity, price, amount }

    public let id: Int
    /// The article's number in the host's catalogue; not a field, but saved along with the line.
    public var product: String?
    public var text = PlainTextField(trimsEnds: true)
    public var quantity: FormattingField<FixedDecimal>
    public var price: Money
    public var amount: Money

    public init(id: Int, product: String? = nil, _ formats: InvoiceFormats) {
      (self.id, self.product) = (id, product)
      quantity = FormattingField(1, format: formats.quantity, bounds: NumberBounds(0...))
      price = Money(format: formats.money)
      amount = Money(format: formats.money)
    }

    public mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.text, label: "text", &text, .required)
      form.field(.quantity, label: "quantity", &quantity, .required)
      form.field(.price, label: "price", &price, .required)
      let product = quantity.entry.flatMap { quantity in price.entry.map { quantity * $0 } }
      form.computed(
        .amount, named: "amount", label: "amount", &amount,
        value: .number(product.map(InvoiceFormats.cents)))
    }
  }
}
