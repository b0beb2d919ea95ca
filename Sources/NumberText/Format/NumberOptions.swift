/// What a format does differently from its style and locale.
///
/// ```swift
/// NumberOptions(minimumFractionDigits: 2)         // 1 is "1.00"
/// NumberOptions(maximumFractionDigits: 0)         // 2.5 is "3"
/// NumberOptions(minimumIntegerDigits: 2)          // 5 is "05"
/// NumberOptions(maximumFractionDigits: 0, roundingMode: .floor)   // 2.5 is "2"
/// NumberOptions(usesGrouping: false)              // 1234 is "1234"
/// NumberOptions(allowsExponent: true)             // "1E5" is read
/// NumberOptions(groupingSeparator: "’")           // 1234 is "1’234"
/// NumberOptions(minusSign: "−")                   // -1 is "−1"
/// ```
///
/// If only one of the fraction digit counts is given, the style's other count holds, unless the two
/// would contradict each other: a minimum of 8 then raises the maximum to 8.
public struct NumberOptions: Hashable, Sendable {
  /// The least number of fraction digits that are written; nil for the style's.
  public var minimumFractionDigits: Int?
  /// The greatest number of fraction digits that are written; nil for the style's: none for whole numbers, the
  /// currency's for money, else all that a number has. (L11)
  public var maximumFractionDigits: Int?
  /// The least number of integer digits that are written; nil for the style's, which is one.
  public var minimumIntegerDigits: Int?
  /// Whether integer digits are grouped as the locale groups them.
  public var usesGrouping: Bool
  /// How numbers with more digits than are written are rounded; nil for the nearest, ties away from zero. (L11)
  public var roundingMode: RoundingMode?
  /// Whether "1E5" is read; nil reads it if the style writes exponents.
  public var allowsExponent: Bool?
  /// The decimal separator that the user has chosen in the system's settings; nil for the locale's.
  ///
  /// It is read and written instead of the locale's, as are ``groupingSeparator`` and
  /// ``minusSign``.
  public var decimalSeparator: String?
  /// The grouping separator that the user has chosen; nil for the locale's.
  public var groupingSeparator: String?
  /// The minus sign that the user has chosen, a character that is read as a minus (R8), with or without bidi
  /// controls; nil for the locale's.
  public var minusSign: String?

  /// Makes options. Without arguments they change nothing.
  public init(
    minimumFractionDigits: Int? = nil, maximumFractionDigits: Int? = nil,
    minimumIntegerDigits: Int? = nil, usesGrouping: Bool = true,
    roundingMode: RoundingMode? = nil, allowsExponent: Bool? = nil,
    decimalSeparator: String? = nil, groupingSeparator: String? = nil, minusSign: String? = nil
  ) {
    self.minimumFractionDigits = minimumFractionDigits
    self.maximumFractionDigits = maximumFractionDigits
    self.minimumIntegerDigits = minimumIntegerDigits
    self.usesGrouping = usesGrouping
    self.roundingMode = roundingMode
    self.allowsExponent = allowsExponent
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.minusSign = minusSign
  }
}

#if !hasFeature(Embedded)
  extension NumberOptions: Codable {}
#endif
