/// A text that may stand before or behind the digits: a currency, a unit, a percent sign.
///
/// It carries no sign and no digits of the number. When reading, bidi marks in it are ignored and
/// any white space in it matches any other or none. (R11)
///
/// ```swift
/// Affix("€")                       // a symbol
/// Affix("EUR", ignoresCase: true)  // "eur" is read as well
/// ```
public struct Affix: Hashable, Sendable {
  /// The text as the locale writes it, such as "€", "US$", "kr." or "km/h".
  public var text: String
  /// Whether ASCII letters match in either case, as they do in ISO currency codes.
  public var ignoresCase: Bool

  /// Makes an affix.
  public init(_ text: String, ignoresCase: Bool = false) {
    self.text = text
    self.ignoresCase = ignoresCase
  }
}
