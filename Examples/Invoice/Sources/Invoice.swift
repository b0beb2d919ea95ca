public import FieldForms
public import FormattingFields

/// An invoice: a customer, dates, a currency, lines with amounts, a rate of tax, and totals that
/// follow.
///
/// It knows no user interface. Views show `form[id]` of each id in `form.declaredFields` and give
/// keys to `form.apply`; the tests do the same. A `FormModel` of it undoes, asks the server and
/// submits.
public struct Invoice: FormContent {
  public enum FieldID: Hashable, Sendable {
    case number, customer, email, issued, due, currency, net, tax, total
    case line(Int, InvoiceLine.FieldID)
  }

  public var number = PlainTextField(trimsEnds: true)
  public var customer = PlainTextField(trimsEnds: true)
  public var email = PlainTextField(trimsEnds: true)
  public var issued = DateField(format: ISOFormat())
  public var due = DateField(format: ISOFormat())
  public var currency = ChoiceField("EUR", format: ChoiceFormat(["EUR", "USD", "JPY"]))
  public var lines: [InvoiceLine] = []
  public var net: Money
  public var tax: ChoiceField
  public var total: Money
  /// To change it: `form.reformat { $0.locale = "de-DE" }`.
  public var locale: String
  let server: InvoiceServer

  /// Makes an empty invoice with a line.
  public init(locale: String, server: InvoiceServer) throws {
    (self.locale, self.server) = (locale, server)
    net = Money(format: try .icu(locale: locale, style: .currency("EUR")))
    (total, tax) = (net, ChoiceField("0.19", format: ChoiceFormat(rates)))
    lines = [InvoiceLine(1, nil, net, server)]
  }

  public mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    let (locale, money, server) = (locale, net, server)
    form.field(.number, named: "number", label: "Number", &number, .required)
    form.check(on: .number, after: .milliseconds(300), ask: server.ask)
    form.field(.customer, named: "customer", label: "Customer", &customer, .required)
    form.field(.email, named: "email", label: "Email", &email, rules: [.email])
    form.field(.issued, named: "issued", label: "Date", &issued, .required)
    form.field(.due, named: "due", label: "Due", &due)
    form.rule(
      "due", on: .due, holds: due.entry.map { $0 >= issued.entry ?? $0 } ?? true,
      message: "It is before the date of the invoice.")
    form.field(.currency, named: "currency", label: "Currency", &currency, .required)
    form.formats(from: .currency) { [code = currency.value] in Self.format(of: $0, locale, code) }
    let sum = form.rows(
      &lines, named: "lines", rowLabel: { "Line \($0), \($1)" }, as: FieldID.line,
      summing: { $0.amount.entry }, saving: { $0.product },
      restoring: { row in Int(row.id).map { InvoiceLine($0, row.payload, money, server) } })
    form.computed(.net, named: "net", label: "Net", &net, value: .number(sum))
    form.field(.tax, named: "tax", label: "Tax", &tax, .required)
    let gross = sum.flatMap { sum in tax.entry.flatMap { FixedDecimal($0) }.map { sum * (1 + $0) } }
    form.computed(
      .total, named: "total", label: "Total", &total, value: .number(gross?.cents),
      rules: [.rule("paid", message: "An invoice is above zero.") { $0 > 0 }])
  }

  // Version 1 called the customer "name".
  public static var draftVersion: Int { 2 }

  public static func migrate(_ draft: inout FormSnapshot, from version: Int) {
    draft.fields["customer"] = draft.fields.removeValue(forKey: "name") ?? draft.fields["customer"]
  }
}

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

  /// - Parameter money: A field for money.
  init(_ id: Int, _ product: String?, _ money: Money, _ server: InvoiceServer) {
    (self.id, self.product, self.server) = (id, product, server)
    quantity = FormattingField(1, format: money.format, bounds: NumberBounds(0...))
    (price, amount) = (Money(format: money.format), Money(format: money.format))
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

extension Invoice {
  /// The format of a field in a locale, for an invoice in a currency.
  private static func format(of field: FieldID, _ locale: String, _ code: String?) -> FieldFormat? {
    func format(_ style: NumberStyle) -> NumberFormat? { try? .icu(locale: locale, style: style) }
    switch field {
    case .line(_, .quantity): return format(.decimal).map { .number($0) }
    case .line(_, .price), .line(_, .amount), .net, .total:
      return format(.currency(code ?? "EUR")).map { .number($0) }
    case .tax:
      let all = rates.map { FieldOption($0, label: format(.percent)?.text(for: FixedDecimal($0)!)) }
      return .value(ChoiceFormat(all))
    default: return nil
    }
  }
}

/// The rates of tax to choose from, as plain decimals.
private let rates = ["0", "0.07", "0.19"]

extension FixedDecimal {
  /// An amount of whole cents, as tax offices round.
  fileprivate var cents: FixedDecimal { rounded(toFractionDigits: 2, mode: .halfUp) ?? self }
}

/// What is asked whether a number is free, and whether an article is sold.
public final class InvoiceServer: Equatable, Sendable {
  public typealias Ask = @Sendable (String) async throws -> [ValidationIssue]
  let ask: Ask

  /// Makes a server of a function that says what is wrong.
  public init(_ ask: @escaping Ask) { self.ask = ask }

  public static func == (left: InvoiceServer, right: InvoiceServer) -> Bool { left === right }
}

extension FieldForm<Invoice> {
  /// Adds a line at the end, and focuses its text.
  public mutating func addLine(product: String? = nil) {
    let id = (content.lines.map(\.id).max() ?? 0) + 1
    content.lines.append(InvoiceLine(id, product, content.net, content.server))
    focus(.line(id, .text))
  }

  /// Pastes a block of cells, as a spreadsheet copies: a line for each row, with text, quantity and
  /// price after tabs. A cell that is not read stays as it is, to be seen and mended.
  ///
  /// - Throws: Why a field refuses a cell.
  public mutating func paste(block: String) throws(FormRefusal) {
    var (content, cells) = (content, [FieldID: String]())
    var id = content.lines.map(\.id).max() ?? 0
    for row in block.split(whereSeparator: \.isNewline) {
      id += 1
      content.lines.append(InvoiceLine(id, nil, content.net, content.server))
      let texts = row.split(separator: "\t", omittingEmptySubsequences: false)
      for (field, text) in zip([InvoiceLine.FieldID.text, .quantity, .price], texts) {
        cells[.line(id, field)] = String(text)
      }
    }
    self.content = content
    for result in enter(cells).values { _ = try result.get() }
  }
}
