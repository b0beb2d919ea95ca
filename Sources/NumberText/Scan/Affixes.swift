/// Reads the texts beside the digits: a currency, a unit, a percent sign. The exponent's separator
/// is matched here, too, because an affix may begin with the same letters. A character that
/// continues no spelling is refused.
///
/// All spellings are matched at once, a bit of `matching` for each. After "F", where "F" and "F
/// CFA" are spellings, both bits are set, `hasComplete` is true and `completeEnd` is 1. Rules: R11,
/// R12, R15, R16.
struct Affixes {
  /// A bit for each of `rules.spellings` that begins with the characters since `start`; 0 if no
  /// spelling has begun.
  private var matching: UInt64 = 0
  private var position = 0
  private var start = 0
  /// Whether the characters so far are a complete affix, or a complete affix and a space after
  /// which a longer affix goes on: "F " on the way to "F CFA".
  private var hasComplete = false
  /// The kind of the affix that was last read in full: a sign, a code, or the end of a price as in
  /// "500/-".
  private var completePart: Spelling.Parts = []
  /// The number of characters of the longest spelling that is complete so far; 0 if no spelling is.
  private var completeEnd = 0
  /// Whether an affix was read before the digits.
  private(set) var hasBefore = false
  /// Whether an affix was read after the digits. An affix that closes a price, such as "/-", does
  /// not count.
  private(set) var hasAfter = false
  /// The kinds of affixes read so far: a sign and a code may be combined, as in "$500 USD".
  private var parts: Spelling.Parts = []

  var isMatching: Bool { matching != 0 }

  /// Begins all spellings whose first character is `scalar`; false if no spelling begins so.
  mutating func begin(
    _ scalar: UInt32, at place: Int, _ rules: ScanRules, isAllowed: (Spelling) -> Bool
  ) -> Bool {
    for (index, spelling) in rules.spellings.enumerated()
    where spelling.matches(scalar, at: 0) && isAllowed(spelling) {
      matching |= 1 << UInt64(index)
    }
    guard isMatching else { return false }
    start = place
    position = 1
    hasComplete = noteComplete(rules)
    completeEnd = completeRole(rules) == nil ? 0 : position
    return true
  }

  /// Reads the next character of the begun spellings, and drops those that it does not continue.
  ///
  /// - Returns: Whether it continues one; if it continues none, none is dropped.
  mutating func goOn(_ scalar: UInt32, _ rules: ScanRules) -> Bool {
    var next: UInt64 = 0
    forEachMatch(rules) { bit, spelling in
      if spelling.matches(scalar, at: position) { next |= bit }
    }
    guard next != 0 else { return false }
    matching = next
    position += 1
    hasComplete = noteComplete(rules) || hasComplete && Spelling.isSpace(scalar)
    if completeRole(rules) != nil { completeEnd = position }
    return true
  }

  /// Ends the spelling that was matched up to the UTF-8 offset `end`.
  ///
  /// - Returns: What was spelled, an affix or an exponent's separator, and its UTF-8 range; nil and
  ///   the range if no spelling is complete.
  mutating func end(at end: Int, _ rules: ScanRules) -> (Spelling.Role?, Range<Int>) {
    let role = completeRole(rules)
    if role == .affix { parts.formUnion(completePart) }
    if role != nil { matching = 0 }
    return (role, start..<end)
  }

  /// The characters of the begun spelling that were read so far, "F C" of "F CFA"; empty if no
  /// spelling has begun. Letters are in the case of the spelling, which may differ from that in the
  /// text.
  func begun(_ rules: ScanRules) -> ArraySlice<UInt32> {
    isMatching ? rules.spellings[matching.trailingZeroBitCount].scalars[..<position] : []
  }

  /// The issue of a character that continues no spelling: `foreignCurrency` if the sign of another
  /// currency may go on with the character, else `unexpectedCharacter`. Such a sign begins where
  /// the spelling began, or right after a complete spelling: the "C" of "FCFA" goes on with a sign
  /// that begins with the "F". (R15)
  func refusal(of scalar: UInt32, _ rules: ScanRules) -> NumberIssue.Code {
    let begun = begun(rules)
    let isForeign =
      rules.isForeignCurrency(scalar, after: begun)
      || isMatching && completeEnd > 0
        && rules.isForeignCurrency(scalar, after: begun[completeEnd...])
    return isForeign ? .foreignCurrency : .unexpectedCharacter
  }

  /// The UTF-8 range of an affix that the end of the text cuts off; nil if the affix is complete.
  func unfinished(at end: Int, _ rules: ScanRules) -> Range<Int>? {
    isMatching && completeRole(rules) != .affix ? start..<end : nil
  }

  /// Whether the last character read is a letter of an affix, after which a period may end an
  /// abbreviation.
  func endsInLetter(_ rules: ScanRules) -> Bool {
    guard isMatching else { return false }
    return Spelling.isLetter(rules.spellings[matching.trailingZeroBitCount].scalars[position - 1])
  }

  mutating func note(isBefore: Bool) {
    if isBefore {
      hasBefore = true
    } else if completePart != .closer {
      hasAfter = true
    }
  }

  /// Whether a spelling may be read as a further affix of the number, before the digits
  /// (`isBefore`) or after them: "$500 USD" may have two affixes, "$500 $" may not.
  func isRoom(for spelling: Spelling, isBefore: Bool, _ rules: ScanRules) -> Bool {
    if spelling.part == .closer { return !isBefore && !hasAfter && !parts.contains(.closer) }
    // Only one affix may follow the digits. Before the digits this limit does not apply.
    let isFree = isBefore || !hasAfter
    // The code of a currency may be on the other side than its sign, or before the sign: "$500
    // USD", "USD $500".
    let isOther =
      rules.isCurrency
      && (isBefore
        ? parts == .code && spelling.part == .sign : parts.isDisjoint(with: spelling.part))
    return isFree && (!hasBefore || rules.format.allowsAffixOnBothSides || isOther)
  }

  /// Whether both a sign and a code of the currency have been read, as in "USD $500".
  var hasSignAndCode: Bool { parts.isSuperset(of: [.sign, .code]) }

  /// What the characters since `start` spell in full: an affix, an exponent's separator, or
  /// nothing. An affix is preferred if both are spelled alike.
  private func completeRole(_ rules: ScanRules) -> Spelling.Role? {
    if hasComplete { return .affix }
    return isComplete(.exponent, rules) ? .exponent : nil
  }

  private func isComplete(_ role: Spelling.Role, _ rules: ScanRules) -> Bool {
    complete(role, rules) != nil
  }

  private func complete(_ role: Spelling.Role, _ rules: ScanRules) -> Spelling? {
    var complete: Spelling?
    forEachMatch(rules) { _, spelling in
      if complete == nil, spelling.scalars.count == position && spelling.role == role {
        complete = spelling
      }
    }
    return complete
  }

  /// Notes the kind of the affix that the characters so far spell in full; false if they spell no
  /// affix in full.
  private mutating func noteComplete(_ rules: ScanRules) -> Bool {
    guard let affix = complete(.affix, rules) else { return false }
    completePart = affix.part
    return true
  }

  private func forEachMatch(_ rules: ScanRules, _ body: (UInt64, Spelling) -> Void) {
    var rest = matching
    while rest != 0 {
      body(rest & (0 &- rest), rules.spellings[rest.trailingZeroBitCount])
      rest &= rest - 1
    }
  }
}

extension ScanRules {
  /// Whether a character that continues no spelling shows that another currency is meant. True for
  /// a currency sign that is not the field's. True also if the characters of `beginning`, which
  /// precede it, are the sign of another currency, or begin such a sign together with this
  /// character: the "C" of "FCFA" after "F". (R15)
  func isForeignCurrency(_ scalar: UInt32, after beginning: ArraySlice<UInt32>) -> Bool {
    guard isCurrency else { return false }
    let isOwn = spellings.contains { $0.role == .affix && $0.matches(scalar, at: 0) }
    if beginning.isEmpty && !isOwn && CharacterKind.isCurrencySign(scalar) {
      let sign = String(Unicode.Scalar(scalar).map(Character.init) ?? " ")
      return !(format.style.currencyCode.map(CurrencyNotations.hundredths) ?? []).contains {
        $0.hasSameBytes(as: sign)
      }
    }
    let isSpaced = beginning.last == 0x20
    return foreignCurrencySigns.contains { sign in
      if isSpaced && sign.scalars.count == beginning.count - 1
        && sign.begins(with: beginning.dropLast())
      {
        return true
      }
      guard sign.begins(with: beginning) else { return false }
      return sign.scalars.count == beginning.count || sign.matches(scalar, at: beginning.count)
    }
  }
}

/// The code points of an affix or of an exponent separator, to compare texts with.
struct Spelling: Equatable, Sendable {
  enum Role: Sendable {
    case affix
    case exponent
  }

  /// The kinds of affixes. A number has at most one affix of each kind, unless the format writes
  /// affixes on both sides.
  struct Parts: OptionSet, Sendable {
    let rawValue: UInt8

    static let sign = Parts(rawValue: 1)
    static let code = Parts(rawValue: 2)
    /// The end of a round amount of money, as "/-" in "500/-". (R19)
    static let closer = Parts(rawValue: 4)
  }

  let scalars: [UInt32]
  let role: Role
  let ignoresCase: Bool
  var part = Parts.sign

  /// Makes the spellings of a text: with its inner white space and without it, "F CFA" and "FCFA".
  ///
  /// Bidi controls and outer white space are dropped. If nothing is left, there is no spelling.
  static func variants(
    of text: String, role: Role, ignoresCase: Bool, part: Parts = .sign
  ) -> [Spelling] {
    var scalars: [UInt32] = []
    for scalar in text.unicodeScalars where CharacterKind(scalar.value) != .ignorable {
      if isSpace(scalar.value) {
        if !scalars.isEmpty && scalars.last != 0x20 { scalars.append(0x20) }
      } else {
        let sign = CharacterKind.currencySign(scalar.value)
        scalars.append(ignoresCase ? folded(sign) : sign)
      }
    }
    if scalars.last == 0x20 { scalars.removeLast() }
    let closed = scalars.filter { $0 != 0x20 }
    guard !closed.isEmpty else { return [] }
    let spellings = [Spelling(scalars: scalars, role: role, ignoresCase: ignoresCase, part: part)]
    guard closed != scalars else { return spellings }
    return spellings
      + [Spelling(scalars: closed, role: role, ignoresCase: ignoresCase, part: part)]
  }

  /// Whether the spelling has only signs and spaces. Such an affix is not read: "7-" is minus
  /// seven, even in the format of a writer that puts a hyphen after every number. (R8, L1)
  var isOfSigns: Bool {
    scalars.allSatisfy { scalar in
      switch CharacterKind(scalar) {
      case .minus, .plus, .separator(.space): true
      default: false
      }
    }
  }

  /// Whether a code point matches the spelling's code point at an index. A space matches any white
  /// space, a plain currency sign also its wide form, and if `ignoresCase` a capital ASCII letter
  /// also the small letter.
  func matches(_ scalar: UInt32, at position: Int) -> Bool {
    guard position < scalars.count else { return false }
    let scalar = CharacterKind.currencySign(scalar)
    if scalars[position] == scalar { return true }
    if scalars[position] == 0x20 { return Self.isSpace(scalar) }
    return ignoresCase && scalars[position] == Self.folded(scalar)
  }

  /// Whether a character of an affix is a letter, a slash or the like, after which a period may end
  /// an abbreviation: neither a space nor the sign of a currency or of a ratio. (R16)
  static func isLetter(_ scalar: UInt32) -> Bool {
    scalar != 0x20 && !CharacterKind.isCurrencySign(scalar) && !signsOfRatios.contains(scalar)
  }

  private static let signsOfRatios = NumberStyle.ratios.flatMap { $0.scaleSigns }.map { $0.value }

  /// Whether the spelling begins with some characters, whatever the case of ASCII letters.
  func begins(with beginning: ArraySlice<UInt32>) -> Bool {
    scalars.count >= beginning.count
      && zip(scalars, beginning).allSatisfy { Self.folded($0) == Self.folded($1) }
  }

  static func isSpace(_ scalar: UInt32) -> Bool {
    switch CharacterKind(scalar) {
    case .separator(.space), .blank: true
    default: false
    }
  }

  private static func folded(_ scalar: UInt32) -> UInt32 {
    (0x61...0x7A).contains(scalar) ? scalar - 0x20 : scalar
  }
}

/// Reads the texts of a format with affixes that begin as a number does: "-čháŋ" (Lakota's day),
/// "10-летия" (Russian's decade), or a "$" if it is the decimal separator as well.
///
/// A text is read once without such an affix, and once for each offset at which such an affix may
/// begin. The best reading wins. If two readings give different numbers, the text is refused. Rule:
/// L5.
enum Choice {
  static func scan(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules,
    signs: AllowedSigns,
    isAmbiguous: inout Bool
  ) -> Scan {
    func scan(affixPlace: Int?) -> Scan {
      var scan = Scan(text, rules, signs: signs, affixPlace: affixPlace)
      scan.readToEnd()
      return scan
    }
    var best = scan(affixPlace: nil)
    guard rules.hasAffixesLikeNumbers else { return best }
    // An affix that begins after the character at which the first scan failed cannot help.
    let end = best.issue == nil ? text.count : best.place
    var place = 0
    while place < end {
      let (scalar, length) = UTF8Reading.scalar(in: text, at: place)
      defer { place += length }
      guard rules.isOfNumber(rules.kind(of: scalar)), rules.mayBeginAffix(text, at: place) else {
        continue
      }
      let other = scan(affixPlace: place)
      let (first, second) = (best.reading, other.reading)
      let areNumbers = first.value != nil && second.value != nil
      // A sign after the digits that begins an affix belongs to the affix, as in "1-ж.", one year
      // in Kyrgyz. (L5)
      let takesSign = best.signs.trailing.map { $0.lowerBound == place } ?? false
      if other.isBetter(than: best) || takesSign && areNumbers {
        best = other
      } else if areNumbers, first.value?.number(in: text) != second.value?.number(in: text) {
        isAmbiguous = true
        return best
      }
    }
    return best
  }
}

extension Scan {
  fileprivate func isBetter(than other: borrowing Scan) -> Bool {
    switch (reading.status, other.reading.status) {
    case (.acceptable, .intermediate), (.acceptable, .invalid), (.intermediate, .invalid): true
    case (.invalid, .invalid): place > other.place
    default: false
    }
  }
}

extension ScanRules {
  /// Whether an affix, or the beginning of an affix that the text cuts off, stands at an offset of
  /// the text.
  fileprivate func mayBeginAffix(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    spellings.contains { spelling in
      guard spelling.role == .affix else { return false }
      var place = start
      var position = 0
      while position < spelling.scalars.count && place < text.count {
        let (scalar, length) = UTF8Reading.scalar(in: text, at: place)
        place += length
        if CharacterKind(scalar) == .ignorable { continue }
        guard spelling.matches(scalar, at: position) else { return false }
        position += 1
      }
      return true
    }
  }
}
