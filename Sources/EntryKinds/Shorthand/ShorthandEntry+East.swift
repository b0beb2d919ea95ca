@_spi(EntryKinds) import NumberText

/// Numbers in words of Han or Hangul, from larger to smaller: "1億2,000万", "5千", "3만 5천", "一万五千",
/// "2천만".
extension ShorthandEntry {
  /// Words below ten thousand, which compact notation does not use in each of these languages. They
  /// are read where the locale has a word of the same script for ten thousand. Of Hangul the words
  /// stand without a digit, too: "천" is 1000, and "만" 10000.
  ///
  /// Source: CLDR's rules for spelling numbers, rbnf of ja, zh and ko.
  static let below: [(text: String, power: Int)] = [
    ("十", 1), ("百", 2), ("千", 3), ("십", 1), ("백", 2), ("천", 3),
  ]

  /// Letters that stand for a word in typing: "5w" is 5万.
  ///
  /// Source: "w" for 万 in zh.wikipedia.org/wiki/万.
  static let letters: [(text: String, word: String)] = [("w", "万"), ("W", "万")]

  /// The words of ``below`` and ``letters`` that are read beside the locale's own: those in the
  /// script of its word for ten thousand, and the letters in simplified Chinese.
  static func eastern(beside words: [(key: String, value: Int)]) -> [(text: String, power: Int)] {
    guard let tenThousand = words.first(where: { $0.value == 4 && isEastern($0.key) })?.key else {
      return []
    }
    let isHangul = tenThousand.unicodeScalars.allSatisfy(isHangul)
    return below.filter { $0.text.unicodeScalars.allSatisfy(Self.isHangul) == isHangul }
      + letters.filter { letter in
        // 亿 is the simplified character. Japanese has 億.
        words.contains { $0.key.hasSameBytes(as: "亿") } && letter.word.hasSameBytes(as: tenThousand)
      }.map { ($0.text, 4) }
  }

  /// A number in several words; nil for other texts.
  ///
  /// After the last word there have to be as many digits as the word has zeros, four after 万: "1万5"
  /// may mean 15000 or 10005, and is asked about. Each number with its word has to be less than the
  /// word before: 8990万 is less than 1億.
  func eastern(in text: EntryText, _ characters: EntryCharacters) -> EntryReading? {
    guard let start = characters.scalars.indices.first(where: { isNumeral(characters, at: $0) })
    else { return nil }
    var number = EasternNumber()
    var place = start
    var end = start
    while place < characters.scalars.count {
      if number.isAfterLarge {
        while place < characters.scalars.count, characters.isSpace(place) { place += 1 }
      }
      let digits = place..<endOfDigits(characters, from: place)
      var said: FixedDecimal?
      if !digits.isEmpty {
        let reading = text.reading(of: characters.range(digits))
        guard let value = reading.value else {
          return number.words > 0 ? text.refusalOfMarks(in: characters.range(digits)) : nil
        }
        said = value.multipliedByPowerOfTen(text.format.scale)
      }
      let word = word(characters, at: digits.upperBound, characters.scalars.count)
      guard said != nil || word != nil else { break }
      let count = digits.filter { characters.digit($0) != nil }.count
      guard number.add(said, digits: count, word) else { return nil }
      place = digits.upperBound + (word?.scalars.count ?? 0)
      end = place
      if word == nil { break }
    }
    // One word after a number is read as any other word is.
    guard number.words > 1 || number.words == 1 && (number.rest != nil || number.isBare),
      !characters.mixDigits(in: [start..<end])
    else { return nil }
    // What stands around it is a sign and an affix.
    let all = characters.range(start..<end)
    guard let sign = text.number(replacing: all, with: "1"),
      sign.magnitude == FixedDecimal(coefficient: 1, exponent: -text.format.scale)
    else { return nil }
    let meant = number.meant.map { value in
      ExactRatio(
        (sign.isNegative ? value.negated : value).multipliedByPowerOfTen(-text.format.scale))
    }
    guard meant.count == 1 else {
      return .intermediate(
        EntryIssue(.ambiguousEntry, at: all, meanings: meant.map { .number($0) }))
    }
    return .number(meant[0], isOpen: true)
  }

  /// Whether a digit or a word of Han or Hangul begins at an index.
  private func isNumeral(_ characters: EntryCharacters, at place: Int) -> Bool {
    characters.digit(place) != nil || word(characters, at: place, characters.scalars.count) != nil
  }

  /// The index after the digits from `place` on, and the separators between them.
  private func endOfDigits(_ characters: EntryCharacters, from place: Int) -> Int {
    var end = place
    while end < characters.scalars.count {
      let isJoint =
        end > place && end + 1 < characters.scalars.count && characters.scalars[end].isSeparatorMark
        && characters.digit(end + 1) != nil
      guard characters.digit(end) != nil || isJoint else { break }
      end += 1
    }
    return end
  }

  /// The word of Han or Hangul that begins at `place` and ends at or before `end`; nil if there is
  /// none.
  private func word(_ characters: EntryCharacters, at place: Int, _ end: Int) -> PowerWords.Word? {
    words.words.first { word in
      word.scalars.allSatisfy { Self.isEastern($0) } && place + word.scalars.count <= end
        && words.matched(word, characters, at: place) == word.scalars.count
    }
  }

  private static func isEastern(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { isEastern($0) }
  }

  /// Whether a character is a Han character or a Hangul syllable, as in the word 万.
  private static func isEastern(_ scalar: Unicode.Scalar) -> Bool {
    isHangul(scalar) || 0x3400...0x9FFF ~= scalar.value
  }

  fileprivate static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    0xAC00...0xD7A3 ~= scalar.value
  }
}

/// A number in words, added up from larger to smaller words.
private struct EasternNumber {
  private(set) var words = 0
  /// Whether the number is a word without a digit.
  private(set) var isBare = false
  /// The number after the last word.
  private(set) var rest: FixedDecimal?
  /// What the words of 万 and above say, and the power of the last of them.
  private var (large, largePower): (FixedDecimal, Int?) = (0, nil)
  /// What the words below 万 say since then, and the power of the last of them.
  private var (small, smallPower): (FixedDecimal, Int?) = (0, nil)
  /// Whether fewer digits follow the last word than it has zeros.
  private var isShort = false

  /// Whether a word of 万 or above was the last, after which a space may stand: "3만 5천".
  var isAfterLarge: Bool { largePower != nil && smallPower == nil }

  /// The numbers that are meant: two for "1万5".
  var meant: [FixedDecimal] {
    let (known, rest) = (large + small, rest ?? 0)
    guard isShort, let power = smallPower ?? largePower else { return [known + rest] }
    return [known + rest.multipliedByPowerOfTen(power - rest.integerDigitCount), known + rest]
  }

  /// Adds a number with its word; either may be missing. Returns false if they do not fit.
  mutating func add(_ number: FixedDecimal?, digits: Int, _ word: PowerWords.Word?) -> Bool {
    if let number, number.rounded(toFractionDigits: 0, mode: .down) != number { return false }
    guard let word else {
      guard let number, let power = smallPower ?? largePower, digits <= power else { return false }
      (rest, isShort) = (number, digits < power)
      return true
    }
    words += 1
    func power(_ power: Int) -> FixedDecimal { FixedDecimal(coefficient: 1, exponent: power) }
    if word.power < 4 {
      let amount = (number ?? 1).multipliedByPowerOfTen(word.power)
      guard !amount.isZero, smallPower.map({ amount < power($0) }) ?? true else { return false }
      if let largePower, amount >= power(largePower) { return false }
      isBare = number == nil && words == 1
      (small, smallPower) = (small + amount, word.power)
      return true
    }
    var section = small
    if let number {
      guard smallPower.map({ digits == $0 }) ?? true else { return false }
      section = section + number
    } else if smallPower == nil {
      // 만 alone is ten thousand.
      guard largePower == nil, word.scalars.allSatisfy(ShorthandEntry.isHangul) else {
        return false
      }
      section = 1
      isBare = true
    }
    guard smallPower == nil || section < power(4) else { return false }
    let amount = section.multipliedByPowerOfTen(word.power)
    guard !amount.isZero, largePower.map({ amount < power($0) }) ?? true else { return false }
    (large, largePower) = (large + amount, word.power)
    (small, smallPower) = (0, nil)
    return true
  }
}
