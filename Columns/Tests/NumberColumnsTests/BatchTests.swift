import NumberColumns
import NumberText
import TableScripts
import Testing

/// Cells in batches, as Arrow lays them out, are read as each by itself. (N14)
@Suite("Batches of cells")
struct BatchTests {
  /// Texts in memory of the test's own, in each layout of Arrow's.
  struct Layouts {
    private let texts: [String?]
    private var bytes: [UInt8] = []
    private var offsets32: [Int32] = []
    private var offsets64: [Int64] = []
    private var views: [UInt8] = []
    private var validity: [UInt8]

    init(_ texts: [String?]) {
      self.texts = texts
      validity = [UInt8](repeating: 0, count: texts.count / 8 + 1)
      for (index, text) in texts.enumerated() {
        let utf8 = Array((text ?? "").utf8)
        offsets32.append(Int32(bytes.count))
        offsets64.append(Int64(bytes.count))
        var view = withUnsafeBytes(of: Int32(utf8.count)) { Array($0) }
        if utf8.count <= 12 {
          view += utf8 + [UInt8](repeating: 0xEE, count: 12 - utf8.count)
        } else {
          view += utf8.prefix(4)
          view += withUnsafeBytes(of: (Int32(0), Int32(bytes.count))) { Array($0) }
        }
        views += view
        bytes += utf8
        if text != nil { validity[index / 8] |= 1 << UInt8(index % 8) }
      }
      offsets32.append(Int32(bytes.count))
      offsets64.append(Int64(bytes.count))
    }

    /// Calls a function with the texts from an index on, in each layout.
    func each(from first: Int = 0, _ body: (TextBatch) -> Void) {
      bytes.withUnsafeBufferPointer { bytes in
        validity.withUnsafeBufferPointer { validity in
          func call(_ layout: TextBatch.Layout) {
            body(
              TextBatch(
                layout, buffers: [bytes], validity: validity.baseAddress, first: first,
                count: texts.count - first))
          }
          offsets32.withUnsafeBufferPointer { call(.offsets32($0.baseAddress!)) }
          offsets64.withUnsafeBufferPointer { call(.offsets64($0.baseAddress!)) }
          views.withUnsafeBytes { call(.views($0.baseAddress!)) }
        }
      }
    }
  }

  static func texts(_ random: inout SeededGenerator) -> [String?] {
    let alphabet = Array("0011234567.,.,' -\u{A0}%€()NA\u{661}")
    return (0..<Int.random(in: 0...40, using: &random)).map { _ in
      guard Int.random(in: 0..<9, using: &random) > 0 else { return nil }
      let length = Int.random(in: 0...16, using: &random)
      return String((0..<length).map { _ in alphabet.randomElement(using: &random)! })
    }
  }

  @Test("a column fed with batches is that of its cells")
  func columns() {
    var random = SeededGenerator(14)
    for _ in 0..<200 {
      let texts = Self.texts(&random)
      let first = texts.isEmpty ? 0 : Int.random(in: 0..<texts.count, using: &random)
      let expected = ColumnTests.column(texts[first...].map { $0 ?? "" })
      Layouts(texts).each(from: first) { batch in
        #expect(batch.isSound)
        var reader = ColumnReader(CellReader())
        reader.read(batch)
        #expect(reader.column == expected, "\(texts)")
      }
    }
  }

  /// What a cell is by the functions that read one: the slow way.
  static func expected(
    _ text: String?, _ set: ConventionSet, _ cells: CellReader
  ) -> (CellStatus, FixedDecimal?, plainText: String) {
    var text = text ?? ""
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { room in
      switch text.withUTF8({ cells.writePlainText(of: $0, in: set, to: room) }) {
      case .number(let count):
        let plainText = String(decoding: room[..<count], as: UTF8.self)
        return (.number, FixedDecimal(plainText), plainText)
      case .missing: return (.missing, nil, "")
      case .refused: return (.refused, nil, "")
      case .doubtful: return (.doubtful, nil, "")
      }
    }
  }

  @Test("a cell has the number that all conventions of a set read in it (N3, N14)")
  func sets() {
    var random = SeededGenerator(16)
    let cells = CellReader()
    let alphabet = Array("0012312345.,.,.,' -€%")
    for _ in 0..<5000 {
      let length = Int.random(in: 0...7, using: &random)
      let text = String((0..<length).map { _ in alphabet.randomElement(using: &random)! })
      let set = ConventionSet(NumberConvention.all.filter { _ in Bool.random(using: &random) })
      let (status, number, _) = Self.expected(text, set, cells)
      let meanings = cells.meanings(of: text, in: set).map(\.value)
      switch status {
      case .number: #expect(meanings == [number], "\(text) in \(set.conventions)")
      case .doubtful:
        // A minus and a currency together may have more than two meanings.
        let isDebit = text.contains("€") && text.contains("-")
        #expect(meanings.count == 2 || isDebit, "\(text) in \(set.conventions)")
      default: #expect(meanings.isEmpty, "\(text) in \(set.conventions)")
      }
    }
  }

  @Test("each type has the number of each cell, or tells why it has none")
  func numbers() {
    var random = SeededGenerator(15)
    let cells = CellReader()
    for _ in 0..<Sampling.count(300, full: 3_000) {
      let texts = Self.texts(&random)
      let chance = Int.random(in: 0...3, using: &random)
      let set = ConventionSet(
        NumberConvention.all.filter { _ in Int.random(in: 0...3, using: &random) <= chance })
      let rule = CellRule(set)
      let expected = texts.map { Self.expected($0, set, cells) }
      let count = texts.count
      Layouts(texts).each { batch in
        var found = [UInt8](repeating: 99, count: count)
        var doubles = [Double](repeating: 7, count: count)
        var integers = [Int64](repeating: 7, count: count)
        var decimals = [Int128](repeating: 7, count: count)
        var offsets = [Int64](repeating: 7, count: count + 1)
        var plain = [UInt8](repeating: 0, count: 64 * count + 64)
        func statuses(_ read: (inout BatchStatuses) -> Void) -> [CellStatus] {
          let counts = found.withUnsafeMutableBufferPointer { room in
            var statuses = BatchStatuses(
              statuses: room.baseAddress, validity: nil, count: count)
            read(&statuses)
            return statuses.counts
          }
          #expect(
            counts == CellStatus.allCases.map { status in found.count { $0 == status.rawValue } })
          return found.map { CellStatus(rawValue: $0)! }
        }
        #expect(
          statuses { cells.readDoubles(batch, by: rule, to: &doubles, &$0) } == expected.map(\.0))
        #expect(
          zip(doubles, expected).allSatisfy { value, cell in
            cell.1.map { Double.converted(from: $0) == value } ?? value.isNaN
          })
        #expect(
          statuses { cells.readIntegers(batch, by: rule, to: &integers, &$0) }
            == expected.map { status, number, _ in
              number.map { Int64.converted(from: $0) == nil ? .fraction : .number } ?? status
            })
        #expect(integers == expected.map { $0.1.flatMap { Int64.converted(from: $0) } ?? 0 })
        #expect(
          statuses { cells.readDecimals(batch, by: rule, scale: 12, to: &decimals, &$0) }
            == expected.map { status, number, _ in
              number.map { $0.normalized.fractionDigitCount > 12 ? .fraction : .number } ?? status
            })
        #expect(
          zip(decimals, expected).allSatisfy { value, cell in
            FixedDecimal(value).multipliedByPowerOfTen(-12) == cell.1 ?? 0
              || cell.1.map { $0.normalized.fractionDigitCount > 12 } == true && value == 0
          })
        var length = 0
        let status = statuses { statuses in
          plain.withUnsafeMutableBufferPointer { room in
            length = cells.readPlainTexts(
              batch, by: rule, offsets: &offsets, to: room, &statuses)
          }
        }
        #expect(status == expected.map(\.0))
        #expect(offsets[count] == Int64(length))
        for index in 0..<count {
          let text = plain[Int(offsets[index])..<Int(offsets[index + 1])]
          #expect(
            String(decoding: text, as: UTF8.self) == expected[index].plainText,
            "\(texts[index] ?? "nil") in \(set.conventions)")
        }
      }
    }
  }

  @Test("offsets and views that point outside are told")
  func unsound() {
    let bytes: [UInt8] = Array("12345678901234567890".utf8)
    bytes.withUnsafeBufferPointer { bytes in
      func isSound(_ offsets: [Int32]) -> Bool {
        offsets.withUnsafeBufferPointer { offsets in
          TextBatch(
            .offsets32(offsets.baseAddress!), buffers: [bytes], validity: nil, first: 0,
            count: offsets.count - 1
          ).isSound
        }
      }
      #expect(isSound([0, 3, 3, 20]))
      for offsets: [Int32] in [[0, 21], [3, 2], [-1, 2], [0, 9, 4, 10], [.max, .max]] {
        #expect(!isSound(offsets), "\(offsets)")
      }
      func isSound(view: [Int32]) -> Bool {
        view.withUnsafeBytes { views in
          TextBatch(
            .views(views.baseAddress!), buffers: [bytes], validity: nil, first: 0, count: 1
          ).isSound
        }
      }
      #expect(isSound(view: [20, 0, 0, 0]))
      for view: [Int32] in [
        [-1, 0, 0, 0], [20, 0, 1, 0], [20, 0, -1, 0], [20, 0, 0, 1], [13, 0, 0, -1],
        [13, 0, 0, .max],
      ] {
        #expect(!isSound(view: view), "\(view)")
      }
    }
  }

  @Test("a column is the same after its plain parts, and damaged ones are refused")
  func saved() throws {
    var random = SeededGenerator(16)
    for _ in 0..<200 {
      let column = ColumnTests.column(
        Self.texts(&random).map { $0 ?? "" }, missingWords: ["-"])
      #expect(NumberColumn(SavedColumn(column)) == column)
    }
    let saved = SavedColumn(ColumnTests.column(["1.250", "0,5", "", "NA", "7", "8", "9", "5"]))
    #expect(NumberColumn(saved) != nil)
    let damages: [(inout SavedColumn) -> Void] = [
      { $0.lines = 7 }, { $0.lines = -1 }, { $0.lines = .max }, { $0.blanks = -1 },
      { $0.blanks = .max }, { $0.missing[0].count = 0 }, { $0.missing += $0.missing },
      { $0.cells.swapAt(0, 1) }, { $0.cells += [$0.cells[0]] }, { $0.cells[0].count = .max },
      { $0.cells[0].first = 0 }, { $0.cells[0].last = 9 }, { $0.cells[0].examples = [] },
      { $0.cells[0].labels = .max }, { $0.cells[2].examples[1].line = 99 },
      { $0.cells[0].examples[0].text = String(repeating: "1", count: 999) },
    ]
    for (index, damage) in damages.enumerated() {
      var damaged = saved
      damage(&damaged)
      #expect(NumberColumn(damaged) == nil, "damage \(index)")
    }
  }
}
