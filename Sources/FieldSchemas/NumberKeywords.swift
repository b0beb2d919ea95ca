import NumberText

/// The keywords about numbers, and what they come to for a field.
///
/// All of it is exact: numbers are decimals of any length. `multipleOf` counts from zero and a field's
/// steps from its minimum, so the bounds are moved to the first multiples within them; they take the
/// same numbers then.
///
/// Source: JSON Schema Validation 2020-12, sections 6.1 and 6.2.
struct NumberKeywords: Hashable, Sendable {
  /// Whether `type` says "integer": a number without a fraction, 1.0 among them.
  var isInteger = false
  var minimum: FixedDecimal?
  var exclusiveMinimum: FixedDecimal?
  var maximum: FixedDecimal?
  var exclusiveMaximum: FixedDecimal?
  /// Above zero.
  var multipleOf: FixedDecimal?
  /// The numbers of `enum`.
  var listed: [FixedDecimal]?
  /// The number of `const`.
  var constant: FixedDecimal?
  /// The type that `format` names.
  var type = NumberType.decimal

  /// The first keyword that a number fails; nil where it is valid.
  func keyword(failedBy number: FixedDecimal) -> String? {
    keywordOfRange(failedBy: number) ?? keywordOfList(failedBy: number)
      ?? (takes(number) ? nil : "format")
  }

  /// Which of the keywords that say where numbers lie a number fails.
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

  /// Which of the keywords that list numbers a number fails.
  private func keywordOfList(failedBy number: FixedDecimal) -> String? {
    if let listed, !listed.contains(number) { return "enum" }
    if let constant, number != constant { return "const" }
    return nil
  }

  /// The numbers that are listed and valid, each once; nil where none are listed.
  var choices: [FixedDecimal]? {
    guard let listed = listed ?? constant.map({ [$0] }) else { return nil }
    var seen: Set<FixedDecimal> = []
    return listed.filter {
      keywordOfRange(failedBy: $0) == nil && takes($0) && $0 == constant ?? $0
        && seen.insert($0).inserted
    }
  }

  /// Whether the type has the number: a binary one, where it is the number's shortest.
  private func takes(_ number: FixedDecimal) -> Bool {
    type.value(of: number).map { $0.fixedDecimal == number } ?? false
  }

  /// The keyword that a field's issue is about, where the number itself is not known.
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

  /// The distance between valid numbers: the least number that `multipleOf` and whole numbers both have
  /// as a multiple; nil where any number is valid.
  var step: FixedDecimal? {
    guard var step = multipleOf?.normalized else { return isInteger ? 1 : nil }
    guard isInteger else { return step }
    // The last digit of a fraction tells which factors of ten it lacks.
    while step.exponent < 0, let last = step.significantDigits.last {
      step = (step * (last == 5 ? 2 : last % 2 == 0 ? 5 : 10)).normalized
    }
    return step
  }

  /// The bounds, with each at a step; nil where no number is within them.
  func bounds(step: FixedDecimal?) -> NumberBounds? {
    var (least, excludesLeast) = Self.inner(minimum, exclusiveMinimum, >)
    var (most, excludesMost) = Self.inner(maximum, exclusiveMaximum, <)
    if let step {
      least = least.map { Self.multiple(of: step, from: $0, excludesLeast, .ceiling) }
      most = most.map { Self.multiple(of: step, from: $0, excludesMost, .floor) }
      (excludesLeast, excludesMost) = (false, false)
    }
    if let least, let most, least == most, excludesLeast || excludesMost { return nil }
    return NumberBounds(minimum: least, maximum: most)?
      .excluding(minimum: excludesLeast, maximum: excludesMost)
  }

  /// The bound that is further inside, and whether it is excluded itself.
  private static func inner(
    _ bound: FixedDecimal?, _ excluded: FixedDecimal?,
    _ isInside: (FixedDecimal, FixedDecimal) -> Bool
  ) -> (FixedDecimal?, Bool) {
    guard let excluded else { return (bound, false) }
    if let bound, isInside(bound, excluded) { return (bound, false) }
    return (excluded, true)
  }

  /// The first multiple from a bound on.
  private static func multiple(
    of step: FixedDecimal, from bound: FixedDecimal, _ isExcluded: Bool, _ direction: RoundingMode
  ) -> FixedDecimal {
    let first = bound.rounded(toMultipleOf: step, mode: direction) ?? bound
    guard isExcluded, first == bound else { return first }
    return direction == .ceiling ? first + step : first - step
  }
}

extension FixedDecimal {
  /// The most places that a number of a schema has on either side of the decimal point: what is asked of
  /// a number at each key has to take no time.
  static var mostPlacesOfKeywords: Int { 500 }
  /// The most that a value has, which is more than any text that can be typed.
  static var mostPlacesOfValues: Int { 10_000 }

  /// The number that a JSON text says; nil where it has more places.
  init?(json text: String, mostPlaces: Int) {
    guard let number = FixedDecimal(text) else { return nil }
    if number.isZero {
      self.init(isNegative: number.isNegative, coefficient: 0)
    } else {
      self = number.normalized
      guard exponent >= -mostPlaces, leadingExponent <= mostPlaces else { return nil }
    }
  }

  /// The number as JSON: in plain digits, as every reader of integers knows them. Zero keeps its sign.
  var json: String { isZero && isNegative ? "-0" : plainText }
}
