@_spi(Tools) import FieldLines
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
  /// What is read beside plain numbers.
  let entries: [EntryKind]

  /// Takes the common keys.
  init(_ keys: inout RequestKeys) throws(RequestError) {
    locale = try keys.requiredString("locale")
    style = try NumberStyle(named: try keys.string("style") ?? "decimal")
    type = try keys.string("type").map(NumberType.init(named:)) ?? .decimal
    options = try NumberOptions(&keys)
    bounds = try NumberBounds(&keys)
    step = try keys.decimal("step")
    format = try NumberFormat.requested(locale: locale, style: style, options: options)
    entries = try keys.entries(locale: locale, style: style)
  }
}

extension NumberFormat {
  /// ICU's format, or ICU's reason in words.
  static func requested(
    locale: String, style: NumberStyle, options: NumberOptions = NumberOptions()
  ) throws(RequestError) -> NumberFormat {
    do throws(NumberFormatError) {
      return try .icu(locale: locale, style: style, options: options)
    } catch {
      throw RequestError("\(error)\(hint(for: error))")
    }
  }

  private static func hint(for error: NumberFormatError) -> String {
    switch error {
    case .malformedLocale(let tag), .unknownLocale(let tag): hint(forLocale: tag)
    case .unknownCurrency(let code):
      NearestWords.question(code, among: ICULocale.allCurrencyCodes).map { " \($0)" } ?? ""
    default: ""
    }
  }

  private static func hint(forLocale tag: String) -> String {
    " "
      + (NearestWords.question(tag, among: ICULocale.allTags)
        ?? "“numfield locales” lists those there are.")
  }
}

extension NumberStyle {
  /// The names of all styles, with an example after the colon.
  static let exampleNames = FieldOptions.styleNames

  /// The style of a name; throws with the nearest names if there is none.
  init(named name: String) throws(RequestError) {
    guard let style = NumberStyle(name) else {
      let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      // Only the part before the colon can be misspelt.
      let names = Self.exampleNames.map { example in
        guard parts.count == 2, !parts[1].isEmpty, let colon = example.firstIndex(of: ":")
        else { return example }
        return String(example[...colon] + parts[1])
      }
      throw .unknown("style", name, among: names)
    }
    self = style
  }
}

extension RoundingMode {
  /// The mode of a name, spelled "halfEven" or as ICU spells it, "half-even".
  init(named name: String) throws(RequestError) {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    let joined = words.dropFirst().reduce(String(words[0])) { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
    guard let mode = RoundingMode(rawValue: joined) else {
      throw .unknown("roundingMode", name, among: RoundingMode.allCases.map(\.rawValue))
    }
    self = mode
  }
}

extension NumberBounds {
  /// Takes the keys of bounds.
  fileprivate init(_ keys: inout RequestKeys) throws(RequestError) {
    switch (try keys.decimal("minimum"), try keys.decimal("maximum")) {
    case (nil, nil): self = .unlimited
    case (let minimum?, nil): self.init(minimum...)
    case (nil, let maximum?): self.init(...maximum)
    case (let minimum?, let maximum?):
      guard let bounds = NumberBounds(from: minimum, through: maximum) else {
        throw RequestError("“minimum” is above “maximum”")
      }
      self = bounds
    }
    self = excluding(
      minimum: try keys.boolean("excludesMinimum") ?? false,
      maximum: try keys.boolean("excludesMaximum") ?? false)
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
    if let name = try keys.string("roundingMode") { roundingMode = try RoundingMode(named: name) }
    allowsExponent = try keys.boolean("allowsExponent")
    decimalSeparator = try keys.string("decimalSeparator")
    groupingSeparator = try keys.string("groupingSeparator")
  }
}
