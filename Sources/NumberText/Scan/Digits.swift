/// The digits of a number, all of one numbering system. (R2)
///
/// The first 19 significant digits are kept as an integer. Of the others it is known whether they are
/// zeros; where that is not enough they are read from the text again (``TextReading/exactNumber``).
struct Digits {
  /// The first code point of the numbering system; 0 before the first digit.
  private(set) var zero: UInt32 = 0
  private(set) var leading: UInt64 = 0
  /// How many digits `leading` has, at most 19.
  private(set) var leadingCount = 0
  /// The power of ten of the last digit of `leading`, before exponent and scale.
  private(set) var leadingExponent = 0
  /// Whether a significant digit was left out of `leading`, and whether it was other than zero.
  private(set) var hasDropped = false
  private(set) var isTruncated = false
  private(set) var integerCount = 0
  private(set) var fractionCount = 0
  private(set) var startsWithZero = false
  /// Where digits and separators stand.
  private(set) var span = Span()
  private var hasSpan = false

  var isEmpty: Bool { integerCount + fractionCount == 0 }

  /// Takes over the digits of a stretch.
  mutating func takeOver(
    _ stretch: Stretch, integerCount: Int, fractionCount: Int, startsWithZero: Bool, zero: UInt32
  ) {
    if integerCount + fractionCount > 0 { self.zero = zero }
    leading = stretch.digits
    leadingCount = leading == 0 ? 0 : PowersOfTen.digitCount(of: leading)
    leadingExponent = stretch.dropped - fractionCount
    (hasDropped, isTruncated) = (stretch.dropped > 0, stretch.isTruncated)
    (self.integerCount, self.fractionCount) = (integerCount, fractionCount)
    self.startsWithZero = startsWithZero
    cover(Span(stretch.start, stretch.place))
  }

  /// Adds digits or a separator to the number's place in the text.
  mutating func cover(_ other: Span) {
    if !hasSpan { span = other }
    hasSpan = true
    span.end = other.end
  }

  /// Takes on a numbering system; false where the number has another.
  mutating func take(system: UInt32) -> Bool {
    if zero == 0 { zero = system }
    return zero == system
  }

  mutating func take(_ digit: UInt8, isFraction: Bool, at place: Span) {
    count(1, first: digit, isFraction: isFraction)
    cover(place)
    if leadingCount < 19 {
      leading = leading &* 10 &+ UInt64(digit)
      if leading != 0 { leadingCount += 1 }
      if isFraction { leadingExponent -= 1 }
    } else {
      hasDropped = true
      if digit != 0 { isTruncated = true }
      if !isFraction { leadingExponent += 1 }
    }
  }

  /// Takes the ASCII digits at a place, as taking them one by one does.
  ///
  /// - Returns: Their number.
  mutating func takeRun(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int, isFraction: Bool
  ) -> Int {
    var (end, value, known) = (start, leading, leadingCount)
    while end < text.count && known < 19 {
      let digit = text[end] &- 0x30
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      if value != 0 { known += 1 }
      end += 1
    }
    let kept = end - start
    if known == 19 {
      let dropped = Self.droppedRun(text, at: end)
      if dropped.end > end { hasDropped = true }
      if dropped.hasOthers { isTruncated = true }
      end = dropped.end
    }
    guard end > start else { return 0 }
    count(end - start, first: text[start] &- 0x30, isFraction: isFraction)
    (leading, leadingCount) = (value, known)
    leadingExponent += isFraction ? -kept : end - start - kept
    zero = 0x30
    cover(Span(start, end))
    return end - start
  }

  /// The end of a run of digits that nothing is kept of but whether they are zeros, eight at once.
  static func droppedRun(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (end: Int, hasOthers: Bool) {
    var (end, others) = (start, UInt64(0))
    while end + 8 <= text.count {
      let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: end, as: UInt64.self)
      let digits = word ^ 0x3030_3030_3030_3030
      guard (digits | (digits &+ 0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0 == 0 else { break }
      others |= digits
      end += 8
    }
    while end < text.count, text[end] &- 0x30 < 10 {
      others |= UInt64(text[end] &- 0x30)
      end += 1
    }
    return (end, others != 0)
  }

  private mutating func count(_ digits: Int, first: UInt8, isFraction: Bool) {
    if isFraction {
      fractionCount += digits
    } else {
      if integerCount == 0 { startsWithZero = first == 0 }
      integerCount += digits
    }
  }
}
