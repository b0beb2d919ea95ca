@_exported public import FieldEditing
@_exported public import NumberMessages
@_exported public import NumberText
