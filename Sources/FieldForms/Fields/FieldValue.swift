public import NumberText

/// A field's bound value, of whatever type it is.
///
/// ```swift
/// form[.quantity]?.value   // .number(3)
/// form[.name]?.value       // .text("Ada")
/// ```
public enum FieldValue: Hashable, Sendable {
  /// A number; nil where there is none.
  case number(FixedDecimal?)
  /// A text.
  case text(String)
}
