@_exported public import FieldEditing
@_exported public import NumberMessages
@_exported public import NumberText

// ICU is used where the system has a libicu that a package may link. Elsewhere formats come from
// FormattingFieldsFoundation, or from a host's own writer.
#if os(Linux) || os(macOS)
  @_exported public import ICUNumberText
#endif
