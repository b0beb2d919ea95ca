public import FieldEditing
public import FieldForms
import NumberMessages
import NumberText

extension FieldState {
  /// The text for a screen reader: a number as `FormattingField.valueText`, a secret as "". (C21)
  public var spoken: String { spoken { $0.valueText } }

  /// The text for a screen reader, with the words of a table.
  public func spoken(in table: MessageTable) -> String { spoken { $0.valueText(in: table) } }

  private func spoken(_ speak: (FormattingField<FixedDecimal>) -> String) -> String {
    if traits.contains(.secret) { return "" }
    guard let numberFormat else { return text }
    var field = FormattingField<FixedDecimal>(format: numberFormat)
    _ = try? field.paste(text)
    return speak(field)
  }
}
