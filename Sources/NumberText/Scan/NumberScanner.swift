/// Reads texts in one format; a text is read as a whole or refused with an issue.
///
/// ```swift
/// let scanner = NumberScanner<Int>(format: german, bounds: .unlimited)
/// scanner.scan("1.234").value          // 1234
/// scanner.scan("1,5").issue?.code      // .fractionNotAllowed
/// scanner.scan("12abc").issue?.range   // 2..<3
/// ```
///
/// The whole text has to be a number: no reading stops halfway, as at the "a" of "12abc".
public struct NumberScanner<Value: NumberValue>: Hashable, Sendable {
  /// The symbols and affixes to read with.
  public let format: NumberFormat
  /// Numbers out of these bounds are refused, and a sign that no number within them has. (R8, R14)
  public let bounds: NumberBounds
  /// The type of the values, if it is chosen at run time; nil if `Value` is the type.
  @usableFromInline package let type: NumberType?

  /// Makes a scanner for `Value`; the values of an ``AnyNumber`` are of the type `decimal` then.
  public init(format: NumberFormat, bounds: NumberBounds = .unlimited) {
    self.init(format: format, bounds: bounds, type: nil)
  }

  package init(format: NumberFormat, bounds: NumberBounds, type: NumberType?) {
    self.format = format
    self.bounds = bounds
    self.type = type
  }

  /// Whether the format writes other digits than ASCII's. (E14)
  @usableFromInline package var hasOwnDigits: Bool { format.storage.hasOwnDigits }

  /// Reads a whole text as a number or, if it is none, by the kinds of entry of the format.
  ///
  /// ```swift
  /// NumberScanner<Int>(format: english).scan("1,234").value   // 1234
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  @inlinable
  @inline(__always)
  public func scan(_ text: String) -> NumberReading<Value> { withUTF8(of: text) { scan($0) } }

  /// Reads a text as ``scan(_:)-(String)`` does, but does not ask the format's kinds of entry: a
  /// field asks them itself, together with the kinds of its policies.
  @inlinable
  @inline(__always)
  package func scanPlain(_ text: String) -> NumberReading<Value> {
    withUTF8(of: text) { scan($0, readsEntries: false) }
  }

  /// Reads a text given as bytes; a byte that is not UTF-8 is an `unexpectedCharacter`. (R20)
  ///
  /// ```swift
  /// bytes.withUnsafeBufferPointer { scanner.scan($0) }.value
  /// ```
  @inlinable
  @inline(__always)
  public func scan(_ text: UnsafeBufferPointer<UInt8>) -> NumberReading<Value> {
    scan(text, readsEntries: true)
  }

  /// - Parameter readsEntries: Whether the format's kinds of entry are asked, too.
  @inlinable
  @inline(__always)
  package func scan(
    _ text: UnsafeBufferPointer<UInt8>, readsEntries: Bool
  ) -> NumberReading<Value> {
    let read = format.scan(text, signs: signs)
    if case .acceptable(let scanned) = read,
      !scanned.isTruncated && !scanned.mayEndInGroup && bounds.isUnlimited
    {
      let number = FixedDecimal(
        isNegative: scanned.isNegative, scanned: scanned.digits, power: Int(scanned.exponent))
      if let value = converted(number) { return .acceptable(value) }
    }
    return reading(of: read, in: text, readsEntries: readsEntries)
  }

  @inlinable
  var signs: AllowedSigns {
    if bounds.isUnlimited { return AllowedSigns(minus: allowsNegative, plus: true) }
    return AllowedSigns(
      minus: allowsNegative && bounds.allowsMinus, plus: bounds.allowsPlus)
  }

  /// Makes the reading of a text where the fast way of ``scan(_:readsEntries:)`` does not apply:
  /// the number may be missing, have many digits or be out of bounds. If the text is no plain
  /// number, the format's kinds of entry may read it.
  @inlinable
  @inline(never)
  func reading(
    of read: TextReading, in text: UnsafeBufferPointer<UInt8>, readsEntries: Bool = false
  ) -> NumberReading<Value> {
    let reading = plainReading(of: read, in: text)
    return readsEntries && format.hasEntries && reading.value == nil
      ? self.reading(of: text, scanned: reading) : reading
  }

  /// Makes the reading of a text as a plain number, without the format's kinds of entry.
  @inlinable
  func plainReading(
    of read: TextReading, in text: UnsafeBufferPointer<UInt8>
  ) -> NumberReading<Value> {
    switch read {
    case .intermediate(let issue): return .intermediate(issue)
    case .invalid(let issue): return .invalid(issue)
    case .acceptable(let scanned):
      if let issue = doubt(of: scanned, in: text) {
        return .intermediate(issue)
      }
      if let value = roundedValue(of: scanned) { return .acceptable(value) }
      let number = scanned.number(in: text)
      guard let value = converted(number),
        bounds.isUnlimited || bounds.violation(of: number) == nil
      else { return refused(scanned, in: text) }
      return .acceptable(value)
    }
  }

  /// The value of a number of more than 19 digits, if its first 19 digits suffice to round it. The
  /// number lies between its first 19 digits and these digits plus 1. If the type rounds both ends
  /// to the same value, it rounds the number to that value, too. Nil if the ends have different
  /// values, or none, as in types that do not round. Nil also if there are bounds, which are
  /// compared with all digits.
  @inlinable
  func roundedValue(of scanned: ScannedDigits) -> Value? {
    guard scanned.isTruncated, bounds.isUnlimited else { return nil }
    func end(_ digits: UInt64) -> Value? {
      converted(
        FixedDecimal(
          isNegative: scanned.isNegative, coefficient: digits, exponent: Int(scanned.exponent)))
    }
    let start = end(scanned.digits)
    return start == end(scanned.digits + 1) ? start : nil
  }

  /// Makes the reading of a number that the bounds or the type refuse: intermediate, or invalid if
  /// typing on cannot make the number fit. (R13, R14)
  @usableFromInline
  @inline(never)
  func refused(
    _ scanned: ScannedDigits, in text: UnsafeBufferPointer<UInt8>
  ) -> NumberReading<Value> {
    let rules = format.storage.scanRules
    let number = scanned.number(in: text)
    // If an affix begins as a number does, the last digits may be the beginning of an affix: "10"
    // on the way to "10年", one decade.
    let isOpen =
      rules.hasAffixesLikeNumbers
      || !isBeyond(number, in: format.finishedScan(text, signs: signs))
    return .refused(
      NumberIssue(bounds.violation(of: number) ?? refusal(of: number), at: scanned.range),
      isOpen: isOpen)
  }

  /// Whether a number that the bounds or the type refuse stays refused whatever is typed at its
  /// end: more digits make its magnitude greater, and do not take away its fraction. False if an
  /// exponent can still make the number smaller, or if a minus after the digits can still bring it
  /// within the bounds. Rule: R14.
  private func isBeyond(_ number: FixedDecimal, in scan: borrowing Scan) -> Bool {
    let canShrink =
      scan.exponent.mark == nil ? format.allowsExponent : scan.exponent.isNegative
    if canShrink { return false }
    let canTurnNegative =
      format.writesMinusAfter && !scan.signs.isSigned && scan.signs.allowed.minus
      && scan.exponent.mark == nil
    // "1.55E1" is on the way to "1.55E10".
    let canBeInteger = scan.decimalSeparator == nil || scan.exponent.mark != nil
    return isBeyond(number, isNegative: scan.signs.isNegative, canBeInteger: canBeInteger)
      && !(canTurnNegative
        && !isBeyond(number.negated, isNegative: true, canBeInteger: canBeInteger))
  }

  private func isBeyond(_ number: FixedDecimal, isNegative: Bool, canBeInteger: Bool) -> Bool {
    if bounds.violation(of: number) == (isNegative ? .belowMinimum : .aboveMaximum) { return true }
    guard converted(number) == nil else { return false }
    return refusal(of: number) != .fractionNotAllowed || !canBeInteger
  }

  /// The issue of three digits after the decimal separator that may be meant as a group, as in
  /// "$1.500"; nil if the number has no such digits, or if the field may show them as a fraction.
  /// Rule: R26.
  @usableFromInline
  func doubt(
    of scanned: ScannedDigits, in text: UnsafeBufferPointer<UInt8>
  ) -> NumberIssue? {
    doubt(of: scanned, in: text, isOfIntegers: maximumFractionDigits == 0)
  }

  private func doubt(
    of scanned: ScannedDigits, in text: UnsafeBufferPointer<UInt8>, isOfIntegers: Bool
  ) -> NumberIssue? {
    let rules = format.storage.scanRules
    guard scanned.mayEndInGroup, rules.leastFractionDigits < 3,
      isOfIntegers || rules.format.isInOtherMarks || !format.showsThousandths
    else { return nil }
    let scan = format.finishedScan(text)
    guard scan.hasFractionLikeGroup, scan.exponent.mark == nil else { return nil }
    return NumberIssue(.ambiguousSeparator, at: scan.decimalSeparator ?? scanned.range)
  }

  /// Reads a number inside of a text of another kind. (X1)
  ///
  /// - Parameter isOfIntegers: Whether the field has whole numbers alone. (R26)
  func reading(
    ofPart text: UnsafeBufferPointer<UInt8>, isOfIntegers: Bool
  ) -> NumberReading<Value> {
    let read = format.scan(text, signs: signs)
    if let scanned = read.value,
      let issue = doubt(of: scanned, in: text, isOfIntegers: isOfIntegers)
    {
      return .intermediate(issue)
    }
    return reading(of: read, in: text)
  }

  /// Reads the number that a text shows, even if it does not fit the bounds or the type; nil if the
  /// text is not a number.
  package func number(in text: String) -> FixedDecimal? {
    withUTF8(of: text) { bytes in
      format.scan(bytes, signs: signs).value?.number(in: bytes)
    }
  }
}

// MARK: The type of the values

extension NumberScanner {
  /// Converts a number to the nearest value of the type; nil if the type has no value for the
  /// number.
  @inlinable
  package func converted(_ number: FixedDecimal) -> Value? {
    // Only an `AnyNumber` has a type that is chosen at run time.
    guard let type, Value.self == AnyNumber.self else { return Value(fixedDecimal: number) }
    return unsafeBitCast(type.value(of: number), to: Value?.self)
  }

  /// Why the type has no value for a number: `fractionNotAllowed` or `overflow`.
  package func refusal(of number: FixedDecimal) -> NumberIssue.Code {
    type?.refusal(of: number) ?? Value.refusal(of: number)
  }

  @inlinable package var allowsNegative: Bool { type?.allowsNegative ?? Value.allowsNegative }

  package var maximumFractionDigits: Int? {
    type.map { $0.maximumFractionDigits } ?? Value.maximumFractionDigits
  }

  package var typeBounds: NumberBounds { type?.numberBounds ?? Value.numberBounds }

  /// Whether a value is of the scanner's type; true for nil. Only an ``AnyNumber`` can be of
  /// another type, because its type is chosen at run time.
  @inlinable
  package func reads(_ value: Value?) -> Bool {
    guard let value else { return true }
    return (value.typeAtRunTime ?? .decimal) == (type ?? .decimal)
  }
}

extension NumberScanner<AnyNumber> {
  /// Makes a scanner for values of a type that is chosen at run time.
  ///
  /// ```swift
  /// NumberScanner(.int8, format: english).scan("300").issue?.code   // .overflow
  /// ```
  public init(_ type: NumberType, format: NumberFormat, bounds: NumberBounds = .unlimited) {
    self.init(format: format, bounds: bounds, type: type)
  }
}

/// Calls `body` with the UTF-8 bytes of a text. They are copied only if the text is not a native
/// Swift string.
@inlinable
package func withUTF8<Result>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result)
  -> Result
{
  #if canImport(ObjectiveC)
    if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = text
    return copy.withUTF8(body)
  #else
    // Without Objective-C every string has contiguous UTF-8.
    return text.utf8.withContiguousStorageIfAvailable(body)!
  #endif
}

#if !hasFeature(Embedded)
  extension NumberScanner: CustomStringConvertible {
    /// The format, the type and the bounds: "de-DE decimal, “-1.234,5”; Int in 0...100".
    public var description: String {
      "\(format.description); \(type?.rawValue ?? "\(Value.self)") in \(bounds.description)"
    }
  }
#endif
