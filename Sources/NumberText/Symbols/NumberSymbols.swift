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
  private var storage: Storage

  private var parts: Parts {
    get { storage.parts }
    set { storage = Storage(newValue) }
  }

  /// The mark between the integer digits and the fraction digits.
  public var decimalSeparator: String {
    get { parts.decimalSeparator }
    set { parts.decimalSeparator = newValue }
  }
  /// The mark between groups of integer digits.
  public var groupingSeparator: String {
    get { parts.groupingSeparator }
    set { parts.groupingSeparator = newValue }
  }
  /// The number of digits in the last group, or 0 where the locale's pattern has no groups.
  public var primaryGroupingSize: Int {
    get { parts.primaryGroupingSize }
    set { parts.primaryGroupingSize = newValue }
  }
  /// The number of digits in the groups before the last.
  public var secondaryGroupingSize: Int {
    get { parts.secondaryGroupingSize }
    set { parts.secondaryGroupingSize = newValue }
  }
  /// The number of digits that must stand before the first grouping separator for one to be written.
  public var minimumGroupingDigits: Int {
    get { parts.minimumGroupingDigits }
    set { parts.minimumGroupingDigits = newValue }
  }
  /// The minus sign, with the bidi marks that the locale writes around it.
  public var minusSign: String {
    get { parts.minusSign }
    set { parts.minusSign = newValue }
  }
  /// The plus sign, with the bidi marks that the locale writes around it.
  public var plusSign: String {
    get { parts.plusSign }
    set { parts.plusSign = newValue }
  }
  /// The percent sign.
  public var percentSign: String {
    get { parts.percentSign }
    set { parts.percentSign = newValue }
  }
  /// The per-mille sign.
  public var perMilleSign: String {
    get { parts.perMilleSign }
    set { parts.perMilleSign = newValue }
  }
  /// What stands between mantissa and exponent, such as "E" or "×10^".
  public var exponentSeparator: String {
    get { parts.exponentSeparator }
    set { parts.exponentSeparator = newValue }
  }
  /// The ten digits from zero to nine.
  public var digits: [Unicode.Scalar] {
    get { parts.digits }
    set { parts.digits = newValue }
  }
  /// The name of the numbering system that `digits` belong to, such as "latn" or "arab".
  public var numberingSystem: String {
    get { parts.numberingSystem }
    set { parts.numberingSystem = newValue }
  }

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
    storage = Storage(
      Parts(
        decimalSeparator: decimalSeparator, groupingSeparator: groupingSeparator,
        primaryGroupingSize: primaryGroupingSize, secondaryGroupingSize: secondaryGroupingSize,
        minimumGroupingDigits: minimumGroupingDigits, minusSign: minusSign,
        plusSign: plusSign, percentSign: percentSign,
        perMilleSign: perMilleSign, exponentSeparator: exponentSeparator,
        digits: digits, numberingSystem: numberingSystem))
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

extension NumberSymbols {
  /// What copies share until one is changed, so that asking a format for its symbols is one retain.
  private final class Storage: Sendable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }

  private struct Parts: Hashable, Sendable {
    var decimalSeparator: String
    var groupingSeparator: String
    var primaryGroupingSize: Int
    var secondaryGroupingSize: Int
    var minimumGroupingDigits: Int
    var minusSign: String
    var plusSign: String
    var percentSign: String
    var perMilleSign: String
    var exponentSeparator: String
    var digits: [Unicode.Scalar]
    var numberingSystem: String
  }

  /// Whether two symbols are the same in each part.
  public static func == (left: NumberSymbols, right: NumberSymbols) -> Bool {
    left.storage === right.storage || left.parts == right.parts
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
