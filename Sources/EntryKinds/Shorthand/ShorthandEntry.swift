@_spi(EntryKinds) package import NumberText

/// Reads numbers with a word for a power of ten: "1,5k", "2 Mio.", "3万", "4 lakh".
///
/// The words are those that a locale writes in compact notation, found by probing, and a few that
/// mean the same everywhere, such as "k" and "lakh". A single "m" may be a million, a thousandth or
/// metres: it is refused unless the host says which.
///
/// ```swift
/// let words = try NumberFormat.icuCompactWords(locale: "de-DE")
/// field.policies.entries = [.shorthand(words)]
/// try field.type("2 Mio.")
/// field.value   // 2000000
/// ```
///
/// - Complexity: O(*n*) in the bytes of the text, for each word that fits.
///
/// Rule: X4.
package final class ShorthandEntry: EntryInterpreter {
  struct Word {
    let scalars: [Unicode.Scalar]
    let power: Int

    /// Whether the word is a single letter, whose case is compared, too: "M" is not "m".
    var isLetter: Bool { scalars.count == 1 }

    /// Whether a text that says the other word says this word, too: "bn" and the French "Bn".
    func isSpelled(as other: Word) -> Bool {
      scalars == other.scalars
        || !isLetter && scalars.map { $0.folded } == other.scalars.map { $0.folded }
    }
  }

  /// Words that stand for the same power in every locale, in addition to CLDR's words.
  ///
  /// Sources: lakh and crore in github.com/microsoft/Recognizers-Text/issues/2112, their plurals in
  /// github.com/Qalculate/libqalculate/issues/120; "Tsd." in de.wikipedia.org/wiki/Tausend; "bn" in
  /// earthwise.bgs.ac.uk/index.php/Numbers,_measurements_and_units; "k" is CLDR's in French, "K" in
  /// English and Dutch.
  private static let everywhere: [(text: String, power: Int)] = [
    ("k", 3), ("K", 3), ("lakh", 5), ("lakhs", 5), ("crore", 7), ("crores", 7), ("Tsd.", 3),
    ("bn", 9),
  ]

  /// Words that CLDR or English gives other powers than some locales do, with the powers of English
  /// and of India. Where a locale has one of them for another power, all of these powers are meant:
  /// "B" is 10^9 in English and 10^12 in Spanish. Spellings of a row are one word.
  ///
  /// Source: the short compact formats of CLDR 42 in all locales.
  private static let doubtful: [(spellings: [String], powers: [Int])] = [
    (["B", "bn"], [9]), (["M"], [6]), (["MM"], [6]), (["T"], [3, 12]), (["bi"], [9, 12]),
  ]

  package let name: String
  let words: [Word]
  /// The power of ten that "m" stands for; nil if a number with this letter is ambiguous.
  private let powerOfM: Int?
  private let write: (@Sendable (FixedDecimal) -> String?)?

  /// Makes the interpreter.
  ///
  /// - Parameters:
  ///   - words: Words, each with the power of ten that it stands for.
  ///   - readsSI: Whether the letters of the International System stand for their powers of ten:
  ///     "G" for 10^9, "µ" for 10^−6.
  ///   - powerOfM: The power of ten that "m" stands for. If nil, a number with this letter is
  ///     refused as ambiguous.
  ///   - write: Writes numbers that are shown as a thousand or more, such as "1.5K", in place of
  ///     the field's format. (X9)
  package init(
    _ words: [(key: String, value: Int)], readsSI: Bool = false, powerOfM: Int? = nil,
    write: (@Sendable (FixedDecimal) -> String?)? = nil
  ) {
    var all = words.map { (text: $0.key, power: $0.value) }
    // Words that are read in every locale.
    all += Self.everywhere
    all += Self.eastern(beside: words)
    if readsSI {
      all += [("M", 6), ("G", 9), ("T", 12), ("P", 15), ("\u{B5}", -6), ("\u{3BC}", -6), ("n", -9)]
    }
    var known: [Word] = []
    for (text, power) in all {
      let scalars = Array(text.unicodeScalars)
      guard !scalars.isEmpty, scalars != ["m"] else { continue }
      // An abbreviation is typed with its period or without.
      let short = scalars.last == "." ? Array(scalars.dropLast()) : scalars
      for spelling in [scalars, short]
      where !spelling.isEmpty
        && !known.contains(where: { $0.scalars == spelling && $0.power == power })
      {
        known.append(Word(scalars: spelling, power: power))
      }
    }
    // A format that writes with its words reads them as it writes them.
    if write == nil {
      for (spellings, powers) in Self.doubtful {
        let spelled = spellings.map { Word(scalars: Array($0.unicodeScalars), power: 0) }
        let local = words.filter { local in
          let word = Word(
            scalars: Array(local.key.unicodeScalars.filter { $0 != "." }), power: local.value)
          return spelled.contains { $0.isSpelled(as: word) }
        }
        guard !local.isEmpty else { continue }
        for power in powers + local.map({ $0.value }) {
          for word in spelled
          where !known.contains(where: { $0.scalars == word.scalars && $0.power == power })
            && known.contains(where: { $0.isSpelled(as: word) })
          {
            known.append(Word(scalars: word.scalars, power: power))
          }
        }
      }
    }
    self.words = known.sorted { $0.scalars.count > $1.scalars.count }
    self.powerOfM = powerOfM
    self.write = write
    let example = write?(1_500_000).map { " as \($0)" }
    name =
      "shorthand "
      + self.words.map { String(String.UnicodeScalarView($0.scalars)) + "\($0.power)" }
      .joined(separator: " ") + (powerOfM.map { " m\($0)" } ?? "") + (example ?? "")
  }

  package func text(for number: FixedDecimal, in format: NumberFormat) -> String? {
    // Only numbers from a thousand to below 10^18 get a word, since locales have words for these;
    // the format writes all others.
    3..<18 ~= number.leadingExponent + format.scale ? write?(number) : nil
  }

  package func canRead(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "m"
      || words.contains { $0.scalars.contains { $0.folded == scalar.folded } }
  }

  package func reading(of text: EntryText) -> EntryReading? {
    let characters = EntryCharacters(text.text)
    if let plain = text.plainNumber { return plain }
    if let number = eastern(in: text, characters) { return number }
    let digits = characters.scalars.indices.filter { characters.digit($0) != nil }
    guard let first = digits.first, let last = digits.last else { return nil }
    return suffix(in: text, characters, after: last + 1)
      ?? prefix(in: text, characters, before: first)
  }

  /// Reads a number with a word after the digits, "2 Mio."; nil if no word or beginning of a word
  /// follows.
  private func suffix(
    in text: EntryText, _ characters: EntryCharacters, after end: Int
  ) -> EntryReading? {
    var start = end
    let count = characters.scalars.count
    while start < count, characters.isSpace(start) { start += 1 }
    guard start < count else { return nil }
    for word in words {
      let length = matched(word, characters, at: start)
      guard length == word.scalars.count else { continue }
      let place = characters.range(end..<start + length)
      let plain = text.reading(replacing: place, with: "")
      guard let number = plain.value else {
        if plain.issue?.code.isOfMarks == true, let first = characters.firstDigit,
          let refusal = text.refusalOfMarks(in: characters.range(first..<end))
        {
          return refusal
        }
        continue
      }
      let range = characters.range(start..<start + length)
      // In a field of kroner or kilograms, "2 k" and "2 K" may go on as "2 kr" or "2 kg".
      let typed = characters.scalars[start..<start + length]
      if text.reading(of: 0..<text.text.utf8.count).issue?.code == .incomplete
        || mayBeAffix(typed, at: range, in: text)
      {
        let meant = [number.multipliedByPowerOfTen(word.power), number]
        return .intermediate(
          EntryIssue(
            .ambiguousEntry, at: range, meanings: meant.map { .number(ExactRatio($0)) }))
      }
      return self.number(number, word, range, text)
    }
    if characters.scalars[start] == "m",
      let number = text.number(replacing: characters.range(end..<start + 1), with: "")
    {
      guard let powerOfM else {
        return ambiguous(characters.range(start..<start + 1), text, number, [6, -3])
      }
      return self.number(number, powerOfM)
    }
    // The text may end with the beginning of a word, as "2 Mi" of "2 Mio.": then it is incomplete.
    let isBegun = words.contains { matched($0, characters, at: start) == count - start }
    guard isBegun, text.number(replacing: characters.range(end..<count), with: "") != nil else {
      return nil
    }
    return .intermediate(EntryIssue(.incomplete, at: characters.range(start..<count)))
  }

  /// Reads a number with a word before the digits, as in Swahili; nil if there is no such word.
  private func prefix(
    in text: EntryText, _ characters: EntryCharacters, before digits: Int
  ) -> EntryReading? {
    var end = digits
    while end > 0, characters.isSpace(end - 1) { end -= 1 }
    for word in words where word.scalars.count > 1 && word.scalars.count <= end {
      let start = end - word.scalars.count
      guard matched(word, characters, at: start) == word.scalars.count,
        let number = text.number(replacing: characters.range(start..<digits), with: "")
      else { continue }
      return self.number(number, word, characters.range(start..<end), text)
    }
    return nil
  }

  /// Multiplies a number by the power of its word; refuses a word that stands for two powers.
  private func number(
    _ number: FixedDecimal, _ word: Word, _ range: Range<Int>, _ text: EntryText
  ) -> EntryReading {
    var powers: [Int] = []
    for other in words where other.isSpelled(as: word) && !powers.contains(other.power) {
      powers.append(other.power)
    }
    return powers.count > 1
      ? ambiguous(range, text, number, powers) : self.number(number, word.power)
  }

  private func number(_ number: FixedDecimal, _ power: Int) -> EntryReading {
    .number(ExactRatio(number.multipliedByPowerOfTen(power)))
  }

  private func ambiguous(
    _ range: Range<Int>, _ text: EntryText, _ number: FixedDecimal, _ powers: [Int]
  ) -> EntryReading {
    .invalid(
      EntryIssue(
        .ambiguousEntry, at: range,
        meanings: powers.map { .number(ExactRatio(number.multipliedByPowerOfTen($0))) }))
  }

  /// Whether typed characters may be an affix of the format or its beginning, in upper or lower
  /// case, as the "M" of "5 M" in metres. If the text has an affix already and can have no second
  /// one, the characters are no affix: "Ksh 2K" is 2000.
  private func mayBeAffix(
    _ typed: ArraySlice<Unicode.Scalar>, at range: Range<Int>, in text: EntryText
  ) -> Bool {
    let folded = typed.map { $0.folded }
    return (text.format.affixes + text.format.codes).contains { affix in
      affix.unicodeScalars.map { $0.folded }.starts(with: folded)
        && text.number(replacing: range, with: affix) != nil
    }
  }

  /// How many characters of the word, from its first one, stand in the text from the index `start`
  /// on.
  func matched(_ word: Word, _ characters: EntryCharacters, at start: Int) -> Int {
    var count = 0
    while count < word.scalars.count, start + count < characters.scalars.count {
      let (typed, wanted) = (characters.scalars[start + count], word.scalars[count])
      let isSame =
        typed == wanted || !word.isLetter && typed.folded == wanted.folded
      guard isSame else { break }
      count += 1
    }
    return count
  }
}
