/// Texts in the marks of another place that leave one reading, wherever they were written: "1.234,56" in English.
///
/// Such a text groups threes, by a mark or a space, and then has a period or a comma of another class and a fraction. Only a
/// text that the format's own marks refuse is asked about, so that a text which the format reads costs nothing.
/// Rule: R25.
extension ScanRules {
  /// What a text says that a scan by these rules has refused; the scan's own reading if no other marks read the text.
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

  /// The scan by which a text is read; nil if no other marks read it as a number.
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

  /// The rules with a period and a comma as other places use them, groups of three, and no further marks.
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

  /// The issue of a text that is no number for its separators alone.
  fileprivate var issueOfMarks: NumberIssue? {
    switch issue?.code {
    case .groupingSeparatorInFraction, .duplicateDecimalSeparator, .mixedGroupingSeparators: issue
    default: nil
    }
  }

  /// What a text says in these marks; nil if it can never say a number for certain there.
  ///
  /// - Parameter ownIssue: What is wrong with the text in the format's own marks: the issue of a beginning.
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
