extension FixedDecimal {
  /// The number of the row `start`, `start` ± `step`, `start` ± 2 `step`, … that `mode` chooses.
  ///
  /// The sign in a mode such as `up` is that of the distance from `start`, and so is the even place
  /// of `halfEven`.
  ///
  /// ```swift
  /// FixedDecimal("7.3")!.rounded(toMultipleOf: FixedDecimal("0.25")!, mode: .halfEven)  // 7.25
  /// FixedDecimal(8).rounded(toMultipleOf: 5, startingAt: 1, mode: .halfEven)            // 6
  /// ```
  ///
  /// - Returns: the number itself where it is in the row; nil only in mode `unnecessary`, where it
  ///   is not.
  /// A number whose last digit stands more than 20,000 places above the step's is in the row.
  ///
  /// - Precondition: `step` is above zero.
  /// - Complexity: O(*n* × *m*) in the numbers of digits.
  public func rounded(
    toMultipleOf step: FixedDecimal, startingAt start: FixedDecimal = 0, mode: RoundingMode
  ) -> FixedDecimal? {
    precondition(!step.isZero && !step.isNegative, "a step is above zero")
    let distance = start.isZero ? self : self - start
    guard Int64(distance.exponent) - Int64(step.exponent) <= Self.widestGap else { return self }
    let (count, rest) = distance.quotientAndRemainder(dividingBy: step)
    guard !rest.isZero else { return self }
    let toNext = step - rest.magnitude
    let order = rest.magnitudeOrder(to: toNext)
    let isOdd = count.exponent == 0 && count.withDigits { $0[$0.count - 1] % 2 == 1 }
    guard
      let raises = mode.raises(
        isNegative: distance.isNegative, isOdd: isOdd,
        rest: order < 0 ? .belowHalf : order == 0 ? .half : .aboveHalf)
    else { return nil }
    let towardStart = self - rest
    guard raises else { return towardStart }
    return distance.isNegative ? towardStart - step : towardStart + step
  }
}
