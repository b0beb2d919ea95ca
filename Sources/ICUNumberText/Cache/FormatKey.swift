import NumberText

/// What a format was asked for with.
struct FormatKey: CacheKey, Sendable {
  var locale: String
  var style: NumberStyle
  var options: NumberOptions

  /// Made of what most keys differ in: locale, style and fraction digits.
  var digest: UInt64 {
    var digest = locale.digest
    let (kind, name) = style.parts
    digest.mix(kind)
    if let name { digest.mix(name.digest) }
    if let least = options.minimumFractionDigits { digest.mix(UInt64(truncatingIfNeeded: least)) }
    if let most = options.maximumFractionDigits { digest.mix(~UInt64(truncatingIfNeeded: most)) }
    return digest
  }
}

extension NumberStyle {
  /// A number for each case, and the text that goes with it.
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
