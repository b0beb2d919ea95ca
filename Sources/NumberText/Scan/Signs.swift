/// The signs that the bounds and the type of a field allow.
@usableFromInline
package struct AllowedSigns: Sendable {
  var minus: Bool
  var plus: Bool

  @usableFromInline
  package init(minus: Bool = true, plus: Bool = true) {
    (self.minus, self.plus) = (minus, plus)
  }

  /// Returns these signs, without the minus if the format never writes a minus: such a format reads
  /// no minus either. Rule: L3.
  func limited(by rules: ScanRules) -> AllowedSigns {
    AllowedSigns(minus: minus && rules.format.allowsMinus, plus: plus)
  }
}

/// The sign of a number: a sign before the digits, a sign after them, or the parentheses of
/// accounting. Rule: R8.
struct Signs {
  let allowed: AllowedSigns
  private(set) var isNegative = false
  private(set) var hasSign = false
  /// The UTF-8 range of a minus before the digits; nil if there is none.
  private(set) var leadingMinus: Range<Int>?
  /// The UTF-8 range of a sign after the digits; nil if there is none.
  private(set) var trailing: Range<Int>?
  private(set) var parenthesis: Range<Int>?
  private(set) var isParenthesisClosed = false

  /// - Parameter minus: The UTF-8 range of a minus before the digits that has been read already.
  init(allowed: AllowedSigns, minus: Range<Int>? = nil) {
    self.allowed = allowed
    leadingMinus = minus
    isNegative = minus != nil
    hasSign = isNegative
  }

  var isSigned: Bool { hasSign || parenthesis != nil }
  /// The UTF-8 range of an opening parenthesis that is not closed; nil if there is none.
  var openParenthesis: Range<Int>? { isParenthesisClosed ? nil : parenthesis }

  mutating func readLeading(isMinus: Bool, at byteRange: Range<Int>) -> NumberIssue? {
    if isSigned { return NumberIssue(.misplacedSign, at: byteRange) }
    if isMinus { leadingMinus = byteRange }
    return read(isMinus: isMinus, at: byteRange)
  }

  mutating func readTrailing(isMinus: Bool, at byteRange: Range<Int>) -> NumberIssue? {
    trailing = byteRange
    return read(isMinus: isMinus, at: byteRange)
  }

  private mutating func read(isMinus: Bool, at byteRange: Range<Int>) -> NumberIssue? {
    guard isMinus ? allowed.minus : allowed.plus else {
      return NumberIssue(.signNotAllowed, at: byteRange)
    }
    (hasSign, isNegative) = (true, isMinus)
    return nil
  }

  mutating func open(at byteRange: Range<Int>) -> NumberIssue? {
    if isSigned { return NumberIssue(.misplacedSign, at: byteRange) }
    guard allowed.minus else { return NumberIssue(.signNotAllowed, at: byteRange) }
    (parenthesis, isNegative) = (byteRange, true)
    return nil
  }

  mutating func close(at byteRange: Range<Int>) -> NumberIssue? {
    guard openParenthesis != nil else { return NumberIssue(.unexpectedCharacter, at: byteRange) }
    isParenthesisClosed = true
    return nil
  }
}
