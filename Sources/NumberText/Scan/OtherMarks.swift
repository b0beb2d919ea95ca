/// Reads texts in which period and comma are used as in another locale, such as "1.234,56" in English, if the text
/// means the same number wherever it was written. "Marks" are the decimal and the grouping separator together.
///
/// Such a text has groups of three digits with one class of separators between them, then a period or a comma of
/// another class, and a fraction. Other marks are tried only after a scan has refused the text in the format's own
/// marks, so that all other texts cost nothing more. Rule: R25.
extension ScanRules {
  /// Reads a text that the scan `own` has refused in the format's own separators. Returns the reading with period and
  /// comma used in another way; if the text cannot be read in another way either, the reading of `own`.
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

  /// The scan that reads a text as a number with period and comma used in another way than the format's; nil if no such
  /// scan finds a number.
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

  private var readsOtherMarks: Bool {
    format.allowsForeignDecimalSeparators && !hasAffixesLikeNumbers
  }

  /// The ways to use period and comma, "1,234.5" and "1.234,5", except the format's own way; each as rules with groups
  /// of three digits and without foreign decimal separators.
  private var otherMarks: [ScanRules] {
    [(decimal: SeparatorClass.period, grouping: SeparatorClass.comma), (.comma, .period)]
      .filter { $0.decimal != decimalClass || $0.grouping != groupingClass }
      .map { ScanRules(self, decimal: $0.decimal, grouping: $0.grouping) }
  }
}

extension Scan {
  /// Reads a whole text.
  fileprivate init(
    whole text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, signs: AllowedSigns
  ) {
    self.init(text, rules, signs: signs)
    readToEnd()
  }

  /// The issue of the text if only its separators are wrong, so that the text may be a number with period and comma
  /// used in another way; nil for any other issue, and without an issue.
  fileprivate var issueOfMarks: NumberIssue? {
    switch issue?.code {
    case .groupingSeparatorInFraction, .duplicateDecimalSeparator, .mixedGroupingSeparators: issue
    default: nil
    }
  }

  /// The reading with period and comma as this scan uses them. Nil if the text is refused in this use, too, or if it
  /// lacks groups or a fraction, and typing at its end cannot add them.
  ///
  /// - Parameter ownIssue: The issue with the format's own separators. It is shown while the text is only the beginning
  ///   of a number with the separators of this scan.
  fileprivate func readingInOtherMarks(ownIssue: NumberIssue) -> TextReading? {
    if issue != nil { return nil }
    if let decimalSeparator, groups.separators > 0, digits.fractionCount > 0 {
      // In "12.345,678" three digits follow each separator. So the comma may group thousands as well as the period, if
      // one of the two is a typing error: the text is ambiguous.
      return digits.fractionCount == 3
        ? .intermediate(NumberIssue(.ambiguousSeparator, at: decimalSeparator)) : reading
    }
    let isOpen = (part == .integer || part == .fraction) && !affixes.isMatching
    return isOpen ? .intermediate(ownIssue) : nil
  }
}
