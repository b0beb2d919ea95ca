/// The part of a scan that is the same for every bound type.
///
/// ``NumberScanner`` is thin and inlinable above it: a client's own `Value` is read as fast as
/// `Double`, and nothing here is compiled more than once.
extension NumberFormat {
  /// What an entirely scanned text is worth, before its number meets a type and bounds.
  @usableFromInline
  struct Outcome {
    @usableFromInline let status: ScanStatus
    @usableFromInline let issue: NumberIssue?
    /// The first digits of the number, where the text is acceptable.
    @usableFromInline let number: LeadingDigits
  }

  /// The number of a text that is plain, or nil; see ``PlainReader``.
  @usableFromInline
  func plainNumber(
    in text: UnsafeBufferPointer<UInt8>, allowsMinus: Bool
  ) -> LeadingDigits? {
    storage.scanRules.plainReader?.number(in: text, allowsMinus: allowsMinus)
  }

  @usableFromInline
  func plainNumber(in text: String, allowsMinus: Bool) -> LeadingDigits? {
    guard let reader = storage.scanRules.plainReader else { return nil }
    return text.utf8.withContiguousStorageIfAvailable {
      reader.number(in: $0, allowsMinus: allowsMinus)
    } ?? nil
  }

  /// Goes on with the scan of a text to its end.
  @usableFromInline
  func scan(
    _ text: UnsafeBufferPointer<UInt8>, soft: SoftSeparators, from state: inout ScanState
  ) {
    let rules = storage.scanRules
    if rules.hasAffixesLikeNumbers {
      state = state.initial
      state.eatWhole(text, rules, soft)
    } else {
      state.eat(text, rules, soft)
    }
  }

  @usableFromInline
  func outcome(of state: ScanState) -> Outcome {
    let rules = storage.scanRules
    let (status, issue) = state.verdict(rules)
    if status == .acceptable && state.isBeyondDecimal128(rules) {
      let issue = NumberIssue(.overflow, at: state.mantissa)
      return Outcome(status: .invalid, issue: issue, number: state.leadingDigits(rules))
    }
    return Outcome(status: status, issue: issue, number: state.leadingDigits(rules))
  }

  /// All digits of the number that a scanned text shows.
  @usableFromInline
  func exactNumber(in text: UnsafeBufferPointer<UInt8>, at state: ScanState) -> FixedDecimal {
    state.exactNumber(in: text, storage.scanRules)
  }
}
