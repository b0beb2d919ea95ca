import FormattingFieldsFoundation

extension PeerRow {
  /// Reads the row's text and compares the reading with what the peer expects.
  ///
  /// If a peer stops in the middle of the text, it expects the number before that.
  func read(
    _ format: NumberFormat, as type: PeerType, bounds: NumberBounds = .unlimited
  ) throws -> Finding {
    let expected = expect.text("value").flatMap { FixedDecimal($0) }
    let answer = type.scan(input, format, bounds, expected)
    let agrees =
      if expect.flag("reject") == true {
        answer.status != .acceptable
      } else if expect.flag("accept") == true {
        answer.status == .acceptable
      } else if expect.flag("no_crash") == true || expect.flag("no_hang") == true {
        true
      } else if expect.has("value") {
        answer.isExpected
      } else {
        throw Unsupported("an expectation of another kind")
      }
    return agrees
      ? .agrees
      : .differs(
        answer.words,
        agreesFromElsewhere: answer.status != .acceptable
          && type.readsFromElsewhere(input, format, bounds, expected))
  }
}
