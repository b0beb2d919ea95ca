package import FieldEditing
package import FieldForms
import NumberMessages
import NumberText

/// Which keys a field needs on a keyboard that is drawn on the screen.
package enum EntryKeys: Hashable, Sendable {
  /// Digits alone.
  case digits
  /// Digits and a decimal separator.
  case decimal
  /// These and a sign.
  case number
  /// Everything.
  case text

  /// The keys of an `inputmode`; nil for the format of a field of no number.
  fileprivate init(_ inputMode: String, _ format: NumberFormat?) {
    switch inputMode {
    case "numeric": self = .digits
    case "decimal": self = .decimal
    default: self = format.map { $0.allowsExponent ? .text : .number } ?? .text
    }
  }
}

extension FormattingField {
  /// Which keys the field needs.
  package var keys: EntryKeys { EntryKeys(entryTraits.inputMode, format) }
}

extension FieldState {
  /// Which keys the field needs.
  package var keys: EntryKeys { EntryKeys(inputMode, numberFormat) }

  /// The text for a screen reader: of a number as `FormattingField.valueText` has it, of a secret none.
  /// (C21)
  package var spoken: String {
    if traits.contains(.secret) { return "" }
    guard let numberFormat else { return text }
    var field = FormattingField<FixedDecimal>(format: numberFormat)
    _ = try? field.paste(text)
    return field.valueText
  }
}
