/// Words for powers of ten, and how a number with one of them is read: "1.5K", "2 Mio.".
///
/// - Complexity: O(*n*) in the bytes of the text, for each word that fits.
package struct PowerWords: Sendable {
  package struct Word: Sendable {
    package let scalars: [Unicode.Scalar]
    package let power: Int

    package init(_ text: some Sequence<Unicode.Scalar>, _ power: Int) {
      (scalars, self.power) = (Array(text), power)
    }

    /// Whether the word is a single letter, whose case is compared, too: "M" is not "m".
    fileprivate var isLetter: Bool { scalars.count == 1 }

    /// Whether a text that says the other word says this word, too: "bn" and the French "Bn".
    package func isSpelled(as other: Word) -> Bool {
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
  private static let everywhere: [(key: String, value: Int)] = [
    ("k", 3), ("K", 3), ("lakh", 5), ("lakhs", 5), ("crore", 7), ("crores", 7), ("Tsd.", 3),
    ("bn", 9),
  ]

  /// The words, the longest first.
  package private(set) var words: [Word] = []
  /// The power of ten that "m" stands for; nil if a number with this letter is ambiguous: it may be
  /// a million, a thousandth or metres.
  private let powerOfM: Int?

  /// Makes the words of a locale, with those that are read in every locale.
  package init(_ words: [(key: String, value: Int)], powerOfM: Int? = nil) {
    self.powerOfM = powerOfM
    for (text, power) in words + Self.everywhere { add(text, power) }
  }

  /// Adds a word, with its period and without. "m" is left out: `powerOfM` decides what it means.
  package mutating func add(_ text: String, _ power: Int) {
    for word in text.withAndWithoutPeriod.map({ Word($0.unicodeScalars, power) })
    where !word.scalars.isEmpty && word.scalars != ["m"]
      && !words.contains(where: { $0.scalars == word.scalars && $0.power == power })
    {
      let place = words.firstIndex { $0.scalars.count < word.scalars.count } ?? words.endIndex
      words.insert(word, at: place)
    }
  }

  /// Every word with its power: kinds of entry with the same name are equal.
  package var name: String {
    words.map { String(String.UnicodeScalarView($0.scalars)) + "\($0.power)" }
      .joined(separator: " ") + (powerOfM.map { " m\($0)" } ?? "")
  }

  package func canRead(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "m"
      || words.contains { $0.scalars.contains { $0.folded == scalar.folded } }
  }

  /// Reads a number with a word; nil for other texts.
  package func reading(of text: EntryText, _ characters: EntryCharacters) -> EntryReading? {
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
  package func matched(_ word: Word, _ characters: EntryCharacters, at start: Int) -> Int {
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

/// The words of a format in compact notation, which the format writes and reads. (X9)
private final class CompactEntry: EntryInterpreter {
  let name: String
  private let words: PowerWords
  private let write: @Sendable (FixedDecimal) -> String?

  init(
    _ words: [(key: String, value: Int)], write: @escaping @Sendable (FixedDecimal) -> String?
  ) {
    self.words = PowerWords(words)
    self.write = write
    name = "compact " + self.words.name + (write(1_500_000).map { " as \($0)" } ?? "")
  }

  func canRead(_ scalar: Unicode.Scalar) -> Bool { words.canRead(scalar) }

  func reading(of text: EntryText) -> EntryReading? {
    text.plainNumber ?? words.reading(of: text, EntryCharacters(text.text))
  }

  func text(for number: FixedDecimal, in format: NumberFormat) -> String? {
    // Only numbers from a thousand to below 10^18 get a word, since locales have words for these;
    // the format writes all others.
    3..<18 ~= number.leadingExponent + format.scale ? write(number) : nil
  }
}

extension NumberFormat {
  /// Returns the same format in compact notation: it writes with words for powers of ten, and reads
  /// them. (X9)
  ///
  /// ```swift
  /// let grands = english.inCompactNotation(["grand": 3]) {
  ///   "\($0.quotientAndRemainder(dividingBy: 1000).quotient) grand"
  /// }
  /// grands.text(for: 5000)   // "5 grand"
  /// grands.text(for: 5500)   // "5,500", since "5 grand" says another number
  /// ```
  ///
  /// - Parameters:
  ///   - words: Words of the locale, each with the power of ten that it stands for. A few, such as
  ///     "k", are read without being listed here.
  ///   - write: Returns the text of a number that is shown as 1000 or more, below 10^18, such as
  ///     "1.5K". If it returns nil, or a text that says another number, the number is written
  ///     without a word.
  /// - Complexity: O(*n*²) in the number of words.
  public func inCompactNotation(
    _ words: some Sequence<(key: String, value: Int)>,
    write: @escaping @Sendable (FixedDecimal) -> String?
  ) -> NumberFormat {
    changing { $0.entries.append(EntryKind(CompactEntry(Array(words), write: write))) }
  }
}
