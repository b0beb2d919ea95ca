/// The part of a scan that is the same for every bound type: compiled once.
extension NumberFormat {
  /// What a text says.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  @usableFromInline
  package func scan(
    _ text: UnsafeBufferPointer<UInt8>, soft: SoftSeparators, signs: AllowedSigns
  ) -> TextReading {
    let rules = storage.scanRules
    return Stretch.read(
      text, rules, allowsMinus: signs.minus && rules.allowsMinus, allowsMarks: soft.isEmpty
    ) { stretch in
      Self.reading(text, rules, soft: soft, signs: signs, behind: stretch)
    }
  }

  @inline(never)
  private static func reading(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, soft: SoftSeparators,
    signs: AllowedSigns, behind stretch: Stretch
  ) -> TextReading {
    if rules.hasAffixesLikeNumbers {
      var isAmbiguous = false
      let best = Choice.scan(text, rules, soft: soft, signs: signs, isAmbiguous: &isAmbiguous)
      return isAmbiguous
        ? TextReading(.intermediate, NumberIssue(.ambiguousSeparator, Span(0, text.count)))
        : best.reading
    }
    var scan = Scan(text, rules, soft: soft, signs: signs, behind: stretch)
    scan.readToEnd()
    return scan.reading
  }

  /// The scan of a text at its end.
  func wholeScan(
    _ text: UnsafeBufferPointer<UInt8>, soft: SoftSeparators, signs: AllowedSigns = AllowedSigns()
  ) -> Scan {
    var isAmbiguous = false
    return Choice.scan(
      text, storage.scanRules, soft: soft, signs: signs, isAmbiguous: &isAmbiguous)
  }
}
