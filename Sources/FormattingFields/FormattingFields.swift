@_exported public import FieldEditing
@_exported public import NumberMessages
@_exported public import NumberText

// Where the system has a libicu that a package may link; else formats come from
// FormattingFieldsFoundation, or from a host's own writer.
#if os(Linux) || os(macOS)
  @_exported public import ICUNumberText
#endif
