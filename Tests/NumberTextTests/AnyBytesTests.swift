import RandomSamples
import Testing

@testable import NumberText

/// A text has one reading, and so have any bytes. (R20)
struct AnyBytesTests {
  private static func scanner(_ symbols: NumberSymbols) -> NumberScanner<FixedDecimal> {
    NumberScanner(
      format: NumberFormat(
        locale: "test", symbols: symbols, style: .currency("EUR"), affixes: ["€"]))
  }

  /// English; French, with marks that ASCII does not have; Arabic, with digits of two bytes; Adlam.
  private static let scanners: [NumberScanner<FixedDecimal>] = {
    var french = NumberSymbols.latin
    (french.decimalSeparator, french.groupingSeparator) = (",", "\u{202F}")
    var arabic = NumberSymbols.latin
    (arabic.decimalSeparator, arabic.groupingSeparator) = ("\u{66B}", "\u{66C}")
    arabic.digits = (0..<10).map { Unicode.Scalar(0x660 + $0)! }
    var adlam = NumberSymbols.latin
    adlam.digits = (0..<10).map { Unicode.Scalar(0x1E950 + $0)! }
    return [scanner(.latin), scanner(french), scanner(arabic), scanner(adlam)]
  }()

  /// Reads bytes at the very end of their memory, so that the address sanitizer sees a read past
  /// the end.
  private func scan(
    _ bytes: [UInt8], _ scanner: NumberScanner<FixedDecimal>
  ) -> NumberReading<FixedDecimal> {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    defer { memory.deallocate() }
    _ = memory.initialize(from: bytes)
    return scanner.scan(UnsafeBufferPointer(memory))
  }

  @Test(
    "a byte that is not of UTF-8 is refused where it stands",
    arguments: [
      ([0xE2], 0), ([0xE2, 0x82], 0), ([0x31, 0xF0, 0x9F], 1), ([0x31, 0xF0], 1), ([0x80], 0),
      ([0x31, 0xC0, 0xB0], 1), ([0x31, 0xE0, 0x80, 0xB0], 1), ([0x31, 0xED, 0xA0, 0x80], 1),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0xFF], 0),
      ([0x31, 0xFF, 0x32, 0x33, 0x34], 1), ([0xFF, 0xB5], 0), ([0x31, 0x32, 0xFF, 0x35], 2),
      ([0xD9], 0), ([0xD9, 0xA1, 0xD9], 2), ([0xD9, 0xA1, 0xD9, 0xFF, 0xD9, 0xA2], 2),
      ([0x31, 0xC2], 1), ([0x2D, 0xE2, 0x88], 1), ([0x31, 0x20, 0xE2, 0x82], 2),
    ] as [([UInt8], Int)])
  func malformed(bytes: [UInt8], place: Int) {
    for scanner in Self.scanners {
      let issue = scan(bytes, scanner).issue
      #expect(issue?.code == .unexpectedCharacter)
      #expect(issue?.range.lowerBound == place)
    }
  }

  @Test(
    "bytes are read as the text that they are, and refused where they are none", arguments: [1, 2])
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed)
    let pieces = ["1", "23", "456", ",", ".", "-", "\u{202F}", "٣", "٬", "٫", "𞥕", "€", " "].map {
      Array($0.utf8)
    }
    var (broken, read) = (0, 0)
    let count = Sampling.count(20_000, full: 20_000)
    for _ in 0..<count {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes += pieces.randomElement(using: &generator)!
      }
      if Bool.random(using: &generator) {
        let place = bytes.indices.randomElement(using: &generator)!
        bytes[place] = .random(in: 0x80...0xFF, using: &generator)
      }
      if Bool.random(using: &generator) { bytes.removeLast() }
      for scanner in Self.scanners {
        let reading = scan(bytes, scanner)
        if let text = String(validating: bytes, as: UTF8.self) {
          if reading != scanner.scan(text) { Issue.record("seed \(seed): \(bytes)") }
          if reading.value != nil { read += 1 }
        } else {
          let repaired = scanner.scan(String(decoding: bytes, as: UTF8.self))
          if reading.status != .invalid || reading.issue?.code != repaired.issue?.code {
            Issue.record("seed \(seed): \(bytes)")
          }
          broken += 1
        }
      }
    }
    #expect(broken > count / 4)
    #expect(read > count / 20)
  }
}
