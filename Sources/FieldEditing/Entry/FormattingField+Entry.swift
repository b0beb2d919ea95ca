@_spi(EntryKinds) public import NumberText

/// The number that a text says. If its digits do not end, as those of "1/3" or "10/3", there is
/// also the number rounded to 34 digits, which can be shown.
struct TypedNumber {
  /// The number, exact if its digits end, and otherwise with enough digits to round it correctly to
  /// any format and type.
  let exact: FixedDecimal
  /// The number rounded to 34 digits, if its digits do not end; nil if they end.
  var cut: FixedDecimal?
  /// Whether a kind of entry has read the text, as "1+2". (X1)
  var isOfKind = false
  /// What a commit tells in place of the text: "20 + 5" for "+5" over 20; nil for the text itself.
  /// (X10)
  var told: String?

  var isExact: Bool { cut == nil }
  /// The number to show to the user, as in sentences.
  var shown: FixedDecimal { cut ?? exact }
}

/// Reads texts that are not plain numbers, such as "1+2", by the kinds of entry that the field's
/// format and policies have. Rule: X2.
extension FormattingField {
  @inlinable
  var hasKinds: Bool { policies.kinds != nil || scanner.format.hasEntries }

  var kinds: [EntryKind] { format.entries + policies.entries }

  /// What the field reads a text as, after a scan has read it: the policies may refuse the number,
  /// or a kind of entry may read what the scan refuses.
  @inlinable
  func reading(of text: String, scanned: NumberReading<Value>) -> NumberReading<Value> {
    policies.refuseNumbers || hasKinds && (scanned.status != .acceptable || mayBeEntry(text))
      ? readingByKindsAndPolicies(of: text, scanned) : scanned
  }

  /// Whether a kind of entry may read a text that the scan accepts: one that ends in a minus may be
  /// the beginning of a sum, and any may be relative to the number that stands there. (X10)
  @usableFromInline
  func mayBeEntry(_ text: String) -> Bool { readsPlainNumbers || Self.endsInMinus(text) }

  /// Whether a kind of entry reads plain numbers in its own way. (X10)
  var readsPlainNumbers: Bool {
    hasKinds && kinds.contains { $0.interpreter.readsPlainNumbers }
  }

  /// What the field reads a text as that it has written itself: by no kind that reads plain numbers
  /// in its own way. (X10)
  func reading(ofWritten text: String) -> NumberReading<Value> {
    guard readsPlainNumbers else { return reading(of: text) }
    // A text over itself is relative to no number.
    var field = self
    field.committed.text = text
    return field.reading(of: text)
  }

  /// Whether a text ends in a minus, and so may be the beginning of a sum: "5-" of "5-3".
  @usableFromInline
  static func endsInMinus(_ text: String) -> Bool {
    for scalar in text.unicodeScalars.reversed() {
      switch CharacterKind(scalar.value) {
      case .ignorable, .blank, .separator(.space): continue
      case .minus: return true
      default: return false
      }
    }
    return false
  }

  /// Writes a text that was pasted whole in the format's own marks, if a kind of entry reads it
  /// because it was pasted: "1.5" becomes "1,5" in German. So what stands there is what is read.
  /// (E3)
  @usableFromInline
  mutating func rewritePaste() {
    guard number(in: text) == nil,
      let entered = entryReading(of: text, isPasted: true)?.value, entered.ratio.decimal.isExact
    else { return }
    rewrite(toSay: entered.ratio.decimal.number)
  }

  /// Takes the separators that the last commit wrote out of the text, if an edit has left one where
  /// it would not be written: if the text without them is a number, and the text as it stands says
  /// none, or another. The caret stays between the same digits. A separator that somebody typed
  /// never goes. Rule: E13.
  ///
  /// - Returns: Whether the separators went.
  @usableFromInline
  mutating func dropSeparators(_ scanned: NumberReading<Value>) -> Bool {
    if scanned.status == .acceptable, !format.isInOtherMarks(text) { return false }
    let bare = content.withoutSeparators
    guard bare.text.utf8.count < text.utf8.count,
      scanner.scanPlain(bare.text).issue?.code != .ambiguousSeparator,
      let number = number(in: bare.text)?.shown,
      number != self.number(in: text)?.shown
    else { return false }
    let shown = content
    content = bare
    content.marks.written.stillShown = shown
    return true
  }

  func entryReading(of text: String, isPasted: Bool = false) -> EntryReading? {
    guard scanner.scanPlain(text).isOpenToKinds else { return nil }
    return kinds.reading(of: entryText(text, isPasted: isPasted))
  }

  func entryText(_ text: String, isPasted: Bool = false) -> EntryText {
    EntryText(
      text, in: format, isPasted: isPasted, isOfIntegers: scanner.maximumFractionDigits == 0,
      over: text.hasSameBytes(as: committed.text) ? nil : committed.value?.fixedDecimal,
      bounds: scanner.limits)
  }

  /// The number that a text says, even beyond type and bounds; nil if the text says none.
  func number(in text: String) -> TypedNumber? {
    if let plain = format.number(in: text), !isReadInItsPlace(text) {
      return TypedNumber(exact: plain)
    }
    guard hasKinds, !text.isEmpty, let entered = entryReading(of: text)?.value
    else { return nil }
    let decimal = entered.ratio.decimal
    guard decimal.isExact || entered.isRounded else { return nil }
    return TypedNumber(
      exact: decimal.isExact ? decimal.number : scanner.inType(decimal.number),
      cut: decimal.isExact ? nil : decimal.shown, isOfKind: true, told: entered.told)
  }

  /// Whether a kind of entry has an answer about a plain number, as about "+20" over 20. (X10)
  private func isReadInItsPlace(_ text: String) -> Bool {
    guard readsPlainNumbers, let entry = entryReading(of: text) else { return false }
    return entry.value.map { $0.told != nil } ?? true
  }

  /// Whether a text that the field has written is one of a kind of entry, such as "1.5M", and not a
  /// plain number. (X9)
  @inline(__always)
  func isTextOfKind(_ text: String) -> Bool {
    hasKinds && !text.isEmpty && format.number(in: text) == nil
  }

  /// Whether the text is acceptable because a kind of entry has read it, as "1+2", and not a plain
  /// number.
  var isOfKind: Bool {
    @inline(__always) get {
      hasKinds && status == .acceptable
        && number(in: text)?.isOfKind ?? false
    }
  }

  /// Whether the field can read a character, in a plain number or by a kind of entry. (E5)
  func canRead(_ scalar: Unicode.Scalar) -> Bool {
    format.canRead(scalar)
      || hasKinds && kinds.contains { $0.interpreter.canRead(scalar) }
  }
}
