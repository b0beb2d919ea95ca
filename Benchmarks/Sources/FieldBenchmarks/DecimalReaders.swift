import CPeers
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

/// ICU's `unum_parseDecimal`; the answer is the number of bytes in a buffer.
struct ICUDecimalReader: NumberReader {
  let icu: ICUPeer
  let texts: UTF16Texts
  private let digits = UnsafeMutableBufferPointer<CChar>.allocate(capacity: 256)

  init(icu: ICUPeer, texts: UTF16Texts) {
    self.icu = icu
    self.texts = texts
  }

  func answer(at index: Int) -> Int32? {
    let text = texts[index]
    let count = peer_icu_decimal(
      icu.pointer, text.baseAddress!, Int32(text.count), digits.baseAddress!, Int32(digits.count))
    return count < 0 ? nil : count
  }

  static func bits(_ answer: Int32) -> UInt64 { UInt64(answer) }

  func isRight(_ answer: Int32, _ plain: String) -> Bool {
    let text = String(decoding: digits.prefix(Int(answer)).map { UInt8($0) }, as: UTF8.self)
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
