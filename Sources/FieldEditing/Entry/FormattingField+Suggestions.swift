@_spi(EntryKinds) import NumberText

/// What the field offers for a refused text. (R24)
extension FormattingField {
  /// The suggestions for the present text, where `refusal` is why the policies refuse the text; nil
  /// if they do not.
  func suggestions(after refusal: Refusal?) -> [String] {
    if status == .acceptable { return [] }
    if let refusal { return offered(refusal.nearest) }
    // The text itself is an answer, too: to take it is an edit. (S7)
    if content.marks.origin == .doubted {
      return (takes(text, for: nil) ? [text] : [])
        + offered(scanner.meant(by: text, isRefused: true))
    }
    if let entry = offeredByKinds, !entry.isEmpty { return entry }
    return offered(scanner.meant(by: text).flatMap(inItsPlace))
  }

  /// What a candidate says over the number that stands there, if the refused text is relative to
  /// it: 21.5 for "+1.5" over 20. (X10)
  private func inItsPlace(_ candidate: Suggestion) -> [Suggestion] {
    guard isRelative, let entry = entryReading(of: candidate.text) else { return [candidate] }
    if let number = entry.value { return meant(by: .number(number.ratio)) }
    let meanings = entry.issue?.meanings ?? []
    return meanings.flatMap { meaning -> [Suggestion] in
      if case .number = meaning { meant(by: meaning) } else { [] }
    }
  }

  /// The texts of those candidates that the field takes for their numbers, each once.
  private func offered(_ candidates: [Suggestion]) -> [String] {
    var texts: [String] = []
    for candidate in candidates {
      let text = (candidate.isWritten ? self.text(of: candidate.number) : candidate.text)
        .withoutOuterSpace
      // Over a number that stands there, "-5" is asked about, and "=-5" is minus five. (X10)
      for text in readsPlainNumbers ? [text, "=" + text] : [text]
      where !text.hasSameBytes(as: self.text) && !texts.contains(text)
        && takes(text, for: candidate.number)
        && (isRelative || !saysRelative(text))
      {
        texts.append(text)
        break
      }
    }
    return texts
  }

  /// Whether the refused text is relative to the number that stands there. (X10)
  private var isRelative: Bool { readsPlainNumbers && kinds.readsInPlace(entryText(text)) }

  /// Whether a text says a number relative to the one that stands there: "-5 + 3", where the
  /// refused text is "5,- + 3". (X10)
  private func saysRelative(_ text: String) -> Bool {
    readsPlainNumbers && number(in: text)?.told != nil
  }

  /// Whether the field, with nothing but this text typed into it, takes exactly the number, and a
  /// commit leaves the number as it is: type, bounds, digits, policies and kinds of entry are
  /// asked. If the number is nil, the text may say any number.
  private func takes(_ text: String, for number: FixedDecimal?) -> Bool {
    let field = typed(text)
    guard field.status == .acceptable,
      let said = field.number(in: text), said.isExact,
      number == nil || number == said.exact, let left = field.acceptedNumber
    else { return false }
    return left.number.number == said.exact
  }

  /// The field with another text, as if it had been typed.
  private func typed(_ text: String) -> FormattingField {
    var field = self
    field.content = EditedText(text)
    field.reading = reading(of: text)
    return field
  }

  /// What kinds of entry say that a person may have meant; nil if no kind has read the text.
  private var offeredByKinds: [String]? {
    guard hasKinds else { return nil }
    switch entryReading(of: text) {
    case nil: return nil
    case .intermediate(let refused)?, .invalid(let refused)?:
      return offered(refused.meanings.flatMap(meant))
    case .acceptable(let entered)?:
      if issue?.code == .ambiguousEntry {
        return offered(meant(by: .number(entered.ratio)))
      }
      // A fraction that is no decimal, as a third: the sentence names the nearest number. (X5)
      guard issue?.code == .stepMismatch else { return nil }
      // In a format that shows all digits, the number of "1/3" has more digits than anybody wants
      // to see. Then the number rounded to 34 digits is suggested.
      let (number, shown) = (entered.ratio.decimal.number, entered.ratio.decimal.shown)
      let nearest = scanner.nearest(to: number, on: stepsOfCommit)?.held
      return offered(
        ((nearest?.number == number ? scanner.nearest(to: shown)?.held : nearest)?.number)
          .map { [suggestion(of: $0)] } ?? [])
    }
  }

  /// A meaning as the field writes it; nothing for a number whose digits do not end.
  private func meant(by meaning: EntryMeaning) -> [Suggestion] {
    switch meaning {
    case .text(let text): inItsPlace(Suggestion(text))
    case .number(let ratio):
      ratio.decimal.isExact ? [suggestion(of: ratio.decimal.number)] : []
    }
  }

  func suggestion(of number: FixedDecimal) -> Suggestion {
    Suggestion(text(of: number), for: number)
  }
}
