public import NumberText

/// A field's bound value, of whatever type it is.
///
/// ```swift
/// form[.price]?.value   // .number(3.14)
/// form[.email]?.value   // .text("ada@example.org")
/// ```
public enum FieldValue: Hashable, Sendable {
  /// A number; nil where there is none.
  case number(FixedDecimal?)
  /// A text.
  case text(String)
}
