import FormattingFields
import Testing

/// Locales that are written from right to left, in logical order, with the bidi controls that ICU
/// writes.
struct RightToLeftTests {
  @Test(
    "native digits, marks and signs are read",
    arguments: [
      ("ar-EG", NumberStyle.decimal, "\u{061C}-١٬٢٣٤٫٥", "-1234.5"),
      ("ar-EG", .decimal, "1234.5", "1234.5"), ("ar-EG", .decimal, "١٢٣٤-", "-1234"),
      ("ar-EG", .percent, "١٢٫٥٪\u{061C}", "0.125"), ("ar-EG", .percent, "12.5%", "0.125"),
      ("ar-EG", .currency("EGP"), "\u{200F}١٬٢٣٤٫٥٠ ج.م.\u{200F}", "1234.5"),
      ("ar-MA", .decimal, "\u{200E}-1.234,5", "-1234.5"),
      ("fa", .decimal, "\u{200E}\u{2212}۱٬۲۳۴٫۵", "-1234.5"),
      ("fa", .percent, "\u{200E}\u{2212}\u{200E}٪۵", "-0.05"), ("fa", .percent, "۵٪", "0.05"),
      ("fa", .scientific, "۱٫۵×۱۰^۳", "1500"), ("fa", .scientific, "1.5E3", "1500"),
      ("fa", .currency("IRR"), "\u{200E}IRR ۱۲۳", "123"),
      ("he", .decimal, "\u{200E}-1,234.5", "-1234.5"),
      ("he", .currency("ILS"), "\u{200F}1,234.50 \u{200F}₪", "1234.5"),
      ("ur", .decimal, "\u{200E}-1,234.5", "-1234.5"),
      ("ur-u-nu-arabext", .decimal, "\u{200E}-\u{200E}۱٬۲۳۴٫۵", "-1234.5"),
    ])
  func rows(tag: String, style: NumberStyle, text: String, value: String) throws {
    let format = try NumberFormat.icu(locale: tag, style: style)
    let reading = NumberScanner<FixedDecimal>(format: format).scan(text)
    #expect(reading.value == FixedDecimal(value), "\(reading)")
  }
}
