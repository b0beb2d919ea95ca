import ArgumentParser
import FormattingFieldJSON
import FormattingFields

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
        messages        true, or the tag of a language such as de: adds what is
                        wrong as a sentence, and the facts in it
      \(RequestHelp.number)

      The answer has id, status (acceptable, intermediate, invalid), value, issue,
      range (in UTF-8 bytes) and suggestions; or id and error. With messages it has
      message, minimum, maximum, maximumFractionDigits and example, too.

      The exit status is 0, 1 where a text was refused or a line was in error, 2 for
      bad usage, 3 where reading or writing failed.
      """)

  func run() throws { try Numfield.answerLines(with: Self.self) }

  static func answer(
    _ keys: inout RequestKeys, _ writer: inout JSONWriter
  ) throws(RequestError) -> Bool {
    let text = try keys.requiredString("text")
    let request = try NumberRequest(&keys)
    let table = try keys.messages(for: request.format)
    try keys.checkNoOthers()
    let scanner = NumberScanner(request.type, format: request.format, bounds: request.bounds)
    let field = try request.field(showing: text)
    let reading = field?.reading ?? scanner.scan(text)
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
    let suggestions = field?.suggestions ?? scanner.suggestions(for: text)
    for suggestion in suggestions { writer.string(suggestion) }
    writer.close("]")
    if let table {
      tell(field == nil ? scanner.refusedText(for: text) : field?.refusedText, in: table, &writer)
    }
    return reading.status == .acceptable
  }

  /// Writes the sentence about a refused text and the facts in it; null if the text is not refused.
  private static func tell(
    _ refused: RefusedText?, in table: MessageTable, _ writer: inout JSONWriter
  ) {
    writer.member("message", refused?.message(in: table))
    writer.member("minimum", refused?.minimum)
    writer.member("maximum", refused?.maximum)
    writer.key("maximumFractionDigits")
    if let digits = refused?.maximumFractionDigits { writer.number(digits) } else { writer.null() }
    writer.member("example", refused?.example)
  }
}

extension NumberRequest {
  /// A field with a text and the request's kinds of entry; nil if there are none.
  fileprivate func field(showing text: String) throws(RequestError) -> NumberField? {
    if entries.isEmpty { return nil }
    var policies = FieldPolicies()
    policies.entries = entries
    policies.maximumLength = .max
    var field = NumberField(type: type, format: format, bounds: bounds, policies: policies)
    do throws(EditRefusal) {
      try field.paste(text)
    } catch {
      throw RequestError("the text is refused: \(error)")
    }
    return field
  }
}

extension RequestKeys {
  /// The language that sentences are asked for in; nil if no sentences are asked for.
  fileprivate mutating func messages(
    for format: NumberFormat
  ) throws(RequestError) -> MessageTable? {
    switch value("messages") {
    case nil, .boolean(false): return nil
    case .boolean(true): return MessageTable(for: format.locale) ?? .english
    case .string(let tag):
      guard let table = MessageTable(for: tag) else {
        throw .unknown("messages", tag, among: MessageTable.all.map(\.language))
      }
      return table
    case .some(let other): throw Self.wrong("messages", other, "true, false or a tag")
    }
  }
}
