@_spi(EntryKinds) package import NumberText

/// Reads powers of ten as they are written and typed: "1.5×10^3", "1.5x10^3", "10³".
///
/// ```swift
/// field.policies.entries = [.powersOfTen]
/// try field.type("1.5x10^3")
/// field.value   // 1500
/// ```
///
/// - Complexity: O(*n*) in the bytes of the text.
///
/// Rule: X13.
package final class PowerEntry: EntryInterpreter {
  package let name = "powers of ten"

  package init() {}

  package func canRead(_ scalar: Unicode.Scalar) -> Bool {
    Self.multiplies(scalar) || Operator(scalar) == .power || Self.superscript(scalar) != nil
      || scalar == Self.superscriptMinus
  }

  package func reading(of text: EntryText) -> EntryReading? {
    if let plain = text.plainNumber { return plain }
    let characters = EntryCharacters(text.text)
    let scalars = characters.scalars
    guard let power = scalars.indices.first(where: { isPower(scalars[$0]) }) else {
      return begun(text, characters)
    }
    guard power > 1, isTen(characters, at: power - 2) else { return nil }
    let (exponent, end) = exponent(characters, at: power)
    var start = power - 2
    let sign = scalars[..<start].lastIndex { !$0.isSpace }
    let hasMantissa = sign.map { Self.multiplies(scalars[$0]) } ?? false
    if hasMantissa, let sign { start = sign }
    let range = characters.range(start..<end)
    guard !characters.mixDigits(in: [scalars.indices]) else { return nil }
    let plain = text.reading(replacing: range, with: hasMantissa ? "" : "1")
    guard let mantissa = plain.value else {
      return hasMantissa ? text.refusalOfMarks(in: 0..<range.lowerBound) : nil
    }
    guard let exponent else { return .intermediate(EntryIssue(.incomplete, at: range)) }
    guard let exponent = Int(exponent), abs(exponent) <= Self.greatestExponent else {
      return .invalid(EntryIssue(.overflow, at: range))
    }
    return .number(ExactRatio(mantissa.multipliedByPowerOfTen(exponent)), isOpen: true)
  }

  /// The greatest exponent that is read: that of decimal128. (R23)
  private static let greatestExponent = 6144

  /// The exponent after its sign of power, or in superscripts, in ASCII digits, and the index after
  /// it; nil digits if there are none yet.
  private func exponent(
    _ characters: EntryCharacters, at power: Int
  ) -> (digits: String?, end: Int) {
    let scalars = characters.scalars
    let isRaised = Operator(scalars[power]) != .power
    var (place, digits) = (isRaised ? power : power + 1, "")
    if place < scalars.count {
      if isRaised && scalars[place] == Self.superscriptMinus
        || !isRaised && characters.kind(place) == .minus
      {
        digits = "-"
        place += 1
      }
    }
    let first = place
    while place < scalars.count,
      let digit = isRaised ? Self.superscript(scalars[place]) : characters.digit(place)
    {
      digits += String(digit)
      place += 1
    }
    return (place == first ? nil : digits, place)
  }

  /// A text on its way to a power, such as "1.5×10"; nil for other texts.
  private func begun(_ text: EntryText, _ characters: EntryCharacters) -> EntryReading? {
    let scalars = characters.scalars
    guard let sign = scalars.lastIndex(where: { Self.multiplies($0) }) else { return nil }
    let rest = scalars[(sign + 1)...].filter { !$0.isSpace }.map { $0.digit }
    guard rest.count <= 2, rest.elementsEqual([1, 0].prefix(rest.count)),
      text.reading(of: 0..<characters.offsets[sign]).value != nil
    else { return nil }
    return .intermediate(
      EntryIssue(.incomplete, at: characters.range(sign..<scalars.count)))
  }

  /// Whether the digits at an index are a ten, and no more digits stand before it.
  private func isTen(_ characters: EntryCharacters, at place: Int) -> Bool {
    guard characters.digit(place) == 1, characters.digit(place + 1) == 0 else { return false }
    return place == 0
      || characters.isSpace(place - 1)
      || characters.digit(place - 1) == nil && !characters.scalars[place - 1].isSeparatorMark
  }

  private func isPower(_ scalar: Unicode.Scalar) -> Bool {
    Operator(scalar) == .power || Self.superscript(scalar) != nil
      || scalar == Self.superscriptMinus
  }

  /// Whether a character multiplies: an operator, or a letter x, which people type for "×".
  private static func multiplies(_ scalar: Unicode.Scalar) -> Bool {
    Operator(scalar) == .times || scalar == "x" || scalar == "X"
  }

  private static let superscriptMinus: Unicode.Scalar = "\u{207B}"

  /// The value of a superscript digit; nil for other characters.
  private static func superscript(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0xB9: 1
    case 0xB2: 2
    case 0xB3: 3
    case 0x2070, 0x2074...0x2079: UInt8(scalar.value - 0x2070)
    default: nil
    }
  }
}
