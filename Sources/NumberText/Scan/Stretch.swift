/// The plain beginning of a text: an optional minus, digits, and separators as the locale itself
/// writes them.
///
/// Most texts have nothing else, and are read without a ``Scan``. All that is known of the text are
/// the integers below: after "-1,234.5" `start` is 1, `digits` 12345, `groupStart` 3, `separators`
/// 1, `fractionStart` 7. At the first character of another kind, a scan starts from these integers
/// (``parts(_:_:)``) and reads on, so that nothing is read twice.
///
/// The rules of digits, groups and the decimal separator are implemented twice: here and in
/// ``Scan``. Whoever changes one implementation changes the other, too; tests compare the two.
struct Stretch {
  /// The UTF-8 offset of the first digit or separator, after a minus.
  let start: Int
  /// The UTF-8 offset of the next character to read.
  let place: Int
  /// The first 19 significant digits, or all if there are fewer, as one integer.
  let digits: UInt64
  /// `dropped` is the number of digits after the first 19; `isTruncated` is true if one of these is
  /// not zero.
  let dropped: Int
  let isTruncated: Bool
  /// The UTF-8 offset at which the digits of the current group begin.
  let groupStart: Int
  let separators: Int
  /// The UTF-8 offset after the decimal separator; 0 without a decimal separator.
  let fractionStart: Int
  /// The number of bytes of a digit: one in ASCII, two in scripts such as Arabic.
  let width: Int

  /// Reads usual texts fast: a minus if allowed, then digits of one script with the format's own
  /// separators. If the text has nothing else and is a number, returns its reading. Else calls
  /// `goOn` with the part that was read, and returns the reading that `goOn` makes.
  ///
  /// The code is compiled four times, for digits of one and of two bytes and for short and long
  /// texts. So the loop need not check the width of a digit, nor in a short text whether `digits`
  /// has room for one more. The benchmark `parse-line` shows the gain.
  @inline(__always)
  static func read(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, allowsMinus: Bool,
    goOn: (Stretch) -> TextReading
  ) -> TextReading {
    let start = allowsMinus ? rules.own.minusLength(in: text) : 0
    if start >= text.count || text[start] < 0x80 {
      return text.count < 20
        ? read(text, rules, from: start, width: 1, isShort: true, goOn)
        : read(text, rules, from: start, width: 1, isShort: false, goOn)
    }
    return text.count < 40
      ? read(text, rules, from: start, width: 2, isShort: true, goOn)
      : read(text, rules, from: start, width: 2, isShort: false, goOn)
  }

  @inline(__always)
  private static func read(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, from start: Int, width: Int,
    isShort: Bool, _ goOn: (Stretch) -> TextReading
  ) -> TextReading {
    // Computed at each separator and not stored: a text without separators then copies nothing.
    var own: OwnBytes { width == 1 ? rules.own.ascii : rules.own.paired }
    let zero = width == 1 ? 0x30 : own.zero
    var place = start
    var digits: UInt64 = 0
    var dropped = 0
    var isTruncated = false
    var groupStart = start
    var separators = 0
    var fractionStart = 0
    // If an affix of the format begins as a number does, such as "-čháŋ", nothing is read here:
    // ``Choice`` reads the whole text.
    let end = rules.hasAffixesLikeNumbers ? 0 : text.count
    while place &+ width <= end {
      let unit = OwnBytes.unit(of: text, at: place, width: width)
      let digit = unit &- zero
      if digit < 10 {
        if isShort || digits < 1_000_000_000_000_000_000 {
          digits = digits &* 10 &+ UInt64(digit)
          place &+= width
        } else {
          dropped &+= 1
          isTruncated = isTruncated || digit != 0
          place &+= width
        }
        continue
      }
      guard fractionStart == 0 else { break }
      let count = (place &- groupStart) / width
      if unit == own.grouping.first {
        guard
          rules.sizes.allow(
            groupOf: count, isFirst: separators == 0,
            startsWithZero: OwnBytes.unit(of: text, at: groupStart, width: width) == zero),
          let next = own.grouping.end(in: text, at: place, width: width)
        else { break }
        separators &+= 1
        place = next
        groupStart = next
      } else {
        guard unit == own.decimal.first, count > 0,
          separators == 0 || rules.sizes.allow(lastGroupOf: count),
          let next = own.decimal.end(in: text, at: place, width: width)
        else { break }
        place = next
        fractionStart = next
      }
    }
    if place == text.count && place > start
      && (separators == 0 || fractionStart != 0
        || rules.sizes.allow(lastGroupOf: (place &- groupStart) / width))
    {
      let fractionDigits = fractionStart == 0 ? 0 : (place &- fractionStart) / width
      return .number(
        digits: digits, exponent: dropped &- fractionDigits &- rules.format.scale,
        last: 0 &- fractionDigits &- rules.format.scale, isTruncated: isTruncated,
        isNegative: start > 0, range: start..<place)
    }
    return goOn(
      Stretch(
        start: start, place: place, digits: digits, dropped: dropped, isTruncated: isTruncated,
        groupStart: groupStart, separators: separators, fractionStart: fractionStart, width: width))
  }

  /// Returns what was read as the parts that a scan keeps, and an issue if the last group is too
  /// long. The sizes of all groups are computed from `groupStart` and `separators`: 6 and 2 for
  /// "1,234,567".
  func parts(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules
  ) -> (Groups, Digits, NumberIssue?) {
    let own = width == 1 ? rules.own.ascii : rules.own.paired
    let integerEnd = decimalSeparator(rules).map { $0.lowerBound } ?? place
    let last = (integerEnd - groupStart) / width
    let integers = (integerEnd - start - separators * own.grouping.length) / width
    let startsWithZero =
      integers > 0 && OwnBytes.unit(of: text, at: start, width: width) == own.zero
    var groups = Groups(rules.sizes)
    let others = max(0, separators - 1) * rules.sizes.secondary
    var end = start
    var issue: NumberIssue?
    for index in 0...separators {
      if index > 0, let separatorClass = rules.groupingClass {
        let byteRange = end..<end + own.grouping.length
        _ = groups.readSeparator(
          separatorClass, startsWithZero: startsWithZero, at: byteRange)
        end += own.grouping.length
      }
      let count =
        index == separators ? last : index == 0 ? integers - others - last : rules.sizes.secondary
      issue = groups.grow(by: count)
      end += count * width
    }
    var digits = Digits()
    digits.resume(
      self, integerCount: integers,
      fractionCount: fractionStart == 0 ? 0 : (place - fractionStart) / width,
      startsWithZero: startsWithZero,
      zero: width == 1 ? own.zero : (own.zero >> 8 & 0x1F) << 6 | own.zero & 0x3F)
    return (groups, digits, issue)
  }

  /// Finds the UTF-8 range of the decimal separator; nil if there is none.
  func decimalSeparator(_ rules: ScanRules) -> Range<Int>? {
    guard fractionStart != 0 else { return nil }
    let own = width == 1 ? rules.own.ascii : rules.own.paired
    return fractionStart - own.decimal.length..<fractionStart
  }
}

/// The separators and the zero that a locale itself writes, as bytes, for a ``Stretch``.
///
/// A stretch compares units: single bytes if the digits are ASCII, pairs of bytes if a digit has
/// two. The Arabic zero, U+0660, is the unit 0xD9A0.
struct OwnBytes: Sendable {
  /// A separator: its first unit, which is one byte or two, the bytes after, and its length.
  struct Mark: Sendable {
    /// The first unit of the separator; 0xFFFF, which no text contains, if there is no separator or
    /// only a scan can read it.
    let first: UInt32
    /// The second and the third byte, or 0 if the separator is shorter; the length is in bytes.
    private let second: UInt8
    private let third: UInt8
    let length: Int

    init(_ bytes: [UInt8], width: Int) {
      let isUnit = bytes.count == width
      let isShort = width == 1 ? (1...3).contains(bytes.count) : isUnit
      // A space groups only if a digit follows. `longEnd` checks that for spaces of several bytes;
      // texts with an ASCII space are left to the scan.
      let isOwn = isShort && bytes != [0x20]
      first = isOwn ? bytes.prefix(width).reduce(0) { $0 << 8 | UInt32($1) } : 0xFFFF
      second = bytes.count > 1 ? bytes[1] : 0
      third = bytes.count > 2 ? bytes[2] : 0
      length = bytes.count
    }

    /// Returns the UTF-8 offset after the separator whose first unit is at `place`; nil if its
    /// other bytes do not follow there.
    @inline(__always)
    func end(in text: UnsafeBufferPointer<UInt8>, at place: Int, width: Int) -> Int? {
      length == width ? place &+ width : longEnd(in: text, at: place)
    }

    /// As `end`, for a separator of several units. The separator may be white space, which groups
    /// only before a digit: nil if no digit follows.
    private func longEnd(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int? {
      let end = place + length
      guard end < text.count, text[place + 1] == second, length == 2 || text[place + 2] == third,
        text[end] &- 0x30 < 10
      else { return nil }
      return end
    }
  }

  /// The zero as a unit: 0x30, or two bytes such as 0xD9A0; 0xFFFF if the digits have another
  /// length.
  let zero: UInt32
  let decimal: Mark
  let grouping: Mark

  /// Returns the unit at a byte offset: one byte, or two bytes as a big-endian number.
  @inline(__always)
  static func unit(of text: UnsafeBufferPointer<UInt8>, at place: Int, width: Int) -> UInt32 {
    if width == 1 { return UInt32(text[place]) }
    let bytes = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: place, as: UInt16.self)
    return UInt32(UInt16(bigEndian: bytes))
  }
}

/// The separators, digits and minus of a locale as bytes. (R3)
struct OwnMarks: Sendable {
  /// The separators between ASCII digits.
  let ascii: OwnBytes
  /// The separators between digits of two bytes each.
  let paired: OwnBytes
  private let minus: [UInt8]

  /// If `hasGroups` is false, every grouping separator is left to the scan.
  init(_ symbols: NumberSymbols, hasGroups: Bool) {
    let decimal = Self.bytes(symbols.decimalSeparator)
    let grouping = hasGroups ? Self.bytes(symbols.groupingSeparator) : []
    let zero = Array(symbols.digits[0].utf8)
    let isRun = symbols.digits.indices.allSatisfy { index in
      let digit = DecimalDigits.value(of: symbols.digits[index].value)
      return digit.map { $0 == (UInt8(index), symbols.digits[0].value) } ?? false
    }
    // A stretch reads digits of two bytes only if all ten have the same first byte: the value of a
    // digit is then its unit minus the unit of the zero.
    let hasPairs = zero.count == 2 && isRun && zero[1] <= 0xBF - 9
    func own(zero: UInt32, width: Int) -> OwnBytes {
      OwnBytes(
        zero: zero, decimal: OwnBytes.Mark(decimal, width: width),
        grouping: OwnBytes.Mark(grouping, width: width))
    }
    ascii = own(zero: 0x30, width: 1)
    paired = own(zero: hasPairs ? UInt32(zero[0]) << 8 | UInt32(zero[1]) : 0xFFFF, width: 2)
    // Only a minus sign of one character, with or without bidi controls around it, is read here.
    minus = symbols.minusSign.characterKinds == [.minus] ? Array(symbols.minusSign.utf8) : []
  }

  /// The length in bytes of a minus at the start of the text; 0 if there is none.
  @inline(__always)
  func minusLength(in text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = text.first else { return 0 }
    if first == UInt8(ascii: "-") { return 1 }
    return first >= 0x80 && first == minus.first ? longMinusLength(in: text) : 0
  }

  private func longMinusLength(in text: UnsafeBufferPointer<UInt8>) -> Int {
    guard text.count > minus.count else { return 0 }
    return minus.indices.allSatisfy { text[$0] == minus[$0] } ? minus.count : 0
  }

  /// The bytes of a separator without the bidi controls around it; empty if the text has no
  /// character that can separate.
  private static func bytes(_ text: String) -> [UInt8] {
    ScanRules.separator(text).map { Array(String($0).utf8) } ?? []
  }
}
