/// Reads code points from bytes that are known to be well-formed UTF-8.
enum UTF8Reading {
  /// The code point that starts at `offset`, and its length in bytes.
  static func scalar(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (UInt32, Int) {
    let first = UInt32(text[offset])
    if first < 0x80 { return (first, 1) }
    func tail(_ index: Int) -> UInt32 { UInt32(text[offset + index]) & 0x3F }
    if first < 0xE0 { return ((first & 0x1F) << 6 | tail(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | tail(1) << 6 | tail(2), 3) }
    return ((first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
  }
}
