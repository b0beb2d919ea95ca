/// Finds bytes that are not well-formed UTF-8, without making a string of them.
///
/// Source: The Unicode Standard 16, table 3-7.
public enum UTF8Check {
  /// Whether all bytes are ASCII, as those of most texts are. Eight bytes are tested at once.
  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress.map(UnsafeRawPointer.init) else { return true }
    var seen: UInt64 = 0
    var offset = 0
    while offset + 8 <= bytes.count {
      seen |= start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    while offset < bytes.count {
      seen |= UInt64(bytes[offset])
      offset += 1
    }
    return seen & 0x8080_8080_8080_8080 == 0
  }

  /// The offset of the first byte at which no well-formed character begins; nil if all bytes are
  /// UTF-8.
  public static func firstBrokenOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    if isASCII(bytes) { return nil }
    var offset = 0
    while offset < bytes.count {
      let length = length(ofCharacterAt: offset, in: bytes)
      if length == 0 { return offset }
      offset += length
    }
    return nil
  }

  /// How many bytes the character at an offset has; 0 if its bytes are broken.
  private static func length(ofCharacterAt offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int
  {
    let first = bytes[offset]
    let second: ClosedRange<UInt8>
    let length: Int
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    default: return 0
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
    for index in 2..<max(2, length) where bytes[offset + index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
