@_exported public import FieldEditing
@_exported public import NumberMessages
@_exported public import NumberText

// ICU is used where the system has an ICU library that a package may link. Elsewhere formats come
// from FormattingFieldsFoundation, or from a function of the host's that writes numbers (a
// `MarkedWriter`).
#if os(Linux) || os(macOS)
  @_exported public import ICUNumberText
#endif
