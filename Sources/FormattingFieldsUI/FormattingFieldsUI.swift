#if canImport(SwiftUI)
  @_exported public import FieldForms
  @_exported public import FormattingFieldsFoundation
#endif
