public import Foundation
public import NumberText

extension NumberFormat {
  /// Makes the format of a number formatter: fields write as the formatter does, and read what it
  /// writes. The formatter's own parser, bounds and leniency are not used.
  ///
  /// ```swift
  /// let formatter = NumberFormatter()
  /// formatter.numberStyle = .currency
  /// let format = try NumberFormat(formatter)
  /// ```
  ///
  /// - Throws: `NumberFormatError` if the meaning of the formatter's texts is not certain.
  /// - Complexity: The formatter writes some hundred texts; if the format was made before, one
  ///   text.
  public init(_ formatter: NumberFormatter) throws(NumberFormatError) {
    try self.init(FormatterStyle(formatter))
  }
}

/// A formatter as a format style. The formats that were made are kept, each for a style and the
/// style's text of a sample number: if the host changes the formatter later, that text changes, and
/// a new format is made.
private struct FormatterStyle: FormatStyle, @unchecked Sendable {
  /// The host's object, which identifies the style among the formats that are kept.
  private let original: NumberFormatter
  /// A copy that writes the texts, and does not change with the host's object.
  private let copy: NumberFormatter

  init(_ formatter: NumberFormatter) {
    original = formatter
    copy = formatter.copy() as? NumberFormatter ?? formatter
  }

  /// Writes as the formatter does, but a number that is rounded to zero has no sign.
  func format(_ value: Decimal) -> String {
    let text = copy.string(from: NSDecimalNumber(decimal: value)) ?? ""
    guard value < 0, text == copy.string(from: NSNumber(value: -1e-30)) else { return text }
    return copy.string(from: 0) ?? ""
  }

  static func == (left: FormatterStyle, right: FormatterStyle) -> Bool {
    left.original === right.original
  }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(original)) }

  init(from decoder: any Decoder) throws { throw CocoaError(.coderReadCorrupt) }
  func encode(to encoder: any Encoder) throws { throw CocoaError(.coderInvalidValue) }
}
