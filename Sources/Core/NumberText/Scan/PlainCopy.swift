/// Turns the text of a number into its plain text by copying its digits, without making the number: the
/// way of most lines of a file.
///
/// It takes short texts of ASCII digits and marks as the locale itself writes them, and leaves all others
/// to the scan. A random test compares it with the scan.
struct PlainCopy {
  /// The most bytes that a text may have: two words.
  private static let limit = 16

  private let low: UInt64
  private let high: UInt64
  /// A bit for each byte that is not a digit, and for all bytes behind the text.
  private let others: UInt32
  private let target: UnsafeMutableRawPointer
  private var place: Int
  private var count: Int

  /// Writes the plain text of a number into the beginning of a buffer.
  ///
  /// - Returns: The number of bytes written; nil if the text is left to the scan.
  @inline(__always)
  static func copy(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, allowsMinus: Bool,
    to buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    // Sixteen bytes are copied at once, which is more than the run of digits, so the buffer needs
    // room for them.
    guard let target = buffer.baseAddress, text.count <= limit, buffer.count >= 2 * limit,
      rules.format.scale == 0, !rules.hasAffixesLikeNumbers
    else { return nil }
    return copy(text, rules, allowsMinus: allowsMinus, to: UnsafeMutableRawPointer(target))
  }

  @inline(never)
  private static func copy(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, allowsMinus: Bool,
    to target: UnsafeMutableRawPointer
  ) -> Int? {
    guard let first = text.first else { return nil }
    var start = 0
    if first &- 0x30 >= 10 {
      start = allowsMinus ? rules.own.minusLength(in: text) : 0
      guard start > 0 else { return nil }
      target.storeBytes(of: 0x2D, as: UInt8.self)
    }
    let (low, high) = (text.paddedWord(at: 0), text.paddedWord(at: 8))
    var copy = PlainCopy(
      low: low, high: high,
      others: low.nonDigitBytes.highestBits | high.nonDigitBytes.highestBits << 8 | ~0xFFFF,
      target: target, place: start, count: start > 0 ? 1 : 0)
    return copy.number(of: text, rules)
  }

  @inline(__always)
  private mutating func number(
    of text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules
  ) -> Int? {
    let start = count
    var group = digits()
    guard group > 0 else { return nil }
    let startsWithZero = target.load(fromByteOffset: start, as: UInt8.self) == 0x30
    // "007" and "-0" are written otherwise.
    if startsWithZero && (group > 1 || start > 0) { return nil }
    var separators = 0
    while place < text.count {
      let unit = UInt32(text[place])
      if unit == rules.own.ascii.grouping.first {
        guard
          rules.sizes.allow(
            groupOf: group, isFirst: separators == 0, startsWithZero: startsWithZero),
          let next = rules.own.ascii.grouping.end(in: text, at: place, width: 1)
        else { return nil }
        place = next
        separators &+= 1
        group = digits()
        continue
      }
      guard unit == rules.own.ascii.decimal.first,
        separators == 0 || rules.sizes.allow(lastGroupOf: group),
        let next = rules.own.ascii.decimal.end(in: text, at: place, width: 1)
      else { return nil }
      place = next
      return fraction(upTo: text.count)
    }
    return separators == 0 || rules.sizes.allow(lastGroupOf: group) ? count : nil
  }

  /// Copies the fraction, which ends the text, without the zeros at its end.
  @inline(__always)
  private mutating func fraction(upTo end: Int) -> Int? {
    let integer = count
    target.storeBytes(of: 0x2E, toByteOffset: count, as: UInt8.self)
    count &+= 1
    guard digits() > 0, place == end else { return nil }
    while target.load(fromByteOffset: count &- 1, as: UInt8.self) == 0x30 { count &-= 1 }
    return count == integer &+ 1 ? integer : count
  }

  /// Copies a run of digits; gives how many there are.
  @inline(__always)
  private mutating func digits() -> Int {
    guard place < 16 else { return 0 }
    let bits = UInt64(truncatingIfNeeded: 8 &* (place & 7))
    // Two shifts, because a word cannot be shifted by all of its bits.
    let (first, second) =
      place < 8 ? (low &>> bits | (high &<< 1) &<< (63 &- bits), high &>> bits) : (high &>> bits, 0)
    target.storeBytes(of: first.littleEndian, toByteOffset: count, as: UInt64.self)
    target.storeBytes(of: second.littleEndian, toByteOffset: count &+ 8, as: UInt64.self)
    let run = (others &>> UInt32(truncatingIfNeeded: place)).trailingZeroBitCount
    place &+= run
    count &+= run
    return run
  }
}
