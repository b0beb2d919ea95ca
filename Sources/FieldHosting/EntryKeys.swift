package import FieldEditing
package import FieldForms

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
}

extension FormattingField {
  /// Which keys the field needs.
  package var keys: EntryKeys {
    let traits = entryTraits
    if traits.allowsExponent { return .text }
    if traits.allowsMinus { return .number }
    return traits.allowsFraction ? .decimal : .digits
  }
}

extension FieldState {
  /// Which keys the field needs. A form does not know the type of a number.
  package var keys: EntryKeys {
    if case .number = value { .number } else { .text }
  }
}
