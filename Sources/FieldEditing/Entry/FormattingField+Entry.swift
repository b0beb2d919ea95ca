@_spi(EntryKinds) public import NumberText

/// The number that a text says, as a commit needs it: a fraction such as "1/3" has a `cut` number, too.
struct TypedNumber {
  /// The number, with as many digits as any rounding needs.
  let exact: FixedDecimal
  /// The first digits, if the digits do not end: 34 digits of a third.
  var cut: FixedDecimal?
  /// Whether a kind of entry has read the text, as "1+2". (X1)
  var isEntered = false

  /// Whether `exact` has all digits of the number.
  var isExact: Bool { cut == nil }
  /// The number that sentences name.
  var shown: FixedDecimal { cut ?? exact }
}

/// Texts that are not plain numbers: the kinds of entry of the field's policies and its format read them.
/// Rule: X2.
extension FormattingField {
  /// Whether the field reads more than plain numbers.
  @inlinable
  var hasKinds: Bool { policies.kinds != nil || scanner.format.hasEntries }

  /// What the field reads beside plain numbers.
  var kinds: [EntryKind] { format.entries + policies.entries }

  /// Whether more than the scan decides how a text is read: the policies or a kind of entry.
  @inlinable
  func readsFurther(_ scanned: NumberReading<Value>, soft: SoftSeparators) -> Bool {
    policies.refuseNumbers || (scanned.status != .acceptable || !soft.isEmpty) && hasKinds
  }

  /// How the field reads a text that a scan has refused: as a kind of entry reads it; as scanned if none does.
  func entered(_ scanned: NumberReading<Value>, _ text: String, _ marks: EditedText.Marks)
    -> NumberReading<Value>
  {
    guard scanned.issue?.code != .empty, let entry = entryReading(of: text, marks) else {
      return scanned
    }
    return scanner.entered(scanned, entry, length: text.utf8.count)
  }

  private func entryReading(of text: String, _ marks: EditedText.Marks) -> EntryReading? {
    kinds.reading(
      of: EntryText(text, in: format, isPasted: marks.origin == .pasted, soft: marks.soft))
  }

  /// The number that a text says, even beyond type and bounds; nil if the text says none, or two (``meanings(of:_:)``).
  func number(in text: String, _ marks: EditedText.Marks) -> TypedNumber? {
    meanings(of: text, marks) == nil ? oneNumber(in: text, marks) : nil
  }

  /// The two numbers that a text may say, one with its soft separators, the other if a kind of entry reads it without
  /// knowing of them; nil if the text says one number or none. The "1,23" that a deletion leaves of a commit's "1,234"
  /// is 123 or, for a kind that reads texts from elsewhere, 1.23. (S12)
  func meanings(of text: String, _ marks: EditedText.Marks) -> [FixedDecimal]? {
    guard hasKinds, !marks.soft.isEmpty, let own = oneNumber(in: text, marks)?.shown else {
      return nil
    }
    var fresh = EditedText(text).marks
    for origin in [EditedText.Marks.Origin.typed, .pasted] {
      fresh.origin = origin
      if let other = oneNumber(in: text, fresh)?.shown, other != own { return [own, other] }
    }
    return nil
  }

  private func oneNumber(in text: String, _ marks: EditedText.Marks) -> TypedNumber? {
    if let plain = format.number(in: text, soft: marks.soft) { return TypedNumber(exact: plain) }
    guard hasKinds, !text.isEmpty, let entered = entryReading(of: text, marks)?.value
    else { return nil }
    let decimal = entered.ratio.decimal
    guard decimal.isExact || entered.isRounded else { return nil }
    return decimal.isExact
      ? TypedNumber(exact: decimal.number, isEntered: true)
      : TypedNumber(exact: scanner.inType(decimal.number), cut: decimal.shown, isEntered: true)
  }

  /// A number as a kind of entry writes it; nil if none does. (X9)
  func writtenAsEntry(_ number: FixedDecimal) -> WrittenText? {
    format.text(for: number, by: kinds).map(format.parts(of:))
  }

  /// Whether a text that the field writes is an entry of another kind than a plain number. (X9)
  @inline(__always)
  func isEntry(_ text: String) -> Bool {
    hasKinds && !text.isEmpty && format.number(in: text, soft: SoftSeparators()) == nil
  }

  /// Whether the text is acceptable and not a plain number.
  var isEntered: Bool {
    @inline(__always) get {
      hasKinds && status == .acceptable
        && number(in: text, content.marks)?.isEntered ?? false
    }
  }

  /// What may be meant by a text that a kind of entry refuses; nil if no kind has suggestions.
  var entrySuggestions: [String]? {
    guard hasKinds, status != .acceptable else { return nil }
    var meant: [String]
    if let meanings = meanings(of: text, content.marks) {
      meant = meanings.map { format.text(for: $0) }
    } else {
      switch entryReading(of: text, content.marks) {
      case nil: return nil
      case .intermediate(let refused)?, .invalid(let refused)?: meant = refused.suggestions
      case .acceptable(let entered)?:
        guard [.stepMismatch, .fractionNotAllowed].contains(issue?.code) else { return nil }
        // A format that shows all digits would suggest an endless number: the cut one is suggested then.
        let (number, shown) = (entered.ratio.decimal.number, entered.ratio.decimal.shown)
        let nearest = scanner.nearest(to: number)
        meant =
          (nearest?.number == number ? scanner.nearest(to: shown) : nearest)
          .map { [format.text(for: $0.number)] } ?? []
      }
    }
    meant = meant.map { $0.withoutOuterSpace }
      .filter { read($0, EditedText($0).marks).status == .acceptable }
    return meant.isEmpty ? nil : meant
  }

  /// Whether a character can be typed here. (E5)
  func canRead(_ scalar: Unicode.Scalar) -> Bool {
    format.canRead(scalar)
      || hasKinds && kinds.contains { $0.interpreter.canRead(scalar) }
  }
}
