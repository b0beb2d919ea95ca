import NumberText

/// The sum of the numbers that rows of an array add, updated row by row: what a row has added is taken away, and
/// what it adds now is added. The decimal type adds without rounding, so the sum equals one computed anew.
struct RowSum: Equatable, Sendable {
  private var known: FixedDecimal = 0
  /// How many rows add no number.
  private var unknownCount = 0

  /// The sum; nil if a row adds no number.
  var told: FixedDecimal? { unknownCount == 0 ? known : nil }

  mutating func add(_ summand: FixedDecimal?) {
    if let summand { known += summand } else { unknownCount += 1 }
  }

  /// Puts another number in the place of one that was added.
  mutating func replace(_ summand: inout FixedDecimal?, by new: consuming FixedDecimal?) {
    if summand == new { return }
    if let summand { known -= summand } else { unknownCount -= 1 }
    add(new)
    summand = new
  }
}
