package import NumberText

extension NumberConvention {
  /// The format that reads and writes texts of the convention.
  ///
  /// - Parameters:
  ///   - writesMinusAfter: Nil for what the convention itself does, and that in money alone: "5-%" is no number.
  ///   - allowsExponent: Whether "1E5" is read.
  package func format(
    _ style: NumberStyle, writesMinusAfter: Bool? = nil, allowsExponent: Bool = false
  ) -> NumberFormat {
    var symbols = NumberSymbols.latin
    (symbols.decimalSeparator, symbols.groupingSeparator) = (decimalSeparator, groupingSeparator)
    symbols.secondaryGroupingSize = groupingSizes.last ?? 3
    var pattern = NumberPattern()
    if writesMinusAfter ?? (self.writesMinusAfter && style.isMoney) {
      (pattern.negativePrefix, pattern.negativeSuffix) = ("", "-")
    }
    return NumberFormat(
      locale: description, symbols: symbols, style: style,
      scale: style.digitPower,
      affixes: style.isMoney ? [CurrencySigns.any] : [],
      allowsExponent: allowsExponent, pattern: pattern)
  }
}

extension NumberStyle {
  /// The power of ten between a number and the digits that are written.
  fileprivate var digitPower: Int {
    switch self {
    case .percent: 2
    case .permille: 3
    case .permyriad: 4
    default: 0
    }
  }

  package var isMoney: Bool {
    switch self {
    case .currency, .accounting: true
    default: false
    }
  }
}
