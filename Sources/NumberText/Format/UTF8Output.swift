/// Bytes written one behind the other into memory that is large enough.
struct UTF8Output {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  @inline(__always)
  mutating func append(_ text: [UInt8]) {
    for byte in text {
      buffer[count] = byte
      count += 1
    }
  }

  @inline(__always)
  mutating func append(_ glyphs: DigitGlyphs, _ digit: UInt8) {
    if glyphs.asciiZero != 0 {
      buffer[count] = glyphs.asciiZero &+ digit
      count += 1
      return
    }
    var index = Int(digit) * 4
    let end = index + 4
    while index < end, glyphs.bytes[index] != 0 {
      buffer[count] = glyphs.bytes[index]
      count += 1
      index += 1
    }
  }
}
