import FormattingFields
import NumberColumns
import NumberText

/// A table being converted: read once if the columns are known, else twice.
struct TableConversion {
  /// How many rejected cells are told one by one.
  private static let toldLimit = 20

  private let command: ConvertCommand
  private let target: TargetFormat?
  private let names: ColumnNames
  private let plan: ColumnPlan
  private let source: TableSource
  private var progress: ProgressBar
  private var converted = 0
  private var blank = 0
  private var rejected = 0
  private var lines = 0

  init(_ command: ConvertCommand, target: TargetFormat?) throws {
    let isReadTwice = command.columns.contains { !$0.hasSuffix(":each-row") }
    let source = try TableSource.open(
      command.file, options: command.table, isReadTwice: isReadTwice)
    try source.checkDelimiter()
    try ConvertedFiles.check(command, source)
    let names = ColumnNames(source)
    let plan = try ColumnPlan(command.columns, names)
    progress = ProgressBar(
      total: source.size,
      isShown: ProgressBar.isSeenAlone(
        input: source.isTerminal ? 0 : -1,
        isQuiet: command.dryRun || command.output.map { $0 != "-" } == true))
    (self.command, self.target, self.source) = (command, target, source)
    (self.names, self.plan) = (names, plan)
  }

  /// Converts the table.
  ///
  /// - Returns: Whether a question was left or a cell rejected.
  mutating func run() throws -> Bool {
    let width = names.names.count
    let surveyed = plan.surveyed
    var report = InferReport(names, [], InferredTable(columns: []))
    if !surveyed.isEmpty {
      let found = try source.infer(
        surveyed, width: width, options: command.table, progress: &progress)
      report = InferReport(names, surveyed, found)
      progress.erase()
    }
    let (readings, questions) = plan.readings(names, report)
    guard questions.isEmpty else {
      for question in questions { OutputBuffer.tell("\(source.name): \(question)") }
      OutputBuffer.tell("Nothing was written.")
      return true
    }
    if !surveyed.isEmpty { try source.rewind() }
    try write(readings, isReadTwice: !surveyed.isEmpty)
    return rejected > 0
  }

  private mutating func write(
    _ readings: [ColumnReading], isReadTwice: Bool
  ) throws {
    let files = try ConvertedFiles(command)
    let workers = (0..<command.table.parallelism.jobs(forBytes: source.size)).map { _ in
      ConvertWorker(
        BlockConversion(
          source, names: names.names, columns: readings, target: target,
          cells: command.table.cellReader, dropsZeros: command.dropZeros,
          output: files.output()))
    }
    defer { progress.erase() }
    let encoding = source.encoding
    try forEachBlock(of: source, workers) { worker in
      try source.check(worker.conversion.openQuote, after: lines)
      if let scalar = worker.conversion.unknownCharacter {
        throw TableFailure.noCharacter(name: source.name, encoding, scalar)
      }
      if !command.dryRun { try worker.conversion.write() }
      for cell in worker.conversion.rejected {
        var cell = cell
        cell.line += lines
        if rejected < Self.toldLimit || files.hasRejects {
          try files.reject(cell, in: source.name, isTold: rejected < Self.toldLimit)
        }
        rejected += 1
      }
      converted += worker.conversion.converted
      blank += worker.conversion.blank
      lines += worker.conversion.lines
      progress.show(bytes: source.bytesRead, lines: lines)
    }
    if isReadTwice { try source.checkUnchanged() }
    let isKept = !(command.strict && rejected > 0)
    try files.finish(isKept: isKept)
    progress.erase()
    OutputBuffer.tell(summary(isKept: isKept))
    if command.json {
      let counts = JSON.object([
        ("converted", .number(converted)), ("blank", .number(blank)),
        ("rejected", .number(rejected)),
      ])
      var output = OutputBuffer.standardOutput()
      output.appendLine(counts.text.utf8)
      try output.flush()
    }
  }

  private func summary(isKept: Bool) -> String {
    let cells =
      "\(converted.grouped) cells converted, \(blank.grouped) blank, \(rejected.grouped) rejected"
    if command.dryRun { return "\(source.name): \(cells); nothing is written in a dry run" }
    if !isKept { return "\(source.name): \(cells); nothing was written" }
    return "\(command.output ?? source.name): \(cells); all else byte for byte the same"
  }
}

/// The files that a conversion writes. They take their names together, at the end.
final class ConvertedFiles {
  private var file: SafeFile?
  private var rejectFile: SafeFile?
  private var rejects: OutputBuffer?

  init(_ command: ConvertCommand) throws(IOFailure) {
    if !command.dryRun {
      if let path = command.output { file = try SafeFile.open(path) }
      if let path = command.rejects { rejectFile = try SafeFile.open(path) }
    }
    if let rejectFile {
      rejects = OutputBuffer(descriptor: rejectFile.descriptor, name: rejectFile.path)
      rejects?.appendLine("line,column,text,reason,suggestion".utf8)
    }
  }

  /// Throws if two of the files would be written into each other, or if the output cannot be withdrawn.
  static func check(_ command: ConvertCommand, _ source: TableSource) throws(ColumnFailure) {
    if let path = command.output, Compression(ofName: path) != nil {
      throw ColumnFailure(
        "the output is not compressed, and “\(path)” is named as if it were. Say “-o -”, and pipe it on."
      )
    }
    if command.strict, let path = command.output, !command.dryRun, !SafeFile.canBeWithdrawn(path) {
      throw ColumnFailure(
        "--strict needs a file after -o: what was written to “\(path)” stays there.")
    }
    guard let path = command.rejects else { return }
    let rejects = FileIdentity(writtenTo: path)
    guard !rejects.isDevice else { return }
    if rejects == FileIdentity(writtenTo: command.output ?? "-") {
      throw ColumnFailure("--rejects “\(path)” is the output itself; name another file.")
    }
    if rejects == source.identity {
      throw ColumnFailure("--rejects “\(path)” is the table itself; name another file.")
    }
  }

  /// Whether rejected cells are written to a file.
  var hasRejects: Bool { rejectFile != nil }

  /// What the table is written to.
  func output() -> OutputBuffer {
    file.map { OutputBuffer(descriptor: $0.descriptor, name: $0.path) } ?? .standardOutput()
  }

  /// Notes a rejected cell.
  ///
  /// - Parameter isTold: Whether it is reported on standard error if no file collects rejected
  ///   cells.
  func reject(_ cell: RejectedCell, in name: String, isTold: Bool) throws(IOFailure) {
    if hasRejects {
      let line = [String(cell.line), cell.column, cell.text, cell.reason, cell.suggestion]
      rejects?.appendLine(line.map(Self.quoted).joined(separator: ",").utf8)
      try rejects?.flushIfFull()
    } else if isTold {
      let column = cell.column.isEmpty ? "" : " \(cell.column): “\(cell.text)”:"
      let meant = cell.suggestion.isEmpty ? "" : " It can be \(cell.suggestion)."
      OutputBuffer.tell("\(name):\(cell.line):\(column) \(cell.reason)\(meant)")
    }
  }

  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }

  /// Writes what is left, and gives the files their names.
  func finish(isKept: Bool) throws(IOFailure) {
    try rejects?.flush()
    if isKept { try file?.keep() }
    try rejectFile?.keep()
  }
}
