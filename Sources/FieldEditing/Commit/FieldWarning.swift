import NumberText

/// What a field cannot do because of how it was made: a mistake of the host, not of the user. (C10)
///
/// ```swift
/// let bounds = NumberBounds(FixedDecimal("0.996")!...FixedDecimal("0.999")!)
/// FormattingField<Double>(format: dollars, bounds: bounds).warnings   // [.noNumberInBounds]
/// ```
public enum FieldWarning: String, CaseIterable, Hashable, Sendable {
  /// No number that format and type can show lies within the bounds: a commit keeps every text.
  case noNumberInBounds
  /// The step is not above zero, or has digits that format or type do not have: stepping goes
  /// nowhere, or elsewhere.
  case unusableStep
}

extension FormattingField {
  /// What the field cannot do because of its format, bounds and step; look when it is made.
  ///
  /// - Complexity: O(*n*) in the digits of bounds and step.
  public var warnings: [FieldWarning] {
    var warnings: [FieldWarning] = []
    if scanner.nearest(to: 0) == nil { warnings.append(.noNumberInBounds) }
    let shown = step.flatMap { scanner.rounded($0)?.number }
    if shown == nil || shown != step { warnings.append(.unusableStep) }
    return warnings
  }
}
