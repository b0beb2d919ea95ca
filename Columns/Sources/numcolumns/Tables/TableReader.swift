import ArgumentParser
import NumberColumns
import NumberText

/// Another program that reads tables, and the arguments with which it reads the columns right.
///
/// Each column has a type: a column that the program might read as other numbers is text for it.
enum TableReader: String, CaseIterable, ExpressibleByArgument {
  case pandas, polars, duckdb, readr, fread, hledger, frictionless

  /// A column as the reader is told of it.
  struct Column {
    enum Kind {
      case text
      /// Whole numbers of at most 18 digits, without groups.
      case integer
      case number
    }

    let name: String
    /// The words for "no value".
    var missing: [String] = []
    var kind = Kind.text
    /// Why a column of numbers is text; nil if it is none.
    var reason: String?
    var decimal: String?
    var grouping: String?
  }

  /// The arguments, and the columns that the reader cannot read with them.
  func arguments(for report: InferReport, _ source: TableSource) -> String {
    var names: [String] = []
    var taken: Set<String> = []
    var counts: [String: Int] = [:]
    for name in report.names.names {
      var own = name
      var count = counts[name] ?? 1
      while !taken.insert(own).inserted {
        count += 1
        own = "\(name)_\(count)"
      }
      counts[name] = count
      names.append(own)
    }
    var columns = names.map { Column(name: $0) }
    var shared = Column(name: "")
    for (place, index) in report.indices.enumerated() {
      columns[index] = column(names[index], report, place)
      guard self != .frictionless, columns[index].kind == .number else { continue }
      let (decimal, grouping) = (columns[index].decimal, columns[index].grouping)
      if let own = decimal, shared.decimal ?? own != own || shared.grouping == own {
        columns[index] = Column(
          name: names[index], missing: columns[index].missing,
          reason: "is written in other separators")
      } else if let own = grouping, shared.grouping ?? own != own || shared.decimal == own {
        columns[index] = Column(
          name: names[index], missing: columns[index].missing,
          reason: "is written in other separators")
      } else {
        shared.decimal = decimal ?? shared.decimal
        shared.grouping = grouping ?? shared.grouping
      }
    }
    if hasSharedWords {
      let texts = Set(columns.filter { $0.kind == .text }.flatMap(\.missing))
      for index in columns.indices
      where columns[index].kind != .text && !texts.isDisjoint(with: columns[index].missing) {
        columns[index].kind = .text
        columns[index].reason = "has a word for “no value” that is a text in another column"
      }
    }
    var text = TableCall(self, source, columns, shared).text + "\n"
    guard self != .frictionless else { return text }
    for column in columns {
      guard let reason = column.reason else { continue }
      text += "\(comment) \(column.name): is text, since it \(reason)\n"
    }
    if report.indices.count < names.count {
      text += "\(comment) Columns that were not selected are text.\n"
    }
    if self == .duckdb && source.encoding == .windows1252 {
      text +=
        "-- The file is in Windows-1252; “€” and quotation marks are other characters in latin-1.\n"
    }
    return text
  }

  private func column(_ name: String, _ report: InferReport, _ place: Int) -> Column {
    let (answer, marks) = (report.answers[place], report.marks[place])
    var column = Column(name: name, missing: report.columns[place].missing.map(\.word))
    guard answer.outcome != .notNumbers else { return column }
    column.reason = reason(answer, marks)
    guard column.reason == nil else { return column }
    let convention = answer.readings.first?.convention
    let separators = marks.marks.subtracting(isMoney(answer) ? marks.signs : [])
    column.decimal = convention?.decimalSeparator.utf8.first.flatMap {
      separators.contains($0) ? String(Character(Unicode.Scalar($0))) : nil
    }
    let groups = separators.filter { column.decimal?.utf8.first != $0 }
    column.grouping = groups.first.map { String(Character(Unicode.Scalar($0))) }
    column.kind =
      answer.conventions == .all && marks.mostDigits <= 18 && answer.kind == .plain
      ? .integer : .number
    let isExact = self == .frictionless || column.kind == .integer || marks.mostDigits <= 15
    if groups.count > 1 {
      column = Column(
        name: name, missing: column.missing, reason: "has several grouping separators")
    } else if column.grouping != nil && !readsGroups {
      column = Column(
        name: name, missing: column.missing,
        reason: "has grouping separators, which \(rawValue) does not read")
    } else if !isExact {
      column = Column(
        name: name, missing: column.missing, reason: "has more digits than a double")
    } else if self == .polars && column.missing.count > 1 {
      column = Column(
        name: name, missing: column.missing, reason: "has several words for “no value”")
    }
    return column
  }

  /// Why a column is no number for the reader; nil if it is one.
  private func reason(_ answer: ColumnAnswer, _ marks: CellMarks) -> String? {
    switch answer.outcome {
    case .ambiguous: return "is ambiguous"
    case .contradicted: return "is contradicted"
    case .unsettled:
      return answer.withLeadingZeros > 0
        ? "has leading zeros, as ids have" : "leaves a question, which “numcolumns infer” tells"
    case .certain, .notNumbers: break
    }
    if !(answer.kind == .plain || isMoney(answer) && readsMoney) {
      return "has signs, which \(rawValue) takes for text"
    }
    if answer.inParentheses > 0 { return "has parentheses for a minus" }
    let known = Set("., '".utf8).union(isMoney(answer) ? marks.signs : [])
    if marks.hasOthers && !isMoney(answer) || !marks.marks.isSubset(of: known) {
      return "has marks or spaces that \(rawValue) may not read"
    }
    if answer.conventions.conventions.allSatisfy({ $0.groupingSizes.count > 1 }) {
      return "has groups of two digits"
    }
    return nil
  }

  private func isMoney(_ answer: ColumnAnswer) -> Bool {
    if case .money = answer.kind { true } else { false }
  }

  /// Whether the reader takes grouping separators.
  private var readsGroups: Bool {
    switch self {
    case .pandas, .duckdb, .readr, .hledger, .frictionless: true
    case .polars, .fread: false
    }
  }

  /// Whether the reader finds the number beside a currency sign.
  private var readsMoney: Bool { self == .hledger }

  /// Whether the reader takes a word for "no value" in all columns or in none.
  private var hasSharedWords: Bool {
    switch self {
    case .duckdb, .readr, .fread: true
    case .pandas, .polars, .hledger, .frictionless: false
    }
  }

  private var comment: String {
    switch self {
    case .duckdb: "--"
    case .hledger: ";"
    default: "#"
    }
  }
}

extension CellMarks {
  /// The marks that are no separators.
  fileprivate var signs: Set<UInt8> { marks.subtracting("., '".utf8) }
}
