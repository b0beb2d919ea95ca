package import NumberText

/// Writes numbers as texts: ICU, a browser, a format style of a system's.
///
/// A format is made of what a source writes for some telling numbers, and of nothing else that would
/// have to be known of a locale.
package protocol NumberSource<Failure> {
  associatedtype Failure: Error

  /// The text of a number; nil where the source does not take this very number.
  func text(of number: FixedDecimal) throws(Failure) -> String?

  /// The text of a number with its fields marked; nil where the source does not take this very number.
  func markedText(of number: FixedDecimal) throws(Failure) -> MarkedText?

  /// How many plural categories a text may follow, each of which is a marked text's
  /// ``MarkedText/pluralCategory``: 1 where no text follows any, nil where the source does not know.
  var pluralCategoryCount: Int? { get }

  /// Why there is no format, in the source's own words.
  func failure(_ reason: FormatRefusal) -> Failure
}

/// Why what a source writes is no field's format.
package enum FormatRefusal: Hashable, Sendable {
  /// The source does not write a number that every format has to write.
  case notTaken(FixedDecimal)
  /// A text does not say the number that was written. (L1)
  case misread(NumberFormat.Misreading)
}

extension NumberSource {
  /// The marked text of a number without which nothing is known of a format.
  func requiredText(of number: FixedDecimal) throws(Failure) -> MarkedText {
    guard let text = try markedText(of: number) else { throw failure(.notTaken(number)) }
    return text
  }
}
