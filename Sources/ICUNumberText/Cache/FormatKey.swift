import NumberText

/// What a format was asked for with.
struct FormatKey: Hashable, Sendable {
  var locale: String
  var style: NumberStyle
  var options: NumberOptions

  /// Hashes what most keys differ in: locale, style and fraction digits.
  ///
  /// Hashing each option as well takes half of a lookup's time.
  func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(style)
    let least = options.minimumFractionDigits ?? -1
    let most = options.maximumFractionDigits ?? -1
    hasher.combine(least &<< 32 ^ most &<< 1 ^ (options.usesGrouping ? 1 : 0))
  }
}
