/// A number's text, with the offsets of the number and of the grouping separators in it.
///
/// ```swift
/// let written = english.written(1_234_567)
/// written.text                     // "1,234,567"
/// written.separators.offsets   // [1, 5], in UTF-8
/// ```
package struct WrittenText: Sendable {
  package let text: String
  /// The UTF-8 offsets of the grouping separators.
  package let separators: OffsetSet
  /// The UTF-8 range of the number without its affixes. If a host's function or a kind of entry wrote the text, the
  /// range is the whole text, because it is not known which parts are affixes.
  package let numberRange: Range<Int>

  package static var empty: WrittenText {
    WrittenText(text: "", separators: OffsetSet(), numberRange: 0..<0)
  }
}
