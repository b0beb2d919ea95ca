/// What was read from a text: a value, or why there is none yet or none at all. The three states
/// are those of Qt's `QValidator`.
///
/// ```swift
/// switch NumberScanner<Double>(format: german).scan("1.5") {
/// case .acceptable(let value): print(value)
/// case .intermediate(let issue): print(issue.code)   // incompleteGroup: "1.500" is on the way
/// case .invalid(let issue): print(issue.code)
/// }
/// ```
///
/// Numbers, dates, options and a host's own values all have readings of this type, each with its
/// own kind of issue.
public enum Reading<Value, Issue> {
  /// The text has this value. A commit (Return, or leaving the field) accepts the text as it is.
  case acceptable(Value)
  /// The text has no value yet, but can get a value by further typing at its end.
  case intermediate(Issue)
  /// The text has no value, and cannot get a value by typing at its end.
  case invalid(Issue)

  /// The reading of a text that has no value.
  ///
  /// - Parameters:
  ///   - issue: Why the text has no value.
  ///   - isOpen: Whether typing at the end of the text can give it a value.
  @inlinable
  package static func refused(_ issue: Issue, isOpen: Bool) -> Reading {
    isOpen ? .intermediate(issue) : .invalid(issue)
  }

  /// The state, without the value or the issue.
  @inlinable public var status: ScanStatus {
    switch self {
    case .acceptable: .acceptable
    case .intermediate: .intermediate
    case .invalid: .invalid
    }
  }

  /// The value that was read; nil if the text has no value.
  @inlinable public var value: Value? {
    if case .acceptable(let value) = self { value } else { nil }
  }

  /// Why the text is not acceptable; nil for an acceptable text.
  @inlinable public var issue: Issue? {
    switch self {
    case .acceptable: nil
    case .intermediate(let issue), .invalid(let issue): issue
    }
  }

  package func map<Other>(_ transform: (Value) -> Other) -> Reading<Other, Issue> {
    switch self {
    case .acceptable(let value): .acceptable(transform(value))
    case .intermediate(let issue): .intermediate(issue)
    case .invalid(let issue): .invalid(issue)
    }
  }
}

extension Reading: Equatable where Value: Equatable, Issue: Equatable {}
extension Reading: Hashable where Value: Hashable, Issue: Hashable {}
extension Reading: Sendable where Value: Sendable, Issue: Sendable {}

/// The reading of a number: its value, or the first issue in the order of the text.
///
/// ```swift
/// let reading = NumberScanner<Double>(format: german).scan("1.5")
/// reading.status        // .intermediate
/// reading.issue?.code   // .incompleteGroup
/// reading.value         // nil
/// ```
public typealias NumberReading<Value: NumberValue> = Reading<Value, NumberIssue>

/// The state of a ``Reading``.
///
/// ```swift
/// let scanner = NumberScanner<Int>(format: english)
/// scanner.scan("1,234").status    // .acceptable
/// scanner.scan("1,2").status      // .intermediate
/// scanner.scan("1,2,").status     // .invalid
/// ```
public enum ScanStatus: String, Hashable, Sendable, CaseIterable {
  /// The text has a value. A commit (Return, or leaving the field) accepts the text as it is.
  case acceptable
  /// The text has no value yet, but can get a value by further typing at its end.
  case intermediate
  /// The text has no value, and cannot get a value by typing at its end.
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
  /// The reasons. The raw value of each is its name, such as "overflow".
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// There is nothing but white space. (R9)
    case empty
    /// The text is a beginning: a sign, a separator or an affix without digits, or an affix, an
    /// exponent or a parenthesis that is not complete, as in "5 E" for "5 EUR". (R9, R10)
    case incomplete
    /// A group of digits is shorter than the locale's, and more digits can complete it: "1,23" in
    /// English. (R6)
    case incompleteGroup
    /// A grouping separator in a place where none is allowed. (R6)
    case misplacedGroupingSeparator
    /// Two kinds of grouping separators in one number. (R6)
    case mixedGroupingSeparators
    /// A grouping separator after the decimal separator: "1.5,2" in English. (R4)
    case groupingSeparatorInFraction
    /// A second decimal separator. (R4)
    case duplicateDecimalSeparator
    /// A decimal separator of another locale, in a format that reads only its own decimal
    /// separator. (R21)
    case foreignDecimalSeparator
    /// The separator could mean thousands just as well as a fraction, as in the French "1.234", or
    /// end an abbreviation just as well as begin a fraction, as in "Ksh.500". (R5, R16)
    case ambiguousSeparator
    /// Digits of two numbering systems in one number. (R2)
    case mixedDigits
    /// A sign after the digits of a number that already has a sign: "-5-". (R8)
    case duplicateSign
    /// A sign in a place where none is allowed. (R8)
    case misplacedSign
    /// A sign that the bounds or the type exclude. (R8)
    case signNotAllowed
    /// The sign of a currency that is not the field's. (R11)
    case foreignCurrency
    /// Anything else that does not belong where it is. (R12)
    case unexpectedCharacter
    /// The number is beyond the range of the bound type. (R13)
    case overflow
    /// The number has a fraction in a field of integers, or more fraction digits than the bound
    /// type has; or more than the format shows, in a field that refuses such numbers. (R13, C18)
    case fractionNotAllowed
    /// The number is below the minimum. (R14)
    case belowMinimum
    /// The number is above the maximum. (R14)
    case aboveMaximum
    /// The number is not on a step, or the format cannot show it, in a field that refuses such
    /// numbers. (C18)
    case stepMismatch
    /// The format writes the number in words alone, which no field reads back. Only a commit finds
    /// this. (C2)
    case unwritable
    /// The text divides by zero. (X3)
    case divisionByZero
    /// The text is nested too deeply, or an intermediate result would have too many digits. (X3)
    case tooComplex
    /// The text can be read as two different numbers. (X1)
    case ambiguousEntry
    /// The name of a unit that the field does not know.
    case unknownUnit
    /// A unit of another quantity than the field's: seconds in a field of kilograms.
    case incompatibleUnit
  }

  /// The reason; if several apply, one of them.
  public let code: Code
  /// The part of the text that is wrong, in UTF-8 offsets.
  public let range: Range<Int>

  /// Makes an issue at a range of UTF-8 offsets.
  public init(_ code: Code, at range: Range<Int>) {
    (self.code, self.range) = (code, range)
  }
}

extension NumberIssue.Code {
  /// Whether the separators of the text are wrong or in doubt.
  package var isOfMarks: Bool {
    switch self {
    case .ambiguousSeparator, .incompleteGroup, .misplacedGroupingSeparator,
      .mixedGroupingSeparators, .groupingSeparatorInFraction, .duplicateDecimalSeparator,
      .foreignDecimalSeparator:
      true
    default: false
    }
  }
}

extension NumberIssue: CustomStringConvertible {
  /// The code and the range, in UTF-8 offsets: "unexpectedCharacter at 2..<3".
  public var description: String { "\(code.rawValue) at \(range.lowerBound)..<\(range.upperBound)" }
}

#if !hasFeature(Embedded)
  extension Reading: CustomStringConvertible {
    /// The state, and the value or the issue: "acceptable: 12.5", "intermediate: incompleteGroup at
    /// 1..<3".
    public var description: String {
      switch self {
      case .acceptable(let value): "acceptable: \(value)"
      case .intermediate(let issue): "intermediate: \(issue)"
      case .invalid(let issue): "invalid: \(issue)"
      }
    }
  }
#endif

#if !hasFeature(Embedded)
  extension ScanStatus: Codable {}
  extension NumberIssue.Code: Codable {}
  extension NumberIssue: Codable {}
#endif
