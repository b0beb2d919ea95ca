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
  /// Words that CLDR or English gives other powers than some locales do, with the powers of English
  /// and of India. Where a locale has one of them for another power, all of these powers are meant:
  /// "B" is 10^9 in English and 10^12 in Spanish. Spellings of a row are one word.
  ///
  /// Source: the short compact formats of CLDR 42 in all locales.
  private static let doubtful: [(spellings: [String], powers: [Int])] = [
    (["B", "bn"], [9]), (["M"], [6]), (["MM"], [6]), (["T"], [3, 12]), (["bi"], [9, 12]),
  ]

  /// Letters of the International System, besides "k" and "m".
  private static let ofSI = [
    ("M", 6), ("G", 9), ("T", 12), ("P", 15), ("\u{B5}", -6), ("\u{3BC}", -6), ("n", -9),
  ]

  package let name: String
  let words: PowerWords

  package init(
    _ words: [(key: String, value: Int)], readsSI: Bool = false, powerOfM: Int? = nil
  ) {
    var all = PowerWords(words, powerOfM: powerOfM)
    for (text, power) in Self.eastern(beside: words) { all.add(text, power) }
    if readsSI {
      for (text, power) in Self.ofSI { all.add(text, power) }
    }
    for (spellings, powers) in Self.doubtful {
      let spelled = spellings.map { PowerWords.Word($0.unicodeScalars, 0) }
      let local = words.filter { local in
        let word = PowerWords.Word(local.key.unicodeScalars.filter { $0 != "." }, local.value)
        return spelled.contains { $0.isSpelled(as: word) }
      }
      guard !local.isEmpty else { continue }
      let known = all.words
      for power in powers + local.map({ $0.value }) {
        for (text, word) in zip(spellings, spelled)
        where known.contains(where: { $0.isSpelled(as: word) }) {
          all.add(text, power)
        }
      }
    }
    self.words = all
    name = "shorthand " + all.name
  }

  package func canRead(_ scalar: Unicode.Scalar) -> Bool { words.canRead(scalar) }

  package func reading(of text: EntryText) -> EntryReading? {
    let characters = EntryCharacters(text.text)
    return text.plainNumber ?? eastern(in: text, characters)
      ?? words.reading(of: text, characters)
  }
}
