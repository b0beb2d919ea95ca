public import NumberText

/// What a column's cells say together: which conventions it can be written in.
///
/// ```swift
/// let answer = column.answer
/// answer.outcome             // .ambiguous
/// answer.readings.map(\.convention.description)   // ["1,234.5", "1.234,5"]
/// answer.deciding.first?.text                     // "1.250"
/// ```
///
/// If each cell was written in some convention, a certain answer is wrong in doubtful cells only, and
/// only if at least ``margin`` cells are damaged. Rules: N5, N6.
public struct ColumnAnswer: Hashable, Sendable {
  /// The five answers.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// Some conventions read each cell, and all of them read the same numbers.
    case certain
    /// As `certain`, but a person has to say that the numbers are meant: a single cell decides about
    /// others, or the cells may be ids or labels, such as "007" and "Q1".
    case unsettled
    /// Conventions that read each cell read different numbers.
    case ambiguous
    /// No convention reads each cell; or some cells are percentages and others are not, or the signs of
    /// two currencies stand there.
    case contradicted
    /// Under half of the cells are numbers, or there are no cells with a text.
    case notNumbers
  }

  /// A convention that the column can be written in, with a cell that shows it.
  public struct Reading: Hashable, Sendable {
    /// The convention.
    public let convention: NumberConvention
    /// A cell whose number other conventions do not read; else the first number.
    public let example: NumberColumn.Row?
    /// The number of that cell in the convention.
    public let value: FixedDecimal?
  }

  /// The answer.
  public let outcome: Outcome
  /// The conventions that read each cell; if the column is contradicted, those that read the most.
  public let conventions: ConventionSet
  /// The number of cells with a text that is not a word for "no value".
  public let cells: Int
  /// The number of cells that the conventions do not read.
  public let refused: Int
  /// The number of cells whose number depends on the column: "1.250".
  public let doubtful: Int
  /// The least number of cells that a convention with other numbers refuses; nil if no cell is
  /// doubtful or such a convention refuses none.
  public let margin: Int?
  /// What the numbers count; nil if some are percentages and others are not, or if there are
  /// the signs of two currencies.
  public let kind: NumberKind?
  /// The signs of money, in the order in which they come.
  public let signs: [String]
  /// The number of cells without a sign in a column of money.
  public let bare: Int
  /// The number of cells in parentheses, which are numbers below zero.
  public let inParentheses: Int
  /// The number of cells with a zero before other digits, as ids have them.
  public let withLeadingZeros: Int
  /// The conventions, with an example each, those with the most locales first. Of conventions that say
  /// the same of all cells, and write the same separators, only one is here.
  public let readings: [Reading]
  /// The cells that decide. If the column is certain: those that conventions with other numbers refuse,
  /// or if there are none, other conventions. If it is ambiguous: those whose numbers differ. If it
  /// is contradicted: those that the best conventions refuse, or the first one of each kind.
  public let deciding: [NumberColumn.Row]
  /// If a column is contradicted: its cells by their decimal separators, from which line to which.
  /// Files that were pasted together have one block after another.
  public let blocks: [Block]

  /// Cells that are written in the same conventions.
  public struct Block: Hashable, Sendable {
    /// The conventions that read the cells.
    public let conventions: ConventionSet
    /// The first and the last line of them; others may stand between.
    public let lines: ClosedRange<Int>
    /// The number of cells.
    public let count: Int
  }

  /// Whether the column can be converted without a question: whether it is `certain`. (N5)
  public var isSafe: Bool { outcome == .certain }

  /// The signs that may be no currencies: one bare letter, or a word, as in "Q1" and "TOP 10". (N7)
  public var doubtfulSigns: [String] { signs.filter(CurrencySigns.mayBeLabel) }
}

extension NumberColumn {
  /// The answer that the cells give together.
  ///
  /// - Complexity: O(*n*) in the kinds of cells.
  public var answer: ColumnAnswer { Survey(self).answer }
}

/// Counts over the tallies of a column.
private struct Survey {
  let column: NumberColumn
  let tallies: [NumberColumn.Tally]
  let cells: Int
  /// The number of cells that each convention does not refuse.
  let allowed: [Int]
  let best: ConventionSet

  init(_ column: NumberColumn) {
    self.column = column
    tallies = column.tallies
    cells = tallies.reduce(0) { $0 + $1.cells.count }
    let tallies = tallies
    allowed = NumberConvention.all.map { convention in
      tallies.reduce(0) { $0 + ($1.reading.label(of: convention.index) == 0 ? 0 : $1.cells.count) }
    }
    let most = allowed.max() ?? 0
    let allowed = allowed
    best = ConventionSet(NumberConvention.all.filter { allowed[$0.index] == most })
  }

  private func count(_ isMeant: (CellReading) -> Bool) -> Int {
    tallies.reduce(0) { $0 + (isMeant($1.reading) ? $1.cells.count : 0) }
  }

  private func rows(_ isMeant: (CellReading) -> Bool) -> [NumberColumn.Row] {
    tallies.filter { isMeant($0.reading) }.flatMap { $0.cells.examples }
      .sorted { $0.line < $1.line }
  }

  private var read: Int { allowed.max() ?? 0 }

  private var signs: [String] {
    var signs: [String] = []
    for tally in tallies {
      if case .money(let sign) = tally.reading.kind, tally.reading.labels != 0,
        !signs.contains(sign)
      {
        signs.append(sign)
      }
    }
    return signs
  }

  /// The kinds of numbers that are scaled.
  private var scaledKinds: [NumberKind] {
    NumberKind.ratios.filter { kind in
      tallies.contains { $0.reading.labels != 0 && $0.reading.kind == kind }
    }
  }

  /// Whether there are plain numbers other than zero; zero percent is zero, too.
  private var hasPlain: Bool {
    tallies.contains {
      $0.reading.labels != 0 && $0.reading.kind == .plain && !$0.reading.isBareZero
    }
  }

  private var kind: NumberKind? {
    let signs = signs
    if let scaled = scaledKinds.first {
      return scaledKinds.count == 1 && !hasPlain && signs.isEmpty ? scaled : nil
    }
    return signs.isEmpty ? .plain : signs.count == 1 ? .money(sign: signs[0]) : nil
  }

  private var outcome: ColumnAnswer.Outcome {
    if 2 * read < cells || cells == 0 { return .notNumbers }
    if read < cells || kind == nil { return .contradicted }
    let best = best
    let isDoubtful = tallies.contains { tally in
      tally.reading.isDoubtful(in: best) && !(tally.reading.mayBeCode && tellsNumbers)
    }
    if isDoubtful { return .ambiguous }
    let isDecidedByOne = count { $0.isDoubtful() } > 0 && margin ?? 2 < 2
    let haveLeadingZeros = tallies.contains {
      $0.reading.labels != 0 && $0.reading.hasLeadingZeros
    }
    return isDecidedByOne || haveLeadingZeros || signs.contains(where: CurrencySigns.mayBeLabel)
      ? .unsettled : .certain
  }

  /// Whether some cell is a number by its separators, so that what looks like a code is one, too.
  private var tellsNumbers: Bool {
    tallies.contains {
      $0.reading.labels != 0 && !$0.reading.mayBeCode && $0.reading.allowing != .all
    }
  }

  /// The conventions that some cell rules out, and that read a doubtful cell as another number.
  private var rivals: [NumberConvention] {
    guard let first = best.conventions.first else { return [] }
    return NumberConvention.all.filter { rival in
      !best.contains(rival)
        && tallies.contains { tally in
          let (own, other) = (
            tally.reading.label(of: first.index), tally.reading.label(of: rival.index)
          )
          return own != 0 && other != 0 && (own != other || own == CellReading.asked)
        }
    }
  }

  /// The least number of cells that a rival refuses.
  private var margin: Int? { rivals.map { cells - allowed[$0.index] }.min() }

  private var readings: [ColumnAnswer.Reading] {
    var told: [[UInt64]] = []
    var shown: [NumberConvention] = []
    for convention in best.conventions {
      let labels = tallies.map { $0.reading.label(of: convention.index) }
      let isKnown = zip(told, shown).contains {
        $0 == labels && $1.decimalSeparator == convention.decimalSeparator
          && $1.groupingSeparator == convention.groupingSeparator
      }
      guard !isKnown else { continue }
      told.append(labels)
      shown.append(convention)
    }
    let cells = CellReader()
    return shown.map { convention in
      let example = example(of: convention)
      let only = ConventionSet([convention])
      let value = example.flatMap { cells.meanings(of: $0.text, in: only).first?.value }
      return ColumnAnswer.Reading(convention: convention, example: example, value: value)
    }
  }

  private func example(of convention: NumberConvention) -> NumberColumn.Row? {
    let numbers = tallies.filter {
      let label = $0.reading.label(of: convention.index)
      return label != 0 && label != CellReading.asked
    }
    let telling =
      numbers.first { $0.reading.isDoubtful() }
      ?? numbers.first { $0.reading.allowing != .all } ?? numbers.first
    return telling?.cells.examples.first
  }

  private var deciding: [NumberColumn.Row] {
    let best = best
    switch outcome {
    case .certain, .unsettled:
      let others = rivals.isEmpty ? NumberConvention.all.filter { !best.contains($0) } : rivals
      return rows { reading in others.contains { reading.label(of: $0.index) == 0 } }
    case .ambiguous: return rows { $0.isDoubtful(in: best) }
    case .contradicted, .notNumbers:
      if read == cells {
        // The first cell of each kind.
        var kinds: [NumberKind] = []
        return tallies.compactMap { tally in
          let kind = tally.reading.kind
          guard !kinds.contains(kind), !tally.reading.isBareZero else { return nil }
          kinds.append(kind)
          return tally.cells.examples.first
        }
      }
      return rows { $0.allowing.bits & best.bits != best.bits }
    }
  }

  /// Blocks of cells by their possible decimal separators; a cell that all conventions read is in
  /// no block.
  private var blocks: [ColumnAnswer.Block] {
    guard outcome == .contradicted else { return [] }
    var blocks: [(marks: [String], conventions: ConventionSet, cells: CellCount)] = []
    for tally in tallies where tally.reading.allowing != .all {
      let allowing = tally.reading.allowing
      let marks = Set(allowing.conventions.map { $0.decimalSeparator }).sorted()
      if let index = blocks.firstIndex(where: { $0.marks == marks }) {
        let common = ConventionSet(bits: blocks[index].conventions.bits & allowing.bits)
        if !common.isEmpty { blocks[index].conventions = common }
        blocks[index].cells.count += tally.cells.count
        blocks[index].cells.last = max(blocks[index].cells.last, tally.cells.last)
      } else {
        blocks.append((marks, allowing, tally.cells))
      }
    }
    return blocks.map { block in
      ColumnAnswer.Block(
        conventions: block.conventions, lines: block.cells.first...block.cells.last,
        count: block.cells.count)
    }
  }

  var answer: ColumnAnswer {
    ColumnAnswer(
      outcome: outcome, conventions: best, cells: cells, refused: cells - read,
      doubtful: count { $0.isDoubtful() }, margin: margin, kind: kind, signs: signs,
      bare: signs.isEmpty ? 0 : count { $0.labels != 0 && $0.kind == .plain },
      inParentheses: count { $0.labels != 0 && $0.hasParentheses },
      withLeadingZeros: count { $0.labels != 0 && $0.hasLeadingZeros },
      readings: cells == 0 ? [] : readings, deciding: deciding, blocks: blocks)
  }
}
