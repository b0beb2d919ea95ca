import ArgumentParser
import FieldForms
import FieldSchemas
import FormattingFields

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
      It asks for each field on the standard error and reads the answers, a line for
      each, from the standard input; an empty line leaves a field as it is. DATA is
      JSON to begin with. The result is on the standard output.

      With --check it asks nothing: it prints what is wrong with DATA, a line for
      each issue with its JSON Pointer and keyword.

      The exit status is 0, 1 where the form is not valid in the end, 2 for bad
      usage and for a schema that is no form's, 3 where reading or writing failed.
      """)

  @Option(
    help: ArgumentHelp("The BCP 47 tag of the fields' locale, such as de-DE.", valueName: "tag"))
  var locale = "en-US"

  @Flag(help: "Go without the keywords that no form shows.")
  var skipUnsupported = false

  @Flag(help: "Only judge DATA.")
  var check = false

  @Argument(help: "The file with the schema.")
  var schema: String

  @Argument(help: "A file with JSON to begin with.")
  var data: String?

  func run() throws {
    let table = MessageTable(for: locale) ?? .english
    let source = try Self.text(of: schema)
    var content: SchemaContent
    do throws(SchemaError) {
      content = try SchemaContent(
        schema: source, onUnsupported: skipUnsupported ? .skip : .refuse, in: table
      ) { field in
        try? .icu(
          locale: locale, style: field.style,
          options: NumberOptions(maximumFractionDigits: field.maximumFractionDigits))
      }
    } catch {
      throw ValidationError("\(schema): \(error)")
    }
    let json = try data.map(Self.text)
    let misfits = json.map { content.fill(from: $0) } ?? []
    var interview = FormInterview(content, in: table)
    if check {
      let issues = misfits + interview.issues
      for issue in issues { print("\(issue.pointer)\t\(issue.keyword)\t\(issue.reason)") }
      if !issues.isEmpty { throw ExitCode(Numfield.lineErrorStatus) }
      return
    }
    for issue in misfits { OutputBuffer.tell(issue.description) }
    let isValid = interview.run(
      ask: { question in
        _ = question.withCString { write(2, $0, strlen($0)) }
        return readLine()
      }, tell: { OutputBuffer.tell($0) })
    guard isValid else {
      for issue in interview.issues { OutputBuffer.tell(issue.description) }
      throw ExitCode(Numfield.lineErrorStatus)
    }
    var output = OutputBuffer.standardOutput()
    output.appendLine(interview.form.content.json.utf8)
    try output.flush()
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
