@_spi(EntryKinds) package import NumberText

/// Reads amounts with the marks that statements of accounts have for debit and credit: "5.00 DR",
/// "5.00 CR", "1.234,56 Soll".
///
/// The host says which side is below zero: the debits in a bank's statement, the credits in a
/// loan's ledger. Three kinds of text are refused, and each number that they may mean is suggested:
///
/// - an amount with a sign and a mark: "-5.00 DR";
/// - an amount with a mark of a single letter: "5,00 D";
/// - an amount with a mark that the locale also has for a power of ten: "5 Cr" in India.
///
/// ```swift
/// field.policies.entries = [.statements(negative: .debits)]
/// try field.type("5.00 DR")
/// field.value   // -5
/// ```
///
/// - Complexity: O(*n*) in the bytes of the text.
///
/// Rule: X11.
package final class StatementEntry: EntryInterpreter {
  /// A mark in one of the languages of bookkeeping, without its period.
  private struct Mark: Sendable {
    let text: String
    let side: StatementSide
    /// Whether the mark is a single letter, which may stand for other words, too: "S" is the German
    /// Soll (debit), and the Spanish saldo (balance).
    var isDoubtful: Bool { text.unicodeScalars.count == 1 }
  }

  /// What ledgers and statements write for the two sides.
  ///
  /// Sources: "Dr" and "Cr" in en.wikipedia.org/wiki/Debits_and_credits; "Soll", "Haben", "S", "H"
  /// in de.wikipedia.org/wiki/Soll_und_Haben; "débit", "crédit" in
  /// fr.wikipedia.org/wiki/Comptabilité_en_partie_double; "debe", "haber" in
  /// es.wikipedia.org/wiki/Partida_doble; "dare", "avere" in it.wikipedia.org/wiki/Partita_doppia;
  /// "D", "C" in pt.wikipedia.org/wiki/Partidas_dobradas; "debet", "credit", "af", "bij" in Dutch
  /// statements, nl.wikipedia.org/wiki/Dubbel_boekhouden; "DB" in
  /// github.com/firefly-iii/data-importer/pull/685.
  private static let marks: [Mark] =
    [
      "dr", "db", "debit", "debits", "soll", "s", "d\u{E9}bit", "d\u{E9}bito", "debe", "dare", "d",
      "debet", "af",
    ].map { Mark(text: $0, side: .debits) }
    + [
      "cr", "credit", "credits", "haben", "h", "cr\u{E9}dit", "cr\u{E9}dito", "haber", "avere",
      "c", "bij",
    ].map { Mark(text: $0, side: .credits) }

  package let name: String
  private let negative: StatementSide
  private let words: [(key: String, value: Int)]

  package init(negative: StatementSide, words: [(key: String, value: Int)]) {
    self.negative = negative
    self.words = words
    name =
      "statements \(negative.rawValue)" + words.reduce(into: "") { $0 += " \($1.key)\($1.value)" }
  }

  package func canRead(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "."
      || Self.marks.contains { $0.text.unicodeScalars.contains { $0.folded == scalar.folded } }
  }

  package func reading(of text: EntryText) -> EntryReading? {
    if let plain = text.plainNumber { return plain }
    let characters = EntryCharacters(text.text)
    for place in runs(of: characters) {
      let typed = folded(characters.scalars[place])
      let range = characters.range(place)
      // Digits on both sides would join into one number without the mark.
      let sides = [0..<range.lowerBound, range.upperBound..<text.text.utf8.count]
      if sides.allSatisfy({ text.part($0).unicodeScalars.contains { $0.digit != nil } }) {
        continue
      }
      let number = { text.reading(replacing: range, with: "") }
      guard let mark = Self.marks.first(where: { folded($0.text.unicodeScalars) == typed }) else {
        // "5 d" may go on as "5 dr".
        let isBegun =
          place.upperBound == characters.scalars.count
          && Self.marks.contains { folded($0.text.unicodeScalars).starts(with: typed) }
        guard isBegun, number().value != nil else { continue }
        return .intermediate(EntryIssue(.incomplete, at: range))
      }
      let plain = number()
      guard let value = plain.value else {
        return plain.issue?.code.isOfMarks == true
          ? text.refusalOfMarks(in: rest(of: text, without: range)) : nil
      }
      let said = ExactRatio(value)
      let signed = mark.side == negative ? -said : said
      let power = words.first { folded($0.key.unicodeScalars) == typed }?.value
      let isSigned =
        value.isNegative || characters.scalars.contains { Operator($0) == .plus }
      guard !isSigned, !mark.isDoubtful, power == nil else {
        var meanings: [EntryMeaning] = [.number(signed)]
        if signed != -signed { meanings.append(.number(-signed)) }
        if let power { meanings.append(.number(said.multiplied(byPowerOfTen: power))) }
        return .intermediate(EntryIssue(.ambiguousEntry, at: range, meanings: meanings))
      }
      return .number(signed, isOpen: true)
    }
    return nil
  }

  /// The part of a text before or after a range, whichever has the digits.
  private func rest(of text: EntryText, without range: Range<Int>) -> Range<Int> {
    let isBefore = text.part(0..<range.lowerBound).unicodeScalars.contains { $0.digit != nil }
    return isBefore ? 0..<range.lowerBound : range.upperBound..<text.text.utf8.count
  }

  /// The indices of each run of letters, with the period after it.
  private func runs(of characters: EntryCharacters) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var place = 0
    while place < characters.scalars.count {
      let start = place
      while place < characters.scalars.count,
        characters.scalars[place].properties.isAlphabetic, characters.digit(place) == nil
      { place += 1 }
      if place == start {
        place += 1
        continue
      }
      let hasPeriod =
        place < characters.scalars.count && characters.scalars[place] == "."
        && !(place + 1 < characters.scalars.count && characters.digit(place + 1) != nil)
      if hasPeriod { place += 1 }
      runs.append(start..<place)
    }
    return runs
  }

  /// The letters of a mark in lower case, without its period.
  private func folded(_ scalars: some Sequence<Unicode.Scalar>) -> [String] {
    scalars.filter { $0 != "." }.map { $0.folded }
  }
}
