/// Turns the text of a number into its plain text by moving its digits together, without making the
/// number: the way of most lines of a file.
///
/// It takes short texts of ASCII digits and marks as the locale itself writes them, with all of the
/// grouping separators or without any, and leaves other texts to the scan. A random test compares it with
/// the scan.
struct PlainCopy: Sendable {
  /// The most bytes that digits and marks may have: two words.
  private static let limit = 16
  /// The bytes that a buffer needs room for: two words are written at once, behind a sign and a text.
  static let room = 2 * limit + 1

  private let decimal: UInt32
  private let grouping: OwnBytes.Mark
  /// The bytes that are grouping separators, if a text has them. The highest bit is the byte in front of
  /// the decimal separator.
  private let separators: UInt64

  /// Nil if texts of the format are left to the scan.
  init?(_ format: NumberFormat.Facts, own: OwnBytes, sizes: GroupSizes, hasAffixesLikeNumbers: Bool)
  {
    guard format.scale == 0, !hasAffixesLikeNumbers, own.decimal.first != own.grouping.first,
      own.decimal.length == 1, max(sizes.primary, sizes.secondary) + own.grouping.length < 8
    else { return nil }
    (decimal, grouping) = (own.decimal.first, own.grouping)
    var separators: UInt64 = 0
    var place = UInt64.bitWidth - sizes.primary
    while sizes.primary > 0 && place >= grouping.length {
      place -= grouping.length
      separators |= (1 << UInt64(grouping.length) - 1) << UInt64(place)
      place -= sizes.secondary
    }
    self.separators = separators
  }

  /// Writes the plain text of a number into a buffer that has ``room``.
  ///
  /// - Returns: The number of bytes written; nil if the text is left to the scan.
  @inline(__always)
  func copy(
    _ text: UnsafeBufferPointer<UInt8>, minusLength: @autoclosure () -> Int,
    to target: UnsafeMutablePointer<UInt8>
  ) -> Int? {
    guard var first = text.first else { return nil }
    var (number, target) = (text, UnsafeMutableRawPointer(target))
    let start = target
    if first &- 0x30 >= 10 {
      let length = minusLength()
      // "-0" and "-,5" are left to the scan.
      guard length > 0, length < text.count, text[length] &- 0x31 < 9 else { return nil }
      target.storeBytes(of: 0x2D, as: UInt8.self)
      target += 1
      number = UnsafeBufferPointer(rebasing: text[length...])
      first = number[0]
    }
    guard number.count <= Self.limit else { return nil }
    var (low, high) = (number.paddedWord(at: 0), number.paddedWord(at: 8))
    let others = low.nonDigitBytes.highestBits | high.nonDigitBytes.highestBits &<< 8
    var marks = others & ~(~0 &<< UInt32(truncatingIfNeeded: number.count))
    var end = number.count
    if marks != 0 {
      let last = 31 &- marks.leadingZeroBitCount
      if UInt32(number[last]) == decimal {
        end = last
        marks ^= 1 &<< UInt32(truncatingIfNeeded: last)
      }
    }
    // "007" is left to the scan, and so are separators at other places.
    guard first != 0x30 || end == 1,
      marks == 0 || UInt64(marks) == separators &>> UInt64(truncatingIfNeeded: 64 &- end)
    else { return nil }
    target.storeBytes(of: low.littleEndian, as: UInt64.self)
    target.storeBytes(of: high.littleEndian, toByteOffset: 8, as: UInt64.self)
    // The digits in front of `place` are copied and end at `target`. `low` and `high` hold the bytes from
    // `place` on, `marks` a bit for each that is no digit.
    var place = 0
    while marks != 0 {
      let group = marks.trailingZeroBitCount
      guard UInt32(number[place &+ group]) == grouping.first,
        let next = grouping.end(in: number, at: place &+ group, width: 1)
      else { return nil }
      let step = next &- place
      place = next
      target += group
      marks &>>= UInt32(truncatingIfNeeded: step)
      let bits = UInt64(truncatingIfNeeded: 8 &* step)
      low = low &>> bits | high &<< (64 &- bits)
      high &>>= bits
      target.storeBytes(of: low.littleEndian, as: UInt64.self)
      target.storeBytes(of: high.littleEndian, toByteOffset: 8, as: UInt64.self)
    }
    target += end &- place
    guard end < number.count else { return target - start }
    // "5," is left to the scan.
    let fraction = number.count &- end
    guard fraction > 1 else { return nil }
    target.storeBytes(of: 0x2E, as: UInt8.self)
    return target - start &+ fraction
  }
}
