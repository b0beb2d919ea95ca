/// The kinds of entry by name, for hosts that know them by name alone.
///
/// ```swift
/// EntryName.allCases.map(\.rawValue)   // ["arithmetic", "shorthand", "fractions", …]
/// ```
public enum EntryName: String, CaseIterable, Hashable, Sendable {
  /// Sums, as `EntryKind.arithmetic`.
  case arithmetic
  /// The locale's short words for powers of ten, as `EntryKind.shorthand(_:)`.
  case shorthand
  /// Fractions, as `EntryKind.fractions`.
  case fractions
  /// Other units of the field's measure, as `EntryKind.units(_:_:)`.
  case units
  /// Texts from elsewhere, pasted or also typed.
  case fromElsewhere, typedFromElsewhere
}
