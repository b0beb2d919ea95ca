/// One pass over a text. This is the only grammar: every caller's texts are read by this type.
///
/// A text begins as a ``Stretch``. The scan says what a character means; ``Digits``, ``Groups``,
/// ``Signs``, ``Affixes`` and ``Exponent`` say what it does to the number, and each keeps its own state.
/// The scan ends at the first character after which no typing can make a number.
/// Rules: R4, R5, R9, R19.
struct Scan: ~Copyable {
  /// The part of the number that the last character belongs to.
  enum Part: UInt8 {
    /// Nothing but white space, a sign and an affix.
    case lead
    case integer
    case fraction
    case exponent
    /// Behind the digits: an affix, a minus, a closing parenthesis.
    case trail
  }

  private let text: UnsafeBufferPointer<UInt8>
  private let rules: ScanRules
  private let soft: SoftSeparators
  /// The UTF-8 offset of the next character.
  private(set) var place = 0
  private(set) var part = Part.lead
  private(set) var digits = Digits()
  private(set) var groups: Groups
  private(set) var signs: Signs
  private(set) var affixes = Affixes()
  private(set) var exponent = Exponent()
  private(set) var decimalSeparator: Span?
  private(set) var isForeignDecimal = false
  /// A separator before any digit that cannot be classified yet: the period of "Rs.500" may end an
  /// abbreviation. (R16)
  private var doubtfulMark: Span?
  /// Why no typing can make the text a number.
  private(set) var issue: NumberIssue?

  /// The offset of an affix that begins with a character of numbers; see ``Choice``.
  let affixPlace: Int?

  /// Makes a scan at the beginning of a text.
  init(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, soft: SoftSeparators,
    signs: AllowedSigns, affixPlace: Int? = nil
  ) {
    (self.text, self.rules, self.soft) = (text, rules, soft)
    self.signs = Signs(allowed: signs.limited(by: rules))
    self.affixPlace = affixPlace
    groups = Groups(rules.sizes)
  }

  /// Makes a scan that goes on where a stretch ended.
  init(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, soft: SoftSeparators,
    signs: AllowedSigns, behind stretch: Stretch
  ) {
    self.init(text, rules, soft: soft, signs: signs)
    place = stretch.place
    self.signs = Signs(allowed: signs.limited(by: rules), isNegative: stretch.start > 0)
    guard place > stretch.start else { return }
    (groups, digits, issue) = stretch.parts(text, rules, soft: soft)
    part = stretch.fractionStart == 0 ? .integer : .fraction
    decimalSeparator = stretch.decimalSeparator(rules)
  }

  /// Reads to the end of the text, or to the character that ends the scan.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func readToEnd() {
    while place < text.count && issue == nil { readNext() }
  }

  /// Reads the text to its end; tests compare a scan from the beginning with one behind a stretch.
  consuming func readWhole() -> TextReading {
    readToEnd()
    return reading
  }

  /// Reads a run of digits, or one character.
  mutating func readNext(byRuns: Bool = true) {
    if byRuns && takesRuns,
      case let count = digits.takeRun(text, at: place, isFraction: part == .fraction),
      count > 0
    {
      place += count
      if part != .fraction {
        part = .integer
        issue = groups.grow(by: count)
      }
    } else {
      let (scalar, length) = UTF8Reading.scalar(in: text, at: place)
      let span = Span(place, place + length)
      issue = place == affixPlace ? beginAffix(scalar, at: span) : take(scalar, at: span)
      place += length
    }
  }

  /// Goes on behind a misplaced separator, and treats the separators so far as soft.
  mutating func forgive() {
    issue = nil
    groups.forgive()
  }

  /// Whether the next digits can be read as a run: they belong to the mantissa, and no affix or
  /// white space is open in front of them.
  private var takesRuns: Bool {
    text[place] &- 0x30 < 10 && (digits.zero == 0x30 || digits.zero == 0) && part.rawValue <= 2
      && !affixes.isMatching && groups.space.isEmpty && affixPlace == nil
  }

  private mutating func take(_ scalar: UInt32, at span: Span) -> NumberIssue? {
    let kind = rules.kind(of: scalar)
    if kind == .ignorable { return nil }
    let isBehindLetter = affixes.endsInLetter(rules)
    if affixes.isMatching {
      if affixes.goOn(scalar, rules) { return nil }
      if let issue = endAffix(before: scalar, at: span) { return issue }
    }
    switch kind {
    case .digit(let digit, let system): return take(digit, of: system, at: span)
    case .mark(.space): return takeSpace(at: span, isSeparator: true)
    case .blank: return takeSpace(at: span, isSeparator: false)
    case .mark(let markClass):
      if markClass == .period && isBehindLetter && part == .lead { doubtfulMark = span }
      return take(markClass, at: span)
    case .minus: return takeSign(isMinus: true, at: span)
    case .plus: return takeSign(isMinus: false, at: span)
    case .openingParenthesis where rules.allowsParentheses: return open(at: span)
    case .closingParenthesis where rules.allowsParentheses: return close(at: span)
    default: return beginAffix(scalar, at: span)
    }
  }

  private mutating func take(_ digit: UInt8, of system: UInt32, at span: Span) -> NumberIssue? {
    guard digits.take(system: system) else { return NumberIssue(.mixedDigits, span) }
    switch part {
    case .lead, .integer:
      part = .integer
      if let issue = groups.endSpace(startsWithZero: digits.startsWithZero) { return issue }
      digits.take(digit, isFraction: false, at: span)
      return groups.grow(by: 1)
    case .fraction:
      guard groups.space.isEmpty else {
        return NumberIssue(
          groups.spaceIsBlank ? .unexpectedCharacter : .groupingSeparatorInFraction, groups.space)
      }
      digits.take(digit, isFraction: true, at: span)
    case .exponent:
      guard groups.space.isEmpty else { return NumberIssue(.unexpectedCharacter, groups.space) }
      exponent.take(digit)
    case .trail: return unexpectedBehind(at: span)
    }
    return nil
  }

  /// White space at either end does not count; between digits it may group. (R1)
  private mutating func takeSpace(at span: Span, isSeparator: Bool) -> NumberIssue? {
    if part == .lead || part == .trail { return nil }
    if part == .integer && isSeparator && groups.space.isEmpty && soft.contains(Int(span.start)) {
      return takeSeparator(.space, isSoft: true, at: span)
    }
    groups.takeSpace(at: span, isSeparator: isSeparator)
    return nil
  }

  /// A period, comma, apostrophe or other mark separates groups or the fraction. (R3, R4)
  private mutating func take(_ markClass: MarkClass, at span: Span) -> NumberIssue? {
    let isGrouping = rules.isGrouping(markClass)
    let isSoft = isGrouping && soft.contains(Int(span.start))
    let isInNumber = part == .integer || part == .fraction
    if isInNumber && !groups.space.isEmpty && groups.spaceIsBlank {
      return NumberIssue(.unexpectedCharacter, groups.space)
    }
    switch part {
    case .lead where isGrouping && !isSoft:
      return NumberIssue(.misplacedGroupingSeparator, span)
    case .lead, .integer:
      return isGrouping
        ? takeSeparator(markClass, isSoft: isSoft, at: span)
        : takeDecimalSeparator(isForeign: markClass != rules.decimalClass, at: span)
    case .fraction:
      return NumberIssue(
        isGrouping ? .groupingSeparatorInFraction : .duplicateDecimalSeparator, span)
    case .exponent: return NumberIssue(.unexpectedCharacter, span)
    case .trail: return unexpectedBehind(at: span)
    }
  }

  private mutating func takeSeparator(
    _ markClass: MarkClass, isSoft: Bool, at span: Span
  ) -> NumberIssue? {
    part = .integer
    digits.cover(span)
    return groups.takeSeparator(
      markClass, isSoft: isSoft, startsWithZero: digits.startsWithZero, at: span)
  }

  private mutating func takeDecimalSeparator(isForeign: Bool, at span: Span) -> NumberIssue? {
    guard groups.space.isEmpty else {
      return NumberIssue(.misplacedGroupingSeparator, groups.space)
    }
    if let issue = closeGroups() { return issue }
    if isForeign && !rules.format.allowsForeignDecimalSeparators {
      return NumberIssue(.foreignDecimalSeparator, span)
    }
    (decimalSeparator, isForeignDecimal) = (span, isForeign)
    digits.cover(span)
    part = .fraction
    return nil
  }

  private mutating func takeSign(isMinus: Bool, at span: Span) -> NumberIssue? {
    switch part {
    case .lead: return signs.takeInFront(isMinus: isMinus, at: span)
    case .exponent:
      if groups.space.isEmpty && exponent.takeSign(isMinus: isMinus) { return nil }
      let isSecond = !exponent.isEmpty && signs.isSigned
      return NumberIssue(isSecond ? .duplicateSign : .misplacedSign, span)
    case .integer, .fraction, .trail:
      if signs.isSigned { return NumberIssue(.duplicateSign, span) }
      // "5.-" is a way to write a price, not minus five, even if a commit wrote the period.
      let endsInSeparator =
        part == .fraction && digits.fractionCount == 0 || part == .integer && groups.endsInSoftMark
      guard isMinus || rules.format.allowsTrailingPlus, exponent.mark == nil, !endsInSeparator,
        !digits.isEmpty
      else {
        return NumberIssue(.misplacedSign, span)
      }
      if let issue = closeGroups() { return issue }
      if isMinus && rules.hyphenClosesPrice && digits.fractionCount == 0 {
        return NumberIssue(.misplacedSign, span)
      }
      part = .trail
      guard let issue = signs.takeBehind(isMinus: isMinus, at: span) else { return nil }
      // "5-3" is no number whatever signs the bounds allow.
      return goesOn(behind: span) ? NumberIssue(.misplacedSign, span) : issue
    }
  }

  /// Whether a digit or a separator comes next.
  private func goesOn(behind span: Span) -> Bool {
    var place = Int(span.end)
    while place < text.count {
      let (scalar, length) = UTF8Reading.scalar(in: text, at: place)
      switch rules.kind(of: scalar) {
      case .ignorable, .blank, .mark(.space): place += length
      case .digit, .mark: return true
      default: return false
      }
    }
    return false
  }

  private mutating func open(at span: Span) -> NumberIssue? {
    part == .lead ? signs.open(at: span) : NumberIssue(.unexpectedCharacter, span)
  }

  private mutating func close(at span: Span) -> NumberIssue? {
    if let issue = signs.close(at: span) ?? closeGroups() { return issue }
    part = .trail
    return nil
  }

  private mutating func beginAffix(_ scalar: UInt32, at span: Span) -> NumberIssue? {
    if affixes.isMatching, let issue = endAffix(before: scalar, at: span) { return issue }
    let (front, affixes, exponent) = (part == .lead, self.affixes, self.exponent)
    let allowsExponent = exponent.mark == nil && part != .trail && groups.space.isEmpty
    let isKnown = self.affixes.begin(scalar, at: span.start, rules) { role in
      role == .exponent ? allowsExponent : affixes.isRoom(inFront: front, rules)
    }
    guard isKnown else { return NumberIssue(affixes.refusal(of: scalar, rules), span) }
    return closeGroups()
  }

  /// Ends an affix or an exponent's separator in front of the character at `span`.
  private mutating func endAffix(before scalar: UInt32, at span: Span) -> NumberIssue? {
    let begun = affixes.begun(rules)
    let (role, place) = affixes.end(at: span.start, rules)
    switch role {
    case .affix:
      // "F" is the franc's sign, but "FCFA" is another currency's. (R15)
      if rules.kind(of: scalar) == .other && rules.isForeignCurrency(scalar, behind: begun) {
        return NumberIssue(.foreignCurrency, Span(Int(place.start), Int(span.end)))
      }
      let isInFront = part == .lead && !affixes.isInFront
      affixes.note(inFront: isInFront)
      if !isInFront { part = .trail }
    case .exponent:
      exponent.begin(at: place)
      part = .exponent
    case nil:
      return NumberIssue(
        affixes.refusal(of: scalar, rules), Span(Int(place.start), Int(span.end)))
    }
    return nil
  }

  private func closeGroups() -> NumberIssue? { part == .integer ? groups.close() : nil }

  /// The issue of a character that would continue a number that has ended. If a sign ended the
  /// number, as in "5-3", the sign is what is misplaced.
  private func unexpectedBehind(at span: Span) -> NumberIssue {
    signs.trailing.map { NumberIssue(.misplacedSign, $0) }
      ?? NumberIssue(.unexpectedCharacter, span)
  }
}

// MARK: What the text says if it ends here

extension Scan {
  /// What is missing, if more characters at the end can make the text a number. (R5, R9)
  private var missing: NumberIssue? {
    if digits.isEmpty {
      return NumberIssue(hasMarks ? .incomplete : .empty, Span(0, place))
    }
    if part == .integer && !groups.isLastComplete {
      return NumberIssue(.incompleteGroup, digits.span)
    }
    if let doubtfulMark { return NumberIssue(.ambiguousSeparator, doubtfulMark) }
    if isAmbiguous, let decimalSeparator {
      return NumberIssue(.ambiguousSeparator, decimalSeparator)
    }
    if let span = affixes.unfinished(at: place, rules) { return NumberIssue(.incomplete, span) }
    if let mark = exponent.mark, exponent.isEmpty {
      return NumberIssue(.incomplete, Span(Int(mark.start), place))
    }
    return signs.openParenthesis.map { NumberIssue(.incomplete, $0) }
  }

  /// Whether there is a part of a number other than digits.
  private var hasMarks: Bool {
    signs.isSigned || decimalSeparator != nil || affixes.isInFront || affixes.isMatching
      || exponent.mark != nil || groups.separators > 0 || part == .trail
  }

  /// Whether a foreign decimal separator could just as well have grouped thousands.
  private var isAmbiguous: Bool {
    isForeignDecimal && !groups.separatesDigits && (1...3).contains(digits.integerCount)
      && !digits.startsWithZero && digits.fractionCount == 3
  }

  /// What the text says, before its number meets a type and bounds.
  var reading: TextReading {
    if let issue { return TextReading(.invalid, issue) }
    if let issue = missing { return TextReading(.intermediate, issue) }
    let isZero = digits.leading == 0 && !digits.hasDropped
    return TextReading(
      digits: digits.leading,
      exponent: isZero && exponent.mark != nil
        ? 0 : digits.leadingExponent + exponent.power - rules.format.scale,
      isTruncated: digits.isTruncated, isNegative: signs.isNegative, mantissa: digits.span)
  }
}
