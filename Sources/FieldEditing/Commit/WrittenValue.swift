package import NumberText

/// A value's text as the field writes it, and how the field reads that text.
struct WrittenValue<Value: NumberValue> {
  let written: WrittenText
  /// Whether the text has neither grouping nor affixes: "1234.50" for "$1,234.50". (C20)
  let isPlain: Bool
  var boundReading: BoundReading<Value>

  /// Whether the field reads the written text as `value`. If not, neither a commit nor a step
  /// writes the text: the last guard, which sees words and kinds of entry that the rounding does
  /// not. Rule: C2.
  func says(_ value: Value) -> Bool { boundReading.reading.value == value }
}

/// What a rewritten text keeps of the typed text, as the policies say: the numbering system and how
/// many fraction digits there are. The typed "१.५०" has Devanagari digits, and two fraction digits.
/// Rule: C19.
struct DigitStyle {
  /// The ten digits of the numbering system; nil means the format's own.
  var digits: [Unicode.Scalar]?
  /// How many fraction digits of the number the text shows, zeros included: four in "1.50E-2", and
  /// −1 in "1.50E3", whose last digit stands for tens. Nil if the text has no decimal separator.
  var fractionDigits: Int?

  var isUnset: Bool { digits == nil && fractionDigits == nil }
}

extension FormattingField {
  /// Writes a value, and reads the written text.
  ///
  /// - Parameters:
  ///   - number: The number to write, as a commit or step has moved and rounded it; if nil, the
  ///     value as a decimal.
  ///   - isPlain: Whether to leave out grouping and affixes, as while the field has the focus.
  ///     (C20)
  ///   - style: The numbering system and the zeros to write; if nil, those of the present text, as
  ///     far as policies keep them.
  func writing(
    of newValue: Value?, as number: FixedDecimal? = nil, isPlain: Bool = false,
    style: DigitStyle? = nil
  ) -> WrittenValue<Value> {
    let written = self.written(
      number ?? newValue?.fixedDecimal, isPlain: isPlain,
      style: style ?? self.digitStyle(of: text))
    return WrittenValue(
      written: written, isPlain: isPlain,
      boundReading: BoundReading(value: newValue, reading: reading(ofWritten: written.text)))
  }

  /// Shows a value that the host set, or that a revert restores. If the present text is without
  /// grouping and affixes because the field has the focus, so is the new text. (C20)
  mutating func replaceText(
    with newValue: Value?, as style: DigitStyle, origin: ChangeOrigin = .fromOutside
  ) -> FieldChange<Value> {
    adopt(
      writing(of: newValue, isPlain: committed.isPlain, style: style), origin: origin)
  }

  mutating func adopt(
    _ writing: consuming WrittenValue<Value>, origin: ChangeOrigin
  ) -> FieldChange<Value> {
    let before = state
    show(writing)
    return FieldChange(from: before, to: state, origin)
  }

  /// Replaces the text, its selection, the value, and what a revert restores. The caret stays among
  /// the same digits. (C5)
  ///
  /// - Parameter old: The parts of the present text, if another format wrote the text; nil if this
  ///   format did. If `old` is not nil and the whole present text is selected, the whole new text
  ///   is selected. (S7)
  mutating func show(_ writing: consuming WrittenValue<Value>, from old: TextParts? = nil) {
    let written = writing.written
    let parts = written.parts
    let hasKind = isOfKind || isTextOfKind(written.text)
    // If a kind of entry has read or written the text, such as "1+2", the caret goes to the end:
    // the digits of "1+2" are not those of the number 3. (X2)
    let isAll = old != nil && !text.isEmpty && selection.range == 0..<text.utf8.count
    let (anchor, head) =
      isAll
      ? (selection.anchor == 0 ? (0, parts.length) : (parts.length, 0))
      : hasKind
        ? (parts.end, parts.end)
        : parts.carets(from: selection, in: old ?? format.parts(of: text))
    text = written.text
    content.marks = EditedText.Marks(
      selection: FieldSelection(anchor: anchor, head: head), separators: parts.separators)
    swap(&boundReading, &writing.boundReading)
    committed = Committed(text: written.text, value: value, isPlain: writing.isPlain)
    noteHiddenDigits()
    if policies.fillsFromRight { rest() }
    checkInvariants()
  }

  /// Whether the field would write its value as the present text. True also if the value has digits
  /// that the format does not show: "3.14" for 3.14159.
  var isWritten: Bool {
    isWritten(Committed(text: text, value: value, isPlain: committed.isPlain))
  }

  /// Returns a committed state whose text is in this field's format: `other` itself or, if another
  /// format wrote its text, `other` with the text written anew. (S7)
  func inFormat(_ other: Committed, as style: DigitStyle = DigitStyle()) -> Committed {
    if isWritten(other) { return other }
    let written = self.written(
      other.value?.fixedDecimal, isPlain: other.isPlain, style: style)
    return Committed(text: written.text, value: other.value, isPlain: other.isPlain)
  }

  private func isWritten(_ other: Committed) -> Bool {
    let number = other.value?.fixedDecimal
    return [DigitStyle(), digitStyle(of: other)].contains {
      other.text.hasSameBytes(as: written(number, isPlain: other.isPlain, style: $0).text)
    }
  }

  package func text(of number: FixedDecimal?) -> String { written(number).text }

  func written(
    _ number: FixedDecimal?, isPlain: Bool = false, isExact: Bool = false,
    style: DigitStyle = DigitStyle()
  ) -> WrittenText {
    Self.written(number, in: format, policies, isPlain: isPlain, isExact: isExact, as: style)
  }

  /// Writes a number as a field of this format and these policies does: the one place where a field
  /// writes a number, whether for a commit, a step, a suggestion, a sentence, a digit that fills
  /// the field, a paste of a copied number or a restored draft.
  ///
  /// - Parameters:
  ///   - number: Nil is written as "".
  ///   - isPlain: Whether to leave out grouping and affixes. (C20)
  ///   - isExact: Whether to write also the digits that the format would round.
  ///   - style: The numbering system and the zeros to write. (C19)
  static func written(
    _ number: FixedDecimal?, in format: NumberFormat, _ policies: FieldPolicies,
    isPlain: Bool = false, isExact: Bool = false, as style: DigitStyle = DigitStyle()
  ) -> WrittenText {
    guard let number else { return .empty }
    if policies.kinds != nil || format.hasEntries, !isPlain, style.isUnset,
      let entry = format.text(for: number, by: format.entries + policies.entries)
    {
      return format.written(as: entry)
    }
    let fractionDigits = style.fractionDigits.map { $0 - format.scale }
    var written = format.written(
      number, digits: style.digits, fractionDigits: fractionDigits)
    if isExact, format.number(in: written.text) != number { written = format.unrounded(number) }
    if isPlain, let plain = format.plain(written) { return plain }
    return written
  }

  func digitStyle(of text: String) -> DigitStyle {
    var style = DigitStyle()
    if policies.keepsTypedDigits, let digits = format.typedDigits(in: text),
      digits[0] != format.symbols.digits[0]
    {
      style.digits = digits
    }
    if policies.keepsTypedZeros,
      !hasKinds || format.number(in: text) != nil
    {
      let parts = format.parts(of: text)
      if parts.fractionCount > zerosOfFormat {
        style.fractionDigits = parts.fractionCount - parts.exponent + format.scale
      }
    }
    return style
  }

  /// How many fraction digits the format writes of any number, which nobody need have typed.
  private var zerosOfFormat: Int {
    guard let pattern = format.pattern, pattern.minimumExponentDigits == nil else { return 0 }
    return pattern.minimumFractionDigits
  }

  func digitStyle(of other: Committed) -> DigitStyle { digitStyle(of: other.text) }

  /// What stays of the committed text when another format writes it: the zeros at its end, if
  /// somebody typed them. Neither zeros that the old format added nor the numbering system stay.
  var typedZeros: DigitStyle {
    guard policies.keepsTypedZeros else { return DigitStyle() }
    let own = self.written(
      committed.value?.fixedDecimal, isPlain: committed.isPlain)
    if own.text.hasSameBytes(as: committed.text) { return DigitStyle() }
    return DigitStyle(fractionDigits: digitStyle(of: committed).fractionDigits)
  }
}
