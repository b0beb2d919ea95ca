/// The digits of a number, all of one numbering system.
///
/// The first 19 significant digits are kept as an integer: after "0123.40" `leading` is 12340,
/// `leadingExponent` -2, `integerCount` 4 and `fractionCount` 2. Later digits are only counted, and
/// `isTruncated` tells whether one of them is not zero. A type that needs them reads them from the
/// text again (``ScannedDigits/number(in:)``). Rule: R2.
struct Digits {
  /// The code point of the numbering system's zero; 0 before the first digit.
  private(set) var zero: UInt32 = 0
  private(set) var leading: UInt64 = 0
  /// The number of digits of `leading`, at most 19.
  private(set) var leadingCount = 0
  /// The power of ten of the last digit in `leading`. A typed exponent such as "E5" and the
  /// format's scale are not counted.
  private(set) var leadingExponent = 0
  /// Whether digits were left out of `leading`, and whether one of these digits is not zero.
  private(set) var hasDropped = false
  private(set) var isTruncated = false
  private(set) var integerCount = 0
  private(set) var fractionCount = 0
  private(set) var startsWithZero = false
  /// The UTF-8 range of the digits and separators.
  private(set) var byteRange = 0..<0
  private var hasByteRange = false

  var isEmpty: Bool { integerCount + fractionCount == 0 }

  mutating func resume(
    _ stretch: Stretch, integerCount: Int, fractionCount: Int, startsWithZero: Bool, zero: UInt32
  ) {
    if integerCount + fractionCount > 0 { self.zero = zero }
    leading = stretch.digits
    leadingCount = leading == 0 ? 0 : PowersOfTen.digitCount(of: leading)
    leadingExponent = stretch.dropped - fractionCount
    (hasDropped, isTruncated) = (stretch.dropped > 0, stretch.isTruncated)
    (self.integerCount, self.fractionCount) = (integerCount, fractionCount)
    self.startsWithZero = startsWithZero
    cover(stretch.start..<stretch.place)
  }

  /// Extends ``byteRange`` by digits or a separator.
  mutating func cover(_ other: Range<Int>) {
    byteRange = (hasByteRange ? byteRange.lowerBound : other.lowerBound)..<other.upperBound
    hasByteRange = true
  }

  /// Notes the numbering system of a digit; false if an earlier digit has another system.
  mutating func agree(on system: UInt32) -> Bool {
    if zero == 0 { zero = system }
    return zero == system
  }

  mutating func append(_ digit: UInt8, isFraction: Bool, at place: Range<Int>) {
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

  /// Reads the ASCII digits from a UTF-8 offset up to the first other character.
  ///
  /// - Returns: How many digits were read.
  mutating func readRun(
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
      while end < text.count, text[end] &- 0x30 < 10 {
        hasDropped = true
        if text[end] != 0x30 { isTruncated = true }
        end += 1
      }
    }
    guard end > start else { return 0 }
    count(end - start, first: text[start] &- 0x30, isFraction: isFraction)
    (leading, leadingCount) = (value, known)
    leadingExponent += isFraction ? -kept : end - start - kept
    zero = 0x30
    cover(start..<end)
    return end - start
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

/// The decimal digits of all scripts. (R2)
package enum DecimalDigits {
  /// The numeric value of a digit, and the code point of its numbering system's zero; nil for any
  /// other code point.
  @inline(__always)
  package static func value(of scalar: UInt32) -> (value: UInt8, zero: UInt32)? {
    guard scalar < 0x80 else { return nonASCIIValue(of: scalar) }
    let value = scalar &- 0x30
    return value < 10 ? (UInt8(truncatingIfNeeded: value), 0x30) : nil
  }

  private static func nonASCIIValue(of scalar: UInt32) -> (value: UInt8, zero: UInt32)? {
    if let value = hanValue(of: scalar) { return (value, hanZero) }
    var low = 0
    var high = zeros.count
    while low < high {
      let middle = (low + high) / 2
      if zeros[middle] <= scalar { low = middle + 1 } else { high = middle }
    }
    guard low > 0, scalar - zeros[low - 1] < 10 else { return nil }
    return (UInt8(truncatingIfNeeded: scalar - zeros[low - 1]), zeros[low - 1])
  }

  /// The zero of the Han digits, "〇", which names their numbering system, as other zeros do
  /// theirs. The code points of the Han digits are not consecutive.
  package static let hanZero: UInt32 = 0x3007

  /// Returns the ten digits of the numbering system whose zero is given as a code point.
  package static func digits(from zero: UInt32) -> [Unicode.Scalar] {
    zero == hanZero
      ? Array("〇一二三四五六七八九".unicodeScalars) : (0..<10).compactMap { Unicode.Scalar(zero + $0) }
  }

  private static func hanValue(of scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x3007, 0x96F6: 0
    case 0x4E00: 1
    case 0x4E8C: 2
    case 0x4E09: 3
    case 0x56DB: 4
    case 0x4E94: 5
    case 0x516D: 6
    case 0x4E03: 7
    case 0x516B: 8
    case 0x4E5D: 9
    default: nil
    }
  }

  /// The zero of each numbering system, ascending; its other nine digits follow the zero. Source:
  /// Unicode 16, `DerivedGeneralCategory.txt`, category Nd; a test compares the list with the
  /// standard library's data.
  static let zeros: [UInt32] = [
    0x30, 0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6,
    0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xDE6, 0xE50, 0xED0,
    0xF20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80,
    0x1A90, 0x1B50, 0x1BB0, 0x1C40, 0x1C50, 0xA620, 0xA8D0, 0xA900,
    0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10, 0x104A0, 0x10D30, 0x10D40,
    0x11066, 0x110F0, 0x11136, 0x111D0, 0x112F0, 0x11450, 0x114D0, 0x11650,
    0x116C0, 0x116D0, 0x116DA, 0x11730, 0x118E0, 0x11950, 0x11BF0, 0x11C50,
    0x11D50, 0x11DA0, 0x11DE0, 0x11F50, 0x16130, 0x16A60, 0x16AC0, 0x16B50,
    0x16D70, 0x1CCF0, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E140,
    0x1E2F0, 0x1E4F0, 0x1E5F1, 0x1E950, 0x1FBF0,
  ]
}
