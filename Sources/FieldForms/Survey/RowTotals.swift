public import FieldEditing
public import NumberText

/// What a row adds to what a form knows of all rows of an array.
@usableFromInline
enum RowShare: Equatable, Sendable {
  case nothing
  /// The number that the row adds to the sum.
  case number(FixedDecimal)
  /// A text that rows of the same content have in common.
  case content(ExactText)

  @inlinable var number: FixedDecimal? {
    if case .number(let number) = self { number } else { nil }
  }

  @inlinable
  init(_ number: consuming FixedDecimal?) {
    self = if let number { .number(number) } else { .nothing }
  }

  @usableFromInline
  init(content: consuming String?) {
    self = if let content { .content(ExactText(wrappedValue: content)) } else { .nothing }
  }
}

/// What a form knows of all rows of an array, updated row by row: what a row has added is taken away, and what it
/// adds now is added. The decimal type adds without rounding, so the sum equals one computed anew.
struct RowTotals: Equatable, Sendable {
  private var known: FixedDecimal = 0
  /// How many rows add no number.
  private var unknownCount = 0
  /// How many rows have each content.
  private var counts: [ExactText: Int] = [:]
  /// How many rows have the content of a row in front of them.
  private var equalCount = 0

  /// The sum, nil if a row adds no number, and whether two rows have the same content.
  var told: (sum: FixedDecimal?, hasEqualRows: Bool) {
    (unknownCount == 0 ? known : nil, equalCount > 0)
  }

  mutating func add(_ share: RowShare) {
    if case .number(let number) = share {
      known += number
      return
    }
    unknownCount += 1
    guard case .content(let content) = share else { return }
    let count = counts[content] ?? 0
    counts[content] = count + 1
    if count > 0 { equalCount += 1 }
  }

  /// Puts another share in the place of one that was added.
  mutating func replace(_ share: inout RowShare, by new: consuming RowShare) {
    if share == new { return }
    remove(share)
    add(new)
    share = new
  }

  private mutating func remove(_ share: RowShare) {
    if case .number(let number) = share {
      known -= number
      return
    }
    unknownCount -= 1
    guard case .content(let content) = share, let count = counts[content] else { return }
    counts[content] = count > 1 ? count - 1 : nil
    if count > 1 { equalCount -= 1 }
  }
}
