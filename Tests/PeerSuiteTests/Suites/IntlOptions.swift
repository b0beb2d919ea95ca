import FormattingFields
import FormattingFieldsFoundation

/// The options of JavaScript's Intl.NumberFormat as a skeleton.
struct IntlOptions {
  private var stems: [String] = []
  private let roundingMode: RoundingMode

  init(_ options: PeerObject) throws {
    let modes: [String: RoundingMode] = [
      "floor": .floor, "ceil": .ceiling, "trunc": .down, "expand": .up, "halfEven": .halfEven,
    ]
    // JavaScript rounds halves away from zero by default.
    roundingMode = options.text("roundingMode").flatMap { modes[$0] } ?? .halfUp
    switch options.text("style") {
    case "percent": stems.append("percent scale/100")
    case "currency": stems.append("currency/\(options.text("currency") ?? "")")
    case "unit": stems.append("unit/\(options.text("unit") ?? "")")
    default: break
    }
    if options.text("currencyDisplay") == "code" { stems.append("unit-width-iso-code") }
    if options.text("currencySign") == "accounting" { stems.append("sign-accounting") }
    if options.text("signDisplay") == "never" { stems.append("sign-never") }
    switch options.text("notation") {
    case "compact": throw Unsupported("the suffixes of compact notation, read")
    case "scientific": stems.append("scientific")
    default: break
    }
    if let precision = Self.precision(options) { stems.append(precision) }
  }

  private static func precision(_ options: PeerObject) -> String? {
    let significant = options.integer("maximumSignificantDigits").map { "@" + "#".repeated($0 - 1) }
    if options.has("roundingPriority") {
      // With "morePrecision", the digits of the setting that shows more. Intl shows at most three
      // fraction digits, none in percent.
      let least = options.integer("minimumFractionDigits") ?? 0
      let most = max(least, options.text("style") == "percent" ? 0 : 3)
      return fraction(least, most) + "/" + (significant ?? "@") + "r"
    }
    if let significant { return significant }
    let least = options.integer("minimumFractionDigits")
    guard let most = options.integer("maximumFractionDigits") ?? least ?? standard(options) else {
      return nil
    }
    if let increment = options.integer("roundingIncrement") {
      return "precision-increment/"
        + FixedDecimal(coefficient: UInt64(increment), exponent: -most).plainText
    }
    return most == 0 ? "precision-integer" : fraction(least ?? 0, most)
  }

  /// Intl's fraction digits if the row has options, but none about digits.
  private static func standard(_ options: PeerObject) -> Int? {
    options.isEmpty || options.text("style") == "currency"
      ? nil : options.text("style") == "percent" ? 0 : 3
  }

  private static func fraction(_ least: Int, _ most: Int) -> String {
    "." + "0".repeated(least) + "#".repeated(most - least)
  }

  func format(_ locale: String) throws -> NumberFormat {
    try .icu(
      locale: locale, style: .skeleton(stems.joined(separator: " ")),
      options: NumberOptions(roundingMode: roundingMode))
  }
}
