@_spi(EntryKinds) package import NumberText

/// Reads fractions: "1/2", "2 1/2", "½", "2½", "3⁄4".
///
/// A fraction without a finite decimal, such as a third, is refused, and the nearest number is
/// suggested. If the field also reads calculations, the slash divides, and the result is rounded.
///
/// ```swift
/// field.policies.entries = [.fractions]
/// try field.type("2 1/2")
/// field.value   // 2.5
/// ```
///
/// - Complexity: O(*n*) in the bytes of the text.
///
/// Rule: X5.
package final class FractionEntry: EntryInterpreter {
  package let name = "fractions"

  package init() {}

  package func canRead(_ scalar: Unicode.Scalar) -> Bool { Self.isFraction(scalar) }

  /// Whether a character can be the sign of a fraction: a slash, or a character such as "½".
  static func isFraction(_ scalar: Unicode.Scalar) -> Bool { isSlash(scalar) || isVulgar(scalar) }

  static func isVulgar(_ scalar: Unicode.Scalar) -> Bool { vulgar(scalar) != nil }

  static func isSlash(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2F, 0x2044, 0x2215, 0xFF0F: true
    default: false
    }
  }

  /// Numerator and denominator of a fraction that is a single character, such as "½"; nil for other
  /// characters.
  ///
  /// Source: The Unicode Standard, property Numeric_Value of the blocks "Latin-1 Supplement" and
  /// "Number Forms".
  private static func vulgar(_ scalar: Unicode.Scalar) -> (Int, Int)? {
    switch scalar.value {
    case 0xBC: (1, 4)
    case 0xBD: (1, 2)
    case 0xBE: (3, 4)
    case 0x2150: (1, 7)
    case 0x2151: (1, 9)
    case 0x2152: (1, 10)
    case 0x2153: (1, 3)
    case 0x2154: (2, 3)
    case 0x2155...0x2158: (Int(scalar.value) - 0x2154, 5)
    case 0x2159: (1, 6)
    case 0x215A: (5, 6)
    case 0x215B: (1, 8)
    case 0x215C: (3, 8)
    case 0x215D: (5, 8)
    case 0x215E: (7, 8)
    case 0x2189: (0, 3)
    default: nil
    }
  }

  /// A fraction in a text: its two numbers, and the indices of their code points. For "½" both
  /// starts are the index of the "½".
  private struct Part {
    var numerator: FixedDecimal
    var denominator: FixedDecimal
    var numeratorStart: Int
    var denominatorStart: Int
    var end: Int
    var isVulgar: Bool

    /// The index of the hyphen that joins the fraction to the digits before it, as in "3-7/8",
    /// which is 3.875; nil if there is none.
    func joiningHyphen(_ characters: EntryCharacters) -> Int? {
      numeratorStart > 1 && characters.kind(numeratorStart - 1) == .minus
        && characters.digit(numeratorStart - 2) != nil ? numeratorStart - 1 : nil
    }
  }

  package func reading(of text: EntryText) -> EntryReading? {
    let characters = EntryCharacters(text.text)
    if let reading = reading(of: text, characters) { return reading }
    // "3-7/8 + 1" is a sum, and ambiguous: the hyphen may join the fraction to the 3 or subtract.
    let joined = characters.scalars.indices.first {
      canRead(characters.scalars[$0])
        && part(at: $0, in: characters)?.joiningHyphen(characters) != nil
    }
    return joined.map {
      .intermediate(EntryIssue(.ambiguousEntry, at: characters.range($0..<$0 + 1)))
    }
  }

  private func reading(of text: EntryText, _ characters: EntryCharacters) -> EntryReading? {
    let count = characters.scalars.count
    let marks = characters.scalars.indices.filter { canRead(characters.scalars[$0]) }
    guard let mark = marks.first else { return text.plainNumber }
    guard marks.count == 1, let part = part(at: mark, in: characters),
      !characters.mixDigits(in: [0..<count])
    else { return nil }
    guard !(part.end..<count).contains(where: { characters.digit($0) != nil }) else { return nil }
    let all = characters.range(part.numeratorStart..<part.end)
    // What stands around the fraction, such as "€ 2" in "€ 2 1/2", is read as a text of its own: it
    // is a whole number, or nothing but affixes and a sign.
    var integerEnd = part.numeratorStart
    while integerEnd > 0, characters.isSpace(integerEnd - 1) { integerEnd -= 1 }
    if let hyphen = part.joiningHyphen(characters) { integerEnd = hyphen }
    // "3 - 7/8" subtracts, and is no whole number with a fraction.
    if integerEnd > 0, characters.kind(integerEnd - 1) == .minus,
      (0..<integerEnd).contains(where: { characters.digit($0) != nil })
    {
      return nil
    }
    // Digits after a separator belong to the number before it: "1.1/2" divides 1.1, and is not one
    // and a half.
    if integerEnd > 0, case .separator = characters.kind(integerEnd - 1) { return nil }
    let isMixed = (0..<integerEnd).contains { characters.digit($0) != nil }
    // The whole number before a fraction has no decimal separator. In German "1,000 1/2" may be
    // meant as a thousand and a half, so the text is not read.
    if isMixed,
      (0..<integerEnd).contains(where: {
        text.format.role(of: characters.scalars[$0]) == .decimal
      })
    {
      return nil
    }
    let around = characters.range((isMixed ? integerEnd : part.numeratorStart)..<part.end)
    let rest = text.reading(replacing: around, with: isMixed ? "" : "0")
    guard let integer = rest.value else {
      return isMixed && rest.issue?.code == .ambiguousSeparator
        ? text.refusalOfMarks(in: characters.range(0..<integerEnd)) : nil
    }
    if part.denominatorStart == part.end {
      return .intermediate(EntryIssue(.incomplete, at: all))
    }
    let isOpen = !part.isVulgar && part.end == count
    guard let quotient = ExactRatio(part.numerator).dividing(by: ExactRatio(part.denominator))
    else {
      return .refused(
        EntryIssue(.divisionByZero, at: characters.range(part.denominatorStart..<part.end)),
        isOpen: isOpen)
    }
    let fraction = quotient.multiplied(byPowerOfTen: -text.format.scale)
    let number = ExactRatio(integer) + (integer.isNegative ? -fraction : fraction)
    if isMixed {
      let shown = integer.multipliedByPowerOfTen(text.format.scale)
      guard shown.rounded(toFractionDigits: 0, mode: .down) == shown else { return nil }
      // "1 100/200" may be 1½ or 1,100 / 200.
      if let other = part.isVulgar ? nil : ungrouped(part, text, characters) {
        return .invalid(
          EntryIssue(
            .ambiguousEntry, at: 0..<text.text.utf8.count,
            meanings: [.number(number), .number(other)]))
      }
      guard part.numerator < part.denominator else {
        return .refused(EntryIssue(.ambiguousEntry, at: all), isOpen: isOpen)
      }
    }
    // Where a slash may be the decimal mark, "۳/۵" is 3.5 or three fifths.
    if !isMixed, !part.isVulgar, text.format.readsSlashesAsDecimals {
      let slash = characters.range(part.denominatorStart - 1..<part.denominatorStart)
      let decimal = text.number(replacing: slash, with: text.format.symbols.decimalSeparator)
      return .refused(
        EntryIssue(
          .ambiguousEntry, at: all,
          meanings: [decimal.map { .number(ExactRatio($0)) }, .number(number)].compactMap { $0 }),
        isOpen: isOpen)
    }
    return .number(number, isOpen: isOpen)
  }

  /// The fraction that is meant if the space before the numerator groups thousands: 1100/200 for "1
  /// 100/200". Nil if the space cannot group.
  private func ungrouped(
    _ part: Part, _ text: EntryText, _ characters: EntryCharacters
  ) -> ExactRatio? {
    let numerator = text.part(characters.range(part.numeratorStart..<part.denominatorStart - 1))
    let all = characters.range(part.numeratorStart..<part.end)
    return text.number(replacing: all, with: numerator).flatMap {
      ExactRatio($0).dividing(by: ExactRatio(part.denominator))
    }
  }

  /// The fraction around a slash, or of a single character such as "½"; nil if no digit stands
  /// before the slash.
  private func part(at mark: Int, in characters: EntryCharacters) -> Part? {
    if let (numerator, denominator) = Self.vulgar(characters.scalars[mark]) {
      return Part(
        numerator: FixedDecimal(numerator), denominator: FixedDecimal(denominator),
        numeratorStart: mark, denominatorStart: mark, end: mark + 1, isVulgar: true)
    }
    var (start, end) = (mark, mark + 1)
    while start > 0, characters.digit(start - 1) != nil { start -= 1 }
    while end < characters.scalars.count, characters.digit(end) != nil { end += 1 }
    guard start < mark else { return nil }
    func number(_ indices: Range<Int>) -> FixedDecimal {
      FixedDecimal(digits: indices.compactMap(characters.digit))
    }
    return Part(
      numerator: number(start..<mark), denominator: number(mark + 1..<end), numeratorStart: start,
      denominatorStart: mark + 1, end: end, isVulgar: false)
  }
}
