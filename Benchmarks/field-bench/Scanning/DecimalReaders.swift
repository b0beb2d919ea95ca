import FoundationPeers
import NumberText

/// Ours: native text to status and exact decimal.
struct OurDecimalReader: NumberReader {
  let texts: [String]
  let scanner: NumberScanner<FixedDecimal>

  func answer(at index: Int) -> FixedDecimal? {
    let reading = scanner.scan(texts[index])
    return reading.status == .acceptable ? reading.value : nil
  }

  static func bits(_ answer: FixedDecimal) -> UInt64 {
    UInt64(truncatingIfNeeded: answer.exponent)
  }

  func isRight(_ answer: FixedDecimal, _ plain: String) -> Bool { answer == FixedDecimal(plain) }
}

/// ICU's `unum_parseDecimal`, on UTF-16; the answer is the count of digits in a buffer.
final class ICUDecimalReader: NumberReader {
  private let texts: PackedTexts<UInt16>
  private let icu: ICUPeer
  private let digits = UnsafeMutableBufferPointer<CChar>.allocate(capacity: 256)

  init(texts: PackedTexts<UInt16>, icu: ICUPeer) {
    self.texts = texts
    self.icu = icu
  }

  deinit { digits.deallocate() }

  func answer(at index: Int) -> Int? { icu.decimal(of: texts[index], into: digits) }

  static func bits(_ answer: Int) -> UInt64 { UInt64(answer) }

  func isRight(_ answer: Int, _ plain: String) -> Bool {
    let text = String(decoding: digits.prefix(answer).map { UInt8($0) }, as: UTF8.self)
    guard let number = FixedDecimal(text) else { return false }
    return number == FixedDecimal(plain)
  }
}

/// Foundation's `Decimal.FormatStyle`.
struct FoundationDecimalReader: NumberReader {
  let texts: [String]
  let peer: FoundationDecimal

  func answer(at index: Int) -> FoundationDecimal.Number? { peer.number(of: texts[index]) }

  static func bits(_ answer: FoundationDecimal.Number) -> UInt64 {
    UInt64(truncatingIfNeeded: answer.exponent)
  }

  func isRight(_ answer: FoundationDecimal.Number, _ plain: String) -> Bool {
    guard let number = FixedDecimal(answer.text) else { return false }
    return number == FixedDecimal(plain)
  }
}
