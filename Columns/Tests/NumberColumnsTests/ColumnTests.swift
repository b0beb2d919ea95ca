import Foundation
import NumberColumns
import NumberText
import Testing

@Suite("Columns (N)")
struct ColumnTests {
  static func column(_ texts: [String], missingWords: [String] = []) -> NumberColumn {
    var reader = ColumnReader(CellReader(missingWords: missingWords))
    for text in texts { reader.read(text) }
    return reader.column
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let texts: [String]
    let outcome: ColumnAnswer.Outcome
    /// The conventions that are left, by their examples.
    let conventions: String
    let doubtful: Int
    let margin: Int?
    let deciding: [Int]

    init(
      _ texts: [String], _ outcome: ColumnAnswer.Outcome, _ conventions: String, doubtful: Int = 0,
      margin: Int? = nil, deciding: [Int] = []
    ) {
      (self.texts, self.outcome, self.conventions) = (texts, outcome, conventions)
      (self.doubtful, self.margin, self.deciding) = (doubtful, margin, deciding)
    }

    var testDescription: String { texts.joined(separator: " | ") }
  }

  static let everywhere = "all"

  static let rows: [Row] = [
    Row(["1", "2", "999"], .certain, everywhere),
    Row(
      ["1.250", "3.000"], .ambiguous, "1,234.5 1.234,5 12,34,567.8 1 234.5 1.234,5-", doubtful: 2,
      deciding: [1, 2]),
    Row(["1.250", "0,5"], .unsettled, "1.234,5 1.234,5-", doubtful: 1, margin: 1, deciding: [2]),
    Row(
      ["1.250", "0,5", "2,5"], .certain, "1.234,5 1.234,5-", doubtful: 1, margin: 2,
      deciding: [2, 3]),
    // A convention reads only its own separators (N2), so that R5 does not hide the other
    // convention.
    Row(
      ["1,5", "2.5"], .contradicted, "1,234.5 1 234,5 1.234,5 12,34,567.8 1 234.5 1.234,5-",
      deciding: [1, 2]),
    Row(["1.234.567", "1,5", "1,234.5"], .contradicted, "1.234,5 1.234,5-", deciding: [3]),
    Row(["12,34,567.8"], .certain, "12,34,567.8", deciding: [1]),
    Row(["1\u{2019}234.50"], .certain, "1,234.5 12,34,567.8 1 234.5", deciding: [1]),
    Row(["1 234$50", "5$00"], .certain, "1 234$50", deciding: [1, 2]),
    Row(["abc", "def", "1"], .notNumbers, everywhere, deciding: [1, 2]),
    Row([], .notNumbers, everywhere),
    // A percent sign in all rows or in none; zero percent is zero.
    Row(["12 %", "0", "12,5 %"], .certain, "1 234,5 1.234,5 1.234,5-", deciding: [3]),
    Row(["12 %", "5", "7 %"], .contradicted, everywhere, deciding: [1, 2]),
    Row(["5 ‰", "0", "2,5\u{609}"], .certain, "1 234,5 1.234,5 1.234,5-", deciding: [3]),
    Row(["5 ‰", "5 %"], .contradicted, everywhere, deciding: [1, 2]),
    // A unit is not taken for a currency sign, and neither is a word for thousands.
    Row(["5 kg", "6 K", "7 rb", "8 Tsd."], .notNumbers, everywhere, deciding: [1, 2, 3]),
    Row(["5,00 щ.д.", "6 щ.д."], .certain, "1 234,5 1.234,5 1.234,5-", deciding: [1]),
    Row(["$5", "$6", "€5"], .contradicted, everywhere, deciding: [1, 3]),
    Row(["kr. 5", "5 kr"], .certain, everywhere),
    // In Frisian money the hyphen is a minus, elsewhere it closes a price: a person has to decide
    // (N8).
    Row(
      ["¥ 1.234-"], .ambiguous, "1,234.5 1.234,5 12,34,567.8 1 234.5 1.234,5-", doubtful: 1,
      deciding: [1]),
    Row(["1.234,50- €"], .ambiguous, "1.234,5 1.234,5-", doubtful: 1, deciding: [1]),
    // A letter or a word may be a label (N7), and four numbers up to 255 may be an address (N15).
    Row(["Q1", "Q2"], .unsettled, everywhere),
    Row(["12 KM", "TOP 10"], .contradicted, everywhere, deciding: [1, 2]),
    Row(["TOP 10"], .unsettled, everywhere),
    Row(["192.168.178.101"], .ambiguous, "1.234,5 1.234,5-", doubtful: 1, deciding: [1]),
    Row(["192.168.178.256"], .certain, "1.234,5 1.234,5-", deciding: [1]),
    Row(["192.168.000.101"], .certain, "1.234,5 1.234,5-", deciding: [1]),
    // The separator before an exponent is the decimal separator (N16).
    Row(["1e-05", "-2E+3"], .certain, everywhere),
    Row(["1,23E-05", "4,5E+03"], .certain, "1 234,5 1.234,5 1.234,5-", deciding: [1, 2]),
    Row(["1.234E5"], .certain, "1,234.5 12,34,567.8 1 234.5", deciding: [1]),
    Row(
      ["1.234E5", "1,5"], .contradicted,
      "1,234.5 1 234,5 1.234,5 12,34,567.8 1 234.5 1.234,5-", deciding: [1, 2]),
    Row(["2310009E13"], .ambiguous, everywhere, doubtful: 1, deciding: [1]),
    Row(
      ["1E5", "1,5", "2,5"], .certain, "1 234,5 1.234,5 1.234,5-", doubtful: 1, margin: 2,
      deciding: [2, 3]),
    Row(
      ["1.234.5E5", "1E1000", "1E", "1 E5 €"], .notNumbers, everywhere, deciding: [1, 2, 3]),
  ]

  @Test("the answer follows from all rows", arguments: rows)
  func answers(row: Row) {
    let answer = Self.column(row.texts).answer
    let names = answer.conventions.conventions.map(\.description).joined(separator: " ")
    #expect(answer.outcome == row.outcome)
    #expect(
      row.conventions == Self.everywhere ? answer.conventions == .all : names == row.conventions)
    #expect(answer.doubtful == row.doubtful)
    #expect(answer.margin == row.margin)
    #expect(answer.deciding.map(\.line) == row.deciding)
  }

  @Test(
    "texts with exponents that look alike are read each for itself (N10, N16)",
    arguments: [
      ["00E+5", "01E+5"], ["0,00E-1", "0,01E-1"], ["1E-99", "1E-9999"], ["1e5", "1E5"],
    ])
  func exponents(texts: [String]) {
    for texts in [texts, texts.reversed()] {
      var alone = Self.column([texts[0]])
      alone.merge(Self.column([texts[1]]))
      #expect(Self.column(texts) == alone)
    }
  }

  @Test("what the numbers count, and what stands beside them, is told (N7)")
  func kinds() {
    let texts = ["1.234,50 €", "12", "(5,00 €)", "", " ", "NA", "n/a", "-"]
    let column = Self.column(texts, missingWords: ["-"])
    let answer = column.answer
    #expect(answer.outcome == .certain)
    #expect(answer.kind == .money(sign: "€"))
    #expect(answer.bare == 1)
    #expect(answer.inParentheses == 1)
    #expect(answer.cells == 3)
    #expect(column.rows == 8)
    #expect(column.blanks == 2)
    #expect(column.missing.map { "\($0.word) \($0.count)" } == ["- 1", "NA 1", "n/a 1"])
    // A hyphen that was not declared is not a number.
    #expect(Self.column(["5", "-"]).answer.outcome == .contradicted)
    #expect(Self.column(["12 %", "7 %"]).answer.kind == .percent)
    #expect(Self.column(["12 ‰"]).answer.readings.first?.value?.plainText == "0.012")
  }

  @Test("a column that looks like ids is read, and not converted without a question (N7)")
  func leadingZeros() {
    let answer = Self.column(["007", "0123", "0,5"]).answer
    #expect(answer.outcome == .unsettled)
    #expect(answer.withLeadingZeros == 2)
    #expect(!answer.isSafe)
  }

  static let hyphens = "-\u{2212}\u{FF0D}\u{FE63}\u{2010}\u{2011}\u{2013}\u{30FC}".unicodeScalars
    .map {
      "\($0)"
    }

  @Test(
    "a hyphen between the digits and a sign or a suffix is a minus in no convention (N8)",
    arguments: hyphens)
  func joined(hyphen: String) {
    let cells = CellReader(suffixes: ["inch", "kg"])
    for text in [
      "10#inch", "10 # kg", "5#%", "5 # %", "5.5#‰", "10#15", "10#15 kg", "5,#", "5.#", "5,# €",
    ] {
      let meanings = cells.meanings(of: text.replacing("#", with: hyphen))
      #expect(meanings.isEmpty, "\(text) \(meanings)")
    }
    // Frisian money: a person is asked.
    for text in ["5#€", "5,50#€", "5,50 #EUR"] {
      let answer = Self.column([text.replacing("#", with: hyphen)]).answer
      #expect(answer.outcome != .certain, "\(text)")
    }
  }

  @Test("a word for “no value” is known whatever the case of its letters and the number of words")
  func manyWords() {
    let words = (0..<5000).map { "Wort\($0)x" } + [String(repeating: "lang ", count: 40) + "x"]
    let column = Self.column(
      ["wort4999X", "5", words[5000].uppercased(), "N/A"], missingWords: words)
    #expect(column.missing.count == 3)
    #expect(column.answer.cells == 1)
  }

  @Test("a question is left where one row alone decides the others (N5)")
  func safe() {
    #expect(!Self.column(["1.250", "0,5"]).answer.isSafe)
    #expect(Self.column(["1.250", "0,5", "0,7"]).answer.isSafe)
    #expect(Self.column(["1.250,00"]).answer.isSafe)
    #expect(!Self.column(["1.250"]).answer.isSafe)
  }

  @Test("a cell has a number, or both meanings (N3, N6)")
  func meanings() {
    let cells = CellReader()
    func values(_ text: String) -> [String] { cells.meanings(of: text).map(\.value.plainText) }
    #expect(values("1.250") == ["1.25", "1250"])
    #expect(values("1.234,50 €") == ["1234.5"])
    #expect(values("12,5 %") == ["0.125"])
    #expect(values("abc") == [])
    #expect(values("") == [])
    #expect(values("(1.250)") == ["-1.25", "-1250"])
    // "R" before the digits is a sign; a single letter after them counts thousands.
    #expect(values("R 12") == ["12"])
    #expect(values("12 K") == [])
    #expect(values("12 kg") == [])
  }

  @Test("what is known does not grow with the number of cells (N4)")
  func constantMemory() throws {
    let sizes = try [1_000, 10_000].map { count in
      let texts = (0..<count).map { "\($0 % 997).\($0 % 1_000),\($0 % 100)" }
      return try JSONEncoder().encode(Self.column(texts + texts)).count
    }
    // The lines and counts have one digit more each.
    #expect(sizes[1] < sizes[0] * 5 / 4, "\(sizes)")
  }

  @Test("blocks that were pasted together are told by their lines")
  func blocks() {
    let texts = ["1,5", "2,5", "7", "1.5", "2.5"]
    let blocks = Self.column(texts).answer.blocks
    #expect(blocks.map(\.lines) == [1...2, 4...5])
    #expect(blocks.map(\.count) == [2, 2])
  }

  @Test(
    "what is written in plain decimal is what the conventions read",
    arguments: [
      ("1.234,50 €", "1.234,5", "1234.50"), ("1.250", "1.234,5", "1250"),
      ("1.250", "1,234.5", "1.250"),
      ("12,5 %", "1 234,5", "0.125"), ("(7)", "1,234.5", "-7"),
      ("1.5", "1.234,5", "incompleteGroup"),
      ("1,23E-05", "1.234,5", "0.0000123"), ("-1,50e+3", "1 234,5", "-1500"),
      ("6.02E+23", "1,234.5", "602000000000000000000000"), ("5E3", "1.234,5", "5000"),
      ("1.234E5", "1.234,5", "misplacedGroupingSeparator"),
      ("1 234E5", "1 234,5", "misplacedGroupingSeparator"),
      ("1.5", "1 234,5", "foreignDecimalSeparator"), ("NA", "1 234,5", "missing"),
      ("x", "1 234,5", "unexpectedCharacter"),
    ])
  func plainText(text: String, convention: String, expected: String) throws {
    let set = ConventionSet([try #require(NumberConvention(convention))])
    #expect(Self.written(text, set) == expected)
  }

  /// The number that is written, without zeros at the end of its fraction.
  static func number(_ text: String, _ set: ConventionSet, _ cells: CellReader) -> String {
    let written = written(text, set, cells)
    return FixedDecimal(written)?.plainText ?? written
  }

  static func written(_ text: String, _ set: ConventionSet, _ cells: CellReader = CellReader())
    -> String
  {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { room in
      var text = text
      return text.withUTF8 { bytes in
        switch cells.writePlainText(of: bytes, in: set, to: room) {
        case .number(let count): String(decoding: room[..<count], as: UTF8.self)
        case .missing: "missing"
        case .doubtful: "doubtful"
        case .refused(let issue): issue.code.rawValue
        }
      }
    }
  }
}
