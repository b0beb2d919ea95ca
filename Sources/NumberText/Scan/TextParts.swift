/// Characters of a text that stand beside each other and have one role in its number.
package struct TextPart: Hashable, Sendable {
  package enum Role: String, Sendable {
    /// A minus, a plus or a parenthesis of the number.
    case sign
    /// A currency, a unit or another text that the format knows. Of a text that a pattern wrote,
    /// all that stands before and after the number, such as "-$".
    case affix
    /// White space that separates no digits.
    case space
    case digit
    /// A grouping separator.
    case group
    case decimal
    /// The separator of an exponent, and the exponent's sign. The digits after it are the
    /// exponent's.
    case exponent
    /// What is in no number of the format.
    case foreign
    /// A bidi control or the like. (R1)
    case ignored

    /// Whether each character is a part of its own.
    fileprivate var isSingle: Bool { self == .sign || self == .group || self == .decimal }
  }

  package fileprivate(set) var role: Role
  /// The UTF-8 range.
  package fileprivate(set) var range: Range<Int>
  /// The bytes of a digit, the same for all digits of the part; 0 in parts that are not digits.
  fileprivate var width = 0

  fileprivate var digitCount: Int { width == 0 ? 0 : range.count / width }
}

/// The parts of a text, which cover it without gaps, and where its digits are. All offsets are in
/// UTF-8.
///
/// ```swift
/// english.parts(of: "-1,234.5").map { $0.role }   // sign, digit, group, digit, decimal, digit
/// ```
///
/// Of a text that a scan refuses, the parts before the refused character have the roles that the
/// scan gave them, and each character from there on has the role that it has alone.
package struct TextParts: Sendable {
  package private(set) var parts: [TextPart] = []
  /// The numbers of digits before the decimal separator, after it, and in the exponent.
  package private(set) var integerCount = 0
  package private(set) var fractionCount = 0
  package private(set) var exponentCount = 0
  /// The value of the exponent; 0 without an exponent.
  package internal(set) var exponent = 0
  /// The offset up to which a scan has accepted the text.
  var readEnd = Int.max
  /// The offset after the decimal separator, and that of the exponent's first digit; 0 if there is
  /// none.
  private var decimalEndOrZero = 0
  private var exponentStart = 0
  /// The offset of the first digit or of the decimal separator before it.
  private var numberStart = 0

  package init() {}

  /// Adds `count` bytes, whose role is `role`.
  ///
  /// - Parameter width: The bytes of a digit.
  mutating func append(_ role: TextPart.Role, _ count: Int, width: Int = 1) {
    if count == 0 { return }
    let range = length..<length + count
    let width = role == .digit ? width : 0
    switch role {
    case .digit:
      if mantissaCount == 0, decimalEndOrZero == 0 { numberStart = range.lowerBound }
      if exponentStart > 0 {
        exponentCount += count / width
      } else if decimalEndOrZero > 0 {
        fractionCount += count / width
      } else {
        integerCount += count / width
      }
    case .decimal where decimalEndOrZero == 0 && exponentStart == 0:
      if integerCount == 0 { numberStart = range.lowerBound }
      decimalEndOrZero = range.upperBound
    case .exponent: exponentStart = range.upperBound
    default: break
    }
    if let last = parts.last, last.role == role, last.width == width, !role.isSingle {
      parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      if parts.isEmpty { parts.reserveCapacity(8) }
      parts.append(TextPart(role: role, range: range, width: width))
    }
  }

  /// Gives white space or letters at the end another role, when what follows them has shown what
  /// they are.
  mutating func turn(_ range: Range<Int>, into role: TextPart.Role) {
    if role == .exponent { exponentStart = length }
    for index in parts.indices.reversed() {
      let part = parts[index]
      if part.range.upperBound <= range.lowerBound { return }
      guard part.role == .space || part.role == .affix else { continue }
      if part.range.lowerBound < range.lowerBound {
        parts[index].range = part.range.lowerBound..<range.lowerBound
        parts.insert(
          TextPart(role: role, range: range.lowerBound..<part.range.upperBound), at: index + 1)
      } else {
        parts[index].role = role
      }
    }
  }

  package var length: Int { parts.last?.range.upperBound ?? 0 }
  private var mantissaCount: Int { integerCount + fractionCount }

  /// The offset after the decimal separator; nil without a separator.
  package var decimalEnd: Int? { decimalEndOrZero > 0 ? decimalEndOrZero : nil }
  /// The offset after the last digit; 0 without digits.
  package var end: Int { parts.last { $0.role == .digit }?.range.upperBound ?? 0 }
  /// The offset after the mantissa's last digit; 0 without digits.
  package var mantissaEnd: Int { end(ofDigit: mantissaCount) }
  /// The offset after the last integer digit; 0 without integer digits.
  package var integerEnd: Int { end(ofDigit: integerCount) }
  /// The offset of the first integer digit, or of the decimal separator if no digit precedes the
  /// separator, as in "-.5"; nil if the text has neither.
  package var start: Int? { integerCount > 0 || decimalEndOrZero > 0 ? numberStart : nil }
  /// Whether an affix or a sign follows the last digit.
  package var hasSuffix: Bool { mantissaCount > 0 && end < length && decimalEndOrZero < length }

  /// The offset after the digit with this number, counted from 1; 0 if there is no such digit.
  package func end(ofDigit number: Int) -> Int {
    if number <= 0 { return 0 }
    var rest = number
    for part in parts {
      if rest <= part.digitCount { return part.range.lowerBound + rest * part.width }
      rest -= part.digitCount
    }
    return 0
  }

  /// How many of the integer digits, the fraction's and the exponent's end before an offset or at
  /// it.
  package func counts(before offset: Int) -> (integer: Int, fraction: Int, exponent: Int) {
    var count = 0
    for part in parts where part.width > 0 && part.range.lowerBound < offset {
      count += (min(offset, part.range.upperBound) - part.range.lowerBound) / part.width
    }
    let integer = min(count, integerCount)
    let fraction = min(count - integer, fractionCount)
    return (integer, fraction, count - integer - fraction)
  }

  /// The offset after which `count` digits of the exponent remain; the text's end if there is no
  /// exponent.
  package func offset(inExponentWith count: Int) -> Int {
    guard exponentStart > 0 else { return length }
    let before = exponentCount - count
    return before > 0 ? end(ofDigit: mantissaCount + before) : exponentStart
  }

  /// The offsets of the grouping separators, as far as a scan has accepted the text.
  package var separators: OffsetSet {
    var separators = OffsetSet()
    for part in parts where part.role == .group && part.range.upperBound <= readEnd {
      separators.append(part.range.lowerBound)
    }
    return separators
  }

  /// The text with other digits in place of those after the first `count`.
  func replacingDigits(
    of text: String, after count: Int = 0, with digit: (UInt8) -> Unicode.Scalar
  ) -> String {
    var (replaced, number) = (String.UnicodeScalarView(), 0)
    for part in parts {
      for scalar in text.utf8Part(part.range).unicodeScalars {
        guard part.role == .digit, let value = DecimalDigits.value(of: scalar.value)?.value else {
          replaced.append(scalar)
          continue
        }
        number += 1
        replaced.append(number > count ? digit(value) : scalar)
      }
    }
    return String(replaced)
  }
}
