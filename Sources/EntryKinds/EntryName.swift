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
  /// Entries relative to the number that stands in the field, as `EntryKind.relative`.
  case relative
  /// Amounts with the marks of statements, as `EntryKind.statements(negative:words:)`: debits are
  /// below zero, or credits.
  case debitsNegative, creditsNegative
  /// Amounts with the currency's own words, as `EntryKind.currencyWords(_:_:)`.
  case currencyWords
  /// Powers of ten, as `EntryKind.powersOfTen`.
  case powersOfTen
  /// Numbers with a letter in place of the decimal mark, as `EntryKind.letterMarks`.
  case letterMarks
  /// "1/2" and "2½", as `EntryKind.fractions`.
  case fractions
  /// Measures in other units than the field's, as `EntryKind.units(_:_:)`.
  case units
  /// Numbers in the separators of other locales. `fromElsewhere` reads pasted numbers alone,
  /// `typedFromElsewhere` pasted and typed ones.
  case fromElsewhere, typedFromElsewhere
}
