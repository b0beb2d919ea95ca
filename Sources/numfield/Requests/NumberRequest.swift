import FormattingFields

/// What every request says of the number: locale, style, type, options and bounds.
struct NumberRequest {
  let locale: String
  let style: NumberStyle
  let options: NumberOptions
  let type: NumberType
  let format: NumberFormat
  let bounds: NumberBounds
  let step: FixedDecimal?

  /// Takes the common keys.
  init(_ keys: inout RequestKeys) throws(RequestError) {
    locale = try keys.requiredString("locale")
    let styleName = try keys.string("style") ?? "decimal"
    guard let style = NumberStyle(styleName) else {
      throw RequestError("unknown style “\(styleName)”")
    }
    self.style = style
    type = try keys.word("type", NumberType.self) ?? .decimal
    options = try NumberOptions(&keys)
    let minimum = try keys.decimal("minimum")
    let maximum = try keys.decimal("maximum")
    guard let bounds = NumberBounds(minimum: minimum, maximum: maximum) else {
      throw RequestError("“minimum” is above “maximum”")
    }
    self.bounds = bounds
    step = try keys.decimal("step")
    format = try NumberFormat.requested(locale: locale, style: style, options: options)
  }
}

extension NumberFormat {
  /// ICU's format, or ICU's reason in words. A locale that ICU does not know is none, so that an
  /// answer never depends on the default locale of the machine.
  static func requested(
    locale: String, style: NumberStyle, options: NumberOptions = NumberOptions()
  ) throws(RequestError) -> NumberFormat {
    let format: NumberFormat
    let isUnknown: Bool
    do throws(ICUNumberTextError) {
      format = try .icu(locale: locale, style: style, options: options)
      isUnknown = try ICULocale(locale).isUnknown
    } catch {
      throw RequestError(error.description)
    }
    guard !isUnknown else { throw RequestError("“\(locale)” is not a locale that ICU knows.") }
    return format
  }
}

extension NumberOptions {
  /// Takes the keys of options.
  fileprivate init(_ keys: inout RequestKeys) throws(RequestError) {
    self.init(
      minimumFractionDigits: try keys.count("minimumFractionDigits"),
      maximumFractionDigits: try keys.count("maximumFractionDigits"),
      minimumIntegerDigits: try keys.count("minimumIntegerDigits"),
      usesGrouping: try keys.boolean("grouping") ?? true)
    if let name = try keys.string("roundingMode") {
      guard let mode = RoundingMode(name: name) else {
        throw RequestError("unknown roundingMode “\(name)”")
      }
      roundingMode = mode
    }
    allowsExponent = try keys.boolean("allowsExponent")
  }
}
