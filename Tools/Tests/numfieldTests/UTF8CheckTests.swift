import Testing

@testable import FormattingFieldJSON

struct UTF8CheckTests {
  private func isWellFormed(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { UTF8Check.firstBrokenOffset(in: $0) == nil }
  }

  @Test("the check agrees with the standard library on every run of bytes at the table's edges")
  func edges() {
    let edges: [UInt8] = [
      0x31, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
      0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    var runs: [[UInt8]] = [[]]
    var wrong: [[UInt8]] = []
    for length in 1...4 {
      // Only bytes from 0xEF on begin a character of four bytes here.
      if length == 4 { runs.removeAll { $0[0] < 0xEF } }
      runs = runs.flatMap { run in edges.map { run + [$0] } }
      wrong += runs.filter { isWellFormed($0) != (String(validating: $0, as: UTF8.self) != nil) }
    }
    #expect(runs.count == 7 * 24 * 24 * 24)
    #expect(wrong.isEmpty)
  }

  @Test("the offset of the first broken byte is told")
  func offset() {
    let bytes: [UInt8] = Array("12345678é".utf8) + [0xFF]
    #expect(bytes.withUnsafeBufferPointer { UTF8Check.firstBrokenOffset(in: $0) } == 10)
  }
}
