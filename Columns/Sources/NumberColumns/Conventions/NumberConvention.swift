@_spi(Columns) public import NumberText

/// A way to write numbers, without a language: the separators, the sizes of groups, and whether a
/// minus stands after the digits.
///
/// ```swift
/// NumberConvention("1.234,5")?.decimalSeparator          // ","
/// NumberConvention(germanFormat)?.description            // "1.234,5"
/// NumberConvention("1.234,5")?.locales.first             // "es"
/// ```
///
/// A column of a file is read by each convention; locales are only named afterwards. Separators of
/// one class (R3) count as one: a space stands for apostrophes, too. Rule: N1.
public struct NumberConvention: Hashable, Sendable, CustomStringConvertible {
  /// The place in ``all``.
  package let index: Int

  init(index: Int) { self.index = index }

  /// All conventions; those with the most locales first.
  public static let all = facts.indices.map { NumberConvention(index: $0) }

  /// The mark between integer and fraction.
  public var decimalSeparator: String { Self.facts[index].decimal }
  /// The mark between groups: "," or ".", or for any mark that groups in all locales " ", "\u{066C}".
  public var groupingSeparator: String { Self.facts[index].grouping }
  /// The size of the last group and, if they differ, of the groups before it.
  public var groupingSizes: [Int] { Self.facts[index].sizes }
  /// Whether a minus after a whole amount of money is a minus, and not the end of a price (R19).
  /// Rule: N8.
  public var writesMinusAfter: Bool { Self.facts[index].minusAfter }
  /// The locales that write plain numbers so: languages, and of their regions and scripts those that
  /// write otherwise than the language. Empty for what is written in money alone.
  public var locales: [String] {
    Self.facts[index].locales.split(separator: " ").map { String($0) }
  }

  /// A number in the convention, which names it: "1.234,5".
  public var description: String { Self.facts[index].example }

  /// The convention that a number is an example of; nil for any other text.
  public init?(_ example: String) {
    guard let index = Self.facts.firstIndex(where: { $0.example == example }) else { return nil }
    self.index = index
  }

  /// The convention that a format writes; nil if its separators belong to no convention.
  public init?(_ format: NumberFormat) {
    let symbols = format.symbols
    guard let decimal = CellSeparator(of: symbols.decimalSeparator) else { return nil }
    let groups = CellSeparator(of: symbols.groupingSeparator)
    let isIndian = symbols.secondaryGroupingSize == 2
    let writesAfter =
      format.style.isMoney && format.text(for: -1).writesMinusAfterDigits
    let fitting = Self.facts.firstIndex { facts in
      guard CellSeparator(of: facts.decimal) == decimal, facts.minusAfter == writesAfter,
        (facts.sizes.count == 2) == isIndian
      else { return false }
      let mark = CellSeparator(of: facts.grouping)
      return mark == groups || mark?.groupsByDefault == true && groups?.groupsByDefault != false
    }
    guard let fitting else { return nil }
    index = fitting
  }

  /// The convention that a locale writes plain numbers in; nil if the language is not known.
  ///
  /// ```swift
  /// NumberConvention(locale: "de-AT")?.description   // "1 234,5"
  /// NumberConvention(locale: "de_DE")?.description   // "1.234,5"
  /// ```
  ///
  /// - Parameter locale: A BCP 47 tag; "_" may stand for "-". What is said after "-u-" is not looked at.
  public init?(locale: String) {
    var words = locale.unicodeScalars.split { $0 == "-" || $0 == "_" }
      .enumerated().map { Self.canonical(Substring($1), isLanguage: $0 == 0) }
    while !words.isEmpty {
      let name = words.joined(separator: "-")
      if let found = Self.all.first(where: { $0.locales.contains(name) }) {
        self = found
        return
      }
      words.removeLast()
    }
    return nil
  }

  /// A part of a tag in the case that BCP 47 gives it: language "de", script "Latn", region "AT".
  private static func canonical(_ part: Substring, isLanguage: Bool) -> String {
    let count = part.utf8.count
    let bytes = part.utf8.enumerated().map { index, byte in
      let isLetter = 0x61...0x7A ~= byte | 0x20
      let isUpper = !isLanguage && (count == 2 || count == 4 && index == 0)
      return !isLetter ? byte : isUpper ? byte & 0xDF : byte | 0x20
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a convention writes between digits, and the locales that write so.
  private struct Facts: Sendable {
    let example: String
    let decimal: String
    let grouping: String
    var sizes = [3]
    var minusAfter = false
    var locales = ""
  }

  private static let facts: [Facts] = [
    Facts(
      example: "1,234.5", decimal: ".", grouping: ",", locales: WrittenLocales.periodComma),
    Facts(example: "1 234,5", decimal: ",", grouping: " ", locales: WrittenLocales.commaSpace),
    Facts(example: "1.234,5", decimal: ",", grouping: ".", locales: WrittenLocales.commaPeriod),
    Facts(
      example: "1\u{066C}234\u{066B}5", decimal: "\u{066B}", grouping: "\u{066C}",
      locales: WrittenLocales.arabic),
    Facts(
      example: "12,34,567.8", decimal: ".", grouping: ",", sizes: [3, 2],
      locales: WrittenLocales.indian),
    Facts(example: "1 234.5", decimal: ".", grouping: " ", locales: WrittenLocales.periodSpace),
    // Money: escudos of Cape Verde, Frisian, Urdu in India.
    Facts(example: "1 234$50", decimal: "$", grouping: " "),
    Facts(example: "1.234,5-", decimal: ",", grouping: ".", minusAfter: true),
    Facts(
      example: "12\u{066C}34\u{066C}567\u{066B}8", decimal: "\u{066B}", grouping: "\u{066C}",
      sizes: [3, 2]),
  ]
}

/// A set of conventions.
///
/// ```swift
/// let comma = ConventionSet(NumberConvention.all.filter { $0.decimalSeparator == "," })
/// comma.conventions.map(\.description)   // ["1 234,5", "1.234,5", "1.234,5-"]
/// ```
public struct ConventionSet: Hashable, Sendable {
  package private(set) var bits: UInt16

  /// Makes a set of bits, each at the place of a convention in ``NumberConvention/all``.
  package init(bits: UInt16) { self.bits = bits }

  /// Makes a set of conventions.
  public init(_ conventions: some Sequence<NumberConvention>) {
    bits = conventions.reduce(0) { $0 | 1 << $1.index }
  }

  /// All conventions.
  public static let all = ConventionSet(NumberConvention.all)

  /// Whether there is no convention in the set.
  public var isEmpty: Bool { bits == 0 }

  /// Whether there is one convention in the set.
  package var isSingle: Bool { bits != 0 && bits & (bits &- 1) == 0 }

  /// Whether the conventions of the set write one decimal separator; false for an empty set.
  package var haveOneDecimalSeparator: Bool {
    !isEmpty && bits & ~Self.sharingDecimalSeparator[firstIndex].bits == 0
  }

  /// For each convention those with its decimal separator.
  private static let sharingDecimalSeparator = NumberConvention.all.map { convention in
    ConventionSet(
      NumberConvention.all.filter { $0.decimalSeparator == convention.decimalSeparator })
  }

  /// The index of the first convention in ``NumberConvention/all``.
  package var firstIndex: Int { bits.trailingZeroBitCount }

  /// The conventions, those with the most locales first.
  public var conventions: [NumberConvention] { NumberConvention.all.filter(contains) }

  /// Whether a convention is in the set, in O(1).
  public func contains(_ convention: NumberConvention) -> Bool { bits >> convention.index & 1 != 0 }
}

extension CellSeparator {
  /// The class of a locale's separator; nil if it is in no class. "$" is the decimal separator of
  /// Cape Verde's money.
  fileprivate init?(of separator: String) {
    for scalar in separator.unicodeScalars {
      switch CellCharacter(scalar.value) {
      case .separator(let mark):
        self = mark
        return
      case .other where scalar == "$":
        self = .ownDecimal
        return
      default: continue
      }
    }
    return nil
  }
}

extension String {
  /// Whether a minus stands after the last digit.
  fileprivate var writesMinusAfterDigits: Bool {
    var isAfter = false
    for scalar in unicodeScalars {
      switch CellCharacter(scalar.value) {
      case .digit: isAfter = false
      case .minus: isAfter = true
      default: break
      }
    }
    return isAfter
  }
}
