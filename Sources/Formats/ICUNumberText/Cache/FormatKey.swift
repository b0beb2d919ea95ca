import NumberText

/// What a format is asked for by: locale, style and options.
struct FormatKey: CacheKey, Sendable {
  let locale: String
  let style: NumberStyle
  private let ownOptions: Options?

  /// Options that change something. They are in an object because keys are copied at each lookup, and
  /// most keys have none.
  private final class Options: Sendable {
    let value: NumberOptions

    init(_ value: NumberOptions) { self.value = value }
  }

  init(locale: String, style: NumberStyle, options: NumberOptions) {
    self.locale = locale
    self.style = style
    ownOptions = options.changeNothing ? nil : Options(options)
  }

  var options: NumberOptions { ownOptions?.value ?? NumberOptions() }

  /// A hash of what most keys differ in: locale, style and fraction digits.
  var digest: UInt64 {
    var digest = locale.digest
    let (kind, name) = style.parts
    digest.mix(kind)
    if let name { digest.mix(name.digest) }
    if let options = ownOptions?.value {
      digest.mix(UInt64(truncatingIfNeeded: options.minimumFractionDigits ?? -1))
      digest.mix(UInt64(truncatingIfNeeded: options.maximumFractionDigits ?? -1))
    }
    return digest
  }

  static func == (left: FormatKey, right: FormatKey) -> Bool {
    guard left.locale == right.locale, left.style == right.style else { return false }
    guard let options = left.ownOptions else { return right.ownOptions == nil }
    return options.value == right.ownOptions?.value
  }
}

extension NumberOptions {
  fileprivate var changeNothing: Bool {
    minimumFractionDigits == nil && maximumFractionDigits == nil && minimumIntegerDigits == nil
      && usesGrouping && roundingMode == nil && allowsExponent == nil && !hasOwnSymbols
  }
}

extension NumberStyle {
  /// A number for each case, and its text.
  fileprivate var parts: (kind: UInt64, name: String?) {
    switch self {
    case .decimal: (0, nil)
    case .integer: (1, nil)
    case .percent: (2, nil)
    case .permille: (3, nil)
    case .scientific: (4, nil)
    case .currency(let code): (5, code)
    case .accounting(let code): (6, code)
    case .unit(let unit): (7, unit)
    case .skeleton(let skeleton): (8, skeleton)
    }
  }
}
