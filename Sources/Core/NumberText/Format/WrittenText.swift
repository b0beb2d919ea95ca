/// A number's text, and where its parts stand.
///
/// ```swift
/// let written = english.written(1_234_567)
/// written.text                     // "1,234,567"
/// written.softSeparators.offsets   // [1, 5], in UTF-8
/// ```
package struct WrittenText: Sendable {
  package let text: String
  /// The grouping separators, which nobody typed. (R7)
  package let softSeparators: SoftSeparators
  package let digitPlaces: DigitPlaces

  package static var empty: WrittenText {
    WrittenText(
      text: "", softSeparators: SoftSeparators(), digitPlaces: DigitPlaces(length: 0))
  }
}
