package import FieldEditing
package import FieldForms
import NumberMessages
import NumberText

/// Which keys a field needs on an on-screen keyboard.
package enum EntryKeys: Hashable, Sendable {
  /// Digits alone.
  case digits
  /// Digits and a decimal separator.
  case decimal
  /// Digits, a decimal separator and a sign.
  case number
  /// Everything.
  case text

  /// - Parameter format: The format of the field's numbers; nil for a field without numbers.
  fileprivate init(_ inputMode: String, _ format: NumberFormat?) {
    switch inputMode {
    case "numeric": self = .digits
    case "decimal": self = .decimal
    default: self = format.map { $0.allowsExponent ? .text : .number } ?? .text
    }
  }
}

extension FormattingField {
  package var keys: EntryKeys { EntryKeys(entryTraits.inputMode, format) }
}

extension FieldState {
  package var keys: EntryKeys { EntryKeys(inputMode, numberFormat) }

  /// The text for a screen reader: a number as `FormattingField.valueText`, a secret as "". (C21)
  package var spoken: String {
    if traits.contains(.secret) { return "" }
    guard let numberFormat else { return text }
    var field = FormattingField<FixedDecimal>(format: numberFormat)
    _ = try? field.paste(text)
    return field.valueText
  }
}
