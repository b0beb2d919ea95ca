/// What a scan needs to know of a format, computed once for each format.
final class ScanRules: Sendable {
  let decimalClass: SeparatorClass
  /// The class of the grouping separator; nil if the decimal separator has the same class. (R3)
  let groupingClass: SeparatorClass?
  /// The code points of the locale's decimal and grouping separators, each 0 if the separator is in
  /// one of the classes that all locales share, such as `period`.
  let ownDecimal: UInt32
  let ownGrouping: UInt32
  let sizes: GroupSizes
  let format: NumberFormat.Facts
  let allowsParentheses: Bool
  let isCurrency: Bool
  /// Where the format writes its minus. (R19, R22)
  let minusPlace: MinusPlace
  /// Whether an affix begins with a character that numbers have, too, as "-čháŋ" does; see
  /// ``Choice``.
  let hasAffixesLikeNumbers: Bool
  /// How many fraction digits the format writes of a whole number: 2 if 1 is "1.00". (R26)
  let leastFractionDigits: Int
  /// The spellings of affixes and exponent separators, at most 64: ``Affixes`` keeps a bit for
  /// each.
  let spellings: [Spelling]
  /// The signs that mean another currency in the locale. (R15)
  let foreignCurrencySigns: [Spelling]
  /// The locale's separators, digits and minus as bytes, for ``Stretch``.
  let own: OwnMarks

  /// - Parameter minusOne: The format's text of −1.
  init(_ format: NumberFormat.Facts, minusOne: String) {
    let (symbols, style) = (format.symbols, format.style)
    minusPlace = symbols.minusPlace(in: minusOne)
    if case .pattern(let pattern) = format.writer {
      leastFractionDigits = pattern.minimumFractionDigits
    } else {
      leastFractionDigits =
        format.scale < 0 ? 0 : Self.fractionDigits(minusOne, after: symbols.decimalSeparator)
    }
    let decimal = Self.separator(symbols.decimalSeparator, own: .ownDecimal)
    let grouping = Self.separator(symbols.groupingSeparator, own: .ownGrouping)
    decimalClass = decimal.separatorClass
    groupingClass =
      grouping.separatorClass == decimal.separatorClass ? nil : grouping.separatorClass
    (ownDecimal, ownGrouping) = (decimal.own, grouping.own)
    let (primary, secondary) = (symbols.primaryGroupingSize, symbols.secondaryGroupingSize)
    sizes = GroupSizes(
      primary: primary, secondary: secondary > 0 ? secondary : primary,
      afterZero: symbols.groupsAfterZero(in: minusOne))
    self.format = format
    allowsParentheses = style.allowsParentheses
    isCurrency = style.currencyCode != nil
    var spellings: [Spelling] = []
    if format.allowsExponent {
      for text in ["E", symbols.exponentSeparator] {
        spellings += Spelling.variants(of: text, role: .exponent, ignoresCase: true)
      }
    }
    for sign in style.scaleSigns {
      spellings += Spelling.variants(of: String(sign), role: .affix, ignoresCase: false)
    }
    let affixes =
      format.affixes.map { Spelling.variants(of: $0, role: .affix, ignoresCase: false) }
      + format.codes.map { Spelling.variants(of: $0, role: .affix, ignoresCase: true, part: .code) }
    if isCurrency {
      for closer in CurrencyNotations.closers {
        spellings += Spelling.variants(of: closer, role: .affix, ignoresCase: false, part: .closer)
      }
    }
    spellings += affixes.joined().filter { !$0.isOfSigns }
    // Of each affix the first spelling, which has the affix's white space.
    let own = affixes.compactMap { $0.first }
    // "F CFA" is the sign of the West African franc, "FCFA" of the Central African one. If the
    // field has one of the two, the spelling that is the other currency's sign is left out.
    let foreign = format.foreignCurrencySigns
      .flatMap { Spelling.variants(of: $0, role: .affix, ignoresCase: false) }
      .filter { !own.contains($0) }
    let distinct = spellings.reduce(into: [Spelling]()) { distinct, spelling in
      if !distinct.contains(spelling) { distinct.append(spelling) }
    }
    .filter { !foreign.contains($0) }.prefix(64)
    foreignCurrencySigns = foreign
    self.spellings = Array(distinct)
    let parentheses = allowsParentheses
    hasAffixesLikeNumbers = distinct.contains { spelling in
      let first = spelling.scalars[0]
      guard spelling.role == .affix else { return false }
      return first == decimal.own || first == grouping.own
        || Self.isOfNumber(CharacterKind(first), allowsParentheses: parentheses)
    }
    // A text with a mark that is in doubt is left to the scan.
    self.own = OwnMarks(
      symbols, hasGroups: groupingClass != nil && primary > 0 && leastFractionDigits < 3)
  }

  /// How many digits follow a separator between two digits of a text, at most.
  private static func fractionDigits(_ text: String, after separator: String) -> Int {
    guard let mark = Self.separator(separator) else { return 0 }
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { DecimalDigits.value(of: scalar.value) != nil }
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == mark }
    return zip(parts, parts.dropFirst()).map { before, after in
      before.last.map(isDigit) ?? false ? after.prefix(while: isDigit).count : 0
    }.max() ?? 0
  }

  /// Copies rules with other separators: the given decimal and grouping classes, groups of three,
  /// and no foreign decimal separators. (R25)
  init(_ other: ScanRules, decimal: SeparatorClass, grouping: SeparatorClass) {
    (decimalClass, groupingClass) = (decimal, grouping)
    (ownDecimal, ownGrouping) = (other.ownDecimal, other.ownGrouping)
    sizes = GroupSizes(primary: 3, secondary: 3)
    var format = other.format
    format.allowsForeignDecimalSeparators = false
    self.format = format
    (allowsParentheses, isCurrency) = (other.allowsParentheses, other.isCurrency)
    (minusPlace, hasAffixesLikeNumbers) = (other.minusPlace, other.hasAffixesLikeNumbers)
    leastFractionDigits = other.leastFractionDigits
    (spellings, foreignCurrencySigns) = (other.spellings, other.foreignCurrencySigns)
    own = other.own
  }

  /// Whether a minus after an amount without a fraction may end a price, as in "5,-", and so is not
  /// read as a sign. (R19)
  var hyphenClosesPrice: Bool { isCurrency && minusPlace == .elsewhere }

  /// Whether a dash right before the decimal separator may stand for the zero, as in "-,99 €". Not
  /// so if the format itself leaves out the zero. (R19)
  var dashMayBeZero: Bool {
    guard isCurrency, case .pattern(let pattern) = format.writer else { return isCurrency }
    return pattern.minimumIntegerDigits > 0
  }

  /// Whether a minus after the digits is a hyphen before the affix that begins with `scalar`, as in
  /// "5-kg". (R22)
  func hyphenJoins(_ scalar: UInt32) -> Bool {
    minusPlace != .afterDigits
      && spellings.contains { $0.role == .affix && $0.matches(scalar, at: 0) }
  }

  func isOfNumber(_ kind: CharacterKind) -> Bool {
    Self.isOfNumber(kind, allowsParentheses: allowsParentheses)
  }

  private static func isOfNumber(_ kind: CharacterKind, allowsParentheses: Bool) -> Bool {
    switch kind {
    case .digit, .separator, .blank, .minus, .plus: true
    case .openingParenthesis, .closingParenthesis: allowsParentheses
    case .ignorable, .other: false
    }
  }

  /// The class of a separator and, only if it is in no shared class, its code point: "," gives
  /// `.comma` and 0, "~" gives `own` and U+007E. An empty text gives `own` and 0.
  private static func separator(_ text: String, own: SeparatorClass) -> (
    separatorClass: SeparatorClass, own: UInt32
  ) {
    guard let separator = separator(text) else { return (own, 0) }
    if case .separator(let separatorClass) = CharacterKind(separator.value) {
      return (separatorClass, 0)
    }
    return (own, separator.value)
  }

  /// The character of a separator, without bidi controls; nil if there is none. Signs, digits and
  /// parentheses never separate, even if a writer uses them so: with "-" as the decimal separator,
  /// "-7" would be read as 0.7. (R3, L1)
  static func separator(_ text: String) -> Unicode.Scalar? {
    for scalar in text.unicodeScalars {
      switch CharacterKind(scalar.value) {
      case .ignorable: continue
      case .separator, .other: return scalar
      default: return nil
      }
    }
    return nil
  }

  /// The kind of a code point in this format, which may have separators of its own.
  func kind(of scalar: UInt32) -> CharacterKind {
    if ownDecimal != 0 || ownGrouping != 0 {
      let sign = CharacterKind.currencySign(scalar)
      if sign == ownDecimal && sign != 0 { return .separator(.ownDecimal) }
      if sign == ownGrouping && sign != 0 { return .separator(.ownGrouping) }
    }
    return CharacterKind(scalar)
  }

  func isGrouping(_ separatorClass: SeparatorClass) -> Bool {
    separatorClass != decimalClass
      && (separatorClass == groupingClass || separatorClass.groupsByDefault)
  }
}
