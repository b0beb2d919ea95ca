import Foundation
import TableScripts
import Testing

/// What the fuzzers check, on seeded bytes and on the corpus.
@Suite("Columns and tables that are read in several ways")
struct TwiceTests {
  private static let columnBytes = Array(
    "0011112345678.,.,'  €$-+()%eEE\n\n\nkEURNA\u{A0}\u{66B}٣９".utf8)
  private static let tableBytes = Array("01,;\"\"\n\n\r\t ab.".utf8)

  private func bytes(_ alphabet: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    let first = UInt8.random(in: 0...255, using: &random)
    let count = Int.random(in: 0...48, using: &random)
    return [first] + (0..<count).map { _ in alphabet.randomElement(using: &random)! }
  }

  @Test("a shape says what the scanners say, and a column is the sum of its parts (N9, N10)")
  func columns() {
    var random = SeededGenerator(26)
    for _ in 0..<Sampling.count(4_000, full: 300_000) {
      let problem = ColumnTwice.problem(bytes(Self.columnBytes, &random))
      #expect(problem == nil, "\(problem ?? "")")
      if problem != nil { return }
    }
  }

  @Test("what the fuzzers went through")
  func corpus() throws {
    for (target, problem) in [
      ("columns", ColumnTwice.problem), ("records", RecordsTwice.problem),
    ] {
      let folder = URL(filePath: "../../Fixtures/\(target)", relativeTo: URL(filePath: #filePath))
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      #expect(!files.isEmpty)
      for file in files {
        let found = problem(Array(try Data(contentsOf: file)))
        #expect(found == nil, "\(file.lastPathComponent) \(found ?? "")")
      }
    }
  }

  @Test("cells are those of a reader that goes byte by byte, whole and in blocks (N11)")
  func records() {
    var random = SeededGenerator(27)
    for _ in 0..<(Sampling.isFull ? 300_000 : 2_000) {
      let problem = RecordsTwice.problem(bytes(Self.tableBytes, &random))
      #expect(problem == nil, "\(problem ?? "")")
      if problem != nil { return }
    }
  }
}
