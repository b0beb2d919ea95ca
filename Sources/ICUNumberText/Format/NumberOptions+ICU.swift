import NumberText

extension NumberOptions {
  var hasOwnSymbols: Bool {
    decimalSeparator != nil || groupingSeparator != nil || minusSign != nil
  }

  /// The most digits that ICU writes on one side of the separator.
  ///
  /// Source: ICU `kMaxIntFracSig` in `number_types.h`.
  static let mostDigits = 999

  var asksForFractionDigits: Bool {
    minimumFractionDigits != nil || maximumFractionDigits != nil
  }

  /// The least and the most fraction digits. If only one count was chosen, the other count keeps
  /// its default, unless the least would be more than the most: then the other count becomes the
  /// chosen one, such as 5...5 if at least 5 digits are chosen and the default is 2...2.
  func fractionDigits(
    default: ClosedRange<Int>
  ) throws(NumberFormatError) -> ClosedRange<Int> {
    let least =
      minimumFractionDigits
      ?? min(`default`.lowerBound, maximumFractionDigits ?? `default`.lowerBound)
    let most = maximumFractionDigits ?? max(`default`.upperBound, least)
    guard 0 <= least, least <= most, most <= Self.mostDigits else {
      throw .invalidOptions("fraction digits from \(least) to \(most)")
    }
    return least...most
  }
}
