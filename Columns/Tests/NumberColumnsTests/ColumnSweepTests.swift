import FormattingFields
import NumberColumns
import TableScripts
import Testing

/// Random columns of all locales: a certain answer is right, and the convention that was written is
/// never ruled out.
///
/// The whole of it is 200,000 columns: `FORMATTING_FIELD_FULL=1`.
@Suite("Columns of all locales (N1, N5)")
struct ColumnSweepTests {
  /// How many columns there were, and how they were answered.
  struct Figures {
    var columns = 0
    var cells = 0
    var certain = 0
    var wrong: [String] = []
    var lost: [String] = []
  }

  static let styles: [NumberStyle] = [
    .decimal, .percent, .permille, .permyriad, .currency("EUR"), .currency("JPY"),
    .accounting("USD"),
  ]

  @Test("no certain column is wrong, and no true reading is lost")
  func sweep() throws {
    var random = SeededGenerator(Sampling.seed)
    var figures = Figures()
    for tag in Sampling.some(120, of: ICULocale.allTags, salt: 1) {
      let own = try ICULocale(tag).regionCurrency.map { [NumberStyle.currency($0)] } ?? []
      for style in Self.styles + own {
        let writer = try ColumnWriter(tag, style)
        for _ in 0..<(Sampling.isFull ? 40 : 2) {
          let rows = Int.random(
            in: 1...[1, 10, 100, Sampling.isFull ? 1000 : 100].randomElement(using: &random)!,
            using: &random)
          check(writer.column(rows, &random), writer, &figures)
        }
      }
    }
    print("columns \(figures.columns), cells \(figures.cells), certain \(figures.certain)")
    #expect(figures.wrong.isEmpty, "wrong: \(figures.wrong.prefix(5))")
    #expect(figures.lost.isEmpty, "lost: \(figures.lost.prefix(5))")
  }

  private func check(_ cells: [ColumnWriter.Cell], _ writer: ColumnWriter, _ figures: inout Figures)
  {
    let answer = ColumnTests.column(cells.map(\.text)).answer
    figures.columns += 1
    figures.cells += cells.count
    if !answer.conventions.contains(writer.convention) || answer.kind == nil {
      figures.lost.append("\(writer.name): \(cells.prefix(3).map(\.text))")
    }
    guard answer.outcome == .certain else { return }
    figures.certain += 1
    let reader = CellReader()
    for cell in cells
    where ColumnTests.number(cell.text, answer.conventions, reader) != cell.plainText {
      figures.wrong.append("\(writer.name): \(cell.text)")
    }
  }

  @Test("damage shows in doubtful cells only, and fewer cells than the margin change nothing (N5)")
  func damaged() throws {
    var random = SeededGenerator(Sampling.seed &+ 1)
    let reader = CellReader()
    for _ in 0..<(Sampling.isFull ? 40_000 : 300) {
      let tags = [
        ICULocale.allTags.randomElement(using: &random)!,
        ICULocale.allTags.randomElement(using: &random)!,
      ]
      let (writer, other) = (
        try ColumnWriter(tags[0], .decimal), try ColumnWriter(tags[1], .decimal)
      )
      var cells = writer.column(Int.random(in: 2...60, using: &random), &random)
      let foreign = other.column(cells.count, &random)
      let damaged = Set(
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
          cells.indices.randomElement(using: &random)!
        })
      for index in damaged { cells[index] = foreign[index] }
      let answer = ColumnTests.column(cells.map(\.text)).answer
      guard answer.outcome == .certain else { continue }
      for (index, cell) in cells.enumerated() {
        guard ColumnTests.number(cell.text, answer.conventions, reader) != cell.plainText else {
          continue
        }
        #expect(reader.meanings(of: cell.text).count == 2, "\(tags) \(cell.text)")
        let isFlip = !damaged.contains(index)
        #expect(!isFlip || damaged.count >= answer.margin ?? .max, "\(tags) \(cells.map(\.text))")
      }
    }
  }

  @Test("each cell by itself is right or asked about, also in files of several countries (N6)")
  func eachRow() throws {
    var random = SeededGenerator(Sampling.seed &+ 2)
    let reader = CellReader()
    for _ in 0..<(Sampling.isFull ? 20_000 : 200) {
      let tag = ICULocale.allTags.randomElement(using: &random)!
      let writer = try ColumnWriter(tag, Self.styles.randomElement(using: &random)!)
      for cell in writer.column(10, &random) {
        let written = ColumnTests.number(cell.text, .all, reader)
        if ColumnWriter.unknownSigns.contains(where: cell.text.contains) {
          #expect(written != cell.plainText, "\(writer.name) \(cell.text)")
        } else {
          #expect(
            written == cell.plainText || written == "doubtful", "\(writer.name) \(cell.text)")
        }
      }
    }
  }
}

/// Writes random columns of a locale as ICU does.
struct ColumnWriter {
  /// What a locale writes for per mille (en-US-POSIX) and per ten thousand (yue, to), and columns refuse.
  static let unknownSigns = ["0/00", "點子", "点子", "‱ ʻe"]

  struct Cell {
    let text: String
    /// The number that ICU has written: the value, rounded to the currency's digits.
    let plainText: String
  }

  let name: String
  let format: NumberFormat
  let convention: NumberConvention
  private let fractionDigits: Int

  init(_ tag: String, _ style: NumberStyle) throws {
    name = "\(tag) \(style)"
    format = try NumberFormat.icu(locale: tag, style: style)
    convention = try #require(NumberConvention(format), "\(tag) \(style)")
    fractionDigits =
      style.isMoney ? try #require(format.pattern, "\(tag) \(style)").maximumFractionDigits : 6
  }

  /// A column of one kind: prices, counts, grouped integers, three decimals, or all of them.
  func column(_ rows: Int, _ random: inout SeededGenerator) -> [Cell] {
    let kind = Int.random(in: 0..<6, using: &random)
    return (0..<rows).map { _ in
      let value = number(kind == 5 ? Int.random(in: 0..<5, using: &random) : kind, &random)
      let isNegative = Int.random(in: 0..<12, using: &random) == 0 && format.allowsMinus
      let number = isNegative ? value.negated : value
      let shown = number.rounded(toFractionDigits: fractionDigits, mode: .halfUp)!
      return Cell(text: format.text(for: number), plainText: shown.plainText)
    }
  }

  private func number(_ kind: Int, _ random: inout SeededGenerator) -> FixedDecimal {
    func whole(_ range: ClosedRange<UInt64>) -> UInt64 { UInt64.random(in: range, using: &random) }
    return switch kind {
    case 0: FixedDecimal(coefficient: whole(1...10_000_000), exponent: -2)
    case 1: FixedDecimal(coefficient: whole(0...99))
    case 2: FixedDecimal(coefficient: whole(0...3_000_000))
    case 3: FixedDecimal(coefficient: whole(1000...999_999), exponent: -3)
    default: FixedDecimal(coefficient: whole(1...9_999_999), exponent: -Int(whole(0...3)))
    }
  }
}
