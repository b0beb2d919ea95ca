/// Where a scan stands after some characters: all it needs to go on with the next.
///
/// A scan is a walk of this state over the text, one character at a time, so that a character typed
/// at the end costs the same in a short text and in a long one. A text is dead (`issueCode`) at the
/// first character after which no typing can make it a number.
@usableFromInline
package struct ScanState: Sendable {
  /// The part of the number that the last character belongs to.
  enum Stage: UInt8, Sendable {
    /// Nothing but white space, a sign and an affix.
    case lead
    case integer
    case fraction
    case exponent
    /// Behind the digits: an affix, a minus, a closing parenthesis.
    case trail
  }

  /// The UTF-8 offset of the next character.
  var offset = 0
  var stage = Stage.lead

  // MARK: Digits
  /// The first code point of the digits' numbering system; 0 before the first digit.
  var zero: UInt32 = 0
  /// The first significant digits.
  var leading: UInt64 = 0
  /// How many digits `leading` holds, at most 19.
  var leadingCount = 0
  /// The power of ten of the last digit of `leading`, before exponent and scale.
  var leadingExponent = 0
  /// Whether a significant digit was left out of `leading`, and whether it was other than zero.
  var hasDroppedDigits = false
  var isTruncated = false
  var integerDigits = 0
  var fractionDigits = 0
  var startsWithZero = false
  /// Where the first digit or soft separator stands, and where the last mantissa digit ends.
  var numberStart = -1
  var mantissaEnd = -1

  // MARK: Groups
  var groupingClass: MarkClass?
  var groupDigits = 0
  var separators = 0
  /// Whether digits stand on both sides of a separator: a soft one alone separates nothing. (R17)
  var isSeparated = false
  var hasHardSeparator = false
  /// The separator that broke the grouping first, if any.
  var brokenGroup: Span?
  var fitsLocaleGroups = true
  var fitsThrees = true
  var lastSeparator = Span()
  /// White space behind integer or fraction digits, which a further digit makes a separator.
  var pendingSpace = Span()
  var pendingSpaceIsSeparator = false
  /// Whether white space of no separator class is among it.
  var pendingSpaceIsBlank = false

  // MARK: Marks and signs
  var decimalSeparator: Span?
  var isForeignDecimal = false
  /// A mark in front of the digits that may separate the fraction or be none of the number's: the
  /// period of an abbreviation, or what a commit wrote in another locale. (R16, R17)
  var doubtfulMark: Span?
  var allowsMinus = true
  var allowsPlus = true
  var hasSign = false
  var isNegative = false
  var trailingSign: Span?
  var openParenthesis: Span?
  var isParenthesisClosed = false

  // MARK: Affixes and exponent
  /// The spellings that fit the characters since `matchStart`, one bit each; 0 when in none.
  var matching: UInt64 = 0
  var matchPosition = 0
  var matchStart = 0
  /// Whether an affix is matched whole, or was before white space that a longer one goes on with.
  var hasWholeAffix = false
  /// Where a character that could be of the number begins an affix; -1 for nowhere.
  var affixPlace = -1
  /// Whether the text is another number if its affix is looked for first.
  var hasTwoReadings = false
  var hasAffixInFront = false
  var hasAffixBehind = false
  var exponentMark: Span?
  var hasExponentSign = false
  var exponentIsNegative = false
  var exponentDigits = 0
  var exponent = 0

  // MARK: Death
  var issueCode: NumberIssue.Code?
  var issueSpan = Span()

  /// The state before the first character.
  @usableFromInline
  package init(allowsMinus: Bool = true, allowsPlus: Bool = true) {
    self.allowsMinus = allowsMinus
    self.allowsPlus = allowsPlus
  }

  /// The state before the first character, with the same bounds.
  package var initial: ScanState { ScanState(allowsMinus: allowsMinus, allowsPlus: allowsPlus) }

  /// Where the digits and separators of the number stand.
  var mantissa: Range<Int> { numberStart..<mantissaEnd }

  var hasDigits: Bool { integerDigits + fractionDigits > 0 }

  /// Ends the reading: nothing typed behind can mend the text.
  mutating func die(_ code: NumberIssue.Code, _ span: Span) {
    issueCode = code
    issueSpan = span
  }
}

/// A run of UTF-8 offsets, four bytes each.
struct Span: Equatable, Sendable {
  var start: Int32 = 0
  var end: Int32 = 0

  init() {}

  init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  var isEmpty: Bool { start == end }
  var range: Range<Int> { Int(start)..<Int(end) }
}
