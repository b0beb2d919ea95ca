public import NumberText

/// What a person copies from a number field: the characters, for everything that takes a text, and the number that they
/// say there, for another number field. Rule: E15.
///
/// ```swift
/// german.text                              // "1.234"
/// let copied = german.copiedNumber         // everything is selected
/// copied.text                              // "1.234"
/// try english.paste(copied)
/// english.text                             // "1,234"
/// ```
///
/// A host puts the text on the clipboard as always, and beside the text the copied number, which is `Codable`, as data of
/// a type of its own. A paste takes the number where the clipboard has one, else the text.
public struct CopiedNumber: Hashable, Sendable {
  /// The characters that were selected.
  public let text: String
  /// The number that they say in the field that they come from.
  public let number: FixedDecimal
  /// The style of that field's format.
  public let style: NumberStyle

  /// Makes what a host has read from its clipboard.
  public init(text: String, number: FixedDecimal, style: NumberStyle) {
    (self.text, self.number, self.style) = (text, number, style)
  }

  /// The text that a paste into a field of a format inserts: the number as that format writes the number where both have one
  /// style; a plain number's digits where the styles differ; else the characters, for "5 %" and "5 €" are no plain 5.
  ///
  /// - Complexity: O(*n*) in the digits of the number.
  public func text(in format: NumberFormat) -> String {
    if style == format.style, format.shown(number) == number { return format.text(for: number) }
    guard [.decimal, .integer].contains(style) else { return text }
    return number.plainText.split(separator: ".", omittingEmptySubsequences: false)
      .joined(separator: format.symbols.decimalSeparator)
  }
}

#if !hasFeature(Embedded)
  extension CopiedNumber: Codable {}
#endif

extension FormattingField {
  /// What copying the selection takes; nil if the selection has not all digits of the text, or says no number. A part of a
  /// number's digits is characters and nothing else. (E15)
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public var copiedNumber: CopiedNumber? {
    let selected = String(decoding: Array(text.utf8)[selection.range], as: UTF8.self)
    guard selected.digitValues.count == text.digitValues.count else { return nil }
    let reading = NumberScanner<FixedDecimal>(format: format).scan(selected)
    guard reading.status == .acceptable, let number = reading.value else { return nil }
    return CopiedNumber(text: selected, number: number, style: format.style)
  }

  /// Pastes a number that was copied from another field, as this field's format writes the number. (E15)
  ///
  /// - Throws: Why the edit was refused. (S6)
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func paste(_ copied: CopiedNumber) throws(EditRefusal) -> FieldChange<Value> {
    try paste(copied.text(in: format))
  }
}
