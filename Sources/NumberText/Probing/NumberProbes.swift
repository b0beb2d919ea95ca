/// The texts of a few chosen numbers, from which separators and affixes are learned. The first of
/// the four steps of making a format: probe, learn, draft, verify.
package struct NumberProbes: Sendable {
  struct Probe: Sendable {
    let isNegative: Bool
    let text: MarkedText
    /// The text before and after the digits, without signs and outer spaces.
    let affixes: (prefix: String, suffix: String)

    init(_ number: FixedDecimal, _ text: MarkedText) {
      isNegative = number.isNegative
      self.text = text
      affixes = text.affixes
    }
  }

  /// The probes of 1, of -1, and then of numbers that may have other affixes.
  let probes: [Probe]
  /// The text of a long number, which shows every separator.
  let long: MarkedText
  /// The text between integer and fraction digits; nil if no fraction is written.
  package let decimalSeparator: String?
  /// The text of a number with a negative exponent; nil if exponents are not written.
  let small: MarkedText?
  /// The power of ten between value and digits; nil if the factor is no power of ten or not known.
  package let scale: Int?
  /// Whether numbers below zero are written without a sign, as the skeleton "sign-never" asks for.
  package let hidesMinus: Bool
  /// Whether `probes` has a number of each plural category that affixes may depend on.
  let coversPlurals: Bool

  /// Numbers that are of different plural categories in some language, the usual ones first.
  private static let plurals = [
    "2", "5", "0.5", "0", "3", "4", "6", "10", "11", "20", "21", "100", "1000000", "1.1", "1.5",
    "0.1", "0.4", "0.01", "0.02", "0.03", "0.04", "0.001", "0.002", "0.003", "0.004", "-0", "-2",
    "-0.5",
  ].map { FixedDecimal($0)! }

  /// More numbers of different plural categories, for formats that show few digits.
  private static let rarePlurals = [
    "101", "102", "105", "104", "106", "1.01", "1.02", "1.04", "1.05", "10.6",
  ].map { FixedDecimal($0)! }

  /// Numbers with ever fewer digits, of which the first that the source writes is used. Some
  /// sources refuse long numbers: a format that must not round refuses fractions, ICU may write an
  /// exponent of two digits in broken Unicode, and a small type does not hold long numbers.
  private static let longNumbers = [
    "1234567890123.3333333333333", "1234567890123", "1234567.5", "1.5", "1234567890", "12345",
    "100", "1",
  ].map { FixedDecimal($0)! }
  private static let smallNumber = FixedDecimal(coefficient: 12, exponent: -5)
  private static let largeNumber = FixedDecimal(coefficient: 1, exponent: 20)

  /// Has a source write the chosen numbers.
  ///
  /// - Parameter scale: The power of ten that the numbers are divided by, so that the texts show
  ///   the digits of the lists above; nil to find it from the texts.
  package init<Source: FormatSource>(
    _ source: Source, scale known: Int?
  ) throws(NumberFormatError) {
    long = try Self.long(source)
    small = long.contains(.exponent) ? try source.requiredText(of: Self.smallNumber) : nil
    let scale = if let known { known as Int? } else { try Self.scale(source) }
    let power = -(scale ?? 0)
    // A format with few significant digits shows a fraction of 0.5, but none of a long number.
    let half = FixedDecimal(coefficient: 5, exponent: -1).multipliedByPowerOfTen(power)
    decimalSeparator =
      if let separator = long.decimalSeparator { separator } else {
        try source.markedText(of: half)?.decimalSeparator
      }
    let minus = FixedDecimal(-1).multipliedByPowerOfTen(power)
    let one = FixedDecimal(1).multipliedByPowerOfTen(power)
    let negative = Probe(minus, try source.requiredText(of: minus))
    var probes = [Probe(one, try source.requiredText(of: one)), negative]
    if let count = source.pluralCategoryCount {
      var categories = [probes[0].text.pluralCategory ?? ""]
      for numbers in [Self.plurals, Self.rarePlurals] {
        // Rare plurals are left out if several categories have all had the same affixes. If only
        // one category was seen, rare plurals are needed: with three digits shown, all numbers of
        // `plurals` are of one category in Bosnian.
        if numbers == Self.rarePlurals, categories.count > 1,
          probes.allSatisfy({ $0.affixes == probes[0].affixes })
        {
          break
        }
        for number in numbers where categories.count < count {
          let number = number.multipliedByPowerOfTen(power)
          guard let text = try source.markedText(of: number) else { continue }
          probes.append(Probe(number, text))
          let category = text.pluralCategory ?? ""
          if !categories.contains(category) { categories.append(category) }
        }
      }
      coversPlurals = categories.count == count
    } else {
      for number in Self.plurals {
        let number = number.multipliedByPowerOfTen(power)
        if let text = try source.markedText(of: number) { probes.append(Probe(number, text)) }
      }
      coversPlurals = true
    }
    // If 1 and -1 have the same text, both may have been rounded to a zero without a sign, which
    // does not happen to 10^20.
    if probes[0].text.pieces == negative.text.pieces {
      let large = try source.requiredText(of: Self.largeNumber)
      let below = try source.requiredText(of: Self.largeNumber.negated)
      hidesMinus = large.pieces == below.pieces
    } else {
      hidesMinus = false
    }
    self.scale = scale
    self.probes = probes
  }

  /// Writes the first of the long numbers that the source can write.
  private static func long<Source: FormatSource>(
    _ source: Source
  ) throws(NumberFormatError) -> MarkedText {
    for number in longNumbers.dropLast() {
      if let text = try source.markedText(of: number) { return text }
    }
    return try source.requiredText(of: longNumbers[longNumbers.count - 1])
  }
}

extension FixedDecimal {
  /// The exponent of a power of ten, such as 2 for 100 and -2 for 0.01; nil for any other number.
  var powerOfTen: Int? {
    let power = exponent + digitCount - 1
    return self == FixedDecimal(coefficient: 1, exponent: power) ? power : nil
  }
}
