@_spi(EntryKinds) package import NumberText

/// Reads measures in other units than the field's: "500 g" and "1 lb" in a field of kilograms.
///
/// The number of the field is in its own unit, and a commit writes it so. Factors are CLDR's, and exact;
/// temperatures have their offsets. Money is never converted: currencies are no units. A name that is typed
/// in other case is read unless another unit is spelled so anywhere: "5 KG", and not "5 Mm" for millimetres.
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
  private struct Name {
    let scalars: [Unicode.Scalar]
    let folded: [String]
    let unit: MeasureUnit
  }

  package let name: String
  private let unit: MeasureUnit
  private let names: [Name]

  /// Makes the interpreter; nil if CLDR has no such unit.
  ///
  /// - Parameters:
  ///   - identifier: The field's unit, such as "kilogram" or "kilometer-per-hour".
  ///   - names: What units are called, each with the identifier of its unit.
  package init?(_ identifier: String, _ names: [(key: String, value: String)]) {
    guard let unit = MeasureUnit(identifier) else { return nil }
    var known: [(identifier: String, unit: MeasureUnit?)] = []
    var all: [Name] = []
    var title = "units \(identifier)"
    for (text, other) in names {
      if !known.contains(where: { $0.identifier == other }) {
        known.append((other, MeasureUnit(other)))
      }
      guard let found = known.first(where: { $0.identifier == other })?.unit, !text.isEmpty else {
        continue
      }
      let scalars = text.unicodeScalars.map { $0.withPlainSpace }
      all.append(Name(scalars: scalars, folded: scalars.map { $0.folded }, unit: found))
      title += " \(text) \(other)"
    }
    self.unit = unit
    self.names = all.sorted { $0.scalars.count > $1.scalars.count }
    name = title
  }

  package func canRead(_ scalar: Unicode.Scalar) -> Bool {
    names.contains { $0.folded.contains(scalar.folded) }
  }

  package func reading(of text: EntryText) -> EntryReading? {
    if let plain = text.plainNumber { return plain }
    let characters = EntryCharacters(text.text)
    let digits = characters.scalars.indices.filter { characters.digit($0) != nil }
    guard let first = digits.first, let last = digits.last else { return nil }
    return ownName(in: text, characters) ?? name(in: text, characters, behind: last + 1)
      ?? name(in: text, characters, inFront: first)
  }

  /// Reads the field's own unit in other case where its name has digits, as "L/100 km" has: the last digit of
  /// such a text is not the number's.
  private func ownName(in text: EntryText, _ characters: EntryCharacters) -> EntryReading? {
    let visible = characters.scalars.indices.filter { !characters.isSpace($0) }
    for affix in text.format.affixes {
      let name = affix.unicodeScalars.filter { !$0.isSpace }
      guard name.contains(where: { $0.digit != nil }), name.count < visible.count else { continue }
      let typed = visible.suffix(name.count)
      guard typed.map({ characters.scalars[$0].folded }) == name.map({ $0.folded }),
        let start = typed.first,
        let number = text.number(
          replacing: characters.range(start..<characters.scalars.count), with: "")
      else { continue }
      return .number(ExactRatio(number))
    }
    return nil
  }

  /// Reads a name behind the digits.
  private func name(
    in text: EntryText, _ characters: EntryCharacters, behind digits: Int
  ) -> EntryReading? {
    let count = characters.scalars.count
    var (start, end) = (digits, count)
    while start < count, characters.isSpace(start) { start += 1 }
    while end > start, characters.isSpace(end - 1) { end -= 1 }
    guard start < end, characters.kind(start) == .other, Operator(characters.scalars[start]) == nil,
      let number = text.number(replacing: characters.range(digits..<count), with: "")
    else { return nil }
    let place = characters.range(start..<end)
    let typed = characters.scalars[start..<end].map { $0.withPlainSpace }
    if let reading = reading(number, in: text, named: typed, at: place) { return reading }
    let folded = typed.map { $0.folded }
    let isBegun = names.contains { $0.folded.starts(with: folded) }
    return isBegun && end == count
      ? .intermediate(EntryIssue(.incomplete, at: place))
      : .invalid(EntryIssue(.unknownUnit, at: place))
  }

  /// A name in front of the digits, as some languages have them.
  private func name(
    in text: EntryText, _ characters: EntryCharacters, inFront digits: Int
  ) -> EntryReading? {
    var (start, end) = (0, digits)
    while start < end, characters.isSpace(start) { start += 1 }
    while end > start, characters.isSpace(end - 1) { end -= 1 }
    guard start < end,
      let number = text.number(replacing: characters.range(0..<digits), with: "")
    else { return nil }
    return reading(
      number, in: text, named: characters.scalars[start..<end].map { $0.withPlainSpace },
      at: characters.range(start..<end))
  }

  /// The reading of a number with a unit's name beside it; nil if no unit has the name.
  private func reading(
    _ number: FixedDecimal, in text: EntryText, named typed: [Unicode.Scalar], at place: Range<Int>
  ) -> EntryReading? {
    var named = names.filter { $0.scalars == typed }.map { $0.unit }
    if named.isEmpty {
      // Nobody means another thing by "KG", but case tells "Mb" from "MB", and "mm" from "Mm".
      let folded = typed.map { $0.folded }
      named = names.filter { $0.folded == folded }.map { $0.unit }
      if !named.isEmpty { named += UnitSpellings.units(spelledLike: folded) }
    }
    guard !named.isEmpty else { return nil }
    let fitting = named.filter { $0.measuresSame(as: unit) }
    guard !fitting.isEmpty else {
      return .invalid(EntryIssue(.incompatibleUnit, at: place))
    }
    let shown = ExactRatio(number.multipliedByPowerOfTen(text.format.scale))
    var numbers: [ExactRatio] = []
    for other in fitting {
      let converted = other.converted(shown, to: unit)
        .multiplied(byPowerOfTen: -text.format.scale)
      if !numbers.contains(converted) { numbers.append(converted) }
    }
    if numbers.count == 1 { return .number(numbers[0], isRounded: true) }
    return .invalid(
      EntryIssue(
        .ambiguousEntry, at: place,
        suggestions: numbers.map { text.format.text(for: $0.decimal.shown) }))
  }
}
