public import FieldForms
public import FormattingFields

/// An invoice: a customer, dates, a currency, lines with amounts, a rate of tax, and totals that follow.
///
/// It knows no user interface. Views show `form[id]` of each id in `form.declaredFields` and give keys to
/// `form.apply`; the tests do the same. A `FormModel` of it undoes, asks the server and submits.
public struct Invoice: FormContent {
  public enum FieldID: Hashable, Sendable {
    case number, customer, email, issued, due, currency
    case line(Int, InvoiceLine.FieldID)
    case net, tax, total
  }

  public var number = PlainTextField(trimsEnds: true)
  public var customer = PlainTextField(trimsEnds: true)
  public var email = PlainTextField(trimsEnds: true)
  public var issued = DateField(format: ISOFormat())
  public var due = DateField(format: ISOFormat())
  public var currency = ChoiceField("EUR", format: ChoiceFormat(InvoiceFormats.currencies))
  public var lines: [InvoiceLine] = []
  public var net: Money
  public var tax: ChoiceField
  public var total: Money
  /// The formats of a locale; to change it: `form.reformat { $0.formats = german }`.
  public var formats: InvoiceFormats
  let server: InvoiceServer

  /// Makes an empty invoice with a line.
  public init(_ formats: InvoiceFormats, server: InvoiceServer) {
    (self.formats, self.server) = (formats, server)
    (net, total) = (Money(format: formats.quantity), Money(format: formats.quantity))
    tax = ChoiceField("0.19", format: formats.rates)
    lines = [newLine()]
  }

  public mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    let (formats, server) = (formats, server)
    form.field(.number, named: "number", label: "Number", &number, .required)
    form.check(on: .number, after: .milliseconds(300), ask: server.ask)
    form.field(.customer, named: "customer", label: "Customer", &customer, .required)
    form.field(.email, named: "email", label: "Email", &email, rules: [.email])
    form.field(.issued, named: "issued", label: "Date", &issued, .required)
    form.field(.due, named: "due", label: "Due", &due)
    form.rule("due", on: .due, holds: isDueLater, message: "It is before the date of the invoice.")
    form.field(.currency, named: "currency", label: "Currency", &currency, .required)
    form.formats(from: .currency) { [currency = currency.value] in formats.format(of: $0, currency) }
    let sum = form.rows(
      &lines, named: "lines", rowLabel: { "Line \($0), \($1)" }, as: FieldID.line,
      summing: { $0.amount.entry }, saving: { $0.product },
      restoring: { row in Int(row.id).map { InvoiceLine($0, row.payload, formats, server) } })
    form.computed(.net, named: "net", label: "Net", &net, value: .number(sum))
    form.field(.tax, named: "tax", label: "Tax", &tax, .required)
    let rate = tax.entry.flatMap { FixedDecimal($0) }
    form.computed(
      .total, named: "total", label: "Total", &total,
      value: .number(sum.flatMap { sum in rate.map { (sum + sum * $0).cents } }),
      rules: [.rule("paid", message: "An invoice is above zero.") { $0 > 0 }])
  }

  private var isDueLater: Bool {
    guard let due = due.entry, let issued = issued.entry else { return true }
    return due >= issued
  }

  /// A line that is not yet in the invoice.
  public func newLine(product: String? = nil) -> InvoiceLine {
    InvoiceLine((lines.map(\.id).max() ?? 0) + 1, product, formats, server)
  }

  // Version 1 called the customer "name".
  public static var draftVersion: Int { 2 }

  public static func migrate(_ draft: inout FormSnapshot, from version: Int) {
    draft.fields["customer"] = draft.fields.removeValue(forKey: "name") ?? draft.fields["customer"]
  }
}
