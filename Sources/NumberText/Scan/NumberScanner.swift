/// Reads a text whole in one format: right, or refused with an issue.
///
/// ```swift
/// let scanner = NumberScanner<Int>(format: german, bounds: .unlimited)
/// scanner.scan("1.234").value          // 1234
/// scanner.scan("1,5").issue?.code      // .fractionNotAllowed
/// scanner.scan("12abc").issue?.range   // 2..<3
/// ```
///
/// Every character is accounted for: there is no prefix reading.
public struct NumberScanner<Value: NumberValue>: Hashable, Sendable {
  /// The symbols and affixes to read with.
  public let format: NumberFormat
  /// The least and greatest value.
  public let bounds: NumberBounds

  /// Makes a scanner for values of one type.
  public init(format: NumberFormat, bounds: NumberBounds = .unlimited) {
    self.format = format
    self.bounds = bounds
  }

  /// Reads a text.
  ///
  /// ```swift
  /// NumberScanner<Int>(format: english).scan("1,234").value   // 1234
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text as it was typed.
  ///   - soft: The separators in it that a commit wrote.
  /// - Complexity: O(*n*) in the bytes of the text.
  // Inlined, because a reading that is given back through memory is waited for: a fifth of the time.
  @inlinable
  @inline(__always)
  public func scan(_ text: String, soft: SoftSeparators = SoftSeparators()) -> NumberReading<Value>
  {
    if bounds.isUnlimited && soft.isEmpty,
      let number = format.plainNumber(in: text, allowsMinus: Value.allowsNegative)
    {
      let conversion = Value.converted(
        from: number, exact: { withUTF8(of: text) { number.whole(in: $0) } })
      if let reading = NumberReading(conversion) { return reading }
    }
    return withUTF8(of: text) { scanWhole($0, soft: soft) }
  }

  /// Reads a text given as UTF-8; a byte that is not is an `unexpectedCharacter`. (R20)
  ///
  /// ```swift
  /// bytes.withUnsafeBufferPointer { scanner.scan($0) }.value
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  @inlinable
  public func scan(
    _ text: UnsafeBufferPointer<UInt8>, soft: SoftSeparators = SoftSeparators()
  ) -> NumberReading<Value> {
    if bounds.isUnlimited && soft.isEmpty,
      let number = format.plainNumber(in: text, allowsMinus: Value.allowsNegative)
    {
      let conversion = Value.converted(from: number, exact: { number.whole(in: text) })
      if let reading = NumberReading(conversion) { return reading }
    }
    return scanWhole(text, soft: soft)
  }

  /// Reads a text that is not plain; apart, so that the shortcut stays small where it is inlined.
  @inlinable
  @inline(never)
  func scanWhole(
    _ text: UnsafeBufferPointer<UInt8>, soft: SoftSeparators
  ) -> NumberReading<Value> {
    var state = initialState
    let outcome = format.scan(text, soft: soft, from: &state)
    return reading(of: outcome, at: state, exact: { outcome.exactNumber(in: text) })
  }

  /// Goes on with a scan at `state` and gives the reading of the whole text.
  ///
  /// - Complexity: O(*n*) in the bytes that `state` has not walked over.
  package func read(
    _ text: String, from state: inout ScanState, soft: SoftSeparators
  ) -> NumberReading<Value> {
    let outcome = withUTF8(of: text) { format.scan($0, soft: soft, from: &state) }
    return reading(of: outcome, in: text, at: state)
  }

  /// The number that an entirely scanned text shows, whether or not it fits bounds and type; nil
  /// where the text is no number.
  package func number(in text: String, at state: ScanState) -> FixedDecimal? {
    let outcome = format.outcome(of: state)
    return outcome.status == .acceptable ? outcome.exactNumber(in: text) : nil
  }

  /// The state before the first character.
  @inlinable
  package var initialState: ScanState {
    if bounds.isUnlimited { return ScanState(allowsMinus: Value.allowsNegative) }
    return ScanState(
      allowsMinus: Value.allowsNegative && bounds.allowsMinus, allowsPlus: bounds.allowsPlus)
  }

  /// The reading of a text with the outcome that `state` came to.
  ///
  /// - Complexity: O(1) where the first digits decide, else O(*n*) in the bytes of the text.
  @inlinable
  package func reading(
    of outcome: NumberFormat.Outcome, in text: String, at state: @autoclosure () -> ScanState
  ) -> NumberReading<Value> {
    reading(of: outcome, at: state(), exact: { outcome.exactNumber(in: text) })
  }

  @inlinable
  func reading(
    of outcome: NumberFormat.Outcome, at state: @autoclosure () -> ScanState,
    exact: () -> FixedDecimal
  ) -> NumberReading<Value> {
    guard outcome.status == .acceptable else {
      return NumberReading(status: outcome.status, issue: outcome.issue, value: nil)
    }
    let code: NumberIssue.Code
    switch Value.converted(from: outcome.number, exact: exact) {
    case .exact(let value), .rounded(let value):
      guard !bounds.isUnlimited, let violation = bounds.violation(of: exact()) else {
        return NumberReading(status: .acceptable, issue: nil, value: value)
      }
      code = violation
    case .overflow: code = .overflow
    case .fractionNotAllowed: code = .fractionNotAllowed
    }
    let (status, issue) = refused(code, exact(), state())
    return NumberReading(status: status, issue: issue, value: nil)
  }

  /// What a number is worth that bounds or type do not take: intermediate where typing on can lead
  /// to one that they do. (R13, R14)
  ///
  /// It gives no reading, which would go through memory: that takes a twentieth of a key's time.
  @usableFromInline
  @inline(never)
  func refused(
    _ code: NumberIssue.Code, _ number: FixedDecimal, _ state: ScanState
  ) -> (ScanStatus, NumberIssue) {
    let rules = format.storage.scanRules
    let reach = NumberReach(
      state: state, rules: rules, bounds: bounds,
      allowsFraction: Value.allowsFraction
    ) { number in
      switch Value.converted(from: number) {
      case .exact, .rounded: true
      case .overflow, .fractionNotAllowed: false
      }
    }
    // The last digits may turn out to be an affix: "10" on the way to "10年", one decade.
    let isOpen = rules.hasAffixesLikeNumbers || reach.canReachBounds(from: number)
    return (
      isOpen ? .intermediate : .invalid,
      NumberIssue(bounds.violation(of: number) ?? code, at: state.mantissa)
    )
  }
}

/// Gives a text's bytes to a function, without a copy where the text is native.
@inlinable
package func withUTF8<Result>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result)
  -> Result
{
  if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
  var copy = text
  return copy.withUTF8(body)
}
