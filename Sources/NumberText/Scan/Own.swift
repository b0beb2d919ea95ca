/// The bytes of the marks and digits that a locale itself writes, for a ``Stretch``.
///
/// A unit is what tells characters apart at a glance: a byte between digits of ASCII, else two.
struct OwnBytes: Sendable {
  /// One mark.
  struct Mark: Sendable {
    /// Its first unit; 0xFFFF, which no text has, where there is none.
    let first: UInt32
    /// What follows a first byte, and the length in bytes.
    private let second: UInt8
    private let third: UInt8
    let length: Int

    init(_ bytes: [UInt8], width: Int) {
      let isUnit = bytes.count == width
      let isShort = width == 1 ? (1...3).contains(bytes.count) : isUnit
      // A blank in ASCII groups only where a digit follows, which is asked of longer marks alone.
      let isOwn = isShort && bytes != [0x20]
      first = isOwn ? bytes.prefix(width).reduce(0) { $0 << 8 | UInt32($1) } : 0xFFFF
      second = bytes.count > 1 ? bytes[1] : 0
      third = bytes.count > 2 ? bytes[2] : 0
      length = bytes.count
    }

    /// The offset behind the mark whose first unit stands at `place`; nil where another stands there.
    @inline(__always)
    func end(in text: UnsafeBufferPointer<UInt8>, at place: Int, width: Int) -> Int? {
      length == width ? place &+ width : longEnd(in: text, at: place)
    }

    /// A longer mark may be white space, which groups only where a digit follows.
    private func longEnd(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int? {
      let end = place + length
      guard end < text.count, text[place + 1] == second, length == 2 || text[place + 2] == third,
        text[end] &- 0x30 < 10
      else { return nil }
      return end
    }
  }

  let zero: UInt32
  let decimal: Mark
  let grouping: Mark

  /// The unit at a place.
  @inline(__always)
  static func unit(of text: UnsafeBufferPointer<UInt8>, at place: Int, width: Int) -> UInt32 {
    if width == 1 { return UInt32(text[place]) }
    let bytes = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: place, as: UInt16.self)
    return UInt32(UInt16(bigEndian: bytes))
  }
}

/// What a locale itself writes, as bytes. (R3)
struct OwnMarks: Sendable {
  /// Between digits of ASCII.
  let ascii: OwnBytes
  /// Between digits of two bytes.
  let paired: OwnBytes
  private let minus: [UInt8]

  /// Whose marks: those of `symbols`, the grouping separator only where it groups in the format.
  init(_ symbols: NumberSymbols, hasGroups: Bool) {
    let decimal = Self.bytes(symbols.decimalSeparator)
    let grouping = hasGroups ? Self.bytes(symbols.groupingSeparator) : []
    let zero = Array(symbols.digits[0].utf8)
    let isRun = symbols.digits.indices.allSatisfy { index in
      let digit = DecimalDigits.value(of: symbols.digits[index].value)
      return digit.map { $0 == (UInt8(index), symbols.digits[0].value) } ?? false
    }
    // Ten digits in a row, whose last bytes are.
    let hasPairs = zero.count == 2 && isRun && zero[1] <= 0xBF - 9
    func own(zero: UInt32, width: Int) -> OwnBytes {
      OwnBytes(
        zero: zero, decimal: OwnBytes.Mark(decimal, width: width),
        grouping: OwnBytes.Mark(grouping, width: width))
    }
    ascii = own(zero: 0x30, width: 1)
    paired = own(zero: hasPairs ? UInt32(zero[0]) << 8 | UInt32(zero[1]) : 0xFFFF, width: 2)
    minus = Self.isMinus(symbols.minusSign) ? Array(symbols.minusSign.utf8) : []
  }

  /// The length of a minus at the start of the text; 0 where there is none.
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

  /// The bytes of a separator's mark, which may have bidi marks around it.
  private static func bytes(_ text: String) -> [UInt8] {
    let mark = text.unicodeScalars.first { CharacterKind($0.value) != .ignorable }
    return mark.map { Array($0.utf8) } ?? []
  }

  /// Whether a sign is one minus with nothing but bidi marks around it.
  private static func isMinus(_ sign: String) -> Bool {
    sign.unicodeScalars.map { CharacterKind($0.value) }.filter { $0 != .ignorable } == [.minus]
  }
}
