import FormattingFieldsFoundation

/// The rows of Base UI: a number rounded to what its format shows, or moved to a bound or a step.
enum BaseUIRows {
  static func compare(_ row: PeerRow) throws -> Finding {
    guard let number = FixedDecimal(row.fields.text("input") ?? "") else {
      // If there is no number, neither side has a value.
      return row.expect.has("value") ? .differs("no value") : .agrees
    }
    let found =
      row.options.has("value") ? try committed(row, number) : try shown(row.options, number)
    let expected = row.expect.text("value").flatMap { FixedDecimal($0) }
    let isNot = row.expect.text("matcher") == "not.toBe"
    return (found == expected) != isNot ? .agrees : .differs("value \(found?.plainText ?? "none")")
  }

  /// The number that a number's text reads as.
  private static func shown(_ options: PeerObject, _ number: FixedDecimal) throws -> FixedDecimal? {
    let format = try IntlOptions(options).format("en-US")
    return NumberScanner<FixedDecimal>(format: format).scan(format.text(for: number)).value
  }

  /// The value of a field after the number was typed and committed.
  private static func committed(_ row: PeerRow, _ number: FixedDecimal) throws -> FixedDecimal? {
    let options = row.options
    func given(_ name: String) -> FixedDecimal? {
      options.digits(name).flatMap { FixedDecimal($0) }
    }
    if let step = given("step"), step.isNegative { throw Unsupported("steps below zero") }
    var policies = FieldPolicies()
    policies.step = given("step")
    policies.snapsToStep = options.flag("snapOnStep") == true && given("step") != nil
    policies.clampsToBounds = true
    // JavaScript's safe integers stand for "no bound".
    let safe: FixedDecimal = 9_007_199_254_740_991
    let clamps = options.flag("clamp") == true
    let bounds = NumberBounds(
      minimum: clamps ? given("minWithDefault").flatMap { $0 == safe.negated ? nil : $0 } : nil,
      maximum: clamps ? given("maxWithDefault").flatMap { $0 == safe ? nil : $0 } : nil)
    let format = try IntlOptions(options.object("format")).format("en-US")
    var field = FormattingField<FixedDecimal>(
      format: format, bounds: bounds ?? .unlimited, policies: policies)
    let typed = number.multipliedByPowerOfTen(format.scale)
    try field.apply(TextEdit(.all, typed.plainText))
    field.commit()
    return field.value
  }
}
