/// Eight bytes of a text looked at together, as one word whose lowest byte is the first.
extension UnsafeBufferPointer<UInt8> {
  /// The bytes from an offset on, all of which have to be there.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawBufferPointer(self).loadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
  }

  /// The bytes from an offset on, with zeros after the last one.
  @inline(__always)
  func paddedWord(at offset: Int) -> UInt64 {
    if offset &+ 8 <= count { return word(at: offset) }
    if offset >= count { return 0 }
    let past = UInt64(truncatingIfNeeded: 8 &* (offset &+ 8 &- count))
    if count >= 8 { return word(at: count &- 8) &>> past }
    return shortWord &>> UInt64(truncatingIfNeeded: 8 &* offset)
  }

  /// All bytes of a text of one to seven bytes: overlapping loads read them without a loop.
  @inline(__always)
  var shortWord: UInt64 {
    let raw = UnsafeRawBufferPointer(self)
    if count >= 4 {
      let first = UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self))
      let last = UInt32(
        littleEndian: raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      let shift = UInt64(truncatingIfNeeded: 8 &* (count &- 4))
      return UInt64(first) | UInt64(last) &<< shift
    }
    let middle = UInt64(truncatingIfNeeded: 8 &* (count &>> 1))
    let last = UInt64(truncatingIfNeeded: 8 &* (count &- 1))
    return UInt64(self[0]) | UInt64(self[count &>> 1]) &<< middle
      | UInt64(self[count &- 1]) &<< last
  }
}

extension UInt64 {
  /// A word of eight equal bytes.
  init(eightTimes byte: UInt8) { self = UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The highest bit of each byte that is zero, and no other bit.
  @inline(__always)
  var zeroBytes: UInt64 {
    let others: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~((self & others) &+ others | self | others)
  }

  /// The highest bit of each byte that is not an ASCII digit, and no other bit.
  @inline(__always)
  var nonDigitBytes: UInt64 {
    // A digit's value is at most 9: the sum with 0x76 stays below 0x80.
    let values = self ^ 0x3030_3030_3030_3030
    let sums = (values & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676
    return (sums | values) & 0x8080_8080_8080_8080
  }
}
