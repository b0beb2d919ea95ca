import ArgumentParser
import FormattingFields

/// `numfield parse`: a file of numbers in plain decimal.
struct ParseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Read a file of numbers, one a line, and print them in plain decimal.",
    discussion: """
      A line that is refused is empty on the standard output; FILE:LINE: and the issue stand on \
      the standard error.
      """)

  @Option(help: "The BCP 47 tag of the numbers' locale, such as de-DE.")
  var locale: String

  @Option(
    help: """
      decimal, integer, percent, permille, scientific, currency:EUR, accounting:EUR, \
      unit:kilometer or skeleton:…
      """)
  var style = "decimal"

  @Argument(help: "The file; the standard input where there is none or “-”.")
  var file: String?

  func run() throws {
    guard let style = NumberStyle(style) else {
      throw ValidationError("unknown style “\(self.style)”")
    }
    let format: NumberFormat
    do throws(RequestError) {
      format = try .requested(locale: locale, style: style)
    } catch {
      throw ValidationError(error.description)
    }
    let input: InputFile
    do throws(IOFailure) {
      input = try InputFile(file)
    } catch {
      throw ValidationError(error.description)
    }
    var lines = NumberLines(input, format: format)
    if try lines.run() > 0 { throw ExitCode(Numfield.lineErrorStatus) }
  }
}
