/// Why a text is not acceptable, and where.
///
/// ```swift
/// let issue = NumberScanner<Int>(format: english).scan("12abc").issue
/// issue?.code    // .unexpectedCharacter
/// issue?.range   // 2..<3
/// ```
public struct NumberIssue: Hashable, Sendable {
  /// The reasons, one for each way a text can fail.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// There is nothing but white space. (R9)
    case empty
    /// A sign, separator, affix or exponent stands there, but the digits or the rest are missing. (R9, R10)
    case incomplete
    /// A group of digits is shorter than the locale's. (R6)
    case incompleteGroup
    /// A grouping separator stands where none can. (R6)
    case misplacedGroupingSeparator
    /// Two kinds of grouping separators in one number. (R6)
    case mixedGroupingSeparators
    /// A grouping separator behind the decimal separator. (R4)
    case groupingSeparatorInFraction
    /// A second decimal separator. (R4)
    case duplicateDecimalSeparator
    /// The separator could mean thousands just as well as a fraction, or end an abbreviation just as
    /// well as an integer part that was left out. (R5, R16)
    case ambiguousSeparator
    /// Digits of two numbering systems in one number. (R2)
    case mixedDigits
    /// A second sign behind the digits. (R8)
    case duplicateSign
    /// A sign where none can stand. (R8)
    case misplacedSign
    /// A sign that the bounds or the type exclude. (R8)
    case signNotAllowed
    /// The sign of a currency that is not the field's. (R11)
    case foreignCurrency
    /// Anything else that does not belong to a number. (R12)
    case unexpectedCharacter
    /// The number is beyond the range of the bound type. (R13)
    case overflow
    /// The number has a fraction and the bound type has none. (R13)
    case fractionNotAllowed
    /// The number is below the minimum. (R14)
    case belowMinimum
    /// The number is above the maximum. (R14)
    case aboveMaximum
  }

  /// The reason.
  public let code: Code
  /// Four bytes an offset: an issue is handed on in registers.
  let span: Span

  /// The place in the text, in UTF-8 offsets.
  public var range: Range<Int> { Int(span.start)..<Int(span.end) }

  /// Makes an issue at a range of UTF-8 offsets.
  public init(_ code: Code, at range: Range<Int>) {
    self.init(code, Span(range.lowerBound, range.upperBound))
  }

  init(_ code: Code, _ span: Span) {
    self.code = code
    self.span = span
  }
}

/// A run of UTF-8 offsets.
struct Span: Hashable, Sendable {
  var start: Int32 = 0
  var end: Int32 = 0

  init() {}

  init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  var isEmpty: Bool { start == end }
}
