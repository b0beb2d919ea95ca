/// The kinds of entry by name, for hosts that know them by name alone.
///
/// ```swift
/// EntryName.allCases.map(\.rawValue)   // ["arithmetic", "shorthand", "fractions", …]
/// ```
public enum EntryName: String, CaseIterable, Hashable, Sendable {
  case arithmetic, shorthand, fractions, units, fromElsewhere, typedFromElsewhere, cents
}
