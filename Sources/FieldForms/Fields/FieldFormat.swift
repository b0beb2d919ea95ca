public import NumberText

/// How a field of a form reads and writes, for a form that sets the formats of all its fields at once.
///
/// ```swift
/// form.setFormats { field in field == .rate ? .value(rates) : .number(money) }
/// ```
public enum FieldFormat: Sendable {
  /// The format of a number field.
  case number(NumberFormat)
  #if !hasFeature(Embedded)
    /// The format of a ``ValueField``.
    case value(any ValueFormat)
  #endif
}

extension FormContent {
  /// Gives each field, in all parts and rows, the format that `format` has for its id. The numbers stay. (S7, F19)
  ///
  /// ```swift
  /// content.setFormats { _ in .number(german) }
  /// ```
  ///
  /// - Parameter format: The format of a field; nil for a field that keeps its own. A format of another kind than the
  ///   field's changes nothing.
  /// - Complexity: O(*n*) in the number of fields.
  public mutating func setFormats(_ format: @escaping (FieldID) -> FieldFormat?) {
    declare(
      for: .survey(SurveyPass(knowing: 0)), .collected(FieldCollector(DeclaredFields())), format)
  }
}
