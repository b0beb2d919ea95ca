/// What the probes show of a format. The second of the four steps of making a format: probe, learn,
/// draft, verify.
extension NumberProbes {
  package var hasExponent: Bool { long.contains(.exponent) }

  var hasGroups: Bool { long.contains(.groupingSeparator) }

  /// The currency's sign as the format writes it; nil if the format writes none.
  package var currencySymbol: String? { long.text(of: .currency) }

  /// The texts before and after the digits in the text of -1; nil if that text has no digits.
  var negativeLiterals: MarkedText.Literals? { probes[1].text.literals }

  /// The affixes in the texts of all probes, each once, without signs and outer spaces.
  package var affixes: [String] {
    var found: [String] = []
    for probe in probes {
      for affix in [probe.affixes.prefix, probe.affixes.suffix]
      where !affix.isEmpty && !found.contains(affix) {
        found.append(affix)
      }
    }
    return found
  }

  /// Whether one of the probes is written in words alone.
  package var hasTextWithoutDigits: Bool { probes.contains { $0.text.numberRange == nil } }

  /// Whether one of the probes has an affix before the digits and another after them.
  var hasAffixOnBothSides: Bool {
    probes.contains { !$0.affixes.prefix.isEmpty && !$0.affixes.suffix.isEmpty }
  }

  /// Whether a plus is written after the digits of a positive number.
  var hasTrailingPlus: Bool {
    probes.contains { probe in
      guard !probe.isNegative, let number = probe.text.numberRange else { return false }
      return probe.text.pieces[number.upperBound...].contains { $0.field == .sign }
    }
  }

  /// Makes the symbols of a format: the locale's, but with the separators and groups that the texts
  /// show.
  ///
  /// - Parameter usesGrouping: Whether the source was asked to group. If so, texts without groups
  ///   mean a format without groups.
  package func symbols<Source: FormatSource>(
    in locale: NumberSymbols, scale: Int, usesGrouping: Bool, from source: Source
  ) throws(NumberFormatError) -> NumberSymbols {
    var symbols = locale
    if let separator = long.exponentPrefix { symbols.exponentSeparator = separator }
    if let decimalSeparator { symbols.decimalSeparator = decimalSeparator }
    if long.groupSizes.count > 1 {
      symbols.learn(groupsOf: long)
      // The shortest power of ten with a group tells how many digits have to precede the first
      // separator.
      let size = symbols.primaryGroupingSize
      for power in size..<size + 3 {
        let number = FixedDecimal(coefficient: 1, exponent: power - scale)
        if try source.markedText(of: number)?.contains(.groupingSeparator) == true {
          symbols.minimumGroupingDigits = power + 1 - size
          break
        }
      }
    } else if usesGrouping, !hasExponent {
      symbols.primaryGroupingSize = 0
      symbols.secondaryGroupingSize = 0
    }
    return symbols
  }
}

extension NumberProbes {
  /// Finds the power of ten between value and digits; nil if the factor is no power of ten, or if
  /// the texts do not show it.
  static func scale<Source: FormatSource>(
    _ source: Source
  ) throws(NumberFormatError) -> Int? {
    let one = try source.requiredText(of: 1)
    if one.contains(.exponent) {
      // The exponent is read without its sign. A negative exponent, as in "1E-4" for 10^5 and
      // "1E-3" for 10^6, is noticed: without signs, the exponent of 10^6 is then less than that of
      // 10^5.
      let fifth = try source.requiredText(of: FixedDecimal(coefficient: 1, exponent: 5))
      let sixth = try source.requiredText(of: FixedDecimal(coefficient: 1, exponent: 6))
      guard let fifth = fifth.shownPower, let sixth = sixth.shownPower, sixth == fifth + 1 else {
        return nil
      }
      return fifth - 5
    }
    if one.contains(.compact) { return nil }
    // The scale is read from a large number, because 1 may be rounded to zero. The greatest power
    // that the source can write is used, because a small type does not hold 10^20.
    for power in [20, 12, 6] {
      let number = FixedDecimal(coefficient: 1, exponent: power)
      guard let text = try source.markedText(of: number) else { continue }
      guard !text.contains(.compact), let large = text.shownNumber, !large.isZero else { break }
      return large.rounded(toSignificantDigits: 10, mode: .halfEven)?.powerOfTen.map { $0 - power }
    }
    return one.shownNumber?.powerOfTen
  }
}

extension MarkedText {
  /// The power of ten that a text with an exponent shows, if the exponent's sign is ignored; nil if
  /// the mantissa is no power of ten.
  fileprivate var shownPower: Int? {
    guard let mantissa = shownNumber?.powerOfTen, let digits = text(of: .exponent) else {
      return nil
    }
    var exponent = 0
    for scalar in digits.unicodeScalars {
      guard let digit = DecimalDigits.value(of: scalar.value) else { return nil }
      exponent = exponent * 10 + Int(digit.value)
    }
    return mantissa + exponent
  }
}
