import ArgumentParser
import FormattingFields

/// `numfield parse`: a file of numbers in plain decimal.
struct ParseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Read a file of numbers, one a line, and print them in plain decimal.",
    usage: "numfield parse --locale <tag> [<options>] [<file>]",
    discussion: """
      A line that is refused or blank is an empty line on the standard output. The
      standard error has the place (file:line:column, in code points), the reason
      and a suggestion for the first refused lines, and at the end the number of
      refused lines by issue, and of blank ones.

      The exit status is 0, 1 if a line was refused, 2 for bad usage, 3 if
      reading or writing failed.
      """)

  @Option(
    help: ArgumentHelp("The BCP 47 tag of the numbers' locale, such as de-DE.", valueName: "tag"))
  var locale: String

  @Option(
    help: ArgumentHelp("\(NumberStyle.exampleNames.joined(separator: ", ")).", valueName: "style"))
  var style = "decimal"

  @Option(
    help: ArgumentHelp(
      "How many refused lines to tell of one by one: a number or “all”.", valueName: "n"))
  var errors = ErrorLimit(count: LineReports.usualLimit)

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp("The number of threads.", valueName: "n"))
  var jobs = 1

  @Argument(help: "The file; the standard input if there is none or “-”.")
  var file: String?

  func validate() throws {
    guard (1...64).contains(jobs) else {
      throw ValidationError("-j takes a number from 1 to 64.")
    }
    _ = try format()
  }

  private func format() throws -> NumberFormat {
    do throws(RequestError) {
      return try .requested(locale: locale, style: try NumberStyle(named: style))
    } catch {
      throw ValidationError(error.description)
    }
  }

  func run() throws {
    let format = try format()
    let input = try InputFile(file)
    var numbers = NumberFile(input, format: format, errorLimit: errors.count, jobs: jobs)
    if try numbers.run() > 0 { throw ExitCode(Numfield.lineErrorStatus) }
  }
}

/// How many refused lines are reported one by one.
struct ErrorLimit: ExpressibleByArgument, CustomStringConvertible {
  /// Nil reports all of them.
  let count: Int?

  init(count: Int?) { self.count = count }

  init?(argument: String) {
    let count = Int(argument)
    guard argument == "all" || count.map({ $0 >= 0 }) == true else { return nil }
    self.count = count
  }

  var description: String { count.map(String.init) ?? "all" }
}
