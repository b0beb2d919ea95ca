public import NumberText

/// How a format differs from what its style and locale say.
///
/// ```swift
/// NumberOptions(minimumFractionDigits: 2)         // 1 is "1.00"
/// NumberOptions(maximumFractionDigits: 0)         // 2.5 is "2"
/// NumberOptions(usesGrouping: false)              // 1234 is "1234"
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
  /// The user's own separators and sign, read and written in the place of the locale's.
  public var symbolOverrides: SymbolOverrides

  /// Makes options; without arguments they change nothing.
  public init(
    minimumFractionDigits: Int? = nil, maximumFractionDigits: Int? = nil,
    minimumIntegerDigits: Int? = nil, usesGrouping: Bool = true,
    roundingMode: RoundingMode? = nil, allowsExponent: Bool? = nil,
    symbolOverrides: SymbolOverrides = SymbolOverrides()
  ) {
    self.minimumFractionDigits = minimumFractionDigits
    self.maximumFractionDigits = maximumFractionDigits
    self.minimumIntegerDigits = minimumIntegerDigits
    self.usesGrouping = usesGrouping
    self.roundingMode = roundingMode
    self.allowsExponent = allowsExponent
    self.symbolOverrides = symbolOverrides
  }
}
