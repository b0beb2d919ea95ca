public import FieldEditing
public import FieldForms
import NumberMessages
import NumberText

/// Which keys a field needs on an on-screen keyboard. (C16)
///
/// ```swift
/// view.keyboardType = hosted.field.keys == .decimal ? .decimalPad : .numbersAndPunctuation
/// ```
public enum EntryKeys: Hashable, Sendable {
  /// Digits alone.
  case digits
  /// Digits and a decimal separator.
  case decimal
  /// Digits, separators, signs and, for an exponent, letters.
  case number
  /// Everything.
  case text

  /// Whether a keyboard with these keys alone has no Return, so that a view adds a Done button.
  public var isPad: Bool { self == .digits || self == .decimal }

  fileprivate init(number inputMode: String) {
    switch inputMode {
    case "numeric": self = .digits
    case "decimal": self = .decimal
    default: self = .number
    }
  }
}

extension FormattingField {
  /// Which keys the field needs on an on-screen keyboard.
  public var keys: EntryKeys { EntryKeys(number: entryTraits.inputMode) }
}

extension FieldState {
  /// Which keys the field needs on an on-screen keyboard.
  public var keys: EntryKeys {
    numberFormat == nil && inputMode == "text" ? .text : EntryKeys(number: inputMode)
  }

  /// The text for a screen reader: a number as `FormattingField.valueText`, a secret as "". (C21)
  public var spoken: String {
    if traits.contains(.secret) { return "" }
    guard let numberFormat else { return text }
    var field = FormattingField<FixedDecimal>(format: numberFormat)
    _ = try? field.paste(text)
    return field.valueText
  }
}
