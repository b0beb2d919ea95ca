/// Turns the text of a number into its plain text by copying its digits, without making the number: the
/// way of most lines of a file.
///
/// It takes short texts of ASCII digits and marks as the locale itself writes them, and leaves all others
/// to the scan. A random test compares it with the scan.
enum PlainCopy {
  /// The bytes of a longest text; all its digits are exact.
  private static let limit = 32

  /// Writes the plain text of a number into the beginning of a buffer.
  ///
  /// - Returns: The number of bytes written; nil where the text is left to the scan.
  @inline(__always)
  static func copy(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, allowsMinus: Bool,
    to buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    // Eight bytes are copied at once, those behind a run of digits as well.
    guard text.count > 0, text.count <= limit, buffer.count >= text.count &+ 8,
      rules.format.scale == 0, !rules.hasAffixesLikeNumbers
    else { return nil }
    return copy(
      text, rules, allowsMinus: allowsMinus, to: UnsafeMutableRawPointer(buffer.baseAddress!))
  }

  private static func copy(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, allowsMinus: Bool,
    to target: UnsafeMutableRawPointer
  ) -> Int? {
    let own = rules.own.ascii
    var place = allowsMinus ? rules.own.minusLength(in: text) : 0
    var count = 0
    if place > 0 {
      target.storeBytes(of: 0x2D, as: UInt8.self)
      count = 1
    }
    let start = count
    var group = digits(text, &place, target, &count)
    guard group > 0 else { return nil }
    let startsWithZero = target.load(fromByteOffset: start, as: UInt8.self) == 0x30
    // "007" and "-0" are written otherwise.
    if startsWithZero && (group > 1 || start > 0) { return nil }
    var separators = 0
    while place < text.count {
      let unit = UInt32(text[place])
      if unit == own.grouping.first {
        guard
          rules.sizes.allow(
            groupOf: group, isFirst: separators == 0, startsWithZero: startsWithZero),
          let next = own.grouping.end(in: text, at: place, width: 1)
        else { return nil }
        place = next
        separators &+= 1
        group = digits(text, &place, target, &count)
        continue
      }
      guard unit == own.decimal.first, separators == 0 || rules.sizes.allow(lastGroupOf: group),
        let next = own.decimal.end(in: text, at: place, width: 1)
      else { return nil }
      place = next
      let integer = count
      target.storeBytes(of: 0x2E, toByteOffset: count, as: UInt8.self)
      count &+= 1
      guard digits(text, &place, target, &count) > 0, place == text.count else { return nil }
      while target.load(fromByteOffset: count &- 1, as: UInt8.self) == 0x30 { count &-= 1 }
      return count == integer &+ 1 ? integer : count
    }
    return separators == 0 || rules.sizes.allow(lastGroupOf: group) ? count : nil
  }

  /// Copies a run of digits; gives how many there are.
  @inline(__always)
  private static func digits(
    _ text: UnsafeBufferPointer<UInt8>, _ place: inout Int, _ target: UnsafeMutableRawPointer,
    _ count: inout Int
  ) -> Int {
    let start = place
    while true {
      let word = text.paddedWord(at: place)
      target.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
      let others = word.nonDigitBytes
      let run = others == 0 ? 8 : others.trailingZeroBitCount &>> 3
      place &+= run
      count &+= run
      if run < 8 { return place &- start }
    }
  }
}
