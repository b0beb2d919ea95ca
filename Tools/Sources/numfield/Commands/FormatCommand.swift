import ArgumentParser
import FormattingFieldJSON
import FormattingFields

/// `numfield format`: how values are written.
struct FormatCommand: ParsableCommand, JSONLinesCall {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Write values: one JSON object a line in, one out.",
    discussion: """
      In:   {"id":2,"locale":"de-DE","style":"currency:EUR","value":"1234.5"}
      Out:  {"id":2,"text":"1.234,50 €"}

      KEYS:
        value           the number to write, within the type
      \(RequestHelp.number)

      The answer has id and text; or id and error. The exit status is 0, 1 where a
      line was in error, 2 for bad usage, 3 where reading or writing failed.
      """)

  func run() throws { try Numfield.answerLines(with: Self.self) }

  static func answer(
    _ keys: inout RequestKeys, _ writer: inout JSONWriter
  ) throws(RequestError) -> Bool {
    guard let number = try keys.decimal("value") else {
      throw RequestError("missing key “value”")
    }
    let request = try NumberRequest(&keys)
    try keys.checkNoOthers()
    // A `Double` or `Float` gives its shortest digits.
    let held = try request.type.taken(from: number, of: "value").fixedDecimal ?? number
    writer.member("text", request.format.text(for: held))
    return true
  }
}
