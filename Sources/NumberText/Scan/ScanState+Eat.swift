extension ScanState {
  /// Walks over the rest of the text, from `offset` to the end or to the character that ends it.
  ///
  /// - Complexity: O(*n*) in the bytes behind `offset`.
  mutating func eat(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, _ soft: SoftSeparators
  ) {
    while offset < text.count && issueCode == nil {
      eatDigitRun(text, rules)
      guard offset < text.count && issueCode == nil else { return }
      eatNext(text, rules, soft)
    }
  }

  /// Walks over the character at `offset`.
  mutating func eatNext(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, _ soft: SoftSeparators
  ) {
    let (scalar, length) = UTF8Reading.scalar(in: text, at: offset)
    let span = Span(offset, offset + length)
    if offset == affixPlace {
      if matching != 0 { closeMatching(before: scalar, at: span, rules) }
      if issueCode == nil { startMatching(scalar, at: span, rules) }
    } else {
      eat(scalar, at: span, rules, soft)
    }
    offset += length
  }

  /// Walks over one character.
  private mutating func eat(
    _ scalar: UInt32, at span: Span, _ rules: ScanRules, _ soft: SoftSeparators
  ) {
    let value = scalar &- zero
    if matching == 0 && value < 10 && zero != 0 && zero != DecimalDigits.hanZero {
      eatDigit(UInt8(truncatingIfNeeded: value), at: span, rules)
      return
    }
    let kind = rules.kind(of: scalar)
    if kind == .ignorable { return }
    let isBehindLetter = matching != 0 && endsInLetter(rules)
    if matching != 0 {
      if continueMatching(scalar, rules) { return }
      closeMatching(before: scalar, at: span, rules)
      if issueCode != nil { return }
    }
    switch kind {
    case .digit(let value, let system):
      if zero == 0 { zero = system }
      guard zero == system else { return die(.mixedDigits, span) }
      eatDigit(value, at: span, rules)
    case .mark(.space): eatSpace(at: span, rules, soft, isSeparator: true)
    case .blank: eatSpace(at: span, rules, soft, isSeparator: false)
    case .mark(let markClass):
      if markClass == .period && isBehindLetter && stage == .lead { doubtfulMark = span }
      eatMark(markClass, at: span, rules, soft)
    case .minus: eatSign(isMinus: true, at: span, rules)
    case .plus: eatSign(isMinus: false, at: span, rules)
    case .openingParenthesis where rules.allowsParentheses: eatOpeningParenthesis(at: span, rules)
    case .closingParenthesis where rules.allowsParentheses: eatClosingParenthesis(at: span, rules)
    default: startMatching(scalar, at: span, rules)
    }
  }

  /// Eats a digit of the number's own numbering system. (R2, R9)
  private mutating func eatDigit(_ value: UInt8, at span: Span, _ rules: ScanRules) {
    switch stage {
    case .lead, .integer:
      if stage == .lead {
        stage = .integer
        if numberStart < 0 { numberStart = Int(span.start) }
      }
      if !pendingSpace.isEmpty {
        eatPendingSpace(rules)
        if issueCode != nil { return }
      }
      if integerDigits == 0 { startsWithZero = value == 0 }
      integerDigits += 1
      growGroup(by: 1, rules)
      eatMantissaDigit(value, inFraction: false)
      mantissaEnd = Int(span.end)
    case .fraction:
      guard pendingSpace.isEmpty else {
        return die(
          pendingSpaceIsBlank ? .unexpectedCharacter : .groupingSeparatorInFraction, pendingSpace)
      }
      if numberStart < 0 { numberStart = Int(span.start) }
      fractionDigits += 1
      eatMantissaDigit(value, inFraction: true)
      mantissaEnd = Int(span.end)
    case .exponent:
      guard pendingSpace.isEmpty else { return die(.unexpectedCharacter, span) }
      exponentDigits += 1
      exponent = min(exponent * 10 + Int(value), 100_000_000)
    case .trail:
      dieBehindDigits(at: span)
    }
  }

  private mutating func eatMantissaDigit(_ value: UInt8, inFraction: Bool) {
    let isLeadingZero = leadingCount == 0 && value == 0
    if isLeadingZero || leadingCount < 19 {
      leading = leading &* 10 &+ UInt64(value)
      if !isLeadingZero { leadingCount += 1 }
      if inFraction { leadingExponent -= 1 }
    } else {
      hasDroppedDigits = true
      if value != 0 { isTruncated = true }
      if !inFraction { leadingExponent += 1 }
    }
  }

  /// Eats white space, which is a grouping separator only where a digit follows. (R1, R3)
  private mutating func eatSpace(
    at span: Span, _ rules: ScanRules, _ soft: SoftSeparators, isSeparator: Bool
  ) {
    switch stage {
    case .lead, .trail: return
    case .integer where isSeparator && pendingSpace.isEmpty && soft.contains(Int(span.start)):
      eatGroupingSeparator(.space, isSoft: true, at: span, rules)
    case .integer, .fraction, .exponent:
      pendingSpaceIsSeparator = isSeparator && pendingSpace.isEmpty
      pendingSpaceIsBlank = !isSeparator || !pendingSpace.isEmpty && pendingSpaceIsBlank
      if pendingSpace.isEmpty { pendingSpace = span } else { pendingSpace.end = span.end }
    }
  }

  /// Eats a period, comma, apostrophe or another separator that is no space. (R3, R4, R5, R6)
  private mutating func eatMark(
    _ markClass: MarkClass, at span: Span, _ rules: ScanRules, _ soft: SoftSeparators
  ) {
    // What a commit wrote as a grouping separator stays one when the locale changes.
    let isSoft = soft.contains(Int(span.start))
    let isGrouping = isSoft || rules.isGrouping(markClass)
    switch stage {
    case .integer where !pendingSpace.isEmpty && pendingSpaceIsBlank,
      .fraction where !pendingSpace.isEmpty && pendingSpaceIsBlank:
      die(.unexpectedCharacter, pendingSpace)
    case .lead where isGrouping && !isSoft:
      die(.misplacedGroupingSeparator, span)
    case .lead, .integer:
      if isSoft && integerDigits == 0 && !rules.isGrouping(markClass) { doubtfulMark = span }
      if isGrouping {
        eatGroupingSeparator(markClass, isSoft: isSoft, at: span, rules)
      } else {
        eatDecimalSeparator(isForeign: markClass != rules.decimalClass, at: span, rules)
      }
    case .fraction:
      die(isGrouping ? .groupingSeparatorInFraction : .duplicateDecimalSeparator, span)
    case .exponent: die(.unexpectedCharacter, span)
    case .trail: dieBehindDigits(at: span)
    }
  }

  private mutating func eatDecimalSeparator(isForeign: Bool, at span: Span, _ rules: ScanRules) {
    guard pendingSpace.isEmpty else { return die(.misplacedGroupingSeparator, pendingSpace) }
    closeGroups(rules)
    if issueCode != nil { return }
    decimalSeparator = span
    isForeignDecimal = isForeign
    if numberStart < 0 { numberStart = Int(span.start) }
    mantissaEnd = Int(span.end)
    stage = .fraction
  }

  /// Ends a text that goes on behind its sign or affix.
  mutating func dieBehindDigits(at span: Span) {
    if let trailingSign {
      die(.misplacedSign, trailingSign)
    } else {
      die(.unexpectedCharacter, span)
    }
  }
}
