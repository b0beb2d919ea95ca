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
/// If only the minimum or only the maximum of fraction digits is given, the other is the style's,
/// unless the two contradict each other: in euros, a minimum of 8 raises the maximum from 2 to 8.
public struct NumberOptions: Hashable, Sendable {
  /// The least number of fraction digits that are written; nil for the style's own minimum.
  public var minimumFractionDigits: Int?
  /// The greatest number of fraction digits that are written; nil for the style's own maximum: none
  /// for whole numbers, the currency's count for money, else all digits that a number has. (L11)
  public var maximumFractionDigits: Int?
  /// The least number of integer digits that are written; nil for the style's own minimum, which is
  /// one.
  public var minimumIntegerDigits: Int?
  /// Whether integer digits are grouped as the locale groups them.
  public var usesGrouping: Bool
  /// How a number is rounded if it has more digits than are written; nil for the nearest number,
  /// ties away from zero. (L11)
  public var roundingMode: RoundingMode?
  /// Whether "1E5" is read; nil means that it is read if the style writes exponents.
  public var allowsExponent: Bool?
  /// The decimal separator that the user has chosen in the system's settings; nil keeps the
  /// locale's separator.
  ///
  /// A separator given here is read and written instead of the locale's. So are
  /// ``groupingSeparator`` and ``minusSign``.
  public var decimalSeparator: String?
  /// The grouping separator that the user has chosen; nil keeps the locale's separator.
  public var groupingSeparator: String?
  /// The minus sign that the user has chosen: a character that is read as a minus (R8), with or
  /// without bidi controls; nil keeps the locale's sign.
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
