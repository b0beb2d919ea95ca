import RandomSamples
import Testing

@testable import NumberText

/// Runs of ASCII digits are read at once, digits of other scripts one by one. Both have to agree.
struct DigitRunTests {
  /// So many texts.
  private let count = Sampling.count(32_000, full: 100_000)

  private static func scanner(_ symbols: NumberSymbols) -> NumberScanner<FixedDecimal> {
    NumberScanner(
      format: NumberFormat(locale: "test", symbols: symbols, style: .decimal)
        .changing { $0.allowsExponent = true })
  }

  /// English, and groups as in India.
  private static let scanners: [NumberScanner<FixedDecimal>] = {
    var indian = NumberSymbols.latin
    indian.secondaryGroupingSize = 2
    return [scanner(.latin), scanner(indian)]
  }()

  /// Texts that are numbers; the others may be none.
  private static let numbers = ["1", "007", "-99.5", "1,999", "12345678901234567890.25", "1.5E-3"]

  /// The text with Arabic digits, and how far each byte has moved.
  private static func inArabicDigits(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          guard let digit = scalar.properties.numericType == .decimal ? scalar.value - 0x30 : nil
          else { return scalar }
          return Unicode.Scalar(0x660 + digit)!
        }))
  }

  @Test("ASCII digits are read as Arabic ones are", arguments: [Sampling.seed, Sampling.seed &+ 1])
  func runs(seed: UInt64) {
    var generator = SeededGenerator(seed)
    let alphabet = Array("0001234567899999,,,...-+ 'eE\u{200E}")
    for index in 0..<count {
      let length = Int.random(in: 0...(Bool.random(using: &generator) ? 8 : 30), using: &generator)
      let random = String((0..<length).map { _ in alphabet.randomElement(using: &generator)! })
      let text = index < Self.numbers.count ? Self.numbers[index] : random
      let other = Self.inArabicDigits(text)
      for scanner in Self.scanners {
        let (first, second) = (scanner.scan(text), scanner.scan(other))
        guard
          first.status == second.status, first.value == second.value,
          first.issue?.code == second.issue?.code,
          Self.scalars(text, first.issue) == Self.scalars(other, second.issue)
        else {
          Issue.record("seed \(seed): “\(text)” \(first) \(second)")
          return
        }
        if index < Self.numbers.count { #expect(first.status == .acceptable, "\(text)") }
      }
    }
  }

  /// The range of an issue, counted in code points.
  private static func scalars(_ text: String, _ issue: NumberIssue?) -> Range<Int>? {
    guard let range = issue?.range else { return nil }
    func count(_ offset: Int) -> Int {
      text.unicodeScalars.distance(
        from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: offset))
    }
    return count(range.lowerBound)..<count(range.upperBound)
  }

  @Test(
    "the bytes written of a number are its plain text, with the zeros of its text",
    arguments: [Sampling.seed &+ 4])
  func plainText(seed: UInt64) {
    var generator = SeededGenerator(seed)
    let alphabet = Array("0000123456789..,,-+ eE")
    let bounded = NumberScanner<FixedDecimal>(
      format: Self.scanners[0].format, bounds: NumberBounds(minimum: 5, maximum: 5000)!)
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 200_000)
    defer { room.deallocate() }
    for index in 0..<count {
      let length = Int.random(in: 0...30, using: &generator)
      let random = String((0..<length).map { _ in alphabet.randomElement(using: &generator)! })
      var text = index < Self.numbers.count ? Self.numbers[index] : random
      for scanner in Self.scanners + [bounded] {
        let reading = text.withUTF8 { scanner.scan($0) }
        let count = reading.value?.writePlainText(to: room, keepsZeros: true) ?? 0
        let plain = String(decoding: room[..<count], as: UTF8.self)
        // The zeros at the end of the fraction are those of the text.
        let places = plain.firstIndex(of: ".").map { plain[$0...].utf8.count - 1 } ?? 0
        guard FixedDecimal(plain) == reading.value,
          reading.value.map({ $0.isZero || places == $0.fractionDigitCount }) ?? plain.isEmpty
        else {
          Issue.record("seed \(seed): “\(text)” \(reading)")
          return
        }
      }
    }
  }
}
