import FormattingFields
import FormattingFieldsFoundation

/// Rows that read a text.
extension PeerRow {
  private var bounds: NumberBounds {
    NumberBounds(minimum: number("minimum"), maximum: number("maximum")) ?? .unlimited
  }

  /// A number of the set-up.
  func number(_ name: String) -> FixedDecimal? { here.text(name).flatMap { FixedDecimal($0) } }

  /// Reads the row's text and compares the reading with what the peer expects.
  ///
  /// If a peer stops in the middle of the text, it expects the number before that.
  func read() throws -> Finding {
    let (format, type) = (try format(), try PeerType.named(here.text("type") ?? ""))
    let expected = expect.text("value").flatMap { FixedDecimal($0) }
    let answer = type.scan(input, format, bounds, expected)
    let agrees =
      if expect.flag("reject") == true {
        answer.status != .acceptable
      } else if expect.flag("accept") == true {
        answer.status == .acceptable
      } else if expect.flag("no_crash") == true || expect.flag("no_hang") == true {
        true
      } else {
        answer.isExpected
      }
    if agrees { return .agrees }
    return .differs(
      answer.words,
      agreesFromElsewhere: answer.status != .acceptable
        && type.readsFromElsewhere(input, format, bounds, expected))
  }

  /// Reads a text of Python's Babel, which suggests texts as well.
  func readAndSuggest() throws -> Finding {
    let finding = try read()
    guard finding == .agrees, options.has("suggestions") else { return finding }
    let expected = options.list("suggestions").compactMap { $0 as? String }
    let found = NumberScanner<FixedDecimal>(format: try format()).suggestions(for: input)
    if Set(found) == Set(expected) { return .agrees }
    return .differs("suggests \(found.joined(separator: " or "))")
  }

  /// Compares with the text that an input element of type number keeps.
  func keep() throws -> Finding {
    let kept = expect.text("text") ?? ""
    let answer = PeerType(Double.self).scan(input, try format(), bounds, FixedDecimal(kept))
    let agrees = kept.isEmpty ? answer.status != .acceptable : answer.isExpected
    return agrees ? .agrees : .differs(answer.words)
  }
}
