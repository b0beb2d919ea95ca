package import NumberText

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

/// The words that a host's system has for kinds of entry in a locale.
package protocol EntryWords {
  associatedtype Problem: Error

  /// The locale's short words for powers of ten; nil if the host has none.
  func powers() throws(Problem) -> [(key: String, value: Int)]?
  /// The names of a currency and what they stand for.
  func currencyNames(of code: String) throws(Problem) -> [(key: String, value: String)]
  /// The kind for measures in other units than this one.
  func units(of unit: String) throws(Problem) -> EntryKind?
}

extension EntryName {
  /// The kind of this name in a field of a style; nil if such a field, or the host, has none.
  package func kind<Words: EntryWords>(
    in style: NumberStyle, words: Words
  ) throws(Words.Problem) -> EntryKind? {
    switch self {
    case .arithmetic: return .arithmetic
    case .relative: return .relative
    case .powersOfTen: return .powersOfTen
    case .letterMarks: return .letterMarks
    case .fractions: return .fractions
    case .fromElsewhere: return .fromElsewhere
    case .typedFromElsewhere: return .typedFromElsewhere
    case .shorthand:
      guard let powers = try words.powers() else { return nil }
      return .shorthand(powers)
    case .debitsNegative, .creditsNegative:
      guard let powers = try words.powers() else { return nil }
      return .statements(negative: self == .debitsNegative ? .debits : .credits, words: powers)
    case .currencyWords:
      guard let code = style.currencyCode else { return nil }
      return .currencyWords(code, try words.currencyNames(of: code))
    case .units:
      guard case .unit(let unit) = style else { return nil }
      return try words.units(of: unit)
    }
  }
}
