import FormattingFields
import NumberColumns
import NumberText

/// The report to a person about the columns of a table.
struct InferReport {
  let names: ColumnNames
  let indices: [Int]
  let columns: [NumberColumn]
  let answers: [ColumnAnswer]
  let marks: [CellMarks]

  init(_ names: ColumnNames, _ indices: [Int], _ table: InferredTable) {
    (self.names, self.indices, columns) = (names, indices, table.columns)
    marks = table.marks
    answers = table.columns.map(\.answer)
  }

  /// Whether some column leaves a question.
  var asks: Bool {
    answers.contains { $0.outcome != .certain && $0.outcome != .notNumbers }
  }

  /// The lines of all columns.
  var text: String {
    let shown = indices.map { VisibleText.named(names.names[$0]) }
    let width = min(shown.map(\.count).max() ?? 0, 24)
    let margin = String(repeating: " ", count: width + 4)
    var text = ""
    for (index, name) in shown.enumerated() {
      let room = String(repeating: " ", count: max(0, width - name.count))
      let lines = lines(of: index)
      text += "  \(name)\(room)  \(lines[0])\n"
      for line in lines.dropFirst() { text += "\(margin)  \(line)\n" }
    }
    return text
  }

  private func lines(of index: Int) -> [String] {
    let (column, answer) = (columns[index], answers[index])
    var first: String
    var rest: [String] = []
    switch answer.outcome {
    case .notNumbers:
      first = answer.cells == 0 ? "no values" : "not numbers"
      if let suffix = Self.suffix(of: answer.deciding) { rest.append(Self.told(suffix: suffix)) }
    case .certain, .unsettled:
      first = (answer.outcome == .certain ? "certain       " : "UNSETTLED     ") + told(answer)
      if answer.doubtful > 0, let margin = answer.margin, let row = answer.deciding.first {
        rest.append(
          "\(Self.rows(answer.doubtful)) could have two meanings; \(Self.rows(margin)) rule\(margin == 1 ? "s" : "") the other out: "
            + Self.told(row))
      }
      if answer.withLeadingZeros > 0 {
        rest.append("\(answer.withLeadingZeros.grouped) with leading zeros, as ids have")
      }
      if let sign = answer.doubtfulSigns.first {
        rest.append("“\(sign)” may be a label or a unit, and no currency")
      }
      if answer.outcome == .unsettled, let convention = answer.readings.first?.convention {
        rest.append("If these are numbers:  --column \(names.names[indices[index]]):\(convention)")
      }
    case .ambiguous:
      let clear = answer.cells - answer.doubtful
      first =
        "AMBIGUOUS     \(Self.rows(clear)) clear, \(answer.doubtful.grouped) with two meanings"
      rest = ambiguity(index)
    case .contradicted:
      first = "CONTRADICTED  "
      if answer.kind == nil {
        first +=
          answer.signs.count > 1
          ? "\(answer.signs.joined(separator: " and "))"
          : "some with a sign such as “%”, some without it"
      } else {
        let best = answer.readings.first.map { "\($0.convention)" } ?? ""
        first +=
          "\((answer.cells - answer.refused).grouped) of \(answer.cells.grouped) are \(best)"
      }
      rest = contradiction(index)
    }
    if answer.outcome != .notNumbers {
      switch answer.kind {
      case .plain, nil: break
      case .percent: first += " · %"
      case .permille: first += " · ‰"
      case .permyriad: first += " · ‱"
      case .money(let sign): first += " · \(VisibleText.named(sign))"
      }
      if answer.bare > 0 { first += " · \(answer.bare.grouped) without a sign" }
      if answer.inParentheses > 0 { first += " · \(answer.inParentheses.grouped) in parentheses" }
      if column.blanks > 0 { first += " · \(column.blanks.grouped) blank" }
      for word in column.missing { first += " · \(word.count.grouped) “\(word.word)”" }
    }
    return [first] + rest
  }

  /// The conventions of a certain column.
  private func told(_ answer: ColumnAnswer) -> String {
    if answer.conventions == .all { return "whole numbers, the same everywhere" }
    let decimals = Set(answer.readings.map(\.convention.decimalSeparator))
    if answer.readings.count == 1 { return Self.named(answer.readings[0].convention) }
    if decimals.count == 1, let mark = decimals.first { return "“\(mark)” for decimals, no groups" }
    return answer.readings.map { "\($0.convention)" }.joined(separator: " or ") + ", all the same"
  }

  private func ambiguity(_ index: Int) -> [String] {
    let answer = answers[index]
    var lines: [String] = []
    if let row = answer.deciding.first {
      let meanings = CellReader().meanings(of: row.text, in: answer.conventions)
      let told = meanings.map { meaning in
        let convention = meaning.conventions.conventions[0]
        return "\(meaning.value.plainText) (\(Self.named(convention)))"
      }
      lines.append("\(Self.told(row))   is \(told.joined(separator: " or "))")
      if answer.kind != .plain, meanings.count < 2, row.text.contains("-") {
        let meaning = told.first ?? "a number with a minus after the digits"
        return [
          "\(Self.told(row))   is \(meaning), or a price that “-” closes",
          "Write the minus before a number, and nothing after a price, to settle it.",
        ]
      }
      if meanings.isEmpty {
        let code =
          row.text.contains { "eE".contains($0) }
          ? "an id, or a number with an exponent" : "a network address, or a number in groups"
        lines[0] = "\(Self.told(row))   is \(code)"
        let ways = answer.readings.first.map {
          "  --column \(names.names[indices[index]]):\($0.convention)"
        }
        return [lines[0], "If these are numbers:\(ways ?? "")"]
      }
    }
    lines.append("Two rows such as 0.5, or as 1.234,50, would settle it.")
    if let other = Self.likely(index, answers) {
      let mark = answers[other].readings[0].convention.decimalSeparator
      let names = (names.names[indices[index]], names.names[indices[other]])
      lines.append(
        "\(VisibleText.named(names.1)) uses “\(mark)” for decimals:  --column \(names.0):like:\(names.1)"
      )
    }
    return lines
  }

  /// A column that seems to have one decimal separator, shown as an example; nothing is concluded
  /// from it.
  static func likely(_ index: Int, _ answers: [ColumnAnswer]) -> Int? {
    answers.indices.first { other in
      let marks = Set(answers[other].readings.map(\.convention.decimalSeparator))
      return other != index && answers[other].outcome != .notNumbers && marks.count == 1
        && answers[other].rowsOfOtherBlocks < 2
    }
  }

  private func contradiction(_ index: Int) -> [String] {
    let answer = answers[index]
    let name = names.names[indices[index]]
    let cells = CellReader()
    var lines: [String] = []
    if answer.kind == nil {
      lines += answer.deciding.prefix(3).map(Self.told)
      lines.append("All are numbers, and lose their signs by  --column \(name):each-row")
      return lines
    }
    for row in answer.deciding.prefix(3) {
      let others = cells.meanings(of: row.text)
      let told = others.map { meaning in
        Self.named(meaning.conventions)
      }
      lines.append(
        "\(Self.told(row))   \(told.isEmpty ? "is not a number" : "can only be \(told.joined(separator: ", or "))")"
      )
    }
    let conventions = answer.blocks.filter { !$0.conventions.isEmpty }
    if conventions.count > 1 {
      for block in conventions.prefix(4) {
        lines.append(
          "lines \(block.lines.lowerBound.grouped) to \(block.lines.upperBound.grouped): "
            + "\(block.count.grouped) in \(Self.named(block.conventions))")
      }
    }
    if let suffix = Self.suffix(of: answer.deciding) { lines.append(Self.told(suffix: suffix)) }
    let words = answer.deciding.filter { !$0.text.contains(where: \.isNumber) }
    if let word = words.first?.text {
      lines.append(
        "If “\(VisibleText.named(word))” says that there is no value:  --null-value='\(word)'")
    }
    lines.append(
      answer.doubtful == 0
        ? "No row is doubtful:  --column \(name):each-row"
        : "\(answer.doubtful.grouped) rows are doubtful, and rejected by  --column \(name):each-row"
    )
    return lines
  }

  /// What stands after the digits of all of some cells, and is one word; nil if nothing does.
  private static func suffix(of rows: [NumberColumn.Row]) -> String? {
    let cells = CellReader()
    let suffixes = Set(
      rows.map { row in
        let after = row.text.reversed().prefix { !$0.isNumber }.reversed()
        let number = String(row.text.dropLast(after.count))
        let isNumber = !cells.meanings(of: row.text).isEmpty
        return isNumber || cells.meanings(of: number).isEmpty
          ? "" : String(after.drop { $0 == " " })
      })
    guard suffixes.count == 1, let suffix = suffixes.first, !suffix.isEmpty,
      !suffix.contains(",")
    else { return nil }
    return suffix
  }

  private static func told(suffix: String) -> String {
    "If “\(VisibleText.named(suffix))” after numbers says nothing:  --suffix='\(suffix)'"
  }

  private static func rows(_ count: Int) -> String {
    count == 1 ? "1 row" : "\(count.grouped) rows"
  }

  private static func told(_ row: NumberColumn.Row) -> String {
    "line \(row.line.grouped)  \(VisibleText.named(row.text))"
  }

  /// The conventions of a set, without those that write the same separators.
  private static func named(_ set: ConventionSet) -> String {
    var shown: [NumberConvention] = []
    for convention in set.conventions
    where !shown.contains(where: {
      $0.decimalSeparator == convention.decimalSeparator
        && $0.groupingSeparator == convention.groupingSeparator
    }) {
      shown.append(convention)
    }
    return shown.map(\.description).joined(separator: " or ")
  }

  /// A convention with the first locales that write numbers so.
  static func named(_ convention: NumberConvention) -> String {
    let locales = convention.locales
    guard !locales.isEmpty else { return "\(convention)" }
    return
      "\(convention): \(locales.prefix(3).joined(separator: ", "))\(locales.count > 3 ? " …" : "")"
  }
}
