import ArgumentParser
import FieldForms
import FieldSchemas
import FormattingFields
import TerminalForm

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `numfield form`: the form of a JSON Schema.
struct FormCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "form",
    abstract: "Fill in the form of a JSON Schema, and print the result as JSON.",
    discussion: """
      On a terminal it opens the form; Return on the last field prints the result.
      F1 tells the keys. Elsewhere, as in a pipe, it asks for each field on the
      standard error and reads the answers, a line for each, from the standard input;
      an empty line leaves a field as it is. DATA is JSON to begin with. The result is
      on the standard output.

      With --check it asks nothing: it prints what is wrong with DATA, a line for
      each issue with its JSON Pointer and keyword.

      The exit status is 0, 1 where the form is not valid in the end or was left
      with Ctrl-C, 2 for bad usage and for a schema that is no form's, 3 where
      reading or writing failed.
      """)

  @Option(
    help: ArgumentHelp(
      "The BCP 47 tag of the fields' locale, such as de-DE.",
      discussion: "By default en-US; for the form on a terminal the system's.", valueName: "tag"))
  var locale: String?

  @Flag(help: "Go without the keywords that no form shows.")
  var skipUnsupported = false

  @Flag(help: "Only judge DATA.")
  var check = false

  @Argument(help: "The file with the schema.")
  var schema: String

  @Argument(help: "A file with JSON to begin with.")
  var data: String?

  func run() throws {
    let source = SchemaSource(
      schema: try Self.text(of: schema), onUnsupported: skipUnsupported ? .skip : .refuse)
    let opensForm = !check && FormSession.isPossible
    let locale = locale ?? (opensForm ? FormSession.systemLocale : "en-US")
    var content: SchemaContent
    do throws(SchemaError) {
      content = try source.content(locale: locale)
    } catch {
      throw ValidationError("\(schema): \(error)")
    }
    let misfits = try data.map { content.fill(from: try Self.text(of: $0)) } ?? []
    let interview = FormInterview(content, in: MessageTable(for: locale) ?? .english)
    if check {
      let issues = misfits + interview.issues
      for issue in issues { print("\(issue.pointer)\t\(issue.keyword)\t\(issue.reason)") }
      if !issues.isEmpty { throw ExitCode(Numfield.lineErrorStatus) }
      return
    }
    for issue in misfits { OutputBuffer.tell(issue.description) }
    let json =
      if opensForm {
        try shown(SchemaPage(content, of: source, locale: locale, title: schema), misfits)
      } else {
        try asked(interview)
      }
    var output = OutputBuffer.standardOutput()
    output.appendLine(json.utf8)
    try output.flush()
  }

  /// The result of the form on the terminal.
  private func shown(_ page: SchemaPage, _ misfits: [SchemaIssue]) throws -> String {
    var terminal = OutputBuffer(descriptor: 1, name: "terminal")
    let told = misfits.isEmpty ? nil : misfits.map(\.description).joined(separator: "; ")
    let left = try FormSession.run(KeyedForm(page, told: told)) { text in
      terminal.append(text.utf8)
      try terminal.flush()
    }
    guard let left, left.isSent else { throw ExitCode(Numfield.lineErrorStatus) }
    return left.form.content.content.json
  }

  /// The result of the answers, line by line.
  private func asked(_ interview: FormInterview) throws -> String {
    var interview = interview
    let isValid = interview.run(
      ask: { question in
        _ = question.withCString { write(2, $0, strlen($0)) }
        return readLine()
      }, tell: { OutputBuffer.tell($0) })
    guard isValid else {
      for issue in interview.issues { OutputBuffer.tell(issue.description) }
      throw ExitCode(Numfield.lineErrorStatus)
    }
    return interview.form.content.json
  }

  /// The text of a whole file.
  private static func text(of path: String) throws -> String {
    let file = try InputFile(path)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(file.descriptor, &chunk, chunk.count)
      if count == 0 { break }
      guard count > 0 || errno == EINTR else { throw IOFailure.last(file.name) }
      bytes += chunk.prefix(max(0, count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
