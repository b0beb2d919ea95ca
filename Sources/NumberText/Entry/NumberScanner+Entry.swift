extension NumberScanner {
  /// Reads a text by the format's kinds of entry, after a scan has refused the text.
  @usableFromInline
  @inline(never)
  func reading(
    of text: UnsafeBufferPointer<UInt8>, scanned: NumberReading<Value>
  ) -> NumberReading<Value> {
    reading(
      of: EntryText(
        String(decoding: text, as: UTF8.self), in: format, isPasted: false,
        isOfIntegers: maximumFractionDigits == 0),
      by: format.entries, scanned: scanned)
  }

  /// Reads a text by kinds of entry, after a scan has refused the text, or found that it may be the
  /// beginning of a sum. If the text is of none of these kinds, returns the scan's reading
  /// `scanned`.
  package func reading(
    of entryText: EntryText, by kinds: [EntryKind], scanned: NumberReading<Value>
  ) -> NumberReading<Value> {
    guard scanned.isOpenToKinds, let entry = kinds.reading(of: entryText) else { return scanned }
    let text = entryText.text
    let all = 0..<text.utf8.count
    switch entry {
    case .intermediate(let refused): return .intermediate(refused.issue)
    case .invalid(let refused):
      // The text may still become a plain number, as "5 E" in euros: it stays intermediate even if
      // a kind of entry calls it invalid.
      return scanned.status == .invalid ? .invalid(refused.issue) : scanned
    case .acceptable(let entered):
      if scanned.status == .acceptable, entered.told == nil { return scanned }
      if isQuestion(entered, beside: scanned, in: text) {
        return .intermediate(NumberIssue(.ambiguousEntry, at: all))
      }
      let decimal = entered.ratio.decimal
      guard let code = refusal(of: decimal, isRounded: entered.isRounded) else {
        return value(of: decimal).map { .acceptable($0) } ?? scanned
      }
      return .refused(NumberIssue(code, at: all), isOpen: entered.isOpen)
    }
  }

  /// Whether a text with a number of a kind of entry is also the beginning of another number of the
  /// field's: "L", which begins "L 5" in lempiras and is 50 in Roman numerals. "25°" is 25 degrees,
  /// finished or not. (X1)
  private func isQuestion(
    _ entered: EntryNumber, beside scanned: NumberReading<Value>, in text: String
  ) -> Bool {
    guard scanned.status == .intermediate, let issue = scanned.issue, issue.code == .incomplete
    else { return false }
    let (start, end) = (issue.range.lowerBound, issue.range.upperBound)
    let finished = text.utf8Part(0..<start) + text.utf8Part(end..<text.utf8.count)
    return format.number(in: finished).map { ExactRatio($0) != entered.ratio } ?? true
  }

  /// Why the type or the bounds refuse an entered number; nil if both accept the number.
  private func refusal(of decimal: RatioDecimal, isRounded: Bool) -> NumberIssue.Code? {
    let number = decimal.number
    // A type of whole numbers rounds no third, as it rounds no half.
    if !decimal.isExact && maximumFractionDigits == 0 { return .fractionNotAllowed }
    if !decimal.isExact && !isRounded { return .stepMismatch }
    if number.isOutOfRange { return .overflow }
    if let violation = bounds.violation(of: number) { return violation }
    return value(of: decimal) == nil ? refusal(of: number) : nil
  }

  /// Converts an entered number to the bound type; a number whose digits do not end is rounded to
  /// the digits of the type.
  private func value(of decimal: RatioDecimal) -> Value? {
    if decimal.isExact { return converted(decimal.number) }
    let number = inType(decimal.number)
    guard let value = converted(number) else { return nil }
    // Of a third, `decimal.number` has more digits than the 34 of `shown`. A type that holds all of
    // these, such as `FixedDecimal`, gets `shown` instead.
    return value.fixedDecimal == decimal.number ? converted(decimal.shown) : value
  }

  /// The number, rounded to the fraction digits of the type if the type has a fixed count.
  package func inType(_ number: FixedDecimal) -> FixedDecimal {
    maximumFractionDigits
      .flatMap { number.rounded(toFractionDigits: $0, mode: .halfEven) } ?? number
  }
}

extension NumberFormat {
  /// Asks the kinds of entry to write a number, such as "1.5K" for 1500. Returns the first text that
  /// the kinds read as the same number and that is not also a plain number; nil if there is none.
  /// Rule: X9.
  package func text(for number: FixedDecimal, by kinds: [EntryKind]) -> String? {
    for kind in kinds {
      guard let text = kind.interpreter.text(for: number, in: plain),
        self.number(in: text) == nil,
        let entered = kinds.reading(
          of: EntryText(text, in: self, isPasted: false))?.value,
        entered.ratio == ExactRatio(number)
      else { continue }
      return text
    }
    return nil
  }
}

extension [EntryKind] {
  /// Has the kinds of entry read a text that is no plain number; nil if the text is of none of
  /// these kinds.
  ///
  /// If one kind reads a number, this is the reading, unless another kind reads another number or
  /// finds the text ambiguous. If all kinds refuse the text, an intermediate refusal is preferred
  /// to an invalid one. The order of the kinds does not matter. (X1) What a kind reads that reads
  /// plain numbers, too, no other is asked about. (X10)
  package func reading(of text: EntryText) -> EntryReading? {
    for kind in self where kind.interpreter.readsPlainNumbers {
      if let reading = kind.interpreter.reading(of: text) { return reading }
    }
    let readings = compactMap {
      $0.interpreter.readsPlainNumbers ? nil : $0.interpreter.reading(of: text)
    }
    let ambiguous = readings.filter { $0.isAmbiguous }
    if let issue = Self.mostHopeful(of: ambiguous)?.issue {
      // What the other kinds read is meant, too, but is not suggested alone.
      let doubts = ambiguous.flatMap { $0.issue?.meanings ?? [] }
      let meanings =
        doubts.isEmpty ? [] : doubts + readings.compactMap { $0.value.map { .number($0.ratio) } }
      return .refused(
        EntryIssue(issue.issue, meanings: meanings), isOpen: ambiguous.contains { $0.isOpen })
    }
    let said = readings.compactMap { $0.value }
    guard let number = said.first?.ratio else { return Self.mostHopeful(of: readings) }
    let isOpen = said.contains { $0.isOpen }
    if let other = said.map({ $0.ratio }).first(where: { $0 != number }) {
      return .refused(
        EntryIssue(
          .ambiguousEntry, at: 0..<text.text.utf8.count,
          meanings: [.number(number), .number(other)]),
        isOpen: isOpen)
    }
    return .number(number, isOpen: isOpen, isRounded: said.contains { $0.isRounded })
  }

  /// Whether a kind that reads plain numbers, too, has an answer about a text. (X10)
  package func readsInPlace(_ text: EntryText) -> Bool {
    contains { $0.interpreter.readsPlainNumbers && $0.interpreter.reading(of: text) != nil }
  }

  private static func mostHopeful(of readings: [EntryReading]) -> EntryReading? {
    readings.first { $0.isOpen } ?? readings.first
  }
}

extension Reading where Issue == NumberIssue {
  /// Whether a kind of entry may read a text that a scan has refused. If the text is a number whose
  /// marks leave a doubt, no kind takes the doubt away. (X1)
  package var isOpenToKinds: Bool {
    issue?.code != .empty && issue?.code != .ambiguousSeparator
  }
}

extension EntryReading {
  fileprivate var isOpen: Bool { value?.isOpen ?? (status == .intermediate) }

  fileprivate var isAmbiguous: Bool { issue?.issue.code == .ambiguousEntry }
}
