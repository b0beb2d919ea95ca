@_exported public import FieldEditing
@_exported public import ICUNumberText
@_exported public import NumberText
