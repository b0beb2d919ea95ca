import FormattingFieldsFoundation

/// The literals of General Decimal Arithmetic, their trailing zeros and exponents kept.
enum DecimalLiteralRows {
  static func compare(_ row: PeerRow) throws -> Finding {
    let number = FixedDecimal(row.input)
    let agrees =
      if let canonical = row.expect.text("canonical"), let value = row.expect.text("value") {
        number?.description == canonical && number == FixedDecimal(value)
      } else if row.expect.flag("reject") == true {
        number == nil
      } else {
        false
      }
    return agrees ? .agrees : .differs(number?.description ?? "refused")
  }
}
