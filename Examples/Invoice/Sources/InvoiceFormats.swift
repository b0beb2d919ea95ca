public import FieldForms
public import FormattingFields

/// How an invoice writes quantities, money and rates, in one locale.
public struct InvoiceFormats: Equatable, Sendable {
  static let currencies = ["EUR", "USD", "JPY"]

  let quantity: NumberFormat
  let money: [String: NumberFormat]
  /// The rates of tax to choose from; their values are plain decimals.
  let rates: ChoiceFormat

  /// Makes the formats of a locale.
  public init(locale: String) throws(NumberFormatError) {
    quantity = try .icu(locale: locale, style: .decimal)
    var money: [String: NumberFormat] = [:]
    for code in Self.currencies { money[code] = try .icu(locale: locale, style: .currency(code)) }
    self.money = money
    let percent = try NumberFormat.icu(locale: locale, style: .percent)
    rates = ChoiceFormat(
      ["0", "0.07", "0.19"].map { FieldOption($0, label: percent.text(for: FixedDecimal($0) ?? 0)) })
  }

  /// The format of a field, where the invoice has this currency.
  func format(of field: Invoice.FieldID, _ currency: String?) -> FieldFormat? {
    switch field {
    case .line(_, .quantity): .number(quantity)
    case .line(_, .price), .line(_, .amount), .net, .total:
      currency.flatMap { money[$0] }.map { .number($0) }
    case .tax: .value(rates)
    default: nil
    }
  }
}

extension FixedDecimal {
  /// An amount of whole cents, as tax offices round.
  var cents: FixedDecimal { rounded(toFractionDigits: 2, mode: .halfUp) ?? self }
}

/// What is asked whether a number is free, and whether an article is sold.
public final class InvoiceServer: Equatable, Sendable {
  let ask: @Sendable (String) async throws -> [ValidationIssue]

  /// Makes a server of a function that says what is wrong.
  public init(ask: @escaping @Sendable (String) async throws -> [ValidationIssue]) {
    self.ask = ask
  }

  public static func == (left: InvoiceServer, right: InvoiceServer) -> Bool { left === right }
}
