extension FixedDecimal: CustomStringConvertible {
  /// The number as a literal, which ``init(_:)-(StringProtocol)`` reads back with the same digits.
  ///
  /// The text is plain digits if the exponent is 0 or less and at most five zeros follow right
  /// after the period, else scientific.
  ///
  /// | number | description |
  /// |---|---|
  /// | 1.50 | 1.50 |
  /// | 12 × 10^0 | 12 |
  /// | 12 × 10^3 | 1.2E+4 |
  /// | 5 × 10^-7 | 5E-7 |
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "to-scientific-string".
  public var description: String {
    if isOutOfRange { return isNegative ? "-∞" : "∞" }
    let power = leadingExponent
    // Most numbers are plain digits, which `plainText` writes without an allocation. A negative
    // zero is left to the code below, because `plainText` leaves out its minus.
    if digits == nil, (-19...0).contains(exponent), power >= -6, !(isNegative && isZero) {
      return plainText(keepsZeros: true)
    }
    return withDigits { digits in
      var text: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
      if exponent <= 0, power >= -6 {
        FixedDecimal.append(digits, exponent: exponent, to: &text)
      } else {
        FixedDecimal.append(digits, exponent: 1 - digits.count, to: &text)
        text.append(UInt8(ascii: "E"))
        text.append(UInt8(ascii: power < 0 ? "-" : "+"))
        FixedDecimal(abs(power)).withDigits { FixedDecimal.append($0, exponent: 0, to: &text) }
      }
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// The number in plain digits: no exponent, no zeros at the end of the fraction.
  ///
  /// ```swift
  /// FixedDecimal("-1234.50")!.plainText  // "-1234.5"
  /// FixedDecimal("1E3")!.plainText       // "1000"
  /// FixedDecimal("-0.00")!.plainText     // "0"
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of digits written.
  public var plainText: String { plainText(keepsZeros: false) }

  private func plainText(keepsZeros: Bool) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 48) { buffer in
      let count = writePlainText(to: buffer, keepsZeros: keepsZeros)
      return count <= buffer.count
        ? String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
        : longPlainText(keepsZeros: keepsZeros)
    }
  }

  /// Writes ``plainText`` as UTF-8 into the beginning of a buffer; without an allocation if the
  /// coefficient has at most 19 digits, and the exponent is within ±19.
  ///
  /// ```swift
  /// FixedDecimal("1.50")!.writePlainText(to: buffer, keepsZeros: true)   // 4: "1.50"
  /// ```
  ///
  /// - Parameters:
  ///   - buffer: Room for the text.
  ///   - keepsZeros: Whether zeros at the end of the fraction are written, too.
  /// - Returns: The number of bytes of the text. If the buffer has fewer, nothing is written.
  public func writePlainText(
    to buffer: UnsafeMutableBufferPointer<UInt8>, keepsZeros: Bool = false
  ) -> Int {
    guard digits == nil, (-19...19).contains(power) || small == 0 && !keepsZeros,
      let start = buffer.baseAddress
    else {
      return withUTF8(of: longPlainText(keepsZeros: keepsZeros)) { bytes in
        if bytes.count <= buffer.count { _ = buffer.update(fromContentsOf: bytes) }
        return bytes.count
      }
    }
    var (rest, fractionCount) = (small, small == 0 && !keepsZeros ? 0 : max(0, -power))
    while !keepsZeros && fractionCount > 0 && rest % 10 == 0 {
      (rest, fractionCount) = (rest / 10, fractionCount - 1)
    }
    let zeros = small == 0 ? 0 : max(0, power)
    let integerCount = max(1, PowersOfTen.digitCount(of: rest) - fractionCount)
    let hasSign = isNegative && small != 0
    let count =
      (hasSign ? 1 : 0) + integerCount + zeros + (fractionCount > 0 ? 1 + fractionCount : 0)
    if count > buffer.count { return count }
    // The text is written from its end: dividing the number gives its last digit first.
    var place = start + count
    func write(_ byte: UInt8) {
      place -= 1
      place.pointee = byte
    }
    // Each division gives two digits: divisions are slow, since each has to wait for the result of
    // the one before.
    func writeDigits(_ count: Int) {
      for _ in 0..<count / 2 {
        let two = UInt8(truncatingIfNeeded: rest % 100)
        rest /= 100
        write(UInt8(ascii: "0") + two % 10)
        write(UInt8(ascii: "0") + two / 10)
      }
      if count % 2 == 1 {
        write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      }
    }
    for _ in 0..<zeros { write(UInt8(ascii: "0")) }
    writeDigits(fractionCount)
    if fractionCount > 0 { write(UInt8(ascii: ".")) }
    writeDigits(integerCount)
    if hasSign { write(UInt8(ascii: "-")) }
    return count
  }

  private func longPlainText(keepsZeros: Bool) -> String {
    let number = keepsZeros ? self : normalized
    if isOutOfRange { return description }
    var text: [UInt8] = isNegative && !isZero ? [UInt8(ascii: "-")] : []
    number.withDigits { FixedDecimal.append($0, exponent: number.exponent, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the digits in plain ASCII, with a period and the zeros that the exponent asks for.
  private static func append(
    _ digits: UnsafeBufferPointer<UInt8>, exponent: Int, to text: inout [UInt8]
  ) {
    let zero = UInt8(ascii: "0")
    let integerCount = digits.count + exponent
    for digit in digits.prefix(max(0, integerCount)) { text.append(zero + digit) }
    if integerCount <= 0 { text.append(zero) }
    for _ in 0..<max(0, exponent) { text.append(zero) }
    guard exponent < 0 else { return }
    text.append(UInt8(ascii: "."))
    for _ in 0..<max(0, -integerCount) { text.append(zero) }
    for digit in digits.dropFirst(max(0, integerCount)) { text.append(zero + digit) }
  }
}

extension FixedDecimal {
  /// Reads a whole ASCII literal: `[+-]digits[.digits][(e|E)[+-]digits]`.
  ///
  /// The digits on one side of the period may be missing, but not those on both sides. Trailing
  /// zeros are kept. This is for files, tests and code; a text that a user types is scanned by a
  /// format.
  ///
  /// ```swift
  /// FixedDecimal("-1.50")  // -1.50
  /// FixedDecimal("5.")     // 5
  /// FixedDecimal("1E3")    // 1E+3
  /// FixedDecimal("1,5")    // nil
  /// ```
  ///
  /// - Returns: nil for any other text, and for a number with a digit beyond `exponents`. (R23)
  public init?(_ text: some StringProtocol) {
    let number = text.utf8.withContiguousStorageIfAvailable { FixedDecimal(literal: $0) }
    guard
      let number = number ?? Array(text.utf8).withUnsafeBufferPointer({ FixedDecimal(literal: $0) })
    else { return nil }
    self = number
  }

  /// Reads a literal that takes up all of the bytes; nil if the bytes are anything else.
  init?(literal bytes: UnsafeBufferPointer<UInt8>) {
    var cursor = LiteralCursor(bytes: bytes)
    let negative = cursor.readSign()
    let start = cursor.position
    var coefficient: UInt64 = 0
    var count = 0
    func append(_ digit: UInt8) {
      coefficient = coefficient &* 10 &+ UInt64(digit)
      if count > 0 || digit != 0 { count += 1 }
    }
    let integerDigits = cursor.readDigits(append)
    let fractionDigits = cursor.skip(UInt8(ascii: ".")) ? cursor.readDigits(append) : 0
    guard integerDigits + fractionDigits > 0 else { return nil }
    let end = cursor.position
    guard let power = cursor.readExponent(), cursor.isAtEnd else { return nil }

    let last = power - fractionDigits
    if count <= 19 {
      self.init(isNegative: negative, coefficient: coefficient, exponent: last)
    } else {
      var digits: [UInt8] = []
      digits.reserveCapacity(end - start)
      for byte in bytes[start..<end] where byte != UInt8(ascii: ".") { digits.append(byte & 15) }
      self.init(isNegative: negative, digits: digits, exponent: last)
    }
    if isOutOfRange { return nil }
  }

  /// Makes the number equal to an integer of any width.
  @_specialize(where Integer == Int)
  public init<Integer: BinaryInteger>(_ value: Integer) {
    let negative = value < 0
    if let magnitude = UInt64(exactly: value.magnitude), magnitude < FixedDecimal.smallLimit {
      self.init(isNegative: negative, coefficient: magnitude)
      return
    }
    var digits: [UInt8] = []
    var rest = value.magnitude
    while rest != 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      digits.append(UInt8(truncatingIfNeeded: digit))
      rest = quotient
    }
    digits.reverse()
    self.init(isNegative: negative, digits: digits)
  }
}

extension FixedDecimal: ExpressibleByIntegerLiteral {
  /// Makes the number of an integer literal of at most 64 bits. A greater number is made from a
  /// text.
  public init(integerLiteral value: Int64) { self.init(value) }
}

extension FixedDecimal: ExpressibleByFloatLiteral {
  /// Makes the number of a literal with a fraction. Swift gives such a literal as a `Double`, so
  /// that only 15 digits are sure to be kept. A number with more digits is made from a text.
  ///
  /// ```swift
  /// let step: FixedDecimal = 0.25
  /// ```
  public init(floatLiteral value: Double) {
    self = value.fixedDecimal ?? .beyond(isNegative: value < 0)
  }
}

/// Reads the parts of a literal one after the other. If a part is missing, `position` stays where
/// it is.
private struct LiteralCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Reads a sign if there is one; true for a minus.
  mutating func readSign() -> Bool {
    if skip(UInt8(ascii: "-")) { return true }
    _ = skip(UInt8(ascii: "+"))
    return false
  }

  /// Reads digits, and returns how many there were.
  mutating func readDigits(_ body: (UInt8) -> Void) -> Int {
    let start = position
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      body(digit)
      position += 1
    }
    return position - start
  }

  /// Reads an exponent such as "e-7"; 0 if there is none here, nil if its digits are missing.
  mutating func readExponent() -> Int? {
    guard skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) else { return 0 }
    let negative = readSign()
    var power = 0
    let count = readDigits { power = Exponent.magnitude(power, appending: $0) }
    guard count > 0 else { return nil }
    return negative ? -power : power
  }
}

#if !hasFeature(Embedded)
  /// Coded as the text of all its digits, because the numbers of most coders are binary.
  extension FixedDecimal: Codable {
    /// Reads a literal, with the zeros at its end: "1.50" has two fraction digits.
    ///
    /// - Throws: The decoder's own errors, and `DecodingError` if the text is not a decimal number.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value("a decimal number") { FixedDecimal($0) }
    }

    /// Encodes the number as a text with all its digits: "1.50".
    ///
    /// - Throws: The encoder's own errors.
    public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
  }

  extension Decoder {
    /// - Parameter name: What the text has to be, for the error: "a decimal number".
    /// - Throws: The decoder's own errors, and `DecodingError.dataCorrupted` if `read` gives nil.
    package func value<Value>(_ name: String, _ read: (String) -> Value?) throws -> Value {
      let text = try String(from: self)
      guard let value = read(text) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: codingPath, debugDescription: "“\(text)” is not \(name)"))
      }
      return value
    }
  }
#endif
