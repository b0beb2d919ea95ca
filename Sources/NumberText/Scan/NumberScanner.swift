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
  public func scan(_ text: String, soft: SoftSeparators = SoftSeparators()) -> NumberReading<Value>
  {
    withUTF8(of: text) { scan($0, soft: soft) }
  }

  /// Reads a text given as UTF-8.
  ///
  /// ```swift
  /// bytes.withUnsafeBufferPointer { scanner.scan($0) }.value
  /// ```
  ///
  /// - Precondition: the bytes are well-formed UTF-8.
  /// - Complexity: O(*n*) in the bytes of the text.
  public func scan(
    _ text: UnsafeBufferPointer<UInt8>, soft: SoftSeparators = SoftSeparators()
  ) -> NumberReading<Value> {
    var state = initialState
    state.eatWhole(text, format.storage.scanRules, soft)
    return reading(of: state, in: text)
  }

  /// Goes on with a scan at `state` and gives the reading of the whole text.
  ///
  /// - Complexity: O(*n*) in the bytes that `state` has not walked over.
  package func read(
    _ text: String, from state: inout ScanState, soft: SoftSeparators
  ) -> NumberReading<Value> {
    let rules = format.storage.scanRules
    var next = rules.hasAffixesLikeNumbers ? initialState : state
    let reading = withUTF8(of: text) { bytes in
      if rules.hasAffixesLikeNumbers {
        next.eatWhole(bytes, rules, soft)
      } else {
        next.eat(bytes, rules, soft)
      }
      return self.reading(of: next, in: bytes)
    }
    state = next
    return reading
  }

  /// The number that an entirely scanned text shows, whether or not it fits bounds and type; nil
  /// where the text is no number.
  package func number(in text: String, at state: ScanState) -> FixedDecimal? {
    let rules = format.storage.scanRules
    guard state.verdict(rules).status == .acceptable, !state.isBeyondDecimal128(rules) else {
      return nil
    }
    return withUTF8(of: text) { state.exactNumber(in: $0, rules) }
  }

  /// The state before the first character.
  package var initialState: ScanState {
    ScanState(
      allowsMinus: Value.allowsNegative && bounds.allowsMinus, allowsPlus: bounds.allowsPlus)
  }

  /// What the text is worth that `state` has walked over.
  func reading(of state: ScanState, in text: UnsafeBufferPointer<UInt8>) -> NumberReading<Value> {
    let rules = format.storage.scanRules
    let (status, issue) = state.verdict(rules)
    guard status == .acceptable else {
      return NumberReading(status: status, issue: issue, value: nil)
    }
    if state.isBeyondDecimal128(rules) { return refused(.overflow, .invalid, state) }
    let conversion = Value.converted(from: state.leadingDigits(rules)) {
      state.exactNumber(in: text, rules)
    }
    if !bounds.isUnlimited {
      let number = state.exactNumber(in: text, rules)
      if let code = bounds.violation(of: number) { return refused(code, number, state) }
    }
    switch conversion {
    case .exact(let value), .rounded(let value):
      return NumberReading(status: .acceptable, issue: nil, value: value)
    case .overflow: return refused(.overflow, state.exactNumber(in: text, rules), state)
    case .fractionNotAllowed:
      return refused(.fractionNotAllowed, state.exactNumber(in: text, rules), state)
    }
  }

  /// The reading of a number that bounds or type do not take: intermediate where typing on can
  /// lead to one that they do. (R13, R14)
  private func refused(
    _ code: NumberIssue.Code, _ number: FixedDecimal, _ state: ScanState
  ) -> NumberReading<Value> {
    let reach = NumberReach(
      state: state, rules: format.storage.scanRules, bounds: bounds,
      allowsFraction: Value.allowsFraction
    ) { number in
      switch Value.converted(from: number) {
      case .exact, .rounded: true
      case .overflow, .fractionNotAllowed: false
      }
    }
    return refused(code, reach.canReachBounds(from: number) ? .intermediate : .invalid, state)
  }

  private func refused(
    _ code: NumberIssue.Code, _ status: ScanStatus, _ state: ScanState
  ) -> NumberReading<Value> {
    let place = state.numberStart..<state.mantissaEnd
    return NumberReading(status: status, issue: NumberIssue(code, at: place), value: nil)
  }
}

/// Gives a text's bytes to a function, without a copy where the text is native.
func withUTF8<Result>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
  if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
  var copy = text
  return copy.withUTF8(body)
}
