package import NumberText

/// Writes numbers as texts: ICU, a browser, a format style of a system's.
///
/// A format is made of what a source writes for some telling numbers, and of nothing else that would
/// have to be known of a locale.
package protocol NumberSource {
  /// The text of a number; nil where the source does not take this very number.
  func text(of number: FixedDecimal) throws(NumberFormatError) -> String?

  /// The text of a number with its fields marked; nil where the source does not take this very number.
  func markedText(of number: FixedDecimal) throws(NumberFormatError) -> MarkedText?

  /// How many plural categories a text may follow, each of which is a marked text's
  /// ``MarkedText/pluralCategory``: 1 where no text follows any, nil where the source does not know.
  var pluralCategoryCount: Int? { get }

  /// The style that the source was asked for, where it was.
  var style: NumberStyle? { get }

  /// Why there is no format, where the source does not write a number that every format has to write.
  func refusal(of number: FixedDecimal) -> NumberFormatError
}

extension NumberSource {
  package var style: NumberStyle? { nil }

  package func refusal(of number: FixedDecimal) -> NumberFormatError { .notPositional }

  /// Why there is no format, where a text does not say the number that was written. (L1)
  func refusal(of misreading: NumberFormat.Misreading) -> NumberFormatError {
    .unreadableFormat(
      style, number: misreading.number, text: misreading.text, reading: misreading.reading)
  }

  /// The marked text of a number without which nothing is known of a format.
  func requiredText(of number: FixedDecimal) throws(NumberFormatError) -> MarkedText {
    guard let text = try markedText(of: number) else { throw refusal(of: number) }
    return text
  }
}
