/// A writer of numbers that a format is made from: ICU, a browser, a format style of Foundation's.
///
/// The format is made from the texts of a few chosen numbers. Nothing else is known of the locale.
/// Rule: L2.
package protocol FormatSource {
  /// Writes a number; nil if the source cannot write exactly this number.
  func text(of number: FixedDecimal) throws(NumberFormatError) -> String?

  /// Writes a number, and tells what each piece of the text is; nil if the source cannot write
  /// exactly this number.
  func markedText(of number: FixedDecimal) throws(NumberFormatError) -> MarkedText?

  /// How many plural categories the words beside the digits may depend on: 1 if the words are
  /// always the same, nil if the source does not know. Each text's ``MarkedText/pluralCategory`` is
  /// one of these categories.
  var pluralCategoryCount: Int? { get }

  /// The style that the source was asked for; nil for a source without a ``NumberStyle``, such as a
  /// format style.
  var style: NumberStyle? { get }

  /// The error to throw if the source does not write a number that every format has to write, such
  /// as 1.
  func refusal(of number: FixedDecimal) -> NumberFormatError
}

extension FormatSource {
  package var style: NumberStyle? { nil }

  package func refusal(of number: FixedDecimal) -> NumberFormatError { .notPositional }

  /// The error to throw if a text does not read as the number that was written. (L1)
  func refusal(of misreading: NumberFormat.Misreading) -> NumberFormatError {
    .unreadableFormat(
      style, number: misreading.number, text: misreading.text, reading: misreading.reading)
  }

  /// Writes a number that every format has to write, such as 1; throws if the source cannot.
  func requiredText(of number: FixedDecimal) throws(NumberFormatError) -> MarkedText {
    guard let text = try markedText(of: number) else { throw refusal(of: number) }
    return text
  }
}
