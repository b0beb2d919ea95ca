#if canImport(SwiftUI)
  @_exported public import FieldForms
  @_exported public import FieldFormsFoundation
  @_exported public import FormattingFieldsUI
#endif
