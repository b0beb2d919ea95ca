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
    if let least = options.minimumFractionDigits { hasher.combine(least) }
    if let most = options.maximumFractionDigits { hasher.combine(most) }
  }
}
