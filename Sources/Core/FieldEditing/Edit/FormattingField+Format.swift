public import NumberText

extension FormattingField {
  /// Reads and writes in another format from now on. The number stays what it is. Rule: S7.
  ///
  /// A text that is not edited is written anew. An edited text stays, unless the new format reads
  /// another number there: then it gets the new format's separators.
  ///
  /// ```swift
  /// try field.type("1,234")    // in German: 1.234
  /// field.setFormat(english)
  /// field.text                 // "1.234"
  /// field.value                // 1.234
  /// ```
  ///
  /// A text that is not a number stays as it was typed, for the user to mend. If the new format
  /// reads a number there, the value follows as after a key.
  ///
  /// - Returns: The change, marked as from outside; nil if text and value stay.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func setFormat(_ format: NumberFormat) -> FieldChange<Value>? {
    guard format != self.format else { return nil }
    let (before, refused, oldText) = (snapshot, refusedNumber, text)
    let (number, oldFormat, zeros) = (saidNumber, self.format, typedZeros)
    let isEdited = isEdited || markedRange != nil
    scanner = NumberScanner(format: format, bounds: bounds, type: scanner.type)
    guard isEdited else {
      let change = replaceText(with: value, as: zeros)
      // What the text said before is read in the old format. (E6)
      return change.saying(refused, change.refused?.wrappedValue.after)
    }
    softSeparators = format.keeping(softSeparators, in: text)
    committed = inFormat(committed, as: zeros)
    if let number, saidNumber != number { say(number, asIn: oldFormat) }
    // What is being composed is judged when the composition ends. (S8)
    if markedRange == nil { judge() }
    if text.hasSameBytes(as: oldText), isSame(value, before.judgement.value) { return nil }
    return FieldChange(
      Splice(from: oldText, to: text), .fromOutside, before: before, after: snapshot
    ).saying(refused, refusedNumber)
  }

  /// Judges by other bounds from now on; the text stays. (S7)
  ///
  /// ```swift
  /// field.setBounds(NumberBounds(...10))
  /// field.issue?.code   // .aboveMaximum, if the text says 11
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public mutating func setBounds(_ bounds: NumberBounds) {
    scanner = NumberScanner(format: format, bounds: bounds, type: scanner.type)
    if markedRange != nil { return }
    if isEdited { judge() } else { read() }
  }

  /// The number that the text says in the field's format, whether or not type, bounds and policies take
  /// it; nil if the text is not a number.
  package var saidNumber: FixedDecimal? {
    number(in: text, content.marks)?.shown
  }

  /// Replaces a text that says another number in this format than the one that was meant. A composition
  /// ends by it. (S7)
  ///
  /// - Parameter other: The format in which the text says the number; nil if that is unknown.
  mutating func say(_ number: FixedDecimal, asIn other: NumberFormat? = nil) {
    let exact = format.exactText(for: number)
    var said = (text: exact, soft: format.groupingSeparators(in: exact))
    if let other {
      for isWhole in [true, false] {
        let translated = translation(of: number, from: other, isWhole: isWhole)
        let marks = EditedText(translated.text, soft: translated.soft).marks
        guard self.number(in: translated.text, marks)?.shown == number else { continue }
        said = translated
        break
      }
    }
    let old = (other ?? format).digitPlaces(in: text, soft: softSeparators)
    let new = format.digitPlaces(in: said.text, soft: said.soft)
    let (anchor, head) = new.carets(from: selection, in: old)
    text = said.text
    content.marks = EditedText.Marks(
      selection: FieldSelection(anchor: anchor, head: head), soft: said.soft)
  }

  /// The text with this format's separators in the places of another format's. Digits, zeros and the
  /// place to type on stay as they were typed.
  ///
  /// - Parameter isWhole: Whether affixes and signs stay as well, or only a minus and the digits.
  private func translation(
    of number: FixedDecimal, from other: NumberFormat, isWhole: Bool
  ) -> (text: String, soft: SoftSeparators) {
    let scalars = text.scalars
    let roles = scalars.map(other.role)
    let isIgnored = scalars.map { CharacterKind($0.value) == .ignorable }
    func isDigit(beside index: Int, _ step: Int) -> Bool {
      var index = index + step
      while isIgnored.indices.contains(index), isIgnored[index] { index += step }
      return roles.indices.contains(index) && roles[index] == .digit
    }
    let symbols = format.symbols
    var translated = number.isNegative && !isWhole ? symbols.minusSign : ""
    var (soft, hasFraction, offset): ([Int], Bool, Int) = ([], false, 0)
    for (index, scalar) in scalars.enumerated() {
      if roles[index] == .decimalSeparator, !softSeparators.contains(offset), !hasFraction,
        isDigit(beside: index, -1) || isDigit(beside: index, 1)
      {
        hasFraction = true
        translated += symbols.decimalSeparator
      } else if scalar.isSeparatorMark, isDigit(beside: index, -1), isDigit(beside: index, 1) {
        if !symbols.groupingSeparator.isEmpty { soft.append(translated.utf8.count) }
        translated += symbols.groupingSeparator
      } else if isWhole || roles[index] == .digit {
        translated.unicodeScalars.append(scalar)
      }
      offset += UTF8.width(scalar)
    }
    return (translated, SoftSeparators(soft))
  }
}
