import FormattingFieldsFoundation

/// Settings of a peer that a pattern cannot express.
struct PatternSettings {
  var currency: String?
  var roundingMode = RoundingMode.halfEven
  var minimumGroupingDigits: Int?
  var multiplier: Int?
  var signAlwaysShown = false
  var hasPadding = false
  var usesCash = false
}

extension PeerPattern {
  /// Applies the options of a row to the pattern, and gives the settings that remain.
  mutating func apply(_ options: PeerObject) throws -> PatternSettings {
    var settings = PatternSettings()
    settings.currency = options.text("currency")
    settings.roundingMode =
      options.text("roundingMode").flatMap { RoundingMode(rawValue: $0) } ?? .halfEven
    settings.minimumGroupingDigits = options.integer("minGroupingDigits")
    settings.multiplier = options.integer("multiplier")
    settings.signAlwaysShown = options.flag("signAlwaysShown") ?? false
    settings.hasPadding = options.has("formatWidth")
    settings.usesCash = options.text("currencyUsage") == "cash"
    applyDigits(options)
    applyGroups(options)
    applyAffixes(options)
    if options.flag("useScientific") == true {
      exponent = Exponent(minimumDigits: 1, signAlwaysShown: false)
    }
    if let count = options.integer("minimumExponentDigits") { exponent?.minimumDigits = count }
    if let always = options.flag("exponentSignAlwaysShown") { exponent?.signAlwaysShown = always }
    if let always = options.flag("decimalSeparatorAlwaysShown") { decimalAlwaysShown = always }
    if maximumInteger.map({ $0 < 0 }) == true { throw Unsupported("less than no integer digits") }
    return settings
  }

  private mutating func applyDigits(_ options: PeerObject) {
    if let most = options.integer("maxIntegerDigits") { maximumInteger = most }
    if let least = options.integer("minIntegerDigits") { minimumInteger = least }
    if let most = maximumInteger { minimumInteger = min(minimumInteger, max(0, most)) }
    if let least = options.integer("minFractionDigits") { minimumFraction = least }
    if let most = options.integer("maxFractionDigits") { maximumFraction = most }
    // The last setting wins; if both are set, the maximum.
    if options.has("maxFractionDigits") {
      minimumFraction = min(minimumFraction, maximumFraction)
    }
    maximumFraction = max(minimumFraction, maximumFraction)
    // At least one digit is written: an integer digit, if there are no fraction digits.
    if exponent == nil && maximumFraction == 0 { minimumInteger = max(1, minimumInteger) }
    if options.flag("useSigDigits") == true || options.has("maxSigDigits") {
      let least = max(1, options.integer("minSigDigits") ?? 1)
      significant = least...max(least, options.integer("maxSigDigits") ?? least)
      increment = nil
    }
    if let digits = options.text("roundingIncrement") { increment = digits }
  }

  private mutating func applyGroups(_ options: PeerObject) {
    if let size = options.integer("grouping") ?? options.integer("groupingSize") {
      (primaryGrouping, secondaryGrouping) = (size, size)
    }
    if let size = options.integer("grouping2") { secondaryGrouping = size }
    if options.flag("useGrouping") == false { (primaryGrouping, secondaryGrouping) = (0, 0) }
  }

  private mutating func applyAffixes(_ options: PeerObject) {
    func pieces(_ name: String) -> [AffixPiece]? {
      options.text(name).map { $0.isEmpty ? [] : [.text($0)] }
    }
    var below = negativeAffixes
    if let prefix = pieces("positivePrefix") { positive.prefix = prefix }
    if let suffix = pieces("positiveSuffix") { positive.suffix = suffix }
    if let prefix = pieces("negativePrefix") { below.prefix = prefix }
    if let suffix = pieces("negativeSuffix") { below.suffix = suffix }
    if options.has("negativePrefix") || options.has("negativeSuffix") { negative = below }
  }
}
