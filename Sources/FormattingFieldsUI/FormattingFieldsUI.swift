#if canImport(SwiftUI)
  // Its `onSubmit(_:)` is this module's, too.
  @_exported public import FieldFocus
  @_exported public import FormattingFieldsFoundation
#endif
