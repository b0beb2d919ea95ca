/// The grammar of numbers: reads a text in one pass, a character at a time, from ``place`` on.
///
/// `read(_:at:)` tells what a character means. ``Digits``, ``Groups``, ``Signs``, ``Affixes`` and
/// ``Exponent`` keep a part each, and give an issue if a character does not fit. The scan ends at
/// the first character after which no typing can make a number.
///
/// The plain beginning of a text is left to ``Stretch``, which is fast and tested against this.
/// Rules: R4, R5, R9, R19, R22.
struct Scan: ~Copyable {
  /// The part of the number that the last character belongs to.
  enum Part: UInt8 {
    /// Before the digits: white space, a sign, an affix such as "€".
    case lead
    case integer
    case fraction
    case exponent
    /// After the digits: an affix such as "€", a minus, a closing parenthesis.
    case trail
  }

  let text: UnsafeBufferPointer<UInt8>
  let rules: ScanRules
  /// The UTF-8 offset of the next character.
  private(set) var place = 0
  private(set) var part = Part.lead
  private(set) var digits = Digits()
  private(set) var groups: Groups
  private(set) var signs: Signs
  private(set) var affixes = Affixes()
  private(set) var exponent = Exponent()
  private(set) var decimalSeparator: Range<Int>?
  private(set) var isForeignDecimal = false
  /// A period after a letter and before all digits. In "Ksh.500" it may end the abbreviation or
  /// begin a fraction. (R16)
  private var doubtfulMark: Range<Int>?
  /// A minus right before the decimal separator of an amount of money without integer digits. (R19)
  private var dashForZero: Range<Int>?
  /// The issue that ended the scan, after which no further typing can make the text a number; nil
  /// if there is none.
  private(set) var issue: NumberIssue?

  /// The UTF-8 offset at which an affix has to begin, even one that begins like a number, as
  /// "-čháŋ"; nil if none has to. ``Choice`` tries both.
  let affixPlace: Int?

  init(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules,
    signs: AllowedSigns, affixPlace: Int? = nil
  ) {
    (self.text, self.rules) = (text, rules)
    self.signs = Signs(allowed: signs.limited(by: rules))
    self.affixPlace = affixPlace
    groups = Groups(rules.sizes)
  }

  /// Makes a scan that goes on where a ``Stretch``, the fast reading of the text's beginning,
  /// ended.
  init(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules,
    signs: AllowedSigns, after stretch: Stretch
  ) {
    self.init(text, rules, signs: signs)
    place = stretch.place
    self.signs = Signs(
      allowed: signs.limited(by: rules), minus: stretch.start > 0 ? 0..<stretch.start : nil)
    guard place > stretch.start else { return }
    (groups, digits, issue) = stretch.parts(text, rules)
    part = stretch.fractionStart == 0 ? .integer : .fraction
    decimalSeparator = stretch.decimalSeparator(rules)
  }

  /// Reads to the end of the text, or to the character that ends the scan.
  mutating func readToEnd() {
    while place < text.count && issue == nil { readNext() }
  }

  /// Reads the text to its end; with other separators if only these are refused. (R25)
  consuming func readText() -> TextReading {
    readToEnd()
    if issue == nil { return reading }
    return rules.reading(after: self, of: text, signs: signs.allowed)
  }

  /// Reads the next character, or all digits up to the next other character.
  mutating func readNext() {
    if takesRuns,
      case let count = digits.readRun(text, at: place, isFraction: part == .fraction),
      count > 0
    {
      place += count
      if part != .fraction {
        part = .integer
        issue = groups.grow(by: count)
      }
    } else {
      let (scalar, length) = UTF8Reading.scalar(in: text, at: place)
      let byteRange = place..<place + length
      issue = place == affixPlace ? beginAffix(scalar, at: byteRange) : read(scalar, at: byteRange)
      place += length
    }
  }

  /// Whether ASCII digits of the integer or the fraction follow, and no affix or space has to end.
  private var takesRuns: Bool {
    text[place] &- 0x30 < 10 && (digits.zero == 0x30 || digits.zero == 0) && part.rawValue <= 2
      && !affixes.isMatching && groups.space.isEmpty && affixPlace == nil
  }

  private mutating func read(_ scalar: UInt32, at byteRange: Range<Int>) -> NumberIssue? {
    let kind = rules.kind(of: scalar)
    if kind == .ignorable { return nil }
    let isAfterLetter = affixes.endsInLetter(rules)
    if affixes.isMatching {
      if affixes.goOn(scalar, rules) { return nil }
      if let issue = endAffix(before: scalar, at: byteRange) { return issue }
    }
    switch kind {
    case .digit(let digit, let system): return read(digit, of: system, at: byteRange)
    case .separator(.space): return readSpace(at: byteRange, isSeparator: true)
    case .blank: return readSpace(at: byteRange, isSeparator: false)
    case .separator(let separatorClass):
      if separatorClass == .period && isAfterLetter && part == .lead { doubtfulMark = byteRange }
      return read(separatorClass, at: byteRange)
    case .minus: return readSign(isMinus: true, at: byteRange)
    case .plus: return readSign(isMinus: false, at: byteRange)
    case .openingParenthesis where rules.allowsParentheses: return open(at: byteRange)
    case .closingParenthesis where rules.allowsParentheses: return close(at: byteRange)
    default: return beginAffix(scalar, at: byteRange)
    }
  }

  private mutating func read(_ digit: UInt8, of system: UInt32, at byteRange: Range<Int>)
    -> NumberIssue?
  {
    guard digits.agree(on: system) else { return NumberIssue(.mixedDigits, at: byteRange) }
    switch part {
    case .lead, .integer:
      part = .integer
      if let issue = groups.endSpace(startsWithZero: digits.startsWithZero) { return issue }
      digits.append(digit, isFraction: false, at: byteRange)
      return groups.grow(by: 1)
    case .fraction:
      guard groups.space.isEmpty else {
        return NumberIssue(
          groups.spaceIsBlank ? .unexpectedCharacter : .groupingSeparatorInFraction,
          at: groups.space)
      }
      digits.append(digit, isFraction: true, at: byteRange)
    case .exponent:
      guard groups.space.isEmpty else { return NumberIssue(.unexpectedCharacter, at: groups.space) }
      exponent.append(digit)
    case .trail: return unexpectedAfter(at: byteRange)
    }
    return nil
  }

  /// Reads white space, which does not count at either end; between digits it may group. (R1)
  private mutating func readSpace(at byteRange: Range<Int>, isSeparator: Bool) -> NumberIssue? {
    if part == .lead || part == .trail { return nil }
    groups.readSpace(at: byteRange, isSeparator: isSeparator)
    return nil
  }

  /// Reads a period, comma, apostrophe or the like, which separates groups or the fraction. (R3,
  /// R4)
  private mutating func read(_ separatorClass: SeparatorClass, at byteRange: Range<Int>)
    -> NumberIssue?
  {
    let isGrouping = rules.isGrouping(separatorClass)
    let isInNumber = part == .integer || part == .fraction
    if isInNumber && !groups.space.isEmpty && groups.spaceIsBlank {
      return NumberIssue(.unexpectedCharacter, at: groups.space)
    }
    switch part {
    case .lead where isGrouping:
      return NumberIssue(.misplacedGroupingSeparator, at: byteRange)
    case .lead, .integer:
      return isGrouping
        ? readSeparator(separatorClass, at: byteRange)
        : readDecimalSeparator(isForeign: separatorClass != rules.decimalClass, at: byteRange)
    case .fraction:
      return NumberIssue(
        isGrouping ? .groupingSeparatorInFraction : .duplicateDecimalSeparator, at: byteRange)
    case .exponent: return NumberIssue(.unexpectedCharacter, at: byteRange)
    case .trail: return unexpectedAfter(at: byteRange)
    }
  }

  private mutating func readSeparator(
    _ separatorClass: SeparatorClass, at byteRange: Range<Int>
  ) -> NumberIssue? {
    part = .integer
    digits.cover(byteRange)
    return groups.readSeparator(
      separatorClass, startsWithZero: digits.startsWithZero, at: byteRange)
  }

  private mutating func readDecimalSeparator(isForeign: Bool, at byteRange: Range<Int>)
    -> NumberIssue?
  {
    guard groups.space.isEmpty else {
      return NumberIssue(.misplacedGroupingSeparator, at: groups.space)
    }
    if let issue = closeGroups() { return issue }
    // In "–.50" and "-,99 €" the dash may stand in the place of the zero. (R19)
    if digits.isEmpty, rules.dashMayBeZero, let dash = signs.leadingMinus,
      isBlank(dash.upperBound..<byteRange.lowerBound)
    {
      dashForZero = dash
    }
    if isForeign && !rules.format.allowsForeignDecimalSeparators {
      return NumberIssue(.foreignDecimalSeparator, at: byteRange)
    }
    (decimalSeparator, isForeignDecimal) = (byteRange, isForeign)
    digits.cover(byteRange)
    part = .fraction
    return nil
  }

  private mutating func readSign(isMinus: Bool, at byteRange: Range<Int>) -> NumberIssue? {
    switch part {
    case .lead: return signs.readLeading(isMinus: isMinus, at: byteRange)
    case .exponent:
      if groups.space.isEmpty && exponent.readSign(isMinus: isMinus) { return nil }
      let isSecond = !exponent.isEmpty && signs.isSigned
      return NumberIssue(isSecond ? .duplicateSign : .misplacedSign, at: byteRange)
    case .integer, .fraction, .trail:
      if signs.isSigned { return NumberIssue(.duplicateSign, at: byteRange) }
      // "5.-" is a round price, not minus five.
      let endsInSeparator = part == .fraction && digits.fractionCount == 0
      guard isMinus || rules.format.allowsTrailingPlus, exponent.mark == nil, !endsInSeparator,
        !digits.isEmpty
      else {
        return NumberIssue(.misplacedSign, at: byteRange)
      }
      if let issue = closeGroups() { return issue }
      if isMinus && rules.hyphenClosesPrice && digits.fractionCount == 0 {
        return NumberIssue(.misplacedSign, at: byteRange)
      }
      part = .trail
      guard let issue = signs.readTrailing(isMinus: isMinus, at: byteRange) else { return nil }
      // "5-3", "5--3" and "5-kg" are no numbers: the sign is in a wrong place, whether or not the
      // bounds allow a minus.
      return goesOn(after: byteRange) ? NumberIssue(.misplacedSign, at: byteRange) : issue
    }
  }

  /// Whether a part of the text has nothing but white space and invisible characters.
  private func isBlank(_ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      let (scalar, length) = UTF8Reading.scalar(in: text, at: place)
      guard [.ignorable, .blank, .separator(.space)].contains(rules.kind(of: scalar)) else {
        return false
      }
      place += length
    }
    return true
  }

  /// Whether a digit, a separator or an affix follows `byteRange`. White space and further signs in
  /// between are skipped.
  private func goesOn(after byteRange: Range<Int>) -> Bool {
    var place = byteRange.upperBound
    while place < text.count {
      let (scalar, length) = UTF8Reading.scalar(in: text, at: place)
      switch rules.kind(of: scalar) {
      case .ignorable, .blank, .separator(.space), .minus, .plus: place += length
      case .digit, .separator: return true
      default: return rules.hyphenJoins(scalar)
      }
    }
    return false
  }

  private mutating func open(at byteRange: Range<Int>) -> NumberIssue? {
    part == .lead ? signs.open(at: byteRange) : NumberIssue(.unexpectedCharacter, at: byteRange)
  }

  private mutating func close(at byteRange: Range<Int>) -> NumberIssue? {
    if let issue = signs.close(at: byteRange) ?? closeGroups() { return issue }
    part = .trail
    return nil
  }

  private mutating func beginAffix(_ scalar: UInt32, at byteRange: Range<Int>) -> NumberIssue? {
    if affixes.isMatching, let issue = endAffix(before: scalar, at: byteRange) { return issue }
    let (isBefore, affixes, exponent) = (part == .lead, self.affixes, self.exponent)
    let allowsExponent = exponent.mark == nil && part != .trail && groups.space.isEmpty
    let isKnown = self.affixes.begin(scalar, at: byteRange.lowerBound, rules) { spelling in
      spelling.role == .exponent
        ? allowsExponent : affixes.isRoom(for: spelling, isBefore: isBefore, rules)
    }
    guard isKnown else { return NumberIssue(affixes.refusal(of: scalar, rules), at: byteRange) }
    if let hyphen = signs.trailing, signs.isNegative, rules.hyphenJoins(scalar) {
      return NumberIssue(.misplacedSign, at: hyphen)
    }
    return closeGroups()
  }

  /// Ends an affix or an exponent's separator before the character at `byteRange`.
  private mutating func endAffix(before scalar: UInt32, at byteRange: Range<Int>) -> NumberIssue? {
    let begun = affixes.begun(rules)
    let (role, place) = affixes.end(at: byteRange.lowerBound, rules)
    switch role {
    case .affix:
      // "F" alone is the franc's sign, but "FCFA" is the sign of another currency. (R15)
      if rules.kind(of: scalar) == .other && rules.isForeignCurrency(scalar, after: begun) {
        return NumberIssue(.foreignCurrency, at: place.lowerBound..<byteRange.upperBound)
      }
      let isBefore = part == .lead && (!affixes.hasBefore || affixes.hasSignAndCode)
      affixes.note(isBefore: isBefore)
      if !isBefore { part = .trail }
    case .exponent:
      exponent.begin(at: place)
      part = .exponent
    case nil:
      return NumberIssue(
        affixes.refusal(of: scalar, rules), at: place.lowerBound..<byteRange.upperBound)
    }
    return nil
  }

  private func closeGroups() -> NumberIssue? { part == .integer ? groups.close() : nil }

  /// The issue of a digit or separator after the number's end. If a sign ended the number, as in
  /// "5-3", the issue is that of the sign.
  private func unexpectedAfter(at byteRange: Range<Int>) -> NumberIssue {
    signs.trailing.map { NumberIssue(.misplacedSign, at: $0) }
      ?? NumberIssue(.unexpectedCharacter, at: byteRange)
  }
}

// MARK: What the text says if it ends here

extension Scan {
  /// What the text lacks, if typing at its end can still make it a number; nil if nothing is
  /// missing. (R5, R9)
  private var missing: NumberIssue? {
    if digits.isEmpty {
      return NumberIssue(hasMarks ? .incomplete : .empty, at: 0..<place)
    }
    if part == .integer && !groups.isLastComplete {
      return NumberIssue(.incompleteGroup, at: digits.byteRange)
    }
    if let dashForZero { return NumberIssue(.misplacedSign, at: dashForZero) }
    if let mark = doubtfulMark ?? doubtfulGroup {
      return NumberIssue(.ambiguousSeparator, at: mark)
    }
    if isAmbiguous, let decimalSeparator {
      return NumberIssue(.ambiguousSeparator, at: decimalSeparator)
    }
    if let byteRange = affixes.unfinished(at: place, rules) {
      return NumberIssue(.incomplete, at: byteRange)
    }
    if let mark = exponent.mark, exponent.isEmpty {
      return NumberIssue(.incomplete, at: mark.lowerBound..<place)
    }
    return signs.openParenthesis.map { NumberIssue(.incomplete, at: $0) }
  }

  /// Whether the text has any part of a number other than digits.
  private var hasMarks: Bool {
    signs.isSigned || decimalSeparator != nil || affixes.hasBefore || affixes.isMatching
      || exponent.mark != nil || groups.separators > 0 || part == .trail
  }

  /// The one grouping separator of a number without a fraction, if people separate fractions by
  /// such a mark and the format writes fractions of three digits or more even of whole numbers:
  /// "1.323" where 1 is "1,000". (R26)
  private var doubtfulGroup: Range<Int>? {
    rules.leastFractionDigits > 2 && decimalSeparator == nil && groups.isOneMark
      ? groups.lastSeparator : nil
  }

  /// Whether a foreign decimal separator could just as well group thousands, as in "1.500" in a
  /// French field.
  private var isAmbiguous: Bool { isForeignDecimal && hasFractionLikeGroup }

  /// Whether the fraction may be a group: three digits, after one to three digits without a leading
  /// zero.
  var hasFractionLikeGroup: Bool {
    groups.separators == 0 && (1...3).contains(digits.integerCount)
      && !digits.startsWithZero && digits.fractionCount == 3
  }

  /// The reading if the text ends here, before type and bounds are checked.
  var reading: TextReading {
    if let issue { return .invalid(issue) }
    if let issue = missing { return .intermediate(issue) }
    let isZero = digits.leading == 0 && !digits.hasDropped
    let power = exponent.power - rules.format.scale
    return .number(
      digits: digits.leading,
      exponent: isZero && exponent.mark != nil ? 0 : digits.leadingExponent + power,
      last: power - digits.fractionCount, isTruncated: digits.isTruncated,
      isNegative: signs.isNegative, range: digits.byteRange)
  }
}
