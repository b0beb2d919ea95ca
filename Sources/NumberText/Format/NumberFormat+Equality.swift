extension NumberFormat: Hashable {
  /// Whether two formats read and write the same.
  public static func == (left: NumberFormat, right: NumberFormat) -> Bool {
    if left.storage === right.storage { return true }
    return left.locale == right.locale && left.style == right.style
      && left.symbols == right.symbols && left.scale == right.scale
      && left.affixes == right.affixes
      && left.foreignCurrencySigns == right.foreignCurrencySigns
      && left.allowsAffixOnBothSides == right.allowsAffixOnBothSides
      && left.allowsExponent == right.allowsExponent && left.allowsMinus == right.allowsMinus
      && left.allowsTrailingPlus == right.allowsTrailingPlus && left.pattern == right.pattern
      && left.renderer == right.renderer
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(style)
    hasher.combine(symbols)
    hasher.combine(pattern)
  }
}
