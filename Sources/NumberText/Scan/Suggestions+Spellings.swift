// What people write in place of a format's own characters. Nothing of it is read: the text with the
// format's characters is suggested. (R24)

extension NumberFormat {
  /// Returns texts with the format's own characters in place of those that look like them:
  /// quotation marks that group in place of apostrophes, long dashes in place of the minus, a
  /// Cyrillic "е" in an exponent, nothing in place of what nobody sees, and an affix in other
  /// letters, "70 Kg" and "50 m2". Empty for other texts.
  func withOwnCharacters(_ text: String) -> [Suggestion] {
    var plain = ""
    for scalar in text.unicodeScalars { plain += lookalike(scalar) ?? String(scalar) }
    if !plain.hasSameBytes(as: text) {
      let number = number(in: plain)
      let grouped = String.UnicodeScalarView(plain.unicodeScalars.filter { $0 != "'" })
      guard number != nil, number == self.number(in: String(grouped)) else {
        return []
      }
      let own = plain.unicodeScalars.reduce(into: "") {
        $0 += $1 == "'" ? symbols.groupingSeparator : String($1)
      }
      return [Suggestion(own, for: number), Suggestion(plain, for: number)]
    }
    return withOwnAffix(text).map { [Suggestion($0)] } ?? []
  }

  private func lookalike(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    // Modifier letter apostrophe, acute and grave accent, prime, reversed prime.
    case 0x2BC, 0xB4, 0x60, 0x2032, 0x2035: "'"
    // Figure dash, em dash, heavy minus.
    case 0x2012, 0x2014, 0x2796: symbols.minusSign
    case 0x415, 0x435: allowsExponent ? "E" : nil
    // Joiners, a soft hyphen, variation selectors: characters that nobody sees.
    case 0x200B...0x200D, 0x2060, 0xAD, 0xFE00...0xFE0F: ""
    default: nil
    }
  }

  /// The text with the format's own affix in place of the same letters in another case or with an
  /// s, "70 Kg" and "70 kgs", or with plain digits, "50 m2"; nil if there are none.
  private func withOwnAffix(_ text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { DecimalDigits.value(of: $0.value) != nil })
    else { return nil }
    for place in scalars.indices.dropFirst(first + 1) where scalars[place].properties.isAlphabetic {
      let typed = scalars[place...].filter { !Spelling.isSpace($0.value) }
      for affix in affixes {
        let own = affix.unicodeScalars.filter { !Spelling.isSpace($0.value) }
        guard own.count > 0, typed.isOtherwiseSpelled(Array(own)) else { continue }
        return String(String.UnicodeScalarView(scalars[..<place])) + affix
      }
    }
    return nil
  }

  /// For an amount in the currency's hundredths, such as "99¢" in dollars, returns the amount as
  /// the format writes it. Empty for other texts.
  func ofMinorUnit(_ text: String) -> [Suggestion] {
    guard let code = style.currencyCode else { return [] }
    let scalars = Array(text.unicodeScalars.filter { !Spelling.isSpace($0.value) })
    let digits = scalars.prefix { DecimalDigits.value(of: $0.value) != nil }
    let name = String(String.UnicodeScalarView(scalars[digits.count...]))
    guard !digits.isEmpty,
      CurrencyNotations.hundredths(of: code).contains(where: { $0.hasSameBytes(as: name) })
    else { return [] }
    let number = FixedDecimal(
      digits: digits.compactMap { DecimalDigits.value(of: $0.value)?.value }
    )
    .multipliedByPowerOfTen(-2)
    return [Suggestion(writing: number, in: self)]
  }

  /// For an amount whose zero is a dash, as "–.50" and "-,99 €", returns the amount and its
  /// negative. Empty for other texts. (R19)
  func withoutDash(_ text: String) -> [Suggestion] {
    let rules = storage.scanRules
    guard rules.dashMayBeZero else { return [] }
    let scalars = Array(text.unicodeScalars)
    let kinds = scalars.map { $0 == "\u{2014}" ? .minus : rules.kind(of: $0.value) }
    guard let dash = kinds.firstIndex(of: .minus),
      let mark = kinds[(dash + 1)...].firstIndex(where: {
        ![.separator(.space), .blank].contains($0)
      }),
      case .separator(let separator) = kinds[mark], separator == rules.decimalClass,
      !kinds[..<dash].contains(where: { if case .digit = $0 { true } else { false } })
    else { return [] }
    let zero = String(symbols.digits[0])
    let amount =
      String(String.UnicodeScalarView(scalars[..<dash])) + zero
      + String(String.UnicodeScalarView(scalars[mark...]))
    guard let number = number(in: amount) else { return [] }
    return [
      Suggestion(amount, for: number),
      Suggestion(writing: number.negated, in: self),
    ]
  }
}

extension [Unicode.Scalar] {
  /// Whether the characters spell an affix but for case, superscripts, and an s at the end. A
  /// letter whose case tells a prefix of the International System or the bit from another has to be
  /// the same: "5 MW" is not "5 mW".
  package func isOtherwiseSpelled(_ affix: [Unicode.Scalar]) -> Bool {
    var typed = self
    if typed.count == affix.count + 1, typed.count > 2, typed.last == "s" { typed.removeLast() }
    guard typed.count == affix.count else { return false }
    return zip(typed, affix).allSatisfy { typed, own in
      if typed == own { return true }
      switch (own, typed) {
      case ("\u{B2}", "2"), ("\u{B3}", "3"): return true
      default:
        let folded = own.properties.lowercaseMapping
        return folded == typed.properties.lowercaseMapping
          && !"mpyzbgt\u{43C}\u{43F}\u{431}\u{433}\u{442}".unicodeScalars.contains {
            String($0).hasSameBytes(as: folded)
          }
      }
    }
  }
}
