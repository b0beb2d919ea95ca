extension NumberOptions {
  /// The number of digits that ICU writes at most on one side of the separator.
  ///
  /// Source: ICU `kMaxIntFracSig` in `number_types.h`.
  static let mostDigits = 999

  /// Whether an option says how many fraction digits are written.
  var asksForFractionDigits: Bool {
    minimumFractionDigits != nil || maximumFractionDigits != nil
  }

  /// The least and the most fraction digits; the side that is not given gives way.
  func fractionDigits(
    default: ClosedRange<Int>
  ) throws(ICUNumberTextError) -> ClosedRange<Int> {
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
