import FormattingFields
import NumberColumns
import NumberText

/// How a person wants a column to be read. What another column says counts only for `like`. Rule:
/// N12.
enum ColumnChoice {
  /// As all of its rows say, if they leave no doubt.
  case automatic
  /// The same, if it is a column of numbers: what “*” names.
  case others
  /// Each row by itself, if it has one meaning.
  case eachRow
  /// As another column.
  case like(Int)
  /// As a convention, or as the locale that was named.
  case convention(NumberConvention, isLocale: Bool)

  /// Whether the file has to be read before it is converted.
  var needsAnswer: Bool {
    switch self {
    case .automatic, .others, .like: true
    case .eachRow, .convention: false
    }
  }
}

/// The columns that are converted, and how each is read.
struct ColumnPlan {
  var columns: [(index: Int, choice: ColumnChoice)] = []

  /// Reads "Price:auto" and the like; a name may have a colon itself.
  init(_ words: [String], _ names: ColumnNames) throws(ColumnFailure) {
    var named: Set<Int> = []
    for word in words where word != Self.allOthers {
      let (index, how) = try Self.split(word, names)
      guard named.insert(index).inserted else {
        throw ColumnFailure("column “\(names.names[index])” is named twice")
      }
      columns.append((index, try Self.choice(how, names, of: word)))
    }
    guard words.contains(Self.allOthers) else { return }
    for index in names.names.indices where !named.contains(index) {
      columns.append((index, .others))
    }
  }

  private static let allOthers = "*:auto"

  private static func split(
    _ word: String, _ names: ColumnNames
  ) throws(ColumnFailure) -> (Int, String) {
    let colons = word.indices.filter { word[$0] == ":" }
    // The longest name that fits is meant.
    for colon in colons.reversed() where names.has(word[..<colon]) {
      let index = try names.index(of: word[..<colon])
      return (index, String(word[word.index(after: colon)...]))
    }
    if word.hasPrefix("*:") {
      throw ColumnFailure("“*” names all other columns, and is read by auto alone: *:auto")
    }
    guard let colon = colons.first else {
      throw ColumnFailure(
        "“\(word)” has no “:auto”, “:each-row”, “:like:COLUMN” or locale after it")
    }
    return (try names.index(of: word[..<colon]), String(word[word.index(after: colon)...]))
  }

  private static func choice(
    _ how: String, _ names: ColumnNames, of word: String
  ) throws(ColumnFailure) -> ColumnChoice {
    switch how {
    case "auto": return .automatic
    case "each-row": return .eachRow
    case _ where how.hasPrefix("like:"): return .like(try names.index(of: how.dropFirst(5)))
    default:
      if let convention = NumberConvention(how) { return .convention(convention, isLocale: false) }
      let reason: String
      do throws(ColumnFailure) {
        let format = try NumberFormat.named(locale: how, style: .decimal)
        if let convention = NumberConvention(format) {
          return .convention(convention, isLocale: true)
        }
        reason = "“\(how)” writes numbers in separators that no convention has."
      } catch {
        reason = error.description
      }
      throw ColumnFailure(
        "\(reason) "
          + "A column is read by auto, each-row, like:COLUMN, a locale such as de-DE, or one of: "
          + NumberConvention.all.map { "“\($0)”" }.joined(separator: " "))
    }
  }

  /// The columns whose rows have to be read first.
  var surveyed: [Int] {
    var indices: [Int] = []
    var asked: Set<Int> = []
    for (index, choice) in columns {
      let column: Int? =
        switch choice {
        case .automatic, .others: index
        case .like(let other): other
        case .eachRow, .convention: nil
        }
      if let column, asked.insert(column).inserted { indices.append(column) }
    }
    return indices
  }
}

/// The conventions that a column is read by.
struct ColumnReading {
  let index: Int
  let conventions: ConventionSet
  var readsForeignDecimals = false
  /// The column by whose cell in the same row a cell is read, if that cell tells a decimal separator.
  var teller: Int?
}

extension ColumnAnswer {
  /// Of the rows that tell a decimal separator, those that tell another one than the most do: two or more
  /// are what was pasted from another file, and nothing is concluded about rows that tell none.
  var rowsOfOtherBlocks: Int {
    let telling = blocks.filter { block in
      Set(block.conventions.conventions.map(\.decimalSeparator)).count == 1
    }
    return telling.reduce(0) { $0 + $1.count } - (telling.map(\.count).max() ?? 0)
  }
}

extension ColumnPlan {
  /// The conventions of each column, or the questions to ask. The report has the columns
  /// `surveyed`.
  func readings(_ names: ColumnNames, _ report: InferReport) -> ([ColumnReading], [String]) {
    var readings: [ColumnReading] = []
    var questions: [String] = []
    let answers = Dictionary(uniqueKeysWithValues: zip(report.indices, report.answers))
    for (index, choice) in columns {
      let name = names.names[index]
      var reading = ColumnReading(index: index, conventions: .all)
      switch choice {
      case .eachRow: break
      case .convention(let convention, let isLocale):
        reading = ColumnReading(
          index: index, conventions: ConventionSet([convention]),
          readsForeignDecimals: isLocale)
      case .automatic, .others:
        guard let answer = answers[index] else { continue }
        if case .others = choice, answer.outcome == .notNumbers { continue }
        if let question = Self.question(name, answer) {
          questions.append(question)
          continue
        }
        // All these conventions read the same numbers. (N5)
        reading = ColumnReading(
          index: index,
          conventions: ConventionSet(answer.conventions.conventions.prefix(1)))
      case .like(let other):
        guard let answer = answers[other] else { continue }
        let marks = Set(answer.conventions.conventions.map(\.decimalSeparator))
        if answer.rowsOfOtherBlocks > 0 {
          reading = ColumnReading(
            index: index,
            conventions: answer.rowsOfOtherBlocks == 1 ? answer.conventions : .all, teller: other)
          break
        }
        guard answer.outcome != .notNumbers, marks.count == 1 else {
          questions.append("\(names.names[other]): tells no decimal separator to read \(name) by")
          continue
        }
        reading = ColumnReading(index: index, conventions: answer.conventions)
      }
      readings.append(reading)
    }
    return (readings, questions)
  }

  /// The question that `auto` leaves about a column; nil if the column is certain.
  private static func question(_ name: String, _ answer: ColumnAnswer) -> String? {
    if answer.isSafe || answer.cells == 0 { return nil }
    let examples = answer.deciding.isEmpty ? answer.readings.compactMap(\.example) : answer.deciding
    // Several readings may have one example.
    let shown = examples.enumerated().filter { index, example in
      !examples[..<index].contains { $0.line == example.line }
    }
    let rows = shown.prefix(3).map { "line \($0.element.line.grouped) “\($0.element.text)”" }
      .joined(separator: ", ")
    let ways = answer.readings.map { "--column '\(name):\($0.convention)'" }.joined(
      separator: " or ")
    let each = "--column '\(name):each-row'"
    switch answer.outcome {
    case .notNumbers: return "\(name): most rows are not numbers (\(rows))"
    case .ambiguous: return "\(name): ambiguous (\(rows)). Say \(ways)"
    case .contradicted: return "\(name): contradicted (\(rows)). Say \(each), or mend the rows"
    case .certain: return nil
    case .unsettled:
      if let sign = answer.doubtfulSigns.first {
        return "\(name): “\(sign)” may be a label or a unit, and no currency (\(rows)). "
          + "Say \(ways.isEmpty ? each : ways) where they are amounts"
      }
      if answer.withLeadingZeros > 0 {
        return "\(name): \(answer.withLeadingZeros.grouped) rows have leading zeros, as ids have. "
          + "Say \(ways.isEmpty ? each : ways) where they are numbers"
      }
      return
        "\(name): \(answer.doubtful.grouped) rows depend on a single one (\(rows)). Say \(ways)"
    }
  }
}
