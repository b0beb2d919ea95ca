@_spi(EntryKinds) package import NumberText

/// Reads amounts with the currency's own words: "1,000 dollars", "12 złotych", "99 ct".
///
/// The words are those of the currency's names in the locale, in each plural. A word that names of
/// other currencies have, too, as "dollars" in a field of Canadian dollars, means another currency,
/// unless the field's currency is that of the locale's region. Of the hundredths it is the names in
/// ``CurrencyNotations``.
///
/// ```swift
/// let names = try NumberFormat.icuCurrencyNames(locale: "en-US", of: "USD")
/// field.policies.entries = [.currencyWords("USD", names)]
/// try field.type("1,000 dollars")
/// field.value   // 1000
/// ```
///
/// - Complexity: O(*n*) in the bytes of the text, for each word.
///
/// Rule: X12.
package final class CurrencyWordEntry: EntryInterpreter {
  private enum Meaning { case unit, hundredth, otherCurrency }

  /// Plurals that CLDR does not have.
  ///
  /// Source: the names of banknotes in the Urdu Wikipedia's article on the Pakistani rupee; the
  /// second word is another spelling of the first.
  private static let plurals: [(code: String, word: String)] = [
    ("PKR", "\u{631}\u{648}\u{67E}\u{626}\u{6D2}"), ("PKR", "\u{631}\u{648}\u{67E}\u{6D2}"),
  ]

  package let name: String
  /// The words, each in lower case.
  private let words: [(folded: [String], meaning: Meaning)]

  package init(_ code: String, _ names: [(key: String, value: String)]) {
    name = "currency words \(code)" + names.reduce(into: "") { $0 += " \($1.key) \($1.value)" }
    let own = names.filter { $0.value.hasSameBytes(as: code) }.map { $0.key }
    let others = names.filter { !$0.value.hasSameBytes(as: code) }.flatMap {
      Self.parts(of: $0.key)
    }
    .map { Self.folded($0) }
    var words: [(folded: [String], meaning: Meaning)] = []
    func add(_ word: some Sequence<Unicode.Scalar>, _ meaning: Meaning) {
      let folded = Self.folded(word)
      if !folded.isEmpty, !words.contains(where: { $0.folded == folded }) {
        words.append((folded, meaning))
      }
    }
    for hundredth in CurrencyNotations.hundredths(of: code) {
      add(hundredth.unicodeScalars, .hundredth)
    }
    for name in own { add(name.unicodeScalars, .unit) }
    if !own.isEmpty {
      for plural in Self.plurals where plural.code.hasSameBytes(as: code) {
        add(plural.word.unicodeScalars, .unit)
      }
    }
    for part in own.flatMap({ Self.parts(of: $0) }) where !Self.isInitials(part) {
      add(part, others.contains(Self.folded(part)) ? .otherCurrency : .unit)
    }
    self.words = words
  }

  package func canRead(_ scalar: Unicode.Scalar) -> Bool {
    words.contains { $0.folded.contains(scalar.folded) }
  }

  package func reading(of text: EntryText) -> EntryReading? {
    if let plain = text.plainNumber { return plain }
    let characters = EntryCharacters(text.text)
    guard let first = characters.firstDigit,
      let last = characters.scalars.indices.last(where: { characters.digit($0) != nil }),
      let place = [last + 1..<characters.scalars.count, 0..<first].lazy
        .map({ self.word(in: characters, $0) }).first(where: { !$0.isEmpty })
    else { return nil }
    let typed = Self.folded(characters.scalars[place])
    let range = characters.range(place)
    guard let word = words.first(where: { $0.folded == typed }) else {
      // "5 dol" may go on as "5 dollars".
      guard place.lowerBound > last, words.contains(where: { $0.folded.starts(with: typed) }),
        text.number(replacing: range, with: "") != nil
      else { return nil }
      return .intermediate(EntryIssue(.incomplete, at: range))
    }
    let plain = text.reading(replacing: range, with: "")
    guard let value = plain.value else {
      return plain.issue?.code.isOfMarks == true
        ? text.refusalOfMarks(
          in: characters.range(place.lowerBound > last ? 0..<last + 1 : first..<last + 1)) : nil
    }
    let number = ExactRatio(value)
    switch word.meaning {
    case .unit: return .number(number)
    case .otherCurrency:
      return .invalid(EntryIssue(.foreignCurrency, at: range, meanings: [.number(number)]))
    case .hundredth:
      // "$99¢" has two units.
      let isAlone = characters.scalars.indices.allSatisfy {
        place.contains($0) || characters.kind($0) != .other
      }
      return isAlone ? .number(number.multiplied(byPowerOfTen: -2)) : nil
    }
  }

  /// The indices of what stands in a range beside spaces, and a sign before it.
  private func word(in characters: EntryCharacters, _ range: Range<Int>) -> Range<Int> {
    func isOuter(_ index: Int) -> Bool {
      characters.isSpace(index) || [.minus, .plus].contains(characters.kind(index))
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isOuter(start) { start += 1 }
    while start < end, isOuter(end - 1) { end -= 1 }
    return start..<end
  }

  private static func parts(of name: String) -> [[Unicode.Scalar]] {
    name.unicodeScalars.split { $0.isSpace || CharacterKind($0.value) == .minus }.map { Array($0) }
  }

  /// Whether a word is the initials of a country, as in "US dollars", or is too short to tell.
  private static func isInitials(_ word: [Unicode.Scalar]) -> Bool {
    word.count < 3 || word.allSatisfy { $0.properties.isUppercase || $0 == "." }
  }

  private static func folded(_ scalars: some Sequence<Unicode.Scalar>) -> [String] {
    scalars.map { $0.folded }
  }
}
