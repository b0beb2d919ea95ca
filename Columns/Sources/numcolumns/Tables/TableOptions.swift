import ArgumentParser
import NumberColumns

/// What a person says of how a table is written. The rest is guessed, and the guess is told.
struct TableOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "What separates cells: one character, “tab”, or “none” where a line is a cell.",
      valueName: "mark"))
  var delimiter: Delimiter?

  @Flag(name: .customLong("no-header"), help: "The first record is data, not the names of columns.")
  var noHeader = false

  @Flag(help: "The first record names the columns, also if it has numbers.")
  var header = false

  @Option(
    help: ArgumentHelp(
      "How the text is kept as bytes, if it is not found rightly.", valueName: "name"))
  var encoding: TextEncoding?

  @Option(
    name: .customLong("null-value"),
    help: ArgumentHelp(
      "Words for “no value”, with commas between them, such as “-,x”. Known without being named are "
        + "NA, N/A, NaN, null and the like.", valueName: "words"))
  var nullValue: String?

  @Option(
    help: ArgumentHelp(
      "What may stand after numbers and says nothing, with commas between, such as “kg,*”.",
      valueName: "words"))
  var suffix: String?

  @Option(
    help: ArgumentHelp(
      "Lines above the header that belong to no record; found if they are not said.",
      valueName: "lines"))
  var skip: Int?

  @OptionGroup var parallelism: ParallelismOptions

  /// Whether the first record is a header; nil if the person does not say.
  var hasHeader: Bool? { noHeader ? false : header ? true : nil }

  /// The words for "no value" that were declared.
  var missingWords: [String] {
    nullValue.map { $0.split(separator: ",").map { String($0) } } ?? []
  }

  /// A reader of the table's cells.
  var cellReader: CellReader {
    CellReader(
      missingWords: missingWords,
      suffixes: suffix.map { $0.split(separator: ",").map { String($0) } } ?? [])
  }

  func validate() throws {
    if noHeader && header { throw ValidationError("--header and --no-header exclude each other.") }
    if let skip, !(0...1000 ~= skip) {
      throw ValidationError("--skip takes a number from 0 to 1000.")
    }
  }
}

/// What separates cells.
struct Delimiter: ExpressibleByArgument {
  /// Nil if each record is one cell.
  let byte: UInt8?

  init?(argument: String) {
    switch argument {
    case "tab", "\\t": byte = 0x09
    case "none": byte = nil
    default:
      guard argument.utf8.count == 1, let mark = argument.utf8.first, mark != 0x22, mark > 8,
        !(0x30...0x39 ~= mark)
      else { return nil }
      byte = mark
    }
  }
}

extension TableSource {
  /// How the table is written, in a few words.
  var told: String {
    let delimiter =
      switch dialect.delimiter {
      case nil: "one column"
      case 0x09: "tab"
      case let mark?: "“\(Character(Unicode.Scalar(mark)))”"
      }
    let mark = hasByteOrderMark ? " with BOM" : ""
    let guess = isEncodingGuessed ? " (a guess)" : ""
    let skipped =
      preamble.lines == 0 ? "" : " in line \(preamble.lines + 1), what stands above is no table"
    return
      "\(delimiter), \(lineEnd), \(encoding.name)\(mark)\(guess), \(hasHeader ? "header" : "no header")\(skipped)"
  }
}
