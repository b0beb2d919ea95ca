public import FieldEditing
import NumberText

extension FieldState {
  /// Returns the text for a screen reader, in the language of a table. A number is written as
  /// `FormattingField.valueText` writes it, with the minus "−" that screen readers read out. The
  /// text of a secret field is "". (C21)
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func spoken(in table: MessageTable) -> String {
    if traits.contains(.secret) { return "" }
    guard let numberFormat else { return text }
    var field = FormattingField<FixedDecimal>(format: numberFormat)
    _ = try? field.paste(text)
    return field.valueText(in: table)
  }
}
