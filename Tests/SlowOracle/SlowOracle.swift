public import NumberText

/// Reads a whole text by the rules of reading, slowly and in plain steps: what the scanner is
/// compared with.
///
/// It tries every way to cut the text into words and judges each. If none can become a number, it
/// tries every beginning of the text, the shortest first, to find the issue.
public struct SlowOracle {
  public struct Verdict: Equatable, Sendable {
    public var status: ScanStatus
    public var code: NumberIssue.Code?
    /// The number that the text shows, if the text is acceptable.
    public var number: FixedDecimal?

    public init(_ status: ScanStatus, _ code: NumberIssue.Code?, _ number: FixedDecimal? = nil) {
      self.status = status
      self.code = code
      self.number = number
    }
  }

  public let format: NumberFormat
  public let type: BoundType
  public let bounds: NumberBounds
  private let segmenter: Segmenter
  private var judge: Judge
  private let foreignSigns: [Word]

  public init(
    format: NumberFormat, type: BoundType = .fixedDecimal, bounds: NumberBounds = .unlimited
  ) {
    self.format = format
    self.type = type
    self.bounds = bounds
    let signs: [String] =
      switch format.style {
      case .percent: ["%", "٪", "％", "﹪"]
      case .permille: ["‰", "؉"]
      case .permyriad: ["‱", "؊"]
      default: []
      }
    let affixes =
      signs.map { Word($0, ignoresCase: false) }
      + (format.affixes + format.codes).map { affix in
        let closed = affix.filter { !$0.isWhitespace }
        return Word(
          affix, ignoresCase: format.codes.contains(affix),
          needsSpaces: format.foreignCurrencySigns.contains(closed),
          part: format.codes.contains(affix) ? .code : .sign)
      }
      + (format.isMoney ? ["/=", "/-", ":-", "/–", ":–", "/−", ":−"] : []).map {
        Word($0, ignoresCase: false, part: .closer)
      }
    segmenter = Segmenter(
      affixes: affixes,
      exponentMarks: format.allowsExponent
        ? [
          Word("E", ignoresCase: true), Word(format.symbols.exponentSeparator, ignoresCase: true),
        ] : [])
    foreignSigns = format.foreignCurrencySigns.flatMap { sign in
      [sign, sign.filter { !$0.isWhitespace }]
    }.filter { sign in
      // A field whose own sign is "F" reads the "F" of "F CFA".
      let first = sign.prefix { !$0.isWhitespace }
      // In a format with exponents "E" is the exponent's.
      if format.allowsExponent && ["E", format.symbols.exponentSeparator].contains(sign) {
        return false
      }
      return !(format.affixes + format.codes).contains {
        $0 == sign || first != sign && $0 == first
      }
    }
    .map { Word($0, ignoresCase: false) }
    judge = Judge(
      format: format, affixes: affixes,
      allowsMinus: format.allowsMinus && type.allowsNegative
        && bounds.minimum.map { $0 < 0 } ?? true,
      allowsPlus: bounds.maximum.map { $0 > 0 || $0 == 0 && !bounds.excludesMaximum } ?? true)
    // R26, by what the format writes.
    func fraction(_ number: FixedDecimal) -> Int {
      let text = format.text(for: number.multipliedByPowerOfTen(-format.scale)).unicodeScalars
      let decimal = format.symbols.decimalSeparator.unicodeScalars.first {
        CharacterClass($0) != .ignored
      }
      func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        if case .digit = CharacterClass(scalar) { true } else { false }
      }
      let parts = text.split(omittingEmptySubsequences: false) { $0 == decimal }
      return zip(parts, parts.dropFirst()).map { before, after in
        before.last.map(isDigit) == true ? after.prefix(while: isDigit).count : 0
      }.max() ?? 0
    }
    let (least, most) = (
      fraction(-1),
      [FixedDecimal("1.2345678")!, FixedDecimal("0.000012345678")!].map(fraction).max()!
    )
    judge.asksAboutFractions =
      least < 3 && (most < 3 && !format.allowsExponent || !type.allowsFraction)
    judge.asksAboutGroups = least > 2
  }

  /// Reads a text.
  public func verdict(_ text: String) -> Verdict {
    let scalars = text.unicodeScalars.filter { CharacterClass($0) != .ignored }.map { $0 }
    let whole = best(scalars[...])
    guard whole.isRefused else { return verdict(of: whole) }
    // If a text can become a number, so can its beginnings; the shortest that cannot has the issue.
    let beginnings = (0...scalars.count).lazy.map { scalars[..<$0] }
    guard let beginning = beginnings.first(where: { best($0).isRefused }) else {
      return verdict(of: whole)
    }
    var reason = best(beginning)
    if reason == .refused(.signNotAllowed), goesOn(after: beginning, in: scalars) {
      reason = .refused(.misplacedSign)
    }
    let isForeign = reason == .refused(.unexpectedCharacter) && endsInForeignSign(beginning)
    let own = verdict(of: isForeign ? .refused(.foreignCurrency) : reason)
    return verdictInOtherMarks(scalars, own)
  }

  /// What a text says in the marks of another place, if nothing but its marks is wrong in the
  /// format's own. (R25)
  private func verdictInOtherMarks(
    _ text: [Unicode.Scalar], _ own: Verdict
  ) -> Verdict {
    let marksAreWrong = [
      NumberIssue.Code.groupingSeparatorInFraction, .duplicateDecimalSeparator,
      .mixedGroupingSeparators,
    ].contains(own.code)
    guard marksAreWrong, hasOneReason, format.allowsForeignDecimalSeparators else { return own }
    var text = text
    while let last = text.last, last.properties.isWhitespace { text.removeLast() }
    let judges = [("period", "comma", "."), ("comma", "period", ",")].map {
      decimal, grouping, mark in
      var judge = judge
      judge.separators = Separators(decimal: decimal, grouping: grouping)
      return (judge, Unicode.Scalar(mark)!)
    }
    let zero = text.lazy.compactMap { DecimalDigits.value(of: $0.value)?.zero }.first
    let digit = zero.map { DecimalDigits.digits(from: $0)[5] } ?? "5"
    // What may close a number, then what may go on with it.
    let closers =
      [[], [Unicode.Scalar(")")]]
      + (format.affixes + format.codes).flatMap { affix in
        let scalars = Array(affix.unicodeScalars)
        return scalars.indices.map { Array(scalars[$0...]) }
      }
    // What is refused in these marks, too, becomes no number by what follows.
    for (judge, mark) in judges where !best(text[...], judge).isRefused {
      func mantissa(_ suffix: [Unicode.Scalar]) -> Mantissa? {
        let longer = text + suffix
        guard case .number(let mantissa) = best(longer[...], judge),
          mantissa.hasDecimalSeparator
            ? mantissa.separators > 0 && !mantissa.fraction.isEmpty : mantissa.separators > 1
        else { return nil }
        return mantissa
      }
      if let closed = closers.lazy.compactMap(mantissa).first {
        if closed.fraction.count == 3 { return Verdict(.intermediate, .ambiguousSeparator) }
        return verdict(of: best(text[...], judge))
      }
      let digits = (0...3).map { Array(repeating: digit, count: $0) }
      let further = digits.flatMap { [$0, $0 + [mark, digit]] }
      let goesOn = further.contains { further in
        closers.contains { mantissa(further + $0) != nil }
      }
      if goesOn { return Verdict(.intermediate, own.code) }
    }
    return own
  }

  /// Whether a number that a sign ends goes on with a digit, a separator or an affix, as in "5-3",
  /// "5--3" and "5-kg". (R8, R22)
  private func goesOn(
    after beginning: ArraySlice<Unicode.Scalar>,
    in scalars: [Unicode.Scalar]
  ) -> Bool {
    func isDigit(_ kind: CharacterClass) -> Bool { if case .digit = kind { true } else { false } }
    guard beginning.contains(where: { isDigit(CharacterClass($0)) }) else { return false }
    for scalar in scalars[beginning.endIndex...] {
      let kind = CharacterClass(scalar)
      if [.space, .otherWhiteSpace, .minus, .plus].contains(kind) { continue }
      let beginsAffix = judge.affixes.contains { affix in
        let found = affix.matches([scalar])
        return found.isCutShort || !found.ends.isEmpty
      }
      return isDigit(kind) || judge.separators.role(kind, scalar) != nil
        || beginsAffix && format.joinsByHyphen
    }
    return false
  }

  /// Whether the refused end of a text is the sign of the locale's own currency, or the beginning
  /// of one. (R15)
  private func endsInForeignSign(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    text.indices.contains { start in
      let isForeign = foreignSigns.contains {
        $0.isBegunOrEnded(by: text[start...])
      }
      return isForeign && mayBeginWord(after: text[..<start])
    }
  }

  /// Whether a word may begin after a text: in some way to read it, the text does not end inside a
  /// word.
  private func mayBeginWord(after text: ArraySlice<Unicode.Scalar>) -> Bool {
    segmenter.waysToCut(Array(text)).contains { way in
      way.last != .startOfExponentMark && !judge.isStartOfAffix(way.last)
        && !judge.finding(way).isRefused
    }
  }

  /// Whether a text can have only one issue. If an affix begins as a number does, a wrong text has
  /// an issue for each way to read it.
  public var hasOneReason: Bool {
    !(format.affixes + format.codes).contains { affix in
      affix.unicodeScalars.lazy.map(CharacterClass.init).first { $0 != .ignored }
        .map { isOfNumber($0, affix) } ?? false
    }
  }

  private func isOfNumber(_ kind: CharacterClass, _ affix: String) -> Bool {
    switch kind {
    case .opening, .closing: return format.isAccounting
    case .other, .ignored, .currencySign:
      return [format.symbols.decimalSeparator, format.symbols.groupingSeparator]
        .contains { $0.unicodeScalars.first == affix.unicodeScalars.first }
    default: return true
    }
  }

  private func best(
    _ text: ArraySlice<Unicode.Scalar>, _ other: Judge? = nil
  ) -> Finding {
    let judge = other ?? judge
    let ways = segmenter.waysToCut(Array(text))
    var findings = ways.map(judge.finding)
    // L5: if a sign belongs to an affix or to the number, and both readings are numbers, the sign
    // belongs to the affix.
    if zip(ways, findings).contains(where: { $1.isNumber && !Self.hasTrailingMinus($0) }) {
      for (index, way) in zip(ways.indices, ways)
      where findings[index].isNumber && Self.hasTrailingMinus(way) {
        findings[index] = .refused(.misplacedSign)
      }
    }
    let numbers = Set(
      findings.compactMap { finding -> FixedDecimal? in
        if case .number(let mantissa) = finding { mantissa.number(scale: 0) } else { nil }
      })
    // Two readings are none.
    if numbers.count > 1 { return .unfinished(.ambiguousSeparator) }
    if let viable = findings.filter({ !$0.isRefused }).min(by: { $0.rank < $1.rank }) {
      return viable
    }
    // Only ways that were right up to the last character tell the issue.
    let before = zip(ways, findings).filter { way, _ in
      !judge.finding(Array(way.dropLast())).isRefused
    }
    // An incomplete word has no issue of its own; a whole word at a wrong place has a better issue
    // than its first character.
    let words = before.filter { way, _ in
      if case .character = way.last { false } else { true }
    }
    let reasons = (words.isEmpty ? before : words).map(\.1)
    return reasons.min { $0.rank < $1.rank } ?? .refused(.unexpectedCharacter)
  }

  private static func hasTrailingMinus(_ way: [Piece]) -> Bool {
    way.drop { $0.numberingSystem == nil }.contains { piece in
      if case .character(.minus, _) = piece { true } else { false }
    }
  }

  private func verdict(of finding: Finding) -> Verdict {
    switch finding {
    case .unfinished(let code): return Verdict(.intermediate, code)
    case .refused(let code): return Verdict(.invalid, code)
    case .number(let mantissa):
      guard let number = mantissa.number(scale: format.scale), !number.isBeyondDecimal128 else {
        return Verdict(.invalid, .overflow)
      }
      guard let code = violation(of: number) else { return Verdict(.acceptable, nil, number) }
      let reach = Reach(
        mantissa: mantissa, number: number, format: format, type: type, bounds: bounds)
      // The last digits may be the beginning of an affix.
      let isOpen = reach.canBecomeValid || !hasOneReason
      return Verdict(isOpen ? .intermediate : .invalid, code)
    }
  }

  private func violation(of number: FixedDecimal) -> NumberIssue.Code? {
    if let minimum = bounds.minimum, number < minimum || bounds.excludesMinimum && number == minimum
    {
      return .belowMinimum
    }
    if let maximum = bounds.maximum, number > maximum || bounds.excludesMaximum && number == maximum
    {
      return .aboveMaximum
    }
    return type.violation(of: number)
  }
}

extension FixedDecimal {
  var isBeyondDecimal128: Bool {
    if isZero { return false }
    return exponent + digitCount > 6145 || exponent < -6176
  }
}
