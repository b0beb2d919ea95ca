/// The names of the kinds of entry, for a host that has a kind's name and not its `EntryKind`.
///
/// ```swift
/// EntryName.allCases.map(\.rawValue)   // ["arithmetic", "shorthand", "fractions", …]
/// ```
public enum EntryName: String, CaseIterable, Hashable, Sendable {
  /// Calculations, as `EntryKind.arithmetic`.
  case arithmetic
  /// The locale's short words for powers of ten, as `EntryKind.shorthand(_:)`.
  case shorthand
  /// Fractions, as `EntryKind.fractions`.
  case fractions
  /// Measures in other units than the field's, as `EntryKind.units(_:_:)`.
  case units
  /// Numbers in the separators of other locales. `fromElsewhere` reads pasted numbers alone, `typedFromElsewhere`
  /// pasted and typed ones.
  case fromElsewhere, typedFromElsewhere
}
