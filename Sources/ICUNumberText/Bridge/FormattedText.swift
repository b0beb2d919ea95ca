import CICU

/// A number's text with what ICU says each part of it is. Offsets count UTF-16 units.
struct FormattedText {
  /// A part and what it is: one of `cicu_field`.
  struct Part {
    var field: Int32
    var range: Range<Int>
  }

  var units: [UInt16]
  var parts: [Part]

  /// The text of a range.
  func text(_ range: Range<Int>) -> String {
    units[range].withUnsafeBufferPointer { ICUCall.text(of: $0).text }
  }

  /// The range of the first part that is `field`.
  func range(of field: cicu_field) -> Range<Int>? {
    parts.first { $0.field == Int32(field.rawValue) }?.range
  }

  /// The text of the first part that is `field`.
  func text(of field: cicu_field) -> String? { range(of: field).map(text) }

  /// The ranges of every part that is `field`.
  func ranges(of field: cicu_field) -> [Range<Int>] {
    parts.compactMap { $0.field == Int32(field.rawValue) ? $0.range : nil }
  }

  /// From the first digit to the last, with separators and exponent; nil where no digit is shown.
  var numberRange: Range<Int>? {
    var found: Range<Int>?
    for part in parts where Self.isOfNumber(part.field) {
      guard let range = found else {
        found = part.range
        continue
      }
      found =
        min(range.lowerBound, part.range.lowerBound)..<max(range.upperBound, part.range.upperBound)
    }
    return found
  }

  private static func isOfNumber(_ field: Int32) -> Bool {
    switch UInt32(bitPattern: field) {
    case CICU_FIELD_INTEGER.rawValue, CICU_FIELD_FRACTION.rawValue,
      CICU_FIELD_DECIMAL_SEPARATOR.rawValue, CICU_FIELD_GROUPING_SEPARATOR.rawValue,
      CICU_FIELD_EXPONENT_SYMBOL.rawValue, CICU_FIELD_EXPONENT_SIGN.rawValue,
      CICU_FIELD_EXPONENT.rawValue:
      true
    default: false
    }
  }
}
