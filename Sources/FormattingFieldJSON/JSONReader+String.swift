extension JSONReader {
  /// Reads a string from its opening quotation mark to its closing one.
  mutating func readString() throws(JSONError) -> String {
    position += 1
    var text = ""
    while true {
      try readPlainRun(into: &text)
      if skip(UInt8(ascii: "\"")) { return text }
      guard skip(UInt8(ascii: "\\")) else {
        throw stop(next == nil ? "expected “\"”" : "a control character in a string")
      }
      text.unicodeScalars.append(try readEscape())
    }
  }

  /// Reads the characters up to a quotation mark, a backslash, a control character or the end, and
  /// appends them to `text`.
  private mutating func readPlainRun(into text: inout String) throws(JSONError) {
    let start = position
    while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      position += 1
    }
    guard position > start else { return }
    let run = UnsafeBufferPointer(rebasing: bytes[start..<position])
    if let broken = UTF8Check.firstBrokenOffset(in: run) {
      throw stop("broken UTF-8", at: start + broken)
    }
    text += String(decoding: run, as: UTF8.self)
  }

  private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
    let start = position - 1
    guard let letter = next else { throw stop("expected an escape") }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readCodePoint(from: start)
    default: throw stop("an unknown escape", at: start)
    }
  }

  /// Reads the four hexadecimal digits after "\u" and, if they are the first half of a surrogate
  /// pair, the "\u" and the digits of the second half.
  ///
  /// - Parameter start: The offset of the first backslash, for the error about half a pair.
  private mutating func readCodePoint(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try readUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) {
      let second = try readUnit()
      if 0xDC00...0xDFFF ~= second,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw stop("a lone surrogate", at: start)
  }

  private mutating func readUnit() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next?.hexDigitValue else {
        throw stop("expected four hexadecimal digits")
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }
}

extension UInt8 {
  package var hexDigitValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      (self | 0x20) - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
