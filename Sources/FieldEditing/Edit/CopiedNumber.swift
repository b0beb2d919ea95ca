public import NumberText

/// What a person copies from a number field: the characters, and the number that the characters
/// stand for in this field. Other programs paste the characters; another number field pastes the
/// number as it writes it itself. Rule: E15.
///
/// ```swift
/// german.text                              // "1.234"
/// let copied = german.copiedNumber         // everything is selected
/// copied.text                              // "1.234"
/// try english.paste(copied)
/// english.text                             // "1,234"
/// ```
///
/// The host puts two items on the clipboard: the text, as always, and the copied number, encoded as
/// JSON. The JSON has a clipboard type of the host's own; on Apple's systems its name is
/// `clipboardType`. A paste uses the number if the clipboard has one, and otherwise the text.
public struct CopiedNumber: Hashable, Sendable {
  /// The name of the data's type on a clipboard of Apple's systems, so that all hosts there
  /// understand each other.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode(copied)
  /// pasteboard.setData(data, forPasteboardType: CopiedNumber.clipboardType)
  /// ```
  package static let clipboardType = "formatting-field.copied-number"

  /// The selected characters, with grouping and affixes where the field shows them.
  public let text: String
  /// What `text` says, without digits that the field's value has and `text` does not show.
  public let number: FixedDecimal
  /// The style of the format of the field from which `text` was copied, such as percent.
  public let style: NumberStyle

  /// Makes a copied number from what a host has read from its clipboard.
  public init(text: String, number: FixedDecimal, style: NumberStyle) {
    (self.text, self.number, self.style) = (text, number, style)
  }

  /// The text that a paste inserts into a field. The first of these cases that applies decides:
  ///
  /// - Both fields count the same, as euros or plain numbers: the text is the number as the field
  ///   writes it, "1,234" for a German "1.234". If its format does not show all of the digits, they
  ///   are written all the same: "€1.234".
  /// - The number was copied from a field without percent signs, currencies or units: the text is
  ///   the number's digits without grouping.
  /// - Otherwise the text is the copied text itself, since "5 %" and "5 €" are no plain 5. If the
  ///   format would read it as a plain number, the text gets the sign or the name of what it
  ///   counts.
  ///
  /// - Complexity: O(*n*) in the digits of the number.
  public func text<Value>(in field: FormattingField<Value>) -> String {
    let format = field.format
    if style.countsSame(as: format.style) { return field.written(number, isExact: true).text }
    let scanner = NumberScanner<FixedDecimal>(format: format)
    if style.counted.isEmpty { return digits(in: format) }
    // Characters that say another number there get a sign or a name with which they say none.
    return [text, text + " " + style.counted].first { text in
      scanner.scan(text).value.map { $0 == number } ?? true
    } ?? text + " " + style.description
  }

  private func digits(in format: NumberFormat) -> String {
    number.plainText.split(separator: ".", omittingEmptySubsequences: false)
      .joined(separator: format.symbols.decimalSeparator)
  }
}

extension NumberStyle {
  fileprivate func countsSame(as other: NumberStyle) -> Bool {
    self == other || counted.hasSameBytes(as: other.counted)
  }

  /// What the numbers of the style count: a sign of a ratio, the code of a currency, the name of a
  /// unit; empty for plain numbers. The words of a skeleton that say more than how digits are
  /// written are its name.
  fileprivate var counted: String {
    if let currencyCode { return currencyCode }
    switch self {
    case .decimal, .integer, .scientific: return ""
    case .unit(let unit): return unit
    case .skeleton:
      let stems = skeletonStems.filter { stem in
        [
          "unit/", "measure-unit/", "per-measure-unit/", "percent", "permille", "%", "scale/",
          "usage/",
        ]
        .contains { stem.utf8.starts(with: $0.utf8) }
      }
      return stems.map { String($0) }.joined(separator: " ")
    default: return scaleSigns.first.map { String($0) } ?? description
    }
  }
}

extension CopiedNumber {
  package enum CodingKeys: String, CaseIterable { case text, number, style }
}

#if !hasFeature(Embedded)
  extension CopiedNumber.CodingKeys: CodingKey {}
  extension CopiedNumber: Codable {}
#endif

extension FormattingField {
  /// The selected text with its number, to put on the clipboard. Nil if the selected text is no
  /// number, or lacks digits of the field's text: a part of a number's digits is copied as
  /// characters alone. (E15)
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public var copiedNumber: CopiedNumber? {
    let selected = String(decoding: Array(text.utf8)[selection.range], as: UTF8.self)
    guard selected.digitValues.count == text.digitValues.count else { return nil }
    let readable = policies.kinds == nil ? format : format.changing { $0.entries = kinds }
    guard let number = NumberScanner<FixedDecimal>(format: readable).scan(selected).value else {
      return nil
    }
    return CopiedNumber(text: selected, number: number, style: format.style)
  }

  /// Pastes a number that was copied from another field, as this field writes the number. (E15)
  ///
  /// - Throws: Why the edit was refused. (S6)
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func paste(_ copied: CopiedNumber) throws(EditRefusal) -> FieldChange<Value> {
    try paste(copied.text(in: self))
  }
}
