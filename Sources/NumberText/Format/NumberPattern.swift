/// How a number is written, as a plain value.
///
/// The affixes are literal text, signs and bidi controls included, as the locale writes them. A
/// format whose text cannot be described so (an affix that follows plural rules, compact notation)
/// has no pattern: a function of its source writes its numbers.
///
/// ```swift
/// // money in German: 1234.5 is "1.234,50 €"
/// var money = NumberPattern(suffix: "\u{A0}€", minimumFractionDigits: 2, maximumFractionDigits: 2)
/// // debts in parentheses: -1234.5 is "(1.234,50 €)"
/// (money.negativePrefix, money.negativeSuffix) = ("(", "\u{A0}€)")
/// // scientific, in English: 1234.5 is "1.2345E03"
/// let scientific = NumberPattern(minimumExponentDigits: 2)
/// ```
///
/// Source: UTS #35 Part 3, "Number Format Patterns".
public struct NumberPattern: Hashable, Sendable {
  /// The text before the first digit.
  public var prefix: String
  /// The text after the last digit.
  public var suffix: String
  /// The text before the first digit of a number with a minus sign, this sign included; nil stands
  /// for the minus sign of the symbols, followed by `prefix`.
  public var negativePrefix: String?
  /// The text after the last digit of a number with a minus sign; nil stands for `suffix`.
  public var negativeSuffix: String?
  /// The least number of integer digits that are written; a shorter number gets zeros before its
  /// digits.
  public var minimumIntegerDigits: Int
  /// The least number of fraction digits that are written; a shorter fraction gets zeros at its
  /// end.
  public var minimumFractionDigits: Int
  /// The greatest number of fraction digits that are written; further digits are rounded.
  public var maximumFractionDigits: Int
  /// How further digits are rounded; in mode `unnecessary` they are written instead.
  public var roundingMode: RoundingMode
  /// Whether integer digits are grouped by the symbols' sizes.
  public var usesGrouping: Bool
  /// The least number of exponent digits that are written; nil if the pattern writes no exponent.
  public var minimumExponentDigits: Int?

  /// The `maximumFractionDigits` of formats without a maximum of their own: in effect all digits
  /// that a number has.
  ///
  /// Source: ECMA-402, whose greatest `maximumFractionDigits` this is. Rule: L11.
  @usableFromInline package static let mostFractionDigits = 100

  /// Makes a pattern; by default it groups, writes all fraction digits, and rounds halves away from
  /// zero. (L11)
  public init(
    prefix: String = "", suffix: String = "", negativePrefix: String? = nil,
    negativeSuffix: String? = nil, minimumIntegerDigits: Int = 1, minimumFractionDigits: Int = 0,
    maximumFractionDigits: Int = NumberPattern.mostFractionDigits,
    roundingMode: RoundingMode = .halfUp,
    usesGrouping: Bool = true, minimumExponentDigits: Int? = nil
  ) {
    (self.prefix, self.suffix) = (prefix, suffix)
    (self.negativePrefix, self.negativeSuffix) = (negativePrefix, negativeSuffix)
    self.minimumIntegerDigits = minimumIntegerDigits
    self.minimumFractionDigits = minimumFractionDigits
    self.maximumFractionDigits = maximumFractionDigits
    (self.roundingMode, self.usesGrouping) = (roundingMode, usesGrouping)
    self.minimumExponentDigits = minimumExponentDigits
  }
}
