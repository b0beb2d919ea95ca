public import FieldForms
public import FormattingFields

/// How an invoice writes quantities and money, in one locale.
public struct InvoiceFormats: Equatable, Sendable {
  public let quantity: NumberFormat
  public let money: NumberFormat
  /// The rates of tax to choose from; their values are plain decimals.
  public let rates: ChoiceFormat

  /// Makes the formats of a locale.
  public init(locale: String, currency: String) throws(NumberFormatError) {
    quantity = try .icu(locale: locale, style: .decimal)
    money = try .icu(locale: locale, style: .currency(currency))
    let percent = try NumberFormat.icu(locale: locale, style: .percent)
    rates = ChoiceFormat(
      ["0", "0.07", "0.19"].map { rate in
        FieldOption(rate, label: percent.text(for: FixedDecimal(rate) ?? 0))
      })
  }

  /// An amount of whole cents, as tax offices round.
  static func cents(_ amount: FixedDecimal) -> FixedDecimal {
    amount.rounded(toFractionDigits: 2, mode: .halfUp) ?? amount
  }
}
