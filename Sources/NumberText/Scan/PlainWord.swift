/// Reads up to eight characters at once, one byte of each in a word, with next to no branches.
///
/// Nearly all numbers that people type are that short, and their marks stand anywhere: a loop with
/// a branch for each byte takes twice as long, most of it for branches that were predicted wrong.
///
/// Source of the digits' arithmetic: D. Lemire, "Quickly parsing eight digits" (2022).
struct PlainWord: Sendable {
  /// The byte of the digit zero, of the grouping and of the decimal mark, eight times each.
  private let zeros: UInt64
  private let groupings: UInt64
  private let decimals: UInt64
  /// Where the grouping marks stand, by the number of characters before the fraction: the highest
  /// bits of their bytes; no such bits where none can stand.
  private let groupingPlaces: [UInt64]

  /// - Precondition: the low half of `zero` is 0.
  init(zero: UInt8, grouping: UInt8, decimal: UInt8, primarySize: Int, secondarySize: Int) {
    zeros = Self.ones &* UInt64(zero)
    groupings = Self.ones &* UInt64(grouping)
    decimals = Self.ones &* UInt64(decimal)
    groupingPlaces = (0...8).map { end in
      var places: UInt64 = 0
      var place = end - 1 - primarySize
      while place > 0 && secondarySize > 0 {
        places |= 0x80 << UInt64(8 * place)
        place -= 1 + secondarySize
      }
      // A first group that is one digit too long fits no places.
      return place == 0 ? .max : places
    }
  }

  /// The digits of `count` characters and the number of them in the fraction, or nil where the
  /// characters are others, or stand in other places.
  ///
  /// - Precondition: `count` is in 1...8, and the bytes of `word` behind are 0.
  @inline(__always)
  func digits(in word: UInt64, count: Int) -> (digits: UInt64, fractionDigits: Int)? {
    let used = UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
    let values: UInt64 = (word ^ zeros) & used
    let marks = ((values & Self.low) &+ Self.ones &* 0x76 | values) & Self.high
    let grouping = Self.zeroBytes(of: word ^ groupings) & used
    let decimal = Self.zeroBytes(of: word ^ decimals) & used
    let (first, others) = Self.split(marks)
    let (second, third) = Self.split(others)
    let markCount = (first == 0 ? 0 : 1) &+ (second == 0 ? 0 : 1)
    guard marks == grouping | decimal, decimal & (decimal &- 1) == 0, third == 0,
      markCount < count
    else { return nil }
    let end = decimal == 0 ? count : decimal.trailingZeroBitCount &>> 3
    if grouping != 0 {
      guard grouping == groupingPlaces[end], values & 0xFF != 0 else { return nil }
    }
    // The marks, two at most, leave the word. Its last byte moves to the end; zeros fill it.
    var bytes = Self.closing(first, in: values)
    bytes = Self.closing(second &>> 8, in: bytes)
    bytes = bytes &<< UInt64(truncatingIfNeeded: 8 &* (8 &- count &+ markCount))
    bytes = (bytes &* 2561) &>> 8 & 0x00FF_00FF_00FF_00FF
    bytes = (bytes &* 6_553_601) &>> 16 & 0x0000_FFFF_0000_FFFF
    bytes = (bytes &* 42_949_672_960_001) &>> 32
    return (bytes, decimal == 0 ? 0 : count &- end &- 1)
  }

  /// The bytes at a place, as many as `count` up to eight.
  @inline(__always)
  static func load(_ text: UnsafeBufferPointer<UInt8>, at place: Int, count: Int) -> UInt64 {
    func byte(_ offset: Int) -> UInt64 {
      UInt64(text[place &+ offset]) &<< UInt64(truncatingIfNeeded: 8 &* offset)
    }
    guard count >= 4, let start = text.baseAddress else {
      return byte(0) | byte(count &>> 1) | byte(count &- 1)
    }
    let bytes = UnsafeRawPointer(start + place)
    let last = bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
    return UInt64(UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)))
      | UInt64(UInt32(littleEndian: last)) &<< UInt64(truncatingIfNeeded: 8 &* (count &- 4))
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var low: UInt64 { 0x7F7F_7F7F_7F7F_7F7F }
  private static var high: UInt64 { 0x8080_8080_8080_8080 }

  /// The highest bit of each byte that is 0.
  @inline(__always)
  private static func zeroBytes(of word: UInt64) -> UInt64 {
    ~((word & low) &+ low | word) & high
  }

  /// The word without the byte whose highest bit is `mark`; all of it where `mark` is 0.
  @inline(__always)
  private static func closing(_ mark: UInt64, in word: UInt64) -> UInt64 {
    let below = (mark &>> 7) &- 1
    return word & below | (word &>> 8) & ~below
  }

  /// The lowest bit, and the others.
  @inline(__always)
  private static func split(_ marks: UInt64) -> (first: UInt64, others: UInt64) {
    let others = marks & (marks &- 1)
    return (marks ^ others, others)
  }
}
