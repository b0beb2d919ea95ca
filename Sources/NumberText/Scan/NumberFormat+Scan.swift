/// The part of a scan that is the same for every bound type.
///
/// ``NumberScanner`` is thin and inlinable above it: a client's own `Value` is read as fast as
/// `Double`, and nothing here is compiled more than once.
extension NumberFormat {
  /// What a scanned text is worth, before its number meets a type and bounds.
  @usableFromInline
  package struct Outcome {
    @usableFromInline let status: ScanStatus
    @usableFromInline let issue: NumberIssue?
    /// The first digits of the number, where the text is acceptable.
    @usableFromInline let number: LeadingDigits
    /// The UTF-8 offsets of the number's digits.
    @usableFromInline let mantissa: Range<Int>

    /// All digits of the number.
    @usableFromInline
    func exactNumber(in text: UnsafeBufferPointer<UInt8>) -> FixedDecimal {
      number.whole(in: UnsafeBufferPointer(rebasing: text[mantissa]))
    }

    @usableFromInline
    func exactNumber(in text: String) -> FixedDecimal { withUTF8(of: text) { exactNumber(in: $0) } }
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
  ///
  /// The outcome comes with it, for a `ScanState` is worth a tenth of a key's time each time that it
  /// is copied.
  @usableFromInline
  package func scan(
    _ text: UnsafeBufferPointer<UInt8>, soft: SoftSeparators, from state: inout ScanState
  ) -> Outcome {
    let rules = storage.scanRules
    if rules.hasAffixesLikeNumbers {
      state = state.initial
      state.eatWhole(text, rules, soft)
    } else {
      state.eat(text, rules, soft)
    }
    return state.outcome(rules)
  }

  /// What a text is worth that `state` has walked over.
  func outcome(of state: ScanState) -> Outcome {
    var state = state
    return state.outcome(storage.scanRules)
  }
}

extension ScanState {
  fileprivate mutating func outcome(_ rules: ScanRules) -> NumberFormat.Outcome {
    let mantissa = max(0, numberStart)..<max(0, mantissaEnd)
    let number = leadingDigits(rules)
    let (status, issue) = judge(rules)
    if status == .acceptable && isBeyondDecimal128(rules) {
      return NumberFormat.Outcome(
        status: .invalid, issue: NumberIssue(.overflow, at: mantissa), number: number,
        mantissa: mantissa)
    }
    return NumberFormat.Outcome(status: status, issue: issue, number: number, mantissa: mantissa)
  }
}
