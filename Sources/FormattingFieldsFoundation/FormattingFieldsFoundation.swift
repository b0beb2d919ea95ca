@_exported public import FormattingFields
