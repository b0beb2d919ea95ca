/// How a number is written, as far as a plain value can say it.
///
/// The affixes are literal text, signs and bidi marks included, as the locale writes them.
/// A format whose text cannot be described so (an affix that follows plural rules, compact
/// notation) has no pattern and writes through its ``NumberRenderer`` instead.
public struct NumberPattern: Hashable, Sendable {
  /// The literal text before the first digit and behind the last.
  public struct Affixes: Hashable, Sendable {
    public var prefix: String
    public var suffix: String

    public init(prefix: String = "", suffix: String = "") {
      self.prefix = prefix
      self.suffix = suffix
    }
  }

  /// How an exponent is written.
  public struct Exponent: Hashable, Sendable {
    /// The text between mantissa and exponent, such as "E" or "×10^".
    public var separator: String
    /// The sign of a negative exponent.
    public var minusSign: String
    /// The number of digits the exponent has at least.
    public var minimumDigits: Int

    public init(separator: String, minusSign: String, minimumDigits: Int = 1) {
      self.separator = separator
      self.minusSign = minusSign
      self.minimumDigits = minimumDigits
    }
  }

  public var positive: Affixes
  public var negative: Affixes
  /// The power of ten between the value and the digits shown: 2 for percent, 3 for per mille.
  public var scale: Int
  public var minimumIntegerDigits: Int
  public var minimumFractionDigits: Int
  public var maximumFractionDigits: Int
  public var roundingMode: RoundingMode
  /// Whether integer digits are grouped by the symbols' sizes.
  public var usesGrouping: Bool
  /// Present in scientific notation.
  public var exponent: Exponent?

  public init(
    positive: Affixes, negative: Affixes, scale: Int = 0, minimumIntegerDigits: Int = 1,
    minimumFractionDigits: Int = 0, maximumFractionDigits: Int = 6,
    roundingMode: RoundingMode = .halfEven, usesGrouping: Bool = true, exponent: Exponent? = nil
  ) {
    self.positive = positive
    self.negative = negative
    self.scale = scale
    self.minimumIntegerDigits = minimumIntegerDigits
    self.minimumFractionDigits = minimumFractionDigits
    self.maximumFractionDigits = maximumFractionDigits
    self.roundingMode = roundingMode
    self.usesGrouping = usesGrouping
    self.exponent = exponent
  }
}
