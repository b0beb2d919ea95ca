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
  static let scanners: [NumberScanner<FixedDecimal>] = {
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
  static func scan(
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
      let issue = Self.scan(bytes, scanner).issue
      #expect(issue?.code == .unexpectedCharacter)
      #expect(issue?.range.lowerBound == place)
    }
  }

  @Test("the bytes of a number are read as its text is")
  func numbers() {
    for (scanner, text) in zip(
      Self.scanners, ["-1,234.5€", "1\u{202F}234,5 €", "١٬٢٣٤٫٥", "𞥑𞥒"])
    {
      let reading = Self.scan(Array(text.utf8), scanner)
      #expect(reading.status == .acceptable)
      #expect(reading == scanner.scan(text))
    }
  }
}
