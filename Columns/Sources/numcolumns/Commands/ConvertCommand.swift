import ArgumentParser
import FormattingFields
import NumberColumns

/// `numcolumns convert`: rewrites the numbers of columns, and nothing else.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Rewrite columns of a table in plain decimal; every other byte stays as it is.",
    discussion: """
      Each --column names a column and how it is read:

        Price:auto         as all of its rows say; if they leave a doubt, the rows
                           are named, nothing is written and the status is 1
        Price:each-row     each row by itself; a row with two meanings is rejected
        Price:like:Cost    as the column Cost is written; where Cost has parts that
                           are written otherwise, as Cost in the same row
        Price:de-DE        as the locale writes
        Price:1.234,5      as the convention of this example
        *:auto             each other column of numbers, as its rows say

      First see what “numcolumns infer” says of the table. A percentage is written as
      its hundredths: 12,5 % is 0.125. Written zeros stay, trailing and leading ones: 1,50
      is 1.50, and 007 is 007 unless --drop-zeros is said. A rejected cell stays as
      it is. The output of a compressed table is not compressed.

        numcolumns convert in.csv -o out.csv --column Price:auto --rejects bad.csv

      The output is written beside its name and renamed when it is whole, so that it
      may be the input; a pipe, a device and “-” are written to as they are. The exit
      status is 0, 1 if a question was asked or a cell was rejected, 2 for bad usage,
      3 where reading or writing failed.
      """)

  @OptionGroup var table: TableOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write; the standard output without one.", valueName: "file"))
  var output: String?

  @Option(
    name: [.customShort("c"), .long],
    help: ArgumentHelp("A column, and how it is read; can be given again.", valueName: "column:how")
  )
  var column: [String] = []

  /// The columns, each with how it is read: `withColumnsTogether` has put several into an argument.
  var columns: [String] {
    column.flatMap { $0.split(separator: "\0", omittingEmptySubsequences: false) }.map(String.init)
  }

  @Option(
    help: ArgumentHelp("How numbers are written: “plain”, or a locale.", valueName: "plain|tag"))
  var to = "plain"

  @Option(
    help: ArgumentHelp(
      "A table of the rejected cells: line, column, text, reason, suggestion.", valueName: "file"))
  var rejects: String?

  @Flag(help: "Write nothing if a cell is rejected.")
  var strict = false

  @Flag(name: .customLong("drop-zeros"), help: "Write 007 as 7.")
  var dropZeros = false

  @Flag(help: "The counts as a JSON object on the standard output; needs -o.")
  var json = false

  @Flag(name: .customLong("dry-run"), help: "Say what would be done, and write nothing.")
  var dryRun = false

  @Argument(help: "The file; the standard input if there is none or “-”.")
  var file: String?

  func validate() throws {
    if column.isEmpty {
      throw ValidationError(
        "Name a column, as in --column Price:auto; “numcolumns infer” tells them.")
    }
    if strict && output == nil && !dryRun { throw ValidationError("--strict needs -o.") }
    if json && !dryRun && output ?? "-" == "-" { throw ValidationError("--json needs -o FILE.") }
    _ = try target()
  }

  private func target() throws -> TargetFormat? {
    guard to != "plain" else { return nil }
    do throws(ColumnFailure) {
      return try TargetFormat(locale: to)
    } catch {
      throw ValidationError(error.description)
    }
  }

  func run() throws {
    StopSignal.watch()
    var conversion = try TableConversion(self, target: try target())
    if try conversion.run() { throw ExitCode(Numcolumns.questionStatus) }
  }
}

extension [String] {
  /// The arguments with each `--column` that follows another one put into that one, with NUL between the values,
  /// which no argument has. For each option the parser copies all that were given before.
  ///
  /// ```swift
  /// ["-c", "a:auto", "-c", "b:auto"].withColumnsTogether   // ["-c", "a:auto\0b:auto"]
  /// ```
  var withColumnsTogether: [String] {
    var arguments: [String] = []
    var isAfterColumn = false
    var rest = self[...]
    while let argument = rest.first, argument != "--" {
      rest.removeFirst()
      var value: String?
      if argument.hasPrefix("--column=") {
        value = String(argument.dropFirst("--column=".count))
      } else if ["-c", "--column"].contains(argument), rest.first?.hasPrefix("-") == false {
        value = rest.removeFirst()
      }
      if let value, isAfterColumn {
        arguments[arguments.count - 1] += "\0" + value
      } else {
        arguments.append(argument)
        if let value, !argument.hasPrefix("--column=") { arguments.append(value) }
        isAfterColumn = value != nil
      }
    }
    return arguments + rest
  }
}
