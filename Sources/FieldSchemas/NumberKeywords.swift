import FieldForms
import FormattingFieldJSON
import NumberText

/// The keywords about numbers, and the bounds and steps of a field that they make.
///
/// All of it is exact: numbers are decimals of any length. `multipleOf` counts from zero, but a
/// field's steps count from its minimum. So the bounds are moved inwards to multiples, which makes
/// both mean the same numbers: with `multipleOf` 5 the bounds 3 and 12 become 5 and 10.
///
/// Source: JSON Schema Validation 2020-12, sections 6.1 and 6.2.
struct NumberKeywords: Sendable {
  /// Whether `type` says "integer". 1.0 is an integer, too.
  let isInteger: Bool
  let minimum: FixedDecimal?
  let exclusiveMinimum: FixedDecimal?
  let maximum: FixedDecimal?
  let exclusiveMaximum: FixedDecimal?
  /// Above zero, or the schema is refused.
  let multipleOf: FixedDecimal?
  /// The numbers of `enum`.
  let listed: ListedNumbers?
  /// The number of `const`.
  let constant: FixedDecimal?
  /// The type that `format` names.
  let type: NumberType
  /// What the texts match that stand for numbers, as `anyOf` allows them beside numbers; nil if it does not.
  let numerals: Pattern?
  /// The distance between valid numbers; nil if every number is valid. For integers it is the least whole
  /// multiple of `multipleOf`: 3 for 1.5.
  let step: FixedDecimal?
  /// The bounds, moved inwards to multiples of the step; nil if no number is within them.
  let bounds: NumberBounds?

  /// Takes the keywords about size and steps of a schema, beside what was read of its other keywords.
  init(
    _ keywords: SchemaKeywords, isInteger: Bool, type: NumberType, listed: ListedNumbers?,
    constant: FixedDecimal?, numerals: Pattern?
  ) {
    self.numerals = numerals
    minimum = keywords.number("minimum")
    exclusiveMinimum = keywords.number("exclusiveMinimum")
    maximum = keywords.number("maximum")
    exclusiveMaximum = keywords.number("exclusiveMaximum")
    multipleOf = keywords.number("multipleOf").flatMap { multiple in
      if multiple > 0 { return multiple }
      keywords.note("multipleOf", "the number is not above zero")
      return nil
    }
    (self.isInteger, self.type, self.listed) = (isInteger, type, listed)
    self.constant = constant
    step = Self.step(multipleOf, isInteger: isInteger)
    bounds = Self.bounds(
      Self.inner(minimum, exclusiveMinimum, >), Self.inner(maximum, exclusiveMaximum, <), step)
  }

  /// Whether any keyword judges numbers.
  var judgesNumbers: Bool {
    isInteger || type != .decimal || minimum != nil || exclusiveMinimum != nil || maximum != nil
      || exclusiveMaximum != nil || multipleOf != nil || listed != nil || constant != nil
  }

  /// The JSON of a number, without an exponent, because some readers refuse exponents in integers. If the schema
  /// allows texts as well, a number of more than 15 digits is a text: pydantic reads a number in JSON as a binary
  /// one, which has 15 digits of each decimal, before it makes a decimal of it.
  func json(_ number: FixedDecimal) -> JSONValue {
    let text = number.plainText
    if let numerals, number.significantDigits.count > 15, numerals.matches(text) {
      return .string(text)
    }
    return .number(text)
  }

  /// The first keyword that a number fails; nil if it is valid.
  func keyword(failedBy number: FixedDecimal) -> String? {
    keywordOfRange(failedBy: number) ?? keywordOfList(failedBy: number)
      ?? (takes(number) ? nil : "format")
  }

  /// The first keyword that a number fails, of those about type, size and steps.
  private func keywordOfRange(failedBy number: FixedDecimal) -> String? {
    if isInteger, number.normalized.exponent < 0 { return "type" }
    if let minimum, number < minimum { return "minimum" }
    if let exclusiveMinimum, number <= exclusiveMinimum { return "exclusiveMinimum" }
    if let maximum, number > maximum { return "maximum" }
    if let exclusiveMaximum, number >= exclusiveMaximum { return "exclusiveMaximum" }
    if let multipleOf, !number.quotientAndRemainder(dividingBy: multipleOf).remainder.isZero {
      return "multipleOf"
    }
    return nil
  }

  /// The first keyword that a number fails, of those that list numbers.
  private func keywordOfList(failedBy number: FixedDecimal) -> String? {
    if let listed, !listed.contains(number) { return "enum" }
    if let constant, number != constant { return "const" }
    return nil
  }

  /// The listed numbers that are valid, each once; nil if the schema lists none.
  var choices: [FieldValue]? {
    guard let listed = listed?.elements ?? constant.map({ [$0] }) else { return nil }
    var choices: [FieldValue] = []
    for number in listed where number == constant ?? number {
      if keywordOfRange(failedBy: number) == nil, takes(number) { choices.append(.number(number)) }
    }
    return choices
  }

  /// Whether the type has the number. A binary type has it if its value is written with the same
  /// digits: `Double` has 0.1.
  private func takes(_ number: FixedDecimal) -> Bool {
    type.value(of: number).map { $0.fixedDecimal == number } ?? false
  }

  /// The keyword that a field's issue is about, for a text whose number is not known.
  func keyword(of code: NumberIssue.Code) -> String? {
    switch code {
    case .belowMinimum, .signNotAllowed:
      minimum != nil ? "minimum" : exclusiveMinimum != nil ? "exclusiveMinimum" : nil
    case .aboveMaximum:
      maximum != nil ? "maximum" : exclusiveMaximum != nil ? "exclusiveMaximum" : nil
    case .stepMismatch: multipleOf != nil ? "multipleOf" : "type"
    case .fractionNotAllowed: isInteger ? "type" : type.maximumFractionDigits == 0 ? "format" : nil
    case .overflow: "format"
    default: "type"
    }
  }

  private static func step(_ multipleOf: FixedDecimal?, isInteger: Bool) -> FixedDecimal? {
    guard var step = multipleOf?.normalized, step > 0 else { return isInteger ? 1 : nil }
    guard isInteger else { return step }
    // Each round removes a fraction digit by the least factor: 2 for a last digit 5, 5 for an even one.
    while step.exponent < 0, let last = step.significantDigits.last {
      step = (step * (last == 5 ? 2 : last % 2 == 0 ? 5 : 10)).normalized
    }
    return step
  }

  /// - Parameters:
  ///   - lower: The lower bound, and whether it is excluded itself.
  ///   - upper: The upper bound, in the same way.
  private static func bounds(
    _ lower: (FixedDecimal?, Bool), _ upper: (FixedDecimal?, Bool), _ step: FixedDecimal?
  ) -> NumberBounds? {
    var (least, excludesLeast) = lower
    var (most, excludesMost) = upper
    if let step {
      if let bound = least { least = multiple(of: step, from: bound, excludesLeast, .ceiling) }
      if let bound = most { most = multiple(of: step, from: bound, excludesMost, .floor) }
      (excludesLeast, excludesMost) = (false, false)
    }
    if let least, let most, least == most, excludesLeast || excludesMost { return nil }
    return NumberBounds(minimum: least, maximum: most)?
      .excluding(minimum: excludesLeast, maximum: excludesMost)
  }

  /// The stricter of two bounds, and whether it is excluded itself.
  private static func inner(
    _ bound: FixedDecimal?, _ excluded: FixedDecimal?,
    _ isInside: (FixedDecimal, FixedDecimal) -> Bool
  ) -> (FixedDecimal?, Bool) {
    guard let excluded else { return (bound, false) }
    if let bound, isInside(bound, excluded) { return (bound, false) }
    return (excluded, true)
  }

  /// The first multiple of a step that is inside a bound.
  private static func multiple(
    of step: FixedDecimal, from bound: FixedDecimal, _ isExcluded: Bool, _ direction: RoundingMode
  ) -> FixedDecimal {
    let first = bound.rounded(toMultipleOf: step, mode: direction) ?? bound
    guard isExcluded, first == bound else { return first }
    return direction == .ceiling ? first + step : first - step
  }
}

extension FixedDecimal {
  /// The most places that a number in a schema may have on either side of the decimal point. Each key
  /// computes with these numbers, so they must not be long.
  static var mostPlacesOfKeywords: Int { 500 }
  /// The most places that a value may have, which is more than can be typed.
  static var mostPlacesOfValues: Int { 10_000 }

  /// The number of a JSON text; nil if the text is not a number or has more places.
  init?(json text: String, mostPlaces: Int) {
    guard let number = FixedDecimal(text) else { return nil }
    if number.isZero {
      self.init(isNegative: number.isNegative, coefficient: 0)
    } else {
      self = number.normalized
      guard exponent >= -mostPlaces, leadingExponent <= mostPlaces else { return nil }
    }
  }
}
