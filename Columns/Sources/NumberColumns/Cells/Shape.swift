@_spi(Columns) import NumberText

/// What a text looks like, without which digits it has: runs of digits up to four, marks, letters.
///
/// A convention reads all texts of one shape alike, except for the numbers. A token is a byte: a
/// run of digits is 1 to 4, one that begins with zero 5 to 8; any other byte is itself. Sixteen
/// tokens make a shape; a longer text has none and is read by the scanners each time.
struct Shape: Equatable {
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0
  /// The zero of digits beyond ASCII, in the highest bit whether a digit is other than zero,
  /// and in the next one whether the text may be a network address.
  private(set) var digits: UInt32 = 0

  init() {}

  /// The shape of a text; nil if it has more than sixteen tokens, digits of two scripts, or control
  /// characters.
  @inline(__always)
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    var count = 0
    var place = 0
    var seen: UInt8 = 0
    var hasASCII = false
    let end = text.count
    while place < end {
      let byte = text[place]
      let digit = byte &- 0x30
      if digit < 10 {
        var length = 0
        repeat {
          seen |= text[place] &- 0x30
          length &+= 1
          place &+= 1
        } while place < end && text[place] &- 0x30 < 10
        hasASCII = true
        count &+= 1
        add(Self.token(run: length, startsWithZero: digit == 0))
      } else if byte < 0x80 {
        guard byte > 8 else { return nil }
        place &+= 1
        count &+= 1
        add(byte)
      } else {
        guard let tokens = addForeign(text, at: &place, &seen) else { return nil }
        count &+= tokens
      }
      if count > 16 { return nil }
    }
    if hasASCII && digits != 0 { return nil }
    if seen != 0 { digits |= 1 << 31 }
  }

  @inline(__always)
  private static func token(run length: Int, startsWithZero: Bool) -> UInt8 {
    UInt8(truncatingIfNeeded: min(length, 4)) &+ (startsWithZero ? 4 : 0)
  }

  @inline(__always)
  private mutating func add(_ token: UInt8) {
    high = high << 8 | low >> 56
    low = low << 8 | UInt64(token)
  }

  /// Adds the character beyond ASCII at a place, or the run of digits there; gives the number of tokens.
  private mutating func addForeign(
    _ text: UnsafeBufferPointer<UInt8>, at place: inout Int, _ seen: inout UInt8
  ) -> Int? {
    var run = 0
    var startsWithZero = false
    while place < text.count {
      let (scalar, length) = CellCharacter.scalar(in: text, at: place)
      guard scalar >= 0x80, case .digit(let value, let zero) = CellCharacter(scalar) else {
        guard run == 0 else { break }
        for byte in text[place..<(place + length)] { add(byte) }
        place += length
        return length
      }
      guard digits == 0 || digits == zero else { return nil }
      digits = zero
      if run == 0 { startsWithZero = value == 0 }
      seen |= value
      run += 1
      place += length
    }
    add(Self.token(run: run, startsWithZero: startsWithZero))
    return 1
  }

  /// Tells a text that may be a network address from others of its shape. (N15)
  mutating func markAddress() { digits |= 1 << 30 }

  static let slotCount = 1024

  /// The slot of a cache that the shape belongs to.
  @inline(__always)
  var slot: Int {
    let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(digits)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 54)
  }
}
