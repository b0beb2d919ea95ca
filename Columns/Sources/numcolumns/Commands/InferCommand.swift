import ArgumentParser
import FormattingFields
import NumberColumns

/// `numcolumns infer`: which conventions the columns of a table are written in.
struct InferCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "infer",
    abstract: "Tell for each column of a table how its numbers are written.",
    discussion: """
      Every row is read, and nothing is guessed: a column is

        certain       each row is a number in some convention, and all of these
                      conventions read the same numbers; “auto” converts it
        UNSETTLED     so it is, but a single row decides the others, or the rows may
                      be ids or labels, such as 007 and Q1
        AMBIGUOUS     each row is, but two conventions read different numbers
        CONTRADICTED  no convention reads each row
        not numbers   the most that a convention reads is under half

      A convention is told by an example, such as “1.234,5”, with locales that write
      so. If a column leaves a question, the report ends with the --column that
      answers it. Convert the columns with the same words; “auto” is for those that
      are certain:

        numcolumns infer sales.csv
        numcolumns convert sales.csv -o clean.csv --column Price:auto --column Tax:de-DE

      The exit status is 0, 1 if a column leaves a question or a row has another
      number of cells, 2 for bad usage, 3 where reading failed.
      """)

  @OptionGroup var table: TableOptions

  @Option(
    name: [.customShort("s"), .long],
    help: ArgumentHelp("Only these columns, by name or by number.", valueName: "columns"))
  var select: String?

  @Flag(help: "A JSON object for each column, one a line.")
  var json = false

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "What another reader is to be told, as code or arguments.", valueName: "reader"))
  var reader: TableReader?

  @Argument(help: "The file; the standard input if there is none or “-”.")
  var file: String?

  func run() throws {
    StopSignal.watch()
    let source = try TableSource.open(file, options: table, isReadTwice: false)
    try source.checkDelimiter()
    let names = ColumnNames(source)
    let indices = try names.indices(of: select)
    var progress = ProgressBar(
      total: source.size,
      isShown: ProgressBar.isSeenAlone(input: source.isTerminal ? 0 : -1, isQuiet: true))
    let found = try source.infer(
      indices, width: names.names.count, options: table, seesMarks: reader != nil,
      progress: &progress)
    progress.erase()
    let report = InferReport(names, indices, found)
    var output = OutputBuffer.standardOutput()
    if json {
      for place in indices.indices { output.appendLine(report.json(place, of: source).utf8) }
    } else if let reader {
      output.append(reader.arguments(for: report, source).utf8)
    } else {
      let rows = found.records == 1 ? "1 row" : "\(found.records.grouped) rows"
      output.appendLine("\(source.name): \(rows), \(source.told)".utf8)
      output.append(report.text.utf8)
    }
    try output.flush()
    let ragged = found.ragged.told(
      name: source.name, width: names.names.count, delimiter: source.dialect.delimiter)
    if !ragged.isEmpty { OutputBuffer.tell(ragged) }
    if report.asks || !ragged.isEmpty { throw ExitCode(Numcolumns.questionStatus) }
  }
}

extension TableSource {
  /// Throws if nothing tells whether a comma separates cells or the fraction.
  func checkDelimiter() throws(ColumnFailure) {
    guard isAmbiguous else { return }
    throw ColumnFailure(
      "\(name): “,” may separate cells or decimals, and nothing tells which. "
        + "Say “-d ,” or “-d none”.")
  }

  /// Whether a person types the table.
  var isTerminal: Bool { name == "<stdin>" && size == nil }
}
