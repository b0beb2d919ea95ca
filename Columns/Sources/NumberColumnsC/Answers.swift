// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CNumberColumns
import NumberColumns
import NumberText

@c @implementation
public func nc_column_answer(
  _ handle: OpaquePointer?, _ target: UnsafeMutablePointer<nc_answer>?
) -> nc_status {
  guard let target else { return NC_ERROR_NULL }
  let size = target.pointee.size
  guard size >= MemoryLayout<Int>.size else { return NC_ERROR_ARGUMENT }
  return withColumn(handle) { object in
    let (column, answer) = object.answered()
    var given = nc_answer()
    given.size = size
    given.outcome = nc_column_outcome(answer.outcome)
    given.kind = nc_number_kind(answer.kind)
    given.conventions = nc_conventions(answer.conventions.bits)
    given.is_safe = answer.isSafe
    (given.lines, given.rows) = (Int64(column.lines), Int64(column.rows))
    (given.blanks, given.cells) = (Int64(column.blanks), Int64(answer.cells))
    (given.refused, given.doubtful) = (Int64(answer.refused), Int64(answer.doubtful))
    given.margin = Int64(answer.margin ?? -1)
    (given.bare, given.in_parentheses) = (Int64(answer.bare), Int64(answer.inParentheses))
    given.with_leading_zeros = Int64(answer.withLeadingZeros)
    give(given, target, size: size)
    return NC_OK
  }
}

@c @implementation
public func nc_column_item(
  _ handle: OpaquePointer?, _ list: nc_list, _ index: Int, _ item: UnsafeMutablePointer<nc_item>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> nc_status {
  let size = item?.pointee.size ?? 0
  guard item == nil || size >= MemoryLayout<Int>.size else { return NC_ERROR_ARGUMENT }
  return withColumn(handle) { object in
    guard let items = ListItem.all(of: list, object.answered()) else { return NC_ERROR_ARGUMENT }
    guard items.indices.contains(index) else { return NC_NONE }
    let found = items[index]
    let status = write(found.text, buffer, capacity, length)
    guard status == NC_OK, let item else { return status }
    var given = nc_item()
    given.size = size
    given.conventions = nc_conventions(found.conventions?.bits ?? 0)
    (given.line, given.last_line) = (Int64(found.line), Int64(found.lastLine))
    given.count = Int64(found.count)
    give(given, item, size: size)
    return NC_OK
  }
}

/// An element of a list of an answer.
private struct ListItem {
  var text = ""
  var conventions: ConventionSet?
  var line = 0
  var lastLine = 0
  var count = 0

  /// Nil if there is no such list.
  static func all(
    of list: nc_list, _ known: (column: NumberColumn, answer: ColumnAnswer)
  ) -> [ListItem]? {
    let answer = known.answer
    switch list {
    case NC_SIGNS: return answer.signs.map { ListItem(text: $0) }
    case NC_MISSING_WORDS:
      return known.column.missing.map { ListItem(text: $0.word, count: $0.count) }
    case NC_READINGS:
      return answer.readings.map { reading in
        ListItem(
          text: reading.example?.text ?? "", conventions: ConventionSet([reading.convention]),
          line: reading.example?.line ?? 0)
      }
    case NC_DECIDING: return answer.deciding.map { ListItem(text: $0.text, line: $0.line) }
    case NC_BLOCKS:
      return answer.blocks.map { block in
        ListItem(
          conventions: block.conventions, line: block.lines.lowerBound,
          lastLine: block.lines.upperBound, count: block.count)
      }
    default: return nil
    }
  }
}

extension nc_column_outcome {
  init(_ outcome: ColumnAnswer.Outcome) {
    self =
      switch outcome {
      case .certain: NC_CERTAIN
      case .ambiguous: NC_AMBIGUOUS
      case .contradicted: NC_CONTRADICTED
      case .notNumbers: NC_NOT_NUMBERS
      case .unsettled: NC_UNSETTLED
      }
  }
}

extension nc_number_kind {
  init(_ kind: NumberKind?) {
    self =
      switch kind {
      case nil: NC_MIXED_NUMBERS
      case .plain: NC_PLAIN_NUMBERS
      case .percent: NC_PERCENTAGES
      case .permille: NC_PERMILLES
      case .permyriad: NC_PERMYRIADS
      case .money: NC_MONEY
      }
  }
}
