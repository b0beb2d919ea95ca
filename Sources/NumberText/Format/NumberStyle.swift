/// What kind of text a number is written as.
///
/// ```swift
/// try NumberFormat.icu(locale: "en-US", style: .percent).text(for: FixedDecimal("0.125")!)
///   // "12.5%"
/// ```
///
/// Source: the styles of ICU's number skeletons; UTS #35 Part 3.
public enum NumberStyle: Hashable, Sendable {
  /// Plain digits with the format's fraction digits.
  case decimal
  /// Plain digits, no fraction.
  case integer
  /// Hundredths, with a percent sign: 0.125 is "12.5%".
  case percent
  /// Thousandths, with a per-mille sign: 0.125 is "125‰".
  case permille
  /// A mantissa and a power of ten: 12345 is "1.2345E4".
  case scientific
  /// An amount of money in the currency of an ISO 4217 code.
  case currency(String)
  /// An amount of money with accounting's minus, where the locale has one of its own.
  case accounting(String)
  /// A measure in a unit of CLDR, such as "kilometer" or "kilometer-per-hour".
  case unit(String)
  /// Whatever an ICU number skeleton says.
  case skeleton(String)
}
