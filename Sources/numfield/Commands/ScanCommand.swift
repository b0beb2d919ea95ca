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
      Out:  {"id":1,"status":"intermediate","value":null,"issue":"incompleteGroup",\
      "range":[0,3],"suggestions":["1,5"]}

      The range counts UTF-8 bytes.
      """)

  func run() throws { try Numfield.answerLines(with: Self.self) }

  static func answer(_ keys: inout RequestKeys, _ writer: inout JSONWriter) throws(RequestError) {
    let text = try keys.requiredString("text")
    let request = try NumberRequest(&keys)
    try keys.checkNoOthers()
    write(text, request, request.type.type, &writer)
  }

  private static func write<Value: NumberValue>(
    _ text: String, _ request: NumberRequest, _ type: Value.Type, _ writer: inout JSONWriter
  ) {
    let scanner = NumberScanner<Value>(format: request.format, bounds: request.bounds)
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
  }
}
