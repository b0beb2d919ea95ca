extension TextMarks {
  /// What the texts of powers of ten tell of separators and counts of digits, assuming that `scale`
  /// is the power of ten between a number and its digits.
  struct PowerLayout {
    let scale: Int
    private(set) var decimalSeparator: String?
    private(set) var groupingSeparator: String?
    /// The least and the most fraction digits that the texts have.
    private(set) var leastFraction = 0
    private(set) var mostFraction = 0
    /// Whether some texts have more zeros at the end than others, as with three significant digits:
    /// "1.00" and "10.0".
    private(set) var hasVariedZeros = false
    private(set) var primarySize = 0
    private(set) var secondarySize = 0
    private(set) var minimumGroupingDigits = 1
    private(set) var minimumIntegerDigits = 1

    /// Nil if a text contradicts the scale, or another text.
    init?(_ powers: [Power], scale: Int) {
      self.scale = scale
      // Of each text, the number of integer digits and, for each grouping separator, how many
      // integer digits follow.
      var groups: [(digits: Int, places: [Int])] = []
      var fractions: [Int] = []
      for power in powers {
        guard let text = layOut(power) else { return nil }
        groups.append((text.digits, text.places))
        fractions.append(text.fraction)
      }
      leastFraction = fractions.min() ?? 0
      mostFraction = fractions.max() ?? 0
      hasVariedZeros = zip(powers, fractions).contains { power, fraction in
        fraction != max(leastFraction, -(power.power + scale))
      }
      if let decimalSeparator, let groupingSeparator,
        TextMarks.isSameMark(decimalSeparator, groupingSeparator)
      {
        return nil
      }
      guard learnSizes(groups) else { return nil }
    }

    private mutating func layOut(
      _ power: Power
    ) -> (digits: Int, places: [Int], fraction: Int)? {
      let digits = power.runs.digits
      let place = power.power + scale
      guard let one = digits.firstIndex(of: 1), digits.count(where: { $0 != 0 }) == 1 else {
        return nil
      }
      let fraction = digits.count - 1 - one - place
      guard fraction >= max(0, -place), digits.count >= fraction else { return nil }
      let integer = digits.count - fraction
      // Integer digits beyond those of the number are leading zeros. They fill every text up to the
      // same number of digits: "001", "010", "100". The single zero before a fraction does not
      // count.
      if integer > max(place + 1, 1) {
        guard minimumIntegerDigits == 1 || minimumIntegerDigits == integer else { return nil }
        minimumIntegerDigits = integer
      } else if integer < max(place + 1, minimumIntegerDigits) {
        return nil
      }
      var places: [Int] = []
      var hasDecimal = false
      for gap in power.runs.gaps {
        if gap.place == fraction {
          guard decimalSeparator == nil || decimalSeparator == gap.text else { return nil }
          decimalSeparator = gap.text
          hasDecimal = true
        } else {
          guard gap.place > fraction else { return nil }
          guard groupingSeparator == nil || groupingSeparator == gap.text else { return nil }
          groupingSeparator = gap.text
          places.append(gap.place - fraction)
        }
      }
      guard hasDecimal == (fraction > 0) else { return nil }
      return (integer, places, fraction)
    }

    /// Learns the sizes of groups from the longest number; false if other numbers contradict it.
    private mutating func learnSizes(_ groups: [(digits: Int, places: [Int])]) -> Bool {
      guard let longest = groups.max(by: { $0.digits < $1.digits }),
        let primary = longest.places.first
      else { return groups.allSatisfy { $0.places.isEmpty } }
      primarySize = primary
      secondarySize = longest.places.count > 1 ? longest.places[1] - primary : primary
      guard primary > 0, secondarySize > 0 else { return false }
      let shortest = groups.filter { !$0.places.isEmpty }.map { $0.digits }.min() ?? 0
      minimumGroupingDigits = shortest - primary
      guard 1...4 ~= minimumGroupingDigits else { return false }
      return groups.allSatisfy { digits, places in
        let isGrouped = digits >= primary + minimumGroupingDigits
        return places
          == (isGrouped ? Array(stride(from: primary, to: digits, by: secondarySize)) : [])
      }
    }
  }

  /// What powers of ten in scientific notation tell: the separator before an exponent, and the
  /// scale.
  struct Exponents {
    let separator: String
    let scale: Int

    /// Nil if the texts have no exponents, or exponents that fit no one scale.
    init?(_ powers: [Power]) {
      guard let first = powers.first, first.runs.runs.count > 1, powers.count > 3 else {
        return nil
      }
      let mantissa = first.runs.withoutLastRun
      func exponent(_ power: Power) -> Int? {
        guard power.runs.runs.count > 1, power.runs.withoutLastRun == mantissa,
          power.runs.gaps[0].text == first.runs.gaps[0].text,
          let digits = power.runs.runs.last?.digits, digits.count < 4
        else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1) } - power.power
      }
      guard let scale = exponent(first), powers.allSatisfy({ exponent($0) == scale }) else {
        return nil
      }
      self.scale = scale
      separator = first.runs.gaps[0].text
    }
  }
}
