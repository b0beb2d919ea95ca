import ArgumentParser
import FormattingFields
import NumfieldJSON

/// `numfield scan`: how texts are read.
struct ScanCommand: ParsableCommand, JSONLinesCall {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Read texts: one JSON object a line in, one out.",
    discussion: """
      In:   {"id":1,"locale":"de-DE","style":"decimal","text":"1.5"}
      Out:  {"id":1,"status":"intermediate","value":null,"issue":"incompleteGroup",…}

      KEYS:
        text            the text to read
      \(RequestHelp.number)

      The answer has id, status (acceptable, intermediate, invalid), value, issue,
      range (in UTF-8 bytes) and suggestions; or id and error.

      The exit status is 0, 1 where a text was refused or a line was in error, 2 for
      bad usage, 3 where reading or writing failed.
      """)

  func run() throws { try Numfield.answerLines(with: Self.self) }

  static func answer(
    _ keys: inout RequestKeys, _ writer: inout JSONWriter
  ) throws(RequestError) -> Bool {
    let text = try keys.requiredString("text")
    let request = try NumberRequest(&keys)
    try keys.checkNoOthers()
    let scanner = NumberScanner(request.type, format: request.format, bounds: request.bounds)
    let reading = scanner.scan(text)
    writer.member("status", reading.status.rawValue)
    writer.member("value", reading.value?.fixedDecimal?.plainText)
    writer.member("issue", reading.issue?.code.rawValue)
    if let range = reading.issue?.range {
      writer.member("range", range.lowerBound, range.upperBound)
    } else {
      writer.member("range", nil)
    }
    writer.key("suggestions")
    writer.open("[")
    for suggestion in scanner.suggestions(for: text) { writer.string(suggestion) }
    writer.close("]")
    return reading.status == .acceptable
  }
}
