public import FieldEditing
import NumberText

extension FieldState {
  /// The text for a screen reader, in the language of a table: a number as `FormattingField.valueText` has it, with the
  /// minus "−" that screen readers read out, and "" for a secret field. (C21)
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
