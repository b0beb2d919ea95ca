public import NumberText

/// How a format differs from what its style and locale say.
///
/// ```swift
/// NumberOptions(minimumFractionDigits: 2)         // 1 is "1.00"
/// NumberOptions(maximumFractionDigits: 0)         // 2.5 is "2"
/// NumberOptions(usesGrouping: false)              // 1234 is "1234"
/// NumberOptions(groupingSeparator: "’")           // 1234 is "1’234"
/// ```
///
/// If only one of the fraction digit counts is given, the other stays as the style has it, unless
/// the two would contradict each other; then it follows: a minimum of 8 makes a maximum of 8.
public struct NumberOptions: Hashable, Sendable, Codable {
  /// The number of fraction digits written at least; nil for the style's.
  public var minimumFractionDigits: Int?
  /// The number of fraction digits written at most; nil for the style's.
  public var maximumFractionDigits: Int?
  /// The number of integer digits written at least; nil for the style's, which is one.
  public var minimumIntegerDigits: Int?
  /// Whether integer digits are grouped as the locale groups them.
  public var usesGrouping: Bool
  /// How digits that are not written are rounded; nil for ICU's, which is to the even neighbour.
  public var roundingMode: RoundingMode?
  /// Whether "1E5" is read; nil for what the style says, which is yes where it writes exponents.
  public var allowsExponent: Bool?
  /// The decimal separator that the user has chosen in the system's settings; nil for the locale's.
  ///
  /// It is read and written in the place of the locale's, and so are the other two.
  public var decimalSeparator: String?
  /// The mark between groups that the user has chosen; nil for the locale's.
  public var groupingSeparator: String?
  /// The minus sign that the user has chosen, one of those that are read (R8), with or without bidi
  /// marks; nil for the locale's.
  public var minusSign: String?

  /// Makes options; without arguments they change nothing.
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

extension NumberOptions {
  /// Whether any symbol is the user's.
  var hasOwnSymbols: Bool {
    decimalSeparator != nil || groupingSeparator != nil || minusSign != nil
  }

  /// The number of digits that ICU writes at most on one side of the separator.
  ///
  /// Source: ICU `kMaxIntFracSig` in `number_types.h`.
  static let mostDigits = 999

  /// Whether an option says how many fraction digits are written.
  var asksForFractionDigits: Bool {
    minimumFractionDigits != nil || maximumFractionDigits != nil
  }

  /// The least and the most fraction digits; the side that is not given gives way.
  func fractionDigits(
    default: ClosedRange<Int>
  ) throws(NumberFormatError) -> ClosedRange<Int> {
    let least =
      minimumFractionDigits
      ?? min(`default`.lowerBound, maximumFractionDigits ?? `default`.lowerBound)
    let most = maximumFractionDigits ?? max(`default`.upperBound, least)
    guard 0 <= least, least <= most, most <= Self.mostDigits else {
      throw .invalidOptions("fraction digits from \(least) to \(most)")
    }
    return least...most
  }
}
