import RandomSamples
import Testing

@_spi(Tools) @testable import NumberText

/// The lines that are copied get what the scan makes of them, and the scan gets the others.
struct PlainCopyTests {
  /// The marks, sizes and minuses of all locales with ASCII digits, and others.
  private static let formats =
    StretchTests.formats + [
      StretchTests.format(decimal: ".", grouping: ",", sizes: (3, 2)),
      StretchTests.format(grouping: "\u{A0}", sizes: (3, 3)),
      StretchTests.format(grouping: "\u{A0}", sizes: (3, 3), minus: "\u{2212}"),
      StretchTests.format(decimal: ".", grouping: ",", sizes: (3, 3), minus: "\u{200E}-"),
      StretchTests.format(grouping: " ", sizes: (3, 3)),
      StretchTests.format(decimal: ".", grouping: "'", sizes: (3, 3), minus: "\u{2212}"),
    ]

  @Test("a number of more digits than the scan keeps is left to the scan (R13)")
  func manyDigits() {
    let scanner = NumberScanner<FixedDecimal>(format: Self.formats[0])
    let sevens = { [UInt8](repeating: 0x37, count: $0) }
    for line in [19, 20, 6_145, 6_146, 7_000].map(sevens)
      + [16, 17, 18, 19, 30].map({ Array("12,5\(String(repeating: "0", count: $0))".utf8) })
    {
      #expect(Self.copies(line + [0x0A] + sevens(3), scanner) != nil)
    }
  }

  /// Compares each line of a text with the scan of that line.
  ///
  /// - Returns: How many lines were copied; nil if one was copied wrong, which is recorded.
  private static func copies(_ text: [UInt8], _ scanner: NumberScanner<FixedDecimal>) -> Int? {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).makeIterator()
    // The text and its lines have buffers of their own, so that a read past their ends is seen.
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(text.count, 8192))
    defer { room.deallocate() }
    var copies = 0
    var place = 0
    while place < text.count {
      let plain = Array(text[place...]).withUnsafeBufferPointer {
        scanner.writePlainLines(of: $0, to: room)
      }
      let written = Array(room[..<plain.written]).split(
        separator: 0x0A, omittingEmptySubsequences: false)
      guard written.count == plain.lines + 1, written.last!.isEmpty else {
        Issue.record("\(plain.lines) lines are \(written.count - 1)")
        return nil
      }
      place += plain.read
      copies += plain.lines
      for copy in written.dropLast() {
        guard isRight(lines.next()!, copy: Array(copy), scanner) else { return nil }
      }
      // The line at which the copying stopped, if any is left.
      guard place < text.count, let line = lines.next() else { break }
      place += line.count + 1
      guard isRight(line, copy: nil, scanner) else { return nil }
    }
    return copies
  }

  /// Whether a line is the number that was copied; if none was, whether the line by itself is read as by the
  /// scan.
  private static func isRight(
    _ line: ArraySlice<UInt8>, copy: [UInt8]?, _ scanner: NumberScanner<FixedDecimal>
  ) -> Bool {
    let line = Array(line.last == 0x0D ? line.dropLast() : line)
    let scanned = answer(line) { scanner.writeScanned($0, to: $1) }
    let alone = answer(line) { scanner.writePlainText(of: $0, to: $1) }
    guard alone == scanned, copy == nil || copy == scanned else {
      let text = String(decoding: line, as: UTF8.self)
      let copy = copy.map { String(decoding: $0, as: UTF8.self) }
      Issue.record("“\(text)” is copied as \(copy ?? "nothing"), and is \(scanned as Any)")
      return false
    }
    return true
  }

  /// The plain text of a line's number; nil if the line is refused.
  private static func answer(
    _ line: [UInt8],
    _ write: (UnsafeBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>)
      -> (count: Int, refusal: NumberIssue.Code?)
  ) -> [UInt8]? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8192) { room in
      let written = line.withUnsafeBufferPointer { write($0, room) }
      return written.refusal == nil ? Array(room[..<written.count]) : nil
    }
  }

  @Test("random lines are copied as they are scanned", arguments: formats.indices)
  func random(index: Int) {
    let scanner = NumberScanner<FixedDecimal>(format: Self.formats[index])
    var generator = SeededGenerator(Sampling.seed &+ UInt64(100 + index))
    for _ in 0..<Sampling.count(400, full: 2_000) {
      var text: [UInt8] = []
      for _ in 0..<20 {
        text += StretchTests.text(scanner.format, &generator).utf8
        text += Array(["\n", "\n", "\r\n", ""].randomElement(using: &generator)!.utf8)
      }
      guard Self.copies(text, scanner) != nil else { return }
    }
    let symbols = scanner.format.symbols
    let isCopied = symbols.digits[0] == "0" && scanner.format.scale == 0
    let lines = [7, 12, 305].map { scanner.format.text(for: $0) + "\n" }.joined()
    #expect(Self.copies(Array(lines.utf8), scanner) == (isCopied ? 3 : 0))
  }

  @Test("all short lines are copied as they are scanned", arguments: formats.indices)
  func short(index: Int) {
    let scanner = NumberScanner<FixedDecimal>(format: Self.formats[index])
    let symbols = scanner.format.symbols
    let parts =
      ["0", "5", "67", "789", symbols.decimalSeparator, symbols.groupingSeparator]
      + [symbols.minusSign, "-", ".", " ", "\r", "\n", "x"]
    var texts: [[UInt8]] = [[]]
    for _ in 0..<Sampling.number(few: 3, many: 4, full: 5) {
      texts = texts.flatMap { text in parts.map { text + Array($0.utf8) } }
      for start in stride(from: 0, to: texts.count, by: 64) {
        let lines = texts[start..<min(start + 64, texts.count)]
        // The last line lacks its end.
        guard Self.copies(Array(lines.joined(separator: [0x0A])), scanner) != nil else { return }
      }
    }
  }
}
