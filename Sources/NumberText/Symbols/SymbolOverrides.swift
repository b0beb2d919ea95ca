/// The separators and the sign that a user has chosen in the operating system's settings, in the
/// place of the locale's.
///
/// ```swift
/// SymbolOverrides(decimalSeparator: ".", groupingSeparator: "’")  // 1234.5 is "1’234.5"
/// ```
///
/// They hold for reading and for writing. What is nil stays as the locale has it.
public struct SymbolOverrides: Hashable, Sendable {
  /// The mark between the integer digits and the fraction digits.
  public var decimalSeparator: String?
  /// The mark between groups of integer digits.
  public var groupingSeparator: String?
  /// The minus sign: one of those that are read (R8), with or without bidi marks.
  public var minusSign: String?

  /// Makes overrides; without arguments they change nothing.
  public init(
    decimalSeparator: String? = nil, groupingSeparator: String? = nil, minusSign: String? = nil
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.minusSign = minusSign
  }

  /// Whether nothing is overridden.
  public var isEmpty: Bool {
    decimalSeparator == nil && groupingSeparator == nil && minusSign == nil
  }
}

#if !hasFeature(Embedded)
  extension SymbolOverrides: Codable {}
#endif

extension NumberSymbols {
  /// The symbols with a user's own in the place of the locale's; nil where a text could then not be
  /// read: a separator that is no single mark or is a digit, a sign or a letter, two separators of
  /// one class (R3), or a minus sign that is none (R8).
  ///
  /// ```swift
  /// NumberSymbols.latin.overridden(by: SymbolOverrides(groupingSeparator: "’"))   // 1’234.5
  /// NumberSymbols.latin.overridden(by: SymbolOverrides(groupingSeparator: "."))   // nil
  /// ```
  ///
  /// - Complexity: O(*n*) in the characters of the overrides.
  public func overridden(by overrides: SymbolOverrides) -> NumberSymbols? {
    var result = self
    if let separator = overrides.decimalSeparator { result.decimalSeparator = separator }
    if let separator = overrides.groupingSeparator { result.groupingSeparator = separator }
    if let sign = overrides.minusSign { result.minusSign = sign }
    let given = [overrides.decimalSeparator, overrides.groupingSeparator]
    guard given.allSatisfy({ $0.map(Self.isSeparator) ?? true }),
      overrides.minusSign.map(Self.isMinusSign) ?? true
    else { return nil }
    let isSeparated = Self.mark(result.decimalSeparator) != Self.mark(result.groupingSeparator)
    return given == [nil, nil] || isSeparated ? result : nil
  }

  private static func kinds(_ text: String) -> [(kind: CharacterKind, scalar: UInt32)] {
    text.unicodeScalars.map { (CharacterKind($0.value), $0.value) }
      .filter { $0.kind != .ignorable }
  }

  /// The class of a separator, or its code point where it is in none.
  private static func mark(_ text: String) -> UInt32? {
    guard let first = kinds(text).first else { return nil }
    if case .mark(let markClass) = first.kind { return UInt32(markClass.rawValue) }
    return first.scalar
  }

  private static func isSeparator(_ text: String) -> Bool {
    let kinds = kinds(text)
    guard kinds.count == 1, let (kind, scalar) = kinds.first else { return false }
    switch kind {
    case .mark: return true
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
  /// The pattern with another minus sign in the affixes and the exponent of negative numbers.
  ///
  /// ```swift
  /// let pattern = NumberPattern(positive: .init(), negative: .init(prefix: "-"))
  /// pattern.replacing(minusSign: "-", by: "−").negative.prefix   // "−"
  /// ```
  ///
  /// - Complexity: O(*n* × *m*) in the characters of the affixes and of the sign.
  public func replacing(minusSign: String, by other: String) -> NumberPattern {
    var result = self
    result.negative.prefix = Self.replaced(negative.prefix, minusSign, other)
    result.negative.suffix = Self.replaced(negative.suffix, minusSign, other)
    if let sign = exponent?.minusSign {
      result.exponent?.minusSign = Self.replaced(sign, minusSign, other)
    }
    return result
  }

  /// `text` with the first `sign` replaced.
  private static func replaced(_ text: String, _ sign: String, _ other: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let wanted = Array(sign.unicodeScalars)
    guard !wanted.isEmpty, scalars.count >= wanted.count else { return text }
    for start in 0...(scalars.count - wanted.count)
    where scalars[start..<(start + wanted.count)].elementsEqual(wanted) {
      var result = String.UnicodeScalarView(scalars[..<start])
      result.append(contentsOf: other.unicodeScalars)
      result.append(contentsOf: scalars[(start + wanted.count)...])
      return String(result)
    }
    return text
  }
}
