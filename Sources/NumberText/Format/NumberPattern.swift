/// How a number is written, as far as a plain value can say it.
///
/// The affixes are literal text, signs and bidi marks included, as the locale writes them.
/// A format whose text cannot be described so (an affix that follows plural rules, compact
/// notation) has no pattern and writes through its ``NumberRenderer`` instead.
///
/// ```swift
/// // money in German: 1234.5 is "1.234,50 €"
/// NumberPattern(
///   positive: .init(suffix: "\u{A0}€"), negative: .init(prefix: "-", suffix: "\u{A0}€"),
///   minimumFractionDigits: 2, maximumFractionDigits: 2)
/// ```
///
/// Source: UTS #35 Part 3, "Number Format Patterns".
public struct NumberPattern: Hashable, Sendable {
  /// The literal text before the first digit and behind the last.
  public struct Affixes: Hashable, Sendable {
    /// The text before the first digit.
    public var prefix: String
    /// The text behind the last digit.
    public var suffix: String

    /// Makes affixes; without arguments there are none.
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

    /// Makes the way an exponent is written.
    public init(separator: String, minusSign: String, minimumDigits: Int = 1) {
      self.separator = separator
      self.minusSign = minusSign
      self.minimumDigits = minimumDigits
    }
  }

  /// The texts around a number without a minus sign.
  public var positive: Affixes
  /// The texts around a number with a minus sign, the sign among them.
  public var negative: Affixes
  /// The power of ten between the value and the digits shown: 2 for percent, 3 for per mille.
  public var scale: Int
  /// The number of integer digits written at least; zeros fill up.
  public var minimumIntegerDigits: Int
  /// The number of fraction digits written at least; zeros fill up.
  public var minimumFractionDigits: Int
  /// The number of fraction digits written at most; the rest is rounded.
  public var maximumFractionDigits: Int
  /// How digits that are not written are rounded.
  public var roundingMode: RoundingMode
  /// Whether integer digits are grouped by the symbols' sizes.
  public var usesGrouping: Bool
  /// Present in scientific notation.
  public var exponent: Exponent?

  /// Makes a pattern: as it stands, one that writes six fraction digits at most and groups.
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

/// Writes numbers that a ``NumberPattern`` cannot describe.
///
/// ```swift
/// let dozens = NumberRenderer { "\($0.quotientAndRemainder(dividingBy: 12).quotient) dozen" }
/// dozens.text(for: 36)   // "3 dozen"
/// ```
///
/// Two renderers are equal when they are the same object.
public final class NumberRenderer: Hashable, Sendable {
  private let render: @Sendable (FixedDecimal) -> String

  /// Makes a renderer from a function that may be called from any thread.
  public init(_ render: @escaping @Sendable (FixedDecimal) -> String) {
    self.render = render
  }

  /// The text of `number`.
  ///
  /// ```swift
  /// NumberRenderer { "№ \($0.plainText)" }.text(for: 7)   // "№ 7"
  /// ```
  ///
  /// - Complexity: that of the function that the renderer was made from.
  public func text(for number: FixedDecimal) -> String { render(number) }

  public static func == (left: NumberRenderer, right: NumberRenderer) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
