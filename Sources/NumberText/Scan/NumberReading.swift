/// What a text says, read whole.
///
/// ```swift
/// let reading = NumberScanner<Double>(format: german).scan("1.5")
/// reading.status        // .intermediate
/// reading.issue?.code   // .incompleteGroup
/// reading.value         // nil
/// ```
public struct NumberReading<Value: NumberValue>: Hashable, Sendable {
  /// What the text is worth as it stands.
  @inlinable public var status: ScanStatus { packedStatus.status }
  /// Why the text is not acceptable: the first reason in the order of the text; nil if it is.
  @inlinable public var issue: NumberIssue? { packedStatus.issue }
  /// The value, if the text is acceptable.
  public let value: Value?
  @usableFromInline let packedStatus: PackedStatus

  @inlinable
  init(_ packedStatus: PackedStatus, value: Value?) {
    self.packedStatus = packedStatus
    self.value = value
  }

  /// The reading of a text that says a number which its field refuses.
  package init(_ status: ScanStatus, _ issue: NumberIssue) {
    self.init(PackedStatus(status, issue), value: nil)
  }

  /// The reading of a text that says a number in another way than in digits.
  package init(entered value: Value) { self.init(PackedStatus(bits: 0), value: value) }
}

/// Status and issue of a text in one word, so that they are passed in a register.
@usableFromInline
struct PackedStatus: Hashable, Sendable {
  /// From the lowest bit on: two of the status, six of the issue's code, 28 each of two offsets.
  @usableFromInline let bits: UInt64

  @inlinable init(bits: UInt64) { self.bits = bits }

  /// Acceptable, with the range of the number.
  @inline(__always)
  init(acceptable byteRange: ByteRange) { bits = Self.bits(of: byteRange) }

  init(_ status: ScanStatus, _ issue: NumberIssue) {
    let code = NumberIssue.Code.allCases.firstIndex(of: issue.code) ?? 0
    bits = (status == .invalid ? 2 : 1) | UInt64(code) << 2 | Self.bits(of: issue.byteRange)
  }

  @inline(__always)
  private static func bits(of byteRange: ByteRange) -> UInt64 {
    UInt64(truncatingIfNeeded: byteRange.start) << 8 | UInt64(truncatingIfNeeded: byteRange.end)
      << 36
  }

  @inlinable var isAcceptable: Bool { bits & 3 == 0 }

  @inlinable var status: ScanStatus {
    isAcceptable ? .acceptable : bits & 3 == 1 ? .intermediate : .invalid
  }

  /// The range of the issue; without an issue, of the number.
  var byteRange: ByteRange { ByteRange(Int(bits >> 8 & 0xFFF_FFFF), Int(bits >> 36)) }

  @usableFromInline var issue: NumberIssue? {
    if isAcceptable { return nil }
    return NumberIssue(NumberIssue.Code.allCases[Int(bits >> 2 & 0x3F)], byteRange)
  }
}

/// What a text is worth as it stands: the three states of Qt's `QValidator`.
///
/// ```swift
/// let scanner = NumberScanner<Int>(format: english)
/// scanner.scan("1,234").status    // .acceptable
/// scanner.scan("1,2").status      // .intermediate
/// scanner.scan("1,2,").status     // .invalid
/// ```
public enum ScanStatus: String, Hashable, Sendable, CaseIterable {
  /// The text is a number and commits as it stands.
  case acceptable
  /// The text is not a number yet, but typing at its end can make it one.
  case intermediate
  /// The text is not a number, and typing at its end cannot make it one.
  case invalid
}

/// Why a text is not acceptable, and which part of the text is wrong.
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
    /// A sign, separator, affix or exponent is there, but the digits or the rest are missing. (R9, R10)
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
    /// A decimal separator of other locales, in a format that reads only its own. (R21)
    case foreignDecimalSeparator
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
    /// The number has a fraction and the bound type has none; or more fraction digits than the type
    /// has, or than the format shows in a field that refuses them. (R13, C18)
    case fractionNotAllowed
    /// The number is below the minimum. (R14)
    case belowMinimum
    /// The number is above the maximum. (R14)
    case aboveMaximum
    /// The number is not at a step, or is not a number that the format can show, in a field that refuses
    /// such numbers. (C18)
    case stepMismatch
    /// The format writes the number in words alone, which no field reads back. Only a commit finds it.
    /// (C2)
    case unwritable
    /// The text divides by zero. (X3)
    case divisionByZero
    /// The text is nested too deeply, or needs too many digits on the way to its number. (X3)
    case tooComplex
    /// The text could say two numbers. (X1)
    case ambiguousEntry
    /// The name of a unit that the field does not know.
    case unknownUnit
    /// A unit of something else than the field measures: seconds in a field of kilograms.
    case incompatibleUnit
  }

  /// The reason.
  public let code: Code
  /// Four bytes an offset, so that an issue is passed in registers.
  let byteRange: ByteRange

  /// The place in the text, in UTF-8 offsets.
  public var range: Range<Int> { Int(byteRange.start)..<Int(byteRange.end) }

  /// Makes an issue at a range of UTF-8 offsets.
  public init(_ code: Code, at range: Range<Int>) {
    self.init(code, ByteRange(range.lowerBound, range.upperBound))
  }

  init(_ code: Code, _ byteRange: ByteRange) {
    self.code = code
    self.byteRange = byteRange
  }
}

/// A range of UTF-8 offsets, of four bytes each.
struct ByteRange: Hashable, Sendable {
  var start: Int32 = 0
  var end: Int32 = 0

  init() {}

  init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  var isEmpty: Bool { start == end }
}
