/// How a number that has more digits than are kept is rounded: ICU's modes, by ICU's names.
///
/// | mode | 2.5 | -2.5 | 2.1 | 2.9 |
/// |---|---|---|---|---|
/// | `ceiling` | 3 | -2 | 3 | 3 |
/// | `floor` | 2 | -3 | 2 | 2 |
/// | `down` | 2 | -2 | 2 | 2 |
/// | `up` | 3 | -3 | 3 | 3 |
/// | `halfEven` | 2 | -2 | 2 | 3 |
/// | `halfOdd` | 3 | -3 | 2 | 3 |
/// | `halfDown` | 2 | -2 | 2 | 3 |
/// | `halfUp` | 3 | -3 | 2 | 3 |
/// | `halfCeiling` | 3 | -2 | 2 | 3 |
/// | `halfFloor` | 2 | -3 | 2 | 3 |
/// | `unnecessary` | refused | refused | refused | refused |
///
/// ```swift
/// FixedDecimal("2.5")!.rounded(toFractionDigits: 0, mode: .halfEven)  // 2
/// ```
///
/// Source: ICU `UNumberFormatRoundingMode`.
public enum RoundingMode: String, CaseIterable, Hashable, Sendable {
  /// To the next greater number.
  case ceiling
  /// To the next smaller number.
  case floor
  /// Towards zero.
  case down
  /// Away from zero.
  case up
  /// To the nearest; from halfway to the one with an even last digit.
  case halfEven
  /// To the nearest; from halfway towards zero.
  case halfDown
  /// To the nearest; from halfway away from zero.
  case halfUp
  /// Not at all: a number that would be rounded is refused.
  case unnecessary
  /// To the nearest; from halfway to the one with an odd last digit.
  case halfOdd
  /// To the nearest; from halfway to the greater.
  case halfCeiling
  /// To the nearest; from halfway to the smaller.
  case halfFloor
}

#if !hasFeature(Embedded)
  extension RoundingMode: Codable {}
#endif
