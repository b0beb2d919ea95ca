import CPeers
import FoundationPeers
import NumberText

/// Ours: native text to status and `Double`.
struct OurDoubleReader: NumberReader {
  let texts: [String]
  let scanner: NumberScanner<Double>

  func answer(at index: Int) -> Double? {
    let reading = scanner.scan(texts[index])
    return reading.status == .acceptable ? reading.value : nil
  }
}

/// ICU's `unum_parseDouble`, on UTF-16.
struct ICUDoubleReader: NumberReader {
  let texts: PackedTexts<UInt16>
  let icu: ICUPeer

  func answer(at index: Int) -> Double? { icu.double(of: texts[index]) }
}

/// Foundation's format style.
struct FoundationDoubleReader: NumberReader {
  let texts: [String]
  let peer: FoundationDouble

  func answer(at index: Int) -> Double? { peer.value(of: texts[index]) }
}

/// Foundation's `NumberFormatter`.
struct NumberFormatterReader: NumberReader {
  let texts: [String]
  let peer: FoundationNumberFormatter

  func answer(at index: Int) -> Double? { peer.value(of: texts[index]) }
}

/// The standard library's `Double(_:)` on plain ASCII.
struct StandardDoubleReader: NumberReader {
  let plain: [String]

  func answer(at index: Int) -> Double? { Double(plain[index]) }
}

/// C's `strtod` on plain ASCII.
struct StrtodReader: NumberReader {
  let plain: PackedTexts<CChar>

  func answer(at index: Int) -> Double? {
    var value = 0.0
    let text = plain[index]
    return peer_strtod(text.baseAddress!, text.count, &value) ? value : nil
  }
}

/// fast_float's `from_chars` on plain ASCII.
struct FastFloatReader: NumberReader {
  let plain: PackedTexts<CChar>

  func answer(at index: Int) -> Double? {
    var value = 0.0
    let text = plain[index]
    return peer_fast_float(text.baseAddress!, text.count, &value) ? value : nil
  }
}
