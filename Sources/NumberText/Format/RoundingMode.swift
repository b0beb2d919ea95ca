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
/// Source: ICU `UNumberFormatRoundingMode`.
public enum RoundingMode: String, CaseIterable, Hashable, Sendable {
  case ceiling, floor, down, up, halfEven, halfDown, halfUp, unnecessary
  case halfOdd, halfCeiling, halfFloor
}

#if !hasFeature(Embedded)
  extension RoundingMode: Codable {}
#endif
