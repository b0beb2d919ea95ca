/// The facts about a locale that reading and writing a number need, as a plain value.
///
/// The algorithms of this package never look a locale up: they are handed these symbols. They come
/// from ICU (`ICUNumberText`), from an operating system's settings, or from a test.
///
/// ```swift
/// var german = NumberSymbols.latin
/// german.decimalSeparator = ","
/// german.groupingSeparator = "."
/// ```
///
/// Source of the names: UTS #35 Part 3, "Number Symbols" and "Number Patterns".
public struct NumberSymbols: Hashable, Sendable {
  /// The mark between the integer digits and the fraction digits.
  public var decimalSeparator: String
  /// The mark between groups of integer digits.
  public var groupingSeparator: String
  /// The number of digits in the last group, or 0 where the locale's pattern has no groups.
  public var primaryGroupingSize: Int
  /// The number of digits in the groups before the last.
  public var secondaryGroupingSize: Int
  /// The number of digits that must stand before the first grouping separator for one to be written.
  public var minimumGroupingDigits: Int
  /// The minus sign, with the bidi marks that the locale writes around it.
  public var minusSign: String
  /// The plus sign, with the bidi marks that the locale writes around it.
  public var plusSign: String
  /// The percent sign.
  public var percentSign: String
  /// The per-mille sign.
  public var perMilleSign: String
  /// What stands between mantissa and exponent, such as "E" or "×10^".
  public var exponentSeparator: String
  /// The ten digits from zero to nine.
  public var digits: [Unicode.Scalar]
  /// The name of the numbering system that `digits` belong to, such as "latn" or "arab".
  public var numberingSystem: String

  /// Makes symbols from their parts.
  ///
  /// - Precondition: `digits` has ten elements; no size is negative.
  public init(
    decimalSeparator: String, groupingSeparator: String,
    primaryGroupingSize: Int, secondaryGroupingSize: Int, minimumGroupingDigits: Int,
    minusSign: String, plusSign: String, percentSign: String, perMilleSign: String,
    exponentSeparator: String, digits: [Unicode.Scalar], numberingSystem: String
  ) {
    precondition(digits.count == 10, "a numbering system has ten digits")
    precondition(
      primaryGroupingSize >= 0 && secondaryGroupingSize >= 0 && minimumGroupingDigits >= 0)
    (self.decimalSeparator, self.groupingSeparator) = (decimalSeparator, groupingSeparator)
    self.primaryGroupingSize = primaryGroupingSize
    self.secondaryGroupingSize = secondaryGroupingSize
    self.minimumGroupingDigits = minimumGroupingDigits
    (self.minusSign, self.plusSign) = (minusSign, plusSign)
    (self.percentSign, self.perMilleSign) = (percentSign, perMilleSign)
    self.exponentSeparator = exponentSeparator
    (self.digits, self.numberingSystem) = (digits, numberingSystem)
  }

  /// Whether a minus sign stands behind the digits of a text.
  func writesMinusBehind(digitsOf text: String) -> Bool {
    let sign = minusSign.unicodeScalars.first { CharacterKind($0.value) == .minus }
    let end = text.unicodeScalars.lastIndex { digits.contains($0) }
    guard let sign, let end else { return false }
    return text.unicodeScalars[end...].contains(sign)
  }

  /// Period, comma, groups of three, ASCII digits and signs: what ICU's root locale has.
  public static let latin = NumberSymbols(
    decimalSeparator: ".", groupingSeparator: ",",
    primaryGroupingSize: 3, secondaryGroupingSize: 3, minimumGroupingDigits: 1,
    minusSign: "-", plusSign: "+", percentSign: "%", perMilleSign: "‰",
    exponentSeparator: "E", digits: Array("0123456789".unicodeScalars), numberingSystem: "latn")
}
