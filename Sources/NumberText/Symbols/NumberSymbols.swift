/// The facts about a locale that reading and writing a number need, as a plain value.
///
/// The algorithms of this package never look a locale up: they are handed these symbols. They come
/// from ICU (`ICUNumberText`), from an operating system's settings, or from a test.
///
/// ```swift
/// var german = NumberSymbols.latin
/// german.decimalSeparator = ","
/// german.groupingSeparator = "."
///
/// var polish = german
/// polish.groupingSeparator = "\u{A0}"
/// polish.minimumGroupingDigits = 2   // 1234, and 12 345
///
/// var swedish = polish
/// (swedish.minusSign, swedish.plusSign) = ("\u{2212}", "+")
/// (swedish.percentSign, swedish.perMilleSign) = ("%", "‰")
/// swedish.exponentSeparator = "×10^"
/// ```
///
/// Source of the names: UTS #35 Part 3, "Number Symbols" and "Number Patterns".
public struct NumberSymbols: Hashable, Sendable {
  /// The character between the integer digits and the fraction digits.
  public var decimalSeparator: String
  /// The character between groups of integer digits.
  public var groupingSeparator: String
  /// The number of digits in the last group: 3 in the Hindi "12,34,567"; 0 if the locale's pattern
  /// has no groups.
  public var primaryGroupingSize: Int
  /// The number of digits in the groups before the last: 2 in the Hindi "12,34,567".
  public var secondaryGroupingSize: Int
  /// The least number of digits before the first grouping separator. With 2, as in Polish, 1234 has
  /// no separator and 12345 has one.
  public var minimumGroupingDigits: Int
  /// The minus sign, with the bidi controls that the locale writes around it.
  public var minusSign: String
  /// The plus sign, with the bidi controls that the locale writes around it.
  public var plusSign: String
  /// For hosts: a scan reads every percent sign, and a pattern has the sign in its affixes.
  public var percentSign: String
  /// For hosts, as ``percentSign``.
  public var perMilleSign: String
  /// The text between mantissa and exponent, such as "E" or "×10^".
  public var exponentSeparator: String
  /// The ten digits from zero to nine.
  public var digits: [Unicode.Scalar]
  /// The name of the numbering system that `digits` belong to, such as "latn" or "arab".
  public var numberingSystem: String

  /// Makes all symbols anew; a changed copy of ``latin`` is often shorter.
  ///
  /// - Precondition: `digits` has ten elements; no size is negative.
  public init(
    decimalSeparator: String, groupingSeparator: String,
    primaryGroupingSize: Int, secondaryGroupingSize: Int, minimumGroupingDigits: Int,
    minusSign: String, plusSign: String, percentSign: String, perMilleSign: String,
    exponentSeparator: String, digits: [Unicode.Scalar], numberingSystem: String
  ) {
    demand(digits.count == 10, "a numbering system has ten digits")
    demand(
      primaryGroupingSize >= 0 && secondaryGroupingSize >= 0 && minimumGroupingDigits >= 0,
      "no size of a group is below zero")
    (self.decimalSeparator, self.groupingSeparator) = (decimalSeparator, groupingSeparator)
    self.primaryGroupingSize = primaryGroupingSize
    self.secondaryGroupingSize = secondaryGroupingSize
    self.minimumGroupingDigits = minimumGroupingDigits
    (self.minusSign, self.plusSign) = (minusSign, plusSign)
    (self.percentSign, self.perMilleSign) = (percentSign, perMilleSign)
    self.exponentSeparator = exponentSeparator
    (self.digits, self.numberingSystem) = (digits, numberingSystem)
  }

  /// Finds where the text of a number below zero has its minus sign. A hyphen in an affix, as in
  /// "-5 acre-feet" and "-1-ж.", is no sign.
  func minusPlace(in text: String) -> MinusPlace {
    var sign: Unicode.Scalar?
    for scalar in minusSign.unicodeScalars where CharacterKind(scalar.value) == .minus {
      sign = sign ?? scalar
    }
    var (hasDigit, isInAffix, place) = (false, false, MinusPlace.elsewhere)
    for scalar in text.unicodeScalars {
      if digits.contains(scalar) {
        (hasDigit, isInAffix, place) = (true, false, .elsewhere)
      } else if scalar == sign {
        guard hasDigit else { return .elsewhere }
        if place == .elsewhere { place = isInAffix ? .afterAffix : .afterDigits }
      } else if CharacterKind(scalar.value) == .other {
        isInAffix = true
      }
    }
    return place
  }

  /// Whether a format writes groups after a leading zero, as "-0,001" for −1 with at least four
  /// integer digits, given its text of −1.
  func groupsAfterZero(in minusOne: String) -> Bool {
    guard let separator = ScanRules.separator(groupingSeparator) else { return false }
    let number = minusOne.unicodeScalars.drop { !digits.contains($0) }
    let integer = number.prefix { digits.contains($0) || $0 == separator }
    return integer.first == digits[0] && integer.dropLast().contains(separator)
  }

  /// Period, comma, groups of three and ASCII digits: the symbols of ICU's root locale.
  public static let latin = NumberSymbols(
    decimalSeparator: ".", groupingSeparator: ",",
    primaryGroupingSize: 3, secondaryGroupingSize: 3, minimumGroupingDigits: 1,
    minusSign: "-", plusSign: "+", percentSign: "%", perMilleSign: "‰",
    exponentSeparator: "E", digits: Array("0123456789".unicodeScalars), numberingSystem: "latn")
}

/// Where a format writes its minus.
enum MinusPlace {
  /// Before the digits, as parentheses, or not at all.
  case elsewhere
  /// Right after the digits: "5,00- €". (R22)
  case afterDigits
  /// After the affix that follows the digits: "5,00 €-". (R19)
  case afterAffix
}

extension NumberSymbols {
  /// Returns the symbols with separators and a minus sign that a user has chosen; nil keeps the
  /// symbol as it is.
  ///
  /// ```swift
  /// NumberSymbols.latin.replacing(groupingSeparator: "’")   // 1234.5 is then "1’234.5"
  /// NumberSymbols.latin.replacing(groupingSeparator: ".")   // nil: the decimal separator is a period, too
  /// ```
  ///
  /// - Returns: nil if texts could then not be read: if a separator is not a single character, or
  ///   is a digit, a sign or a letter; if both separators are of one class, such as "'" and "’"
  ///   (R3); or if the minus sign is not read as a minus (R8).
  /// - Complexity: O(*n*) in the characters of the texts given.
  public func replacing(
    decimalSeparator: String? = nil, groupingSeparator: String? = nil, minusSign: String? = nil
  ) -> NumberSymbols? {
    var result = self
    if let decimalSeparator { result.decimalSeparator = decimalSeparator }
    if let groupingSeparator { result.groupingSeparator = groupingSeparator }
    if let minusSign { result.minusSign = minusSign }
    let given = [decimalSeparator, groupingSeparator]
    guard given.allSatisfy({ $0.map(Self.isSeparator) ?? true }),
      minusSign.map(Self.isMinusSign) ?? true
    else { return nil }
    let isSeparated = Self.mark(result.decimalSeparator) != Self.mark(result.groupingSeparator)
    return given == [nil, nil] || isSeparated ? result : nil
  }

  private static func kinds(_ text: String) -> [(kind: CharacterKind, scalar: UInt32)] {
    text.unicodeScalars.map { (CharacterKind($0.value), $0.value) }
      .filter { $0.kind != .ignorable }
  }

  /// The class of a separator as a number, or the separator's code point if it is in no class; nil
  /// for an empty text.
  private static func mark(_ text: String) -> UInt32? {
    guard let first = kinds(text).first else { return nil }
    if case .separator(let separatorClass) = first.kind { return UInt32(separatorClass.rawValue) }
    return first.scalar
  }

  private static func isSeparator(_ text: String) -> Bool {
    let kinds = kinds(text)
    guard kinds.count == 1, let (kind, scalar) = kinds.first else { return false }
    switch kind {
    case .separator: return true
    case .other: return !(0x41...0x5A ~= scalar || 0x61...0x7A ~= scalar)
    default: return false
    }
  }

  private static func isMinusSign(_ text: String) -> Bool {
    let kinds = kinds(text)
    return kinds.count == 1 && kinds[0].kind == .minus
  }
}

extension NumberPattern {
  package func replacing(minusSign: String, by other: String) -> NumberPattern {
    var result = self
    result.negativePrefix = negativePrefix.map { Self.replaced($0, minusSign, other) }
    result.negativeSuffix = negativeSuffix.map { Self.replaced($0, minusSign, other) }
    return result
  }

  private static func replaced(_ text: String, _ sign: String, _ other: String) -> String {
    let (scalars, wanted) = (text.unicodeScalars, sign.unicodeScalars)
    guard !wanted.isEmpty,
      let start = scalars.indices.first(where: { scalars[$0...].starts(with: wanted) })
    else { return text }
    let end = scalars.index(start, offsetBy: wanted.count)
    return String(scalars[..<start]) + other + String(scalars[end...])
  }
}
