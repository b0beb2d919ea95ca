/// Reads the everyday text in one pass: a minus, digits in whole groups, a fraction, all of them as
/// the locale writes them.
///
/// It is a shortcut: ``ScanState`` reads such a text the same, and every other. A scan of
/// "1.234,56" takes a quarter of the time so, for a state keeps far more than the digits.
final class PlainReader: Sendable {
  /// The marks, the minus and the zero that the locale itself writes.
  private let decimalMark: UInt32
  private let groupingMark: UInt32
  private let minusSign: [UInt8]
  private let zero: UInt32
  private let primarySize: Int
  private let secondarySize: Int
  private let scale: Int
  /// Reads short texts in ASCII.
  private let word: PlainWord
  /// Reads short texts of two bytes for each character, the first of which is `pairLead`; 0xFF,
  /// which no text has, where the digits are no such texts.
  private let pairWord: PlainWord
  private let pairLead: UInt8

  /// Makes a reader, or nil where the symbols mean something else than in other texts.
  init?(_ symbols: NumberSymbols, hasGroups: Bool, scale: Int) {
    guard abs(scale) <= Self.mostScale else { return nil }
    let decimal = Self.mark(symbols.decimalSeparator)
    let primary = symbols.primaryGroupingSize
    let grouping = hasGroups && primary > 0 ? Self.mark(symbols.groupingSeparator) : Self.noMark
    let secondary = symbols.secondaryGroupingSize > 0 ? symbols.secondaryGroupingSize : primary
    let zero = Self.zero(symbols.digits)
    func word(zero: UInt8, _ byte: (UInt32) -> UInt8) -> PlainWord {
      PlainWord(
        zero: zero, grouping: byte(grouping), decimal: byte(decimal), primarySize: primary,
        secondarySize: secondary)
    }
    // No text has the byte 0xFF.
    self.word = word(zero: 0x30) { $0 < 0x80 ? UInt8($0) : 0xFF }
    let hasPairs = zero >= 0x80 && zero < 0x800 && zero & 0xF == 0
    pairLead = hasPairs ? UInt8(zero >> 6) | 0xC0 : 0xFF
    pairWord = word(zero: UInt8(zero & 0x3F) | 0x80) { mark in
      mark >> 6 == zero >> 6 ? UInt8(mark & 0x3F) | 0x80 : 0xFF
    }
    minusSign = Self.isMinus(symbols.minusSign) ? Array(symbols.minusSign.utf8) : []
    (decimalMark, groupingMark, self.zero) = (decimal, grouping, zero)
    (primarySize, secondarySize, self.scale) = (primary, secondary, scale)
  }

  /// The number of a text, or nil where the text is not plain or not acceptable.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  @inline(__always)
  func number(in text: UnsafeBufferPointer<UInt8>, allowsMinus: Bool) -> LeadingDigits? {
    guard let first = text.first else { return nil }
    var start = 0
    if first == UInt8(ascii: "-") {
      start = 1
    } else if first >= 0x80, first == minusSign.first, text.count > minusSign.count {
      for index in minusSign.indices where text[index] != minusSign[index] { return nil }
      start = minusSign.count
    }
    guard start == 0 || allowsMinus && start < text.count else { return nil }
    if let short = shortNumber(in: text, from: start) {
      return LeadingDigits(
        isNegative: start > 0, known: short.digits, exponent: 0 &- short.fractionDigits &- scale)
    }
    return longNumber(in: text, from: start, isNegative: start > 0)
  }

  /// The digits of at most eight characters.
  @inline(__always)
  private func shortNumber(
    in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (digits: UInt64, fractionDigits: Int)? {
    let count = text.count &- start
    if text[start] < 0x80 {
      guard count <= 8 else { return nil }
      let bytes = PlainWord.load(text, at: start, count: count)
      // A byte that no text has stands for a mark that the locale does not have.
      guard bytes & 0x8080_8080_8080_8080 == 0 else { return nil }
      return word.digits(in: bytes, count: count)
    }
    guard count <= 16, count & 1 == 0, pairLead != 0xFF else { return nil }
    var bytes: UInt64 = 0
    var others: UInt8 = 0
    var place = text.count
    while place > start {
      place &-= 2
      bytes = bytes &<< 8 | UInt64(text[place &+ 1])
      // The second byte of two has a one and a zero in front.
      others |= text[place] ^ pairLead | text[place &+ 1] & 0xC0 ^ 0x80
    }
    return others == 0 ? pairWord.digits(in: bytes, count: count &>> 1) : nil
  }

  /// The number of a text of any length, digit by digit.
  @inline(never)
  private func longNumber(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, isNegative: Bool
  ) -> LeadingDigits? {
    // Where a number could be beyond decimal128 the state tells. (R13, R20)
    guard text.count <= Self.mostBytes else { return nil }
    var run = DigitRun(text: text, place: start, zero: text[start] < 0x80 ? 0x30 : zero)
    let startsWithZero = UTF8Reading.scalar(in: text, at: start).0 == run.zero
    run.eat()
    var groupDigits = run.count
    var isGrouped = false
    var fractionDigits = 0
    while run.place < text.count {
      let (mark, length) = UTF8Reading.scalar(in: text, at: run.place)
      let count = run.count
      run.place &+= length
      if mark == decimalMark {
        run.eat()
        fractionDigits = run.count - count
        guard run.place == text.count else { return nil }
        break
      }
      guard mark == groupingMark, groupDigits <= secondarySize else { return nil }
      guard isGrouped ? groupDigits == secondarySize : groupDigits > 0 && !startsWithZero else {
        return nil
      }
      isGrouped = true
      run.eat()
      groupDigits = run.count - count
    }
    guard !isGrouped || groupDigits == primarySize, run.count > 0 else { return nil }
    return LeadingDigits(
      isNegative: isNegative, known: run.digits, exponent: run.dropped - fractionDigits - scale,
      isTruncated: run.isTruncated)
  }
}

extension PlainReader {
  /// So many bytes, and so large a scale, make no number beyond decimal128.
  private static let mostBytes = 5000
  private static let mostScale = 1000

  /// Stands for a mark that no text has.
  private static let noMark = UInt32.max

  /// The code point of a separator, which may have bidi marks around it.
  private static func mark(_ text: String) -> UInt32 {
    text.unicodeScalars.first { CharacterKind($0.value) != .ignorable }?.value ?? noMark
  }

  /// Whether a sign is one minus with nothing but bidi marks around it.
  private static func isMinus(_ sign: String) -> Bool {
    sign.unicodeScalars.map { CharacterKind($0.value) }.filter { $0 != .ignorable } == [.minus]
  }

  /// The zero of digits that follow each other; ASCII's where they do not.
  private static func zero(_ digits: [Unicode.Scalar]) -> UInt32 {
    let zero = digits[0].value
    let isSystem = digits.indices.allSatisfy { index in
      DecimalDigits.value(of: digits[index].value).map { $0 == (UInt8(index), zero) } ?? false
    }
    return isSystem && zero != DecimalDigits.hanZero ? zero : 0x30
  }
}

/// Digits eaten from a text, of which the first 19 significant ones are kept.
private struct DigitRun {
  let text: UnsafeBufferPointer<UInt8>
  var place: Int
  /// The code point of the digit zero.
  let zero: UInt32
  private(set) var digits: UInt64 = 0
  private(set) var count = 0
  private(set) var dropped = 0
  private(set) var isTruncated = false

  @inline(__always)
  init(text: UnsafeBufferPointer<UInt8>, place: Int, zero: UInt32) {
    (self.text, self.place, self.zero) = (text, place, zero)
  }

  @inline(__always)
  mutating func eat() {
    while place < text.count {
      let (scalar, length) = UTF8Reading.scalar(in: text, at: place)
      let digit = scalar &- zero
      guard digit < 10 else { break }
      count &+= 1
      place &+= length
      if digits < 1_000_000_000_000_000_000 {
        digits = digits &* 10 &+ UInt64(digit)
      } else {
        dropped &+= 1
        if digit != 0 { isTruncated = true }
      }
    }
  }
}
