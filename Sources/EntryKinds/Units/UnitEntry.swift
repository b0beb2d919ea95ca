@_spi(EntryKinds) package import NumberText

/// Reads measures in other units than the field's: "500 g" and "1 lb" in a field of kilograms, "5
/// ft 6 in" and "1:30".
///
/// The measure is converted to the field's own unit, in which a commit writes it. Ratios are exact;
/// temperatures are converted with their offsets. A unit is known by its spellings in
/// ``UnitTable``, in exactly their upper and lower case, and by its names in the field's locale;
/// other names are refused. Money is never converted: currencies are no units.
///
/// ```swift
/// let names = try NumberFormat.icuUnitNames(locale: "en-US")
/// field.policies.entries = [.units("kilogram", names)!]
/// try field.type("1 lb")
/// field.value   // 0.45359237
/// ```
///
/// - Complexity: O(*n*) in the bytes of the text, for each name.
///
/// Rule: X7.
package final class UnitEntry: EntryInterpreter {
  package let name: String
  let unit: UnitTable.Unit
  let names: UnitNames

  /// Nil if ``UnitTable`` does not have the field's unit.
  package init?(_ identifier: String, _ names: [(key: String, value: String)]) {
    guard let unit = UnitTable.unit(identifier) else { return nil }
    self.unit = unit
    self.names = UnitNames(names, in: unit)
    name = "units \(identifier)" + names.reduce(into: "") { $0 += " \($1.key) \($1.value)" }
  }

  package func canRead(_ scalar: Unicode.Scalar) -> Bool {
    names.contain(scalar) || unit.measure == .time && scalar.isColon
  }

  package func reading(of text: EntryText) -> EntryReading? {
    if let plain = text.plainNumber { return plain }
    let characters = EntryCharacters(text.text)
    if unit.measure == .time, let time = time(in: text, characters) { return time }
    if let leading = leadingName(in: text, characters) { return leading }
    // An apostrophe may mean feet, as in "5'", or group digits, as in "5'000 ft": the text is read
    // both ways.
    let readings = [true, false].compactMap { quotesGroup in
      measure(in: text, characters, quotesGroup: quotesGroup)
    }
    let numbers = readings.compactMap { $0.value?.ratio }
    if numbers.count > 1, numbers[0] != numbers[1] {
      return ambiguous(text, 0..<text.text.utf8.count, numbers, isOpen: false)
    }
    return readings.first { $0.value != nil } ?? readings.last
  }

  // MARK: Numbers with names

  /// A number of the text, and the unit's name after it; the last number may have no name.
  private struct Part {
    /// The indices of the number's code points, with its sign.
    let number: Range<Int>
    /// The count of digits of a last number without a name: 2 for the "30" of "1h30". 0 if the
    /// number has a name, or other characters than digits and spaces.
    let digits: Int
    let name: UnitNames.Found?
    /// The indices of the name's code points.
    let place: Range<Int>
  }

  /// Reads a text that is nothing but numbers with units' names after them; nil for other texts. If
  /// `quotesGroup` is true, an apostrophe before three digits groups; else it is the sign of feet.
  private func measure(
    in text: EntryText, _ characters: EntryCharacters, quotesGroup: Bool
  ) -> EntryReading? {
    var parts: [Part] = []
    var place = 0
    let end = (characters.scalars.indices.last { !characters.isSpace($0) } ?? -1) + 1
    while place < end {
      // A hyphen may join two parts, as in 5'-6".
      if let last = parts.last, characters.kind(place) == .minus {
        guard place == last.place.upperBound else { return nil }
        place += 1
      }
      let start = place
      // In "5 ft,6 in" the comma may separate two measures or begin the fraction ",6": such a text
      // is not read.
      guard parts.isEmpty || Self.beginsNumber(characters, from: place) else { return nil }
      place = endOfNumber(characters, from: start, isFirst: parts.isEmpty, quotesGroup)
      let digits = (start..<place).filter { characters.digit($0) != nil }.count
      let isPlain = (start..<place).allSatisfy {
        characters.digit($0) != nil || characters.isSpace($0)
      }
      guard place > start, let last = (start..<place).last(where: { !characters.isSpace($0) }),
        characters.digit(last) != nil || FractionEntry.isVulgar(characters.scalars[last])
      else { return nil }
      let number = start..<place
      while place < end, characters.isSpace(place) { place += 1 }
      if place == end {
        parts.append(
          Part(number: number, digits: isPlain ? digits : 0, name: nil, place: end..<end))
        break
      }
      // A hyphen between a number and a name, as in "10-inch", is refused. (R22)
      guard characters.kind(place) == .other || characters.kind(place) == .separator(.apostrophe),
        Operator(characters.scalars[place]) == nil
      else { return nil }
      guard
        let name = names.name(in: characters, at: place, end, after: parts.last?.name?.unit)
      else {
        return unknown(in: text, characters, place..<end, number: parts.isEmpty ? number : nil)
      }
      let named = place..<place + name.count
      parts.append(Part(number: number, digits: 0, name: name, place: named))
      place = named.upperBound
      while place < end, characters.isSpace(place) { place += 1 }
    }
    guard let first = parts.first, first.name != nil else { return nil }
    return parts.count == 1
      ? single(first, in: text, characters) : compound(parts, in: text, characters)
  }

  /// The index where a number ends: after its digits, the separators and spaces between them, and a
  /// fraction.
  private func endOfNumber(
    _ characters: EntryCharacters, from start: Int, isFirst: Bool, _ quotesGroup: Bool
  ) -> Int {
    var place = start
    if isFirst {
      while place < characters.scalars.count,
        characters.isSpace(place) || [.minus, .plus].contains(characters.kind(place))
      { place += 1 }
    }
    var end = place
    while place < characters.scalars.count {
      let scalar = characters.scalars[place]
      switch characters.kind(place) {
      case .digit: end = place + 1
      case .separator(.apostrophe) where !quotesGroup || !characters.hasGroup(after: place):
        return end
      case .separator, .blank, .ignorable: break
      default:
        if FractionEntry.isVulgar(scalar) {
          end = place + 1
        } else if !FractionEntry.isSlash(scalar) {
          return end
        }
      }
      place += 1
    }
    return end
  }

  /// Whether a digit or a fraction such as "½" stands at an index, or after the white space there.
  private static func beginsNumber(_ characters: EntryCharacters, from place: Int) -> Bool {
    guard let first = (place..<characters.scalars.count).first(where: { !characters.isSpace($0) })
    else { return false }
    return characters.digit(first) != nil || FractionEntry.isVulgar(characters.scalars[first])
  }

  /// The number of a part, 50 for "50 %" in a percent field; nil if the characters are no number.
  private func number(_ part: Part, in text: EntryText, _ characters: EntryCharacters)
    -> ExactRatio?
  {
    let range = characters.range(part.number)
    let reading = text.reading(of: range)
    if let value = reading.value {
      return ExactRatio(value.multipliedByPowerOfTen(text.format.scale))
    }
    let fraction = EntryText(
      text.part(range), in: text.format, isPasted: false)
    guard part.number.contains(where: { FractionEntry.isFraction(characters.scalars[$0]) }),
      let number = FractionEntry().reading(of: fraction)?.value?.ratio
    else { return nil }
    return number.multiplied(byPowerOfTen: text.format.scale)
  }

  private func single(
    _ part: Part, in text: EntryText, _ characters: EntryCharacters
  ) -> EntryReading? {
    guard let name = part.name else { return nil }
    guard let number = number(part, in: text, characters) else {
      return text.refusalOfMarks(in: characters.range(part.number))
    }
    return reading(of: number, in: text, characters, name, at: part.place)
  }

  /// Reads a number with a unit's name: converts it to the field's unit, or refuses an unknown or
  /// ambiguous name.
  private func reading(
    of number: ExactRatio, in text: EntryText, _ characters: EntryCharacters,
    _ name: UnitNames.Found, at place: Range<Int>
  ) -> EntryReading? {
    let range = characters.range(place)
    // More letters may make another name: "5 m" may go on as "5 min". The refusal then lets the
    // user type on.
    let isBegun = names.areBegun(by: characters.scalars[place])
    if name.isIncompatible {
      return .refused(EntryIssue(.incompatibleUnit, at: range), isOpen: isBegun)
    }
    guard !name.units.isEmpty else {
      return .refused(EntryIssue(.unknownUnit, at: range), isOpen: isBegun)
    }
    let meant = name.units.map { own($0.converted(number, to: unit), text) }
    if let other = meant.dropFirst().first(where: { $0 != meant[0] }) {
      return ambiguous(text, range, name.isNamesake ? [] : [meant[0], other], isOpen: isBegun)
    }
    if name.isDoubtful { return ambiguous(text, range, [meant[0]], isOpen: isBegun) }
    // In a field of millimetres "5 m" may go on as "5 mm".
    let itself = own(number, text)
    if meant[0] != itself, beginsAffix(characters.scalars[place], of: text.format) {
      return ambiguous(text, range, [meant[0], itself], isOpen: true)
    }
    return .number(meant[0], isOpen: isBegun || name.units[0].next != nil, isRounded: true)
  }

  /// Reads several numbers with names, each unit smaller than the unit before: "5 ft 6 in".
  private func compound(
    _ parts: [Part], in text: EntryText, _ characters: EntryCharacters
  ) -> EntryReading? {
    let whole = 0..<text.text.utf8.count
    // Temperatures are not added: 20 °C and 1 °F make no temperature.
    guard let first = parts[0].name?.unit, first.measure == unit.measure,
      unit.measure != .temperature, !characters.mixDigits(in: parts.map { $0.number })
    else { return nil }
    let isNegative = parts[0].number.contains { characters.kind($0) == .minus }
    var sum = ExactRatio(0)
    var (larger, isImplied) = (first, false)
    for (index, part) in parts.enumerated() {
      guard let number = number(part, in: text, characters) else {
        return text.refusalOfMarks(in: characters.range(part.number))
      }
      let magnitude = index == 0 && isNegative ? -number : number
      // If a name is missing, the unit is the next smaller one. If there is a name, but no unit of
      // this measure has it, as "s" in "5 m 3 s", the text is not read.
      guard let smaller = part.name.map({ $0.unit }) ?? larger.next else { return nil }
      if index > 0 {
        guard smaller.chain == first.chain, smaller.ratio < larger.ratio,
          magnitude * smaller.ratio < larger.ratio
        else { return ambiguous(text, whole, [], isOpen: false) }
      }
      // Every number but the last has to be an integer, without a decimal separator: in English,
      // "1.000 ft 6 in" may be meant as 1000 feet, and is not read.
      guard
        index == parts.count - 1
          || magnitude.decimal.isInteger
            && !part.number.contains(where: { place in
              text.format.role(of: characters.scalars[place]) == .decimal
            })
      else { return nil }
      if part.name == nil {
        // A last number without a name: two digits after hours are minutes for certain, as in
        // "1h30", and two after minutes are seconds. Otherwise the unit is a guess, and the result
        // is only suggested.
        isImplied =
          part.digits != 2 || smaller.chain != .hours
          || smaller.ratio * ExactRatio(60) != larger.ratio
      }
      sum = sum + magnitude * smaller.ratio
      larger = smaller
    }
    guard let total = sum.dividing(by: unit.ratio) else { return nil }
    let number = own(isNegative ? -total : total, text)
    if isImplied {
      // In "1m7" the 7 may be the first digit of "1m75", and in "1h3" the 3 may be that of "1h30":
      // nothing is suggested yet.
      let isFinished =
        parts[parts.count - 1].digits == 2 || first.chain != .meters && first.chain != .hours
      return ambiguous(text, whole, isFinished ? [number] : [], isOpen: true)
    }
    return .number(number, isOpen: larger.next != nil || parts.last?.name == nil, isRounded: true)
  }

  /// Reads a text in which the unit's name stands before the digits, as some languages write it;
  /// nil for other texts.
  private func leadingName(in text: EntryText, _ characters: EntryCharacters) -> EntryReading? {
    guard let start = characters.scalars.indices.first(where: { !characters.isSpace($0) }),
      characters.kind(start) == .other,
      let digit = characters.scalars.indices.first(where: { characters.digit($0) != nil }),
      let name = names.name(in: characters, at: start, digit, after: nil),
      (start + name.count..<digit).allSatisfy({ characters.isSpace($0) }),
      let number = text.reading(of: characters.offsets[digit]..<text.text.utf8.count).value
    else { return nil }
    return reading(
      of: ExactRatio(number.multipliedByPowerOfTen(text.format.scale)), in: text, characters, name,
      at: start..<start + name.count)
  }

  // MARK: Refusals

  /// The field's value for a number in the field's unit: 0.5 for 50 in a percent format, and
  /// elsewhere the number itself.
  func own(_ number: ExactRatio, _ text: EntryText) -> ExactRatio {
    number.multiplied(byPowerOfTen: -text.format.scale)
  }

  func ambiguous(
    _ text: EntryText, _ range: Range<Int>, _ meant: [ExactRatio], isOpen: Bool
  ) -> EntryReading {
    .refused(
      EntryIssue(
        .ambiguousEntry, at: range,
        meanings: meant.map { .number($0) }), isOpen: isOpen)
  }

  /// The refusal of a name that no unit has. If it is a unit's name but for upper and lower case,
  /// as "KG" is, the number in this unit is suggested.
  private func unknown(
    in text: EntryText, _ characters: EntryCharacters, _ place: Range<Int>, number: Range<Int>?
  ) -> EntryReading {
    let range = characters.range(place)
    if names.areBegun(by: characters.scalars[place]) {
      return .intermediate(EntryIssue(.incomplete, at: range))
    }
    var meanings: [EntryMeaning] = []
    if let number, let value = text.reading(of: characters.range(number)).value,
      let meant = names.unit(inOtherCase: characters.scalars[place])
    {
      let shown = ExactRatio(value.multipliedByPowerOfTen(text.format.scale))
      meanings = [.number(own(meant.converted(shown, to: unit), text))]
    }
    return .invalid(EntryIssue(.unknownUnit, at: range, meanings: meanings))
  }

  /// Whether typed characters are the beginning of an affix of the field's format, and not all of
  /// it.
  private func beginsAffix(
    _ typed: ArraySlice<Unicode.Scalar>, of format: NumberFormat
  ) -> Bool {
    let name = typed.filter { !$0.isSpace }
    return format.affixes.contains { affix in
      let scalars = affix.unicodeScalars.filter { !$0.isSpace }
      return scalars.count > name.count && scalars.starts(with: name)
    }
  }
}

extension RatioDecimal {
  fileprivate var isInteger: Bool {
    isExact && number.rounded(toFractionDigits: 0, mode: .down) == number
  }
}
