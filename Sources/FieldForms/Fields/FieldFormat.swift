public import NumberText

/// The format of a field of any kind, for a form that sets the formats of all its fields at once.
///
/// ```swift
/// form.setFormats { field in field == .rate ? .value(rates) : .number(money) }
/// ```
public enum FieldFormat: Sendable {
  /// For a number field. Any other field keeps its format.
  case number(NumberFormat)
  /// For a ``ValueField`` whose format has the same type. Any other field keeps its format.
  case value(any ValueFormat)
}

extension FormContent {
  /// Gives each field, in all parts and rows, the format that `format` returns for its id. Values
  /// stay, and texts are written anew. (S7, F19)
  ///
  /// ```swift
  /// content.setFormats { _ in .number(german) }
  /// ```
  ///
  /// - Parameter format: Returns the format of a field, or nil if the field keeps the format that
  ///   it has. A format of the wrong kind, such as that of numbers for a date field, changes
  ///   nothing.
  /// - Complexity: O(*n*) in the number of fields.
  public mutating func setFormats(_ format: @escaping (FieldID) -> FieldFormat?) {
    declare(
      for: .survey(SurveyPass(knowing: 0)), .collected(FieldCollector(DeclaredFields())), format)
  }
}
