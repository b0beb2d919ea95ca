/// Turns the text of a number into its plain text by copying its digits, without making the number: the way of most
/// lines of a file.
///
/// It takes texts of ASCII digits and marks as the locale itself writes them, with all of the grouping separators or
/// without any, and leaves other texts to the scan. A random test compares it with the scan.
struct PlainCopy: Sendable {
  private let decimal: UInt32
  private let grouping: OwnBytes.Mark
  private let sizes: GroupSizes

  /// Nil if texts of the format are left to the scan.
  init?(_ format: NumberFormat.Facts, own: OwnBytes, sizes: GroupSizes, hasAffixesLikeNumbers: Bool)
  {
    guard format.scale == 0, !hasAffixesLikeNumbers, own.decimal.first != own.grouping.first,
      own.decimal.length == 1
    else { return nil }
    (decimal, grouping, self.sizes) = (own.decimal.first, own.grouping, sizes)
  }

  /// Writes the plain text of a number into a buffer that has room for as many bytes as the text has.
  ///
  /// - Returns: The number of bytes written; nil if the text is left to the scan.
  @inline(__always)
  func copy(
    _ text: UnsafeBufferPointer<UInt8>, minusLength: @autoclosure () -> Int,
    to target: UnsafeMutablePointer<UInt8>
  ) -> Int? {
    guard var first = text.first else { return nil }
    var (place, count) = (0, 0)
    func put(_ byte: UInt8) {
      target[count] = byte
      count &+= 1
    }
    if first &- 0x30 >= 10 {
      place = minusLength()
      // "-0" and "-,5" are left to the scan.
      guard place > 0, place < text.count, text[place] &- 0x31 < 9 else { return nil }
      put(0x2D)
      first = text[place]
    }
    var (group, separators) = (place, 0)
    var byte = first
    while true {
      if byte &- 0x30 < 10 {
        put(byte)
        place &+= 1
      } else {
        guard UInt32(byte) == grouping.first,
          sizes.allow(
            groupOf: place &- group, isFirst: separators == 0, startsWithZero: first == 0x30),
          let next = grouping.end(in: text, at: place, width: 1)
        else { break }
        (place, group, separators) = (next, next, separators &+ 1)
      }
      guard place < text.count else { break }
      byte = text[place]
    }
    // "007" is left to the scan.
    guard first != 0x30 || place == 1,
      separators == 0 || sizes.allow(lastGroupOf: place &- group)
    else { return nil }
    guard place < text.count else { return count }
    // "5," is left to the scan.
    guard UInt32(byte) == decimal, place &+ 1 < text.count else { return nil }
    put(0x2E)
    for byte in text[(place &+ 1)...] {
      guard byte &- 0x30 < 10 else { return nil }
      put(byte)
    }
    return count
  }
}
