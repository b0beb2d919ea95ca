import NumberText

extension NumberOptions {
  /// Whether the user has chosen any separator or sign.
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

  /// The least and the most fraction digits. If only one count was chosen, the other keeps its default, unless the two
  /// would contradict each other.
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
