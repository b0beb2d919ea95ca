#if canImport(SwiftUI)
  @_exported public import FormattingFieldsFoundation
#endif
