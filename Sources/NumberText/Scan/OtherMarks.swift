/// Reads texts in which period and comma are used as in another locale, such as "1.234,56" in
/// English, if the text means the same number wherever it was written. "Marks" are the decimal and
/// the grouping separator together.
///
/// Such a text has groups of three digits with one class of separators between them, and two
/// separators or more, as no fraction has, or a period or a comma of another class and a fraction.
/// Other marks are tried only after a scan has refused the text in the format's own marks, so that
/// all other texts cost nothing more. Rule: R25.
extension ScanRules {
  /// Reads a text that the scan `own` has refused in the format's own separators. Returns the
  /// reading with period and comma used in another way; if the text cannot be read in another way
  /// either, the reading of `own`.
  func reading(
    after own: borrowing Scan, of text: UnsafeBufferPointer<UInt8>,
    signs: AllowedSigns
  ) -> TextReading {
    guard let issue = own.issueOfMarks, readsOtherMarks else { return own.reading }
    var best = own.reading
    for marks in otherMarks {
      let scan = Scan(whole: text, marks, signs: signs)
      guard let reading = scan.readingInOtherMarks(ownIssue: issue) else { continue }
      if reading.value != nil { return reading }
      best = reading
    }
    return best
  }

  /// The scan that reads a text as a number with period and comma used in another way than the
  /// format's; nil if no such scan finds a number.
  func scanInOtherMarks(
    after own: borrowing Scan, of text: UnsafeBufferPointer<UInt8>,
    signs: AllowedSigns
  ) -> Scan? {
    guard let issue = own.issueOfMarks, readsOtherMarks else { return nil }
    for marks in otherMarks {
      let scan = Scan(whole: text, marks, signs: signs)
      if scan.readingInOtherMarks(ownIssue: issue)?.value != nil { return scan }
    }
    return nil
  }

  /// The decimal separator that a number proves, after the scan `own` has refused it in the format's
  /// own separators; nil if it proves none.
  fileprivate func decimal(
    after own: borrowing Scan, of text: UnsafeBufferPointer<UInt8>
  ) -> SeparatorClass? {
    guard let issue = own.issueOfMarks else { return nil }
    return otherMarks.first { marks in
      let scan = Scan(whole: text, marks, signs: AllowedSigns())
      return scan.readingInOtherMarks(ownIssue: issue)?.value != nil
    }?.decimalClass
  }

  fileprivate var readsOtherMarks: Bool {
    format.allowsForeignDecimalSeparators && !hasAffixesLikeNumbers
  }

  /// The ways to use period and comma, "1,234.5" and "1.234,5", except the format's own way; each
  /// as rules with groups of three digits and without foreign decimal separators.
  private var otherMarks: [ScanRules] {
    [(decimal: SeparatorClass.period, grouping: SeparatorClass.comma), (.comma, .period)]
      .filter { $0.decimal != decimalClass || $0.grouping != groupingClass }
      .map { ScanRules(self, decimal: $0.decimal, grouping: $0.grouping) }
  }
}

extension NumberFormat {
  /// The format by whose marks the numbers of a text are read, such as those of a sum. If one of
  /// them proves other marks than the format's, as "1.500,00" does in English, these are the marks
  /// of all. Else they are the format's own; but beside a foreign decimal separator a mark that may
  /// group is in doubt, as in the French "1.5 + 2,345".
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  func inMarks(of text: String) -> NumberFormat {
    let rules = storage.scanRules
    guard rules.readsOtherMarks else { return self }
    var proved: [SeparatorClass] = []
    var (hasForeign, hasDoubtful) = (false, false)
    withUTF8(of: text) { bytes in
      for range in Self.numbers(in: bytes) {
        let number = UnsafeBufferPointer(rebasing: bytes[range])
        var own = Scan(number, rules, signs: AllowedSigns())
        own.readToEnd()
        if own.isForeignDecimal {
          hasForeign = true
        } else if own.hasFractionLikeGroup {
          hasDoubtful = true
        }
        if let decimal = rules.decimal(after: own, of: number), !proved.contains(decimal) {
          proved.append(decimal)
        }
      }
    }
    if proved.isEmpty, !(hasForeign && hasDoubtful) { return self }
    return changing { facts in
      facts.allowsForeignDecimalSeparators = false
      guard proved.count == 1, let decimal = proved.first else { return }
      let isPeriod = decimal == .period
      facts.symbols.decimalSeparator = isPeriod ? "." : ","
      facts.symbols.groupingSeparator = isPeriod ? "," : "."
      (facts.symbols.primaryGroupingSize, facts.symbols.secondaryGroupingSize) = (3, 3)
      facts.isInOtherMarks = true
    }
  }

  /// Returns a text of another format, as a sum, with this format's separators in place of those
  /// beside its digits.
  package func inOwnMarks(_ text: String, from other: NumberFormat) -> String {
    let other = other.plain.inMarks(of: text)
    let rules = other.storage.scanRules
    let scalars = Array(text.unicodeScalars)
    var rewritten = ""
    for (index, scalar) in scalars.enumerated() {
      let isBesideDigit = [index - 1, index + 1].contains { place in
        scalars.indices.contains(place) && DecimalDigits.value(of: scalars[place].value) != nil
      }
      guard isBesideDigit, case .separator(let mark) = rules.kind(of: scalar.value), mark != .space
      else {
        rewritten.unicodeScalars.append(scalar)
        continue
      }
      rewritten += rules.isGrouping(mark) ? symbols.groupingSeparator : symbols.decimalSeparator
    }
    return rewritten
  }

  /// The UTF-8 ranges of digits with the separators and the single spaces between them.
  private static func numbers(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var (numbers, start, end, place) = ([Range<Int>](), 0, 0, 0)
    while place < text.count {
      let (scalar, length) = UTF8Reading.scalar(in: text, at: place)
      switch CharacterKind(scalar) {
      case .digit:
        if end == 0 { start = place }
        end = place + length
      case .separator, .ignorable: break
      default:
        if end > 0 { numbers.append(start..<end) }
        end = 0
      }
      place += length
    }
    if end > 0 { numbers.append(start..<end) }
    return numbers
  }
}

extension Scan {
  fileprivate init(
    whole text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, signs: AllowedSigns
  ) {
    self.init(text, rules, signs: signs)
    readToEnd()
  }

  /// The issue of the text if only its separators are wrong, so that the text may be a number with
  /// period and comma used in another way; nil for any other issue, and without an issue.
  fileprivate var issueOfMarks: NumberIssue? {
    switch issue?.code {
    case .groupingSeparatorInFraction, .duplicateDecimalSeparator, .mixedGroupingSeparators: issue
    default: nil
    }
  }

  /// The reading with period and comma as this scan uses them. Nil if the text is refused in this
  /// use, too, or if it proves nothing, and typing at its end cannot add what does.
  ///
  /// - Parameter ownIssue: The issue with the format's own separators. It is shown while the text
  ///   is only the beginning of a number with the separators of this scan.
  fileprivate func readingInOtherMarks(ownIssue: NumberIssue) -> TextReading? {
    if issue != nil { return nil }
    if let decimalSeparator, groups.separators > 0, digits.fractionCount > 0 {
      // In "12.345,678" three digits follow each separator. So the comma may group thousands as
      // well as the period, if one of the two is a typing error: the text is ambiguous.
      return digits.fractionCount == 3
        ? .intermediate(NumberIssue(.ambiguousSeparator, at: decimalSeparator)) : reading
    }
    // In "1.234.567" no separator can begin a fraction.
    let isProved = decimalSeparator == nil && groups.separators > 1
    if isProved, reading.value != nil || affixes.isMatching { return reading }
    let isOpen = (part == .integer || part == .fraction) && !affixes.isMatching
    return isOpen ? .intermediate(ownIssue) : nil
  }
}
