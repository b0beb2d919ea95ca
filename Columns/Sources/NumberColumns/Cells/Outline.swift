/// A text of one to sixteen bytes with its digits made alike: what most cells are recognised by.
///
/// Texts of one outline have one ``Shape``, which costs more to find. Each ASCII digit is "0", or
/// "1" if it is a zero that begins a run of digits; all other bytes are themselves.
struct Outline: Equatable {
  private let low: UInt64
  private let high: UInt64
  /// The number of bytes, and above it whether an ASCII digit is other than zero.
  private let tail: UInt32

  /// The outline of an empty text, which no cell that is looked up has.
  init() { (low, high, tail) = (0, 0, 0) }

  /// The outline of a text; nil if the text is empty or has more than sixteen bytes.
  @inline(__always)
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    let count = text.count
    guard count &- 1 < 16, count > 0 else { return nil }
    let lower = DigitBytes(text.paddedWord(at: 0))
    let upper = DigitBytes(text.paddedWord(at: 8))
    low = lower.outline(after: 0)
    high = upper.outline(after: lower.digits >> 56)
    let others = (lower.digits & ~lower.zeros) | (upper.digits & ~upper.zeros)
    tail = UInt32(truncatingIfNeeded: count) | (others == 0 ? 0 : 256)
  }

  static let slotCount = 512

  /// The slot of a cache that the outline belongs to.
  @inline(__always)
  var slot: Int {
    let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(tail)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 55)
  }
}

/// Which of eight bytes are ASCII digits, told by the highest bit of each.
private struct DigitBytes {
  let word: UInt64
  let digits: UInt64
  let zeros: UInt64

  @inline(__always)
  init(_ word: UInt64) {
    self.word = word
    digits = ~word.nonDigitBytes & 0x8080_8080_8080_8080
    zeros = (word ^ 0x3030_3030_3030_3030).zeroBytes
  }

  /// The bytes with their digits made alike.
  ///
  /// - Parameter before: 0x80 if a digit stands before the first byte.
  @inline(__always)
  func outline(after before: UInt64) -> UInt64 {
    let leadingZeros = zeros & ~(digits << 8 | before)
    return word & ~((digits >> 7) &* 0x0F) | leadingZeros >> 7
  }
}
