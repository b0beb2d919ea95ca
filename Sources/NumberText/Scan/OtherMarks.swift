/// Reads texts whose period and comma are used as in another place, if they have one meaning wherever they were
/// written: "1.234,56" in English.
///
/// Such a text has groups of three, separated by a mark or a space, then a period or a comma of another class, and a
/// fraction. Other marks are tried only after the format's own marks have refused a text, so that other texts cost
/// nothing.
/// Rule: R25.
extension ScanRules {
  /// The reading of a text that a scan in the format's own marks has refused: in other marks if these read the text,
  /// else that of the scan.
  func reading(
    after own: borrowing Scan, of text: UnsafeBufferPointer<UInt8>, soft: SoftSeparators,
    signs: AllowedSigns
  ) -> TextReading {
    guard let issue = own.issueOfMarks, soft.isEmpty, readsOtherMarks else { return own.reading }
    var best = own.reading
    for marks in otherMarks {
      let scan = Scan(whole: text, marks, signs: signs)
      guard let reading = scan.readingInOtherMarks(ownIssue: issue) else { continue }
      if reading.value != nil { return reading }
      best = reading
    }
    return best
  }

  /// The scan that reads a text in other marks; nil if the text is no number in any.
  func scanInOtherMarks(
    after own: borrowing Scan, of text: UnsafeBufferPointer<UInt8>, soft: SoftSeparators,
    signs: AllowedSigns
  ) -> Scan? {
    guard let issue = own.issueOfMarks, soft.isEmpty, readsOtherMarks else { return nil }
    for marks in otherMarks {
      let scan = Scan(whole: text, marks, signs: signs)
      if scan.readingInOtherMarks(ownIssue: issue)?.value != nil { return scan }
    }
    return nil
  }

  private var readsOtherMarks: Bool {
    format.readsOtherMarks && format.allowsForeignDecimalSeparators && !hasAffixesLikeNumbers
  }

  /// The other ways to use period and comma, as rules with groups of three and no further marks.
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
    self.init(text, rules, soft: SoftSeparators(), signs: signs)
    readToEnd()
  }

  /// The issue, if only the separators have made the text no number, so that other marks may read it; else nil.
  fileprivate var issueOfMarks: NumberIssue? {
    switch issue?.code {
    case .groupingSeparatorInFraction, .duplicateDecimalSeparator, .mixedGroupingSeparators: issue
    default: nil
    }
  }

  /// What a text says in these marks; nil if it can never say a number for certain there.
  ///
  /// - Parameter ownIssue: The issue in the format's own marks. It is shown while the text is only the beginning of a
  ///   number in the other marks.
  fileprivate func readingInOtherMarks(ownIssue: NumberIssue) -> TextReading? {
    if issue != nil { return nil }
    if let decimalSeparator, groups.separatesDigits, digits.fractionCount > 0 {
      // In "12.345,678" either mark may be a slip.
      return digits.fractionCount == 3
        ? .intermediate(NumberIssue(.ambiguousSeparator, at: decimalSeparator)) : reading
    }
    let isOpen = (part == .integer || part == .fraction) && !affixes.isMatching
    return isOpen ? .intermediate(ownIssue) : nil
  }
}
