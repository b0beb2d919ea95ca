// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FormattingFieldC
import NumberColumns
import NumberText

@c @implementation
public func ff_column_answer(
  _ handle: OpaquePointer?, _ target: UnsafeMutablePointer<ff_answer>?
) -> ff_status {
  guard let target else { return FF_ERROR_NULL }
  let size = target.pointee.size
  guard size >= MemoryLayout<Int>.size else { return FF_ERROR_ARGUMENT }
  return withColumn(handle) { object in
    let (column, answer) = object.answered()
    var given = ff_answer()
    given.size = size
    given.outcome = ff_column_outcome(answer.outcome)
    given.kind = ff_number_kind(answer.kind)
    given.conventions = ff_conventions(answer.conventions.bits)
    given.is_safe = answer.isSafe
    (given.lines, given.rows) = (Int64(column.lines), Int64(column.rows))
    (given.blanks, given.cells) = (Int64(column.blanks), Int64(answer.cells))
    (given.refused, given.doubtful) = (Int64(answer.refused), Int64(answer.doubtful))
    given.margin = Int64(answer.margin ?? -1)
    (given.bare, given.in_parentheses) = (Int64(answer.bare), Int64(answer.inParentheses))
    given.with_leading_zeros = Int64(answer.withLeadingZeros)
    give(given, target, size: size)
    return FF_OK
  }
}

@c @implementation
public func ff_column_item(
  _ handle: OpaquePointer?, _ list: ff_list, _ index: Int, _ item: UnsafeMutablePointer<ff_item>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  let size = item?.pointee.size ?? 0
  guard item == nil || size >= MemoryLayout<Int>.size else { return FF_ERROR_ARGUMENT }
  return withColumn(handle) { object in
    guard let items = ListItem.all(of: list, object.answered()) else { return FF_ERROR_ARGUMENT }
    guard items.indices.contains(index) else { return FF_NONE }
    let found = items[index]
    let status = write(found.text, buffer, capacity, length)
    guard status == FF_OK, let item else { return status }
    var given = ff_item()
    given.size = size
    given.conventions = ff_conventions(found.conventions?.bits ?? 0)
    (given.line, given.last_line) = (Int64(found.line), Int64(found.lastLine))
    given.count = Int64(found.count)
    give(given, item, size: size)
    return FF_OK
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
    of list: ff_list, _ known: (column: NumberColumn, answer: ColumnAnswer)
  ) -> [ListItem]? {
    let answer = known.answer
    switch list {
    case FF_SIGNS: return answer.signs.map { ListItem(text: $0) }
    case FF_MISSING_WORDS:
      return known.column.missing.map { ListItem(text: $0.word, count: $0.count) }
    case FF_READINGS:
      return answer.readings.map { reading in
        ListItem(
          text: reading.example?.text ?? "", conventions: ConventionSet([reading.convention]),
          line: reading.example?.line ?? 0)
      }
    case FF_DECIDING: return answer.deciding.map { ListItem(text: $0.text, line: $0.line) }
    case FF_BLOCKS:
      return answer.blocks.map { block in
        ListItem(
          conventions: block.conventions, line: block.lines.lowerBound,
          lastLine: block.lines.upperBound, count: block.count)
      }
    default: return nil
    }
  }
}

extension ff_column_outcome {
  init(_ outcome: ColumnAnswer.Outcome) {
    self =
      switch outcome {
      case .certain: FF_CERTAIN
      case .ambiguous: FF_AMBIGUOUS
      case .contradicted: FF_CONTRADICTED
      case .notNumbers: FF_NOT_NUMBERS
      case .unsettled: FF_UNSETTLED
      }
  }
}

extension ff_number_kind {
  init(_ kind: NumberKind?) {
    self =
      switch kind {
      case nil: FF_MIXED_NUMBERS
      case .plain: FF_PLAIN_NUMBERS
      case .percent: FF_PERCENTAGES
      case .permille: FF_PERMILLES
      case .permyriad: FF_PERMYRIADS
      case .money: FF_MONEY
      }
  }
}
