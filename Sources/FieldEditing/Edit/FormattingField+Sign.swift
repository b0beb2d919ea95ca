import NumberText

extension FormattingField {
  /// Changes the sign of the typed number, as the ± key of a keypad without a minus does. The rest
  /// of the text stays, and so does the place of the caret in it. Rule: E12.
  ///
  /// ```swift
  /// try field.type("12")
  /// try field.toggleSign()   // "-12"
  /// try field.toggleSign()   // "12"
  /// ```
  ///
  /// - Returns: The change; nil if the field accepts no minus (``entryTraits``).
  /// - Throws: `tooLong` if there is no room for the sign. (S6)
  /// - Complexity: O(*n*) in the bytes of the text, times the number of minus signs in it.
  @discardableResult
  public mutating func toggleSign() throws(EditRefusal) -> FieldChange<Value>? {
    endComposition()
    if let negated = writingOfNegated { return adopt(negated, origin: .edit(.typed)) }
    return policies.fillsFromRight ? try toggleFilledSign() : try toggleTypedSign()
  }

  /// Writes the negative of a value that has more digits than the text shows, so that none is lost:
  /// −1234.5678 for 1234.5678, shown as "1,234.57". So it is where a typed minus would be relative
  /// to the value (X10). Nil for any other value, and if the field does not take the negative.
  /// (S12)
  private var writingOfNegated: WrittenValue<Value>? {
    guard !isEdited, hidesDigits || readsPlainNumbers, let number = value?.fixedDecimal?.negated,
      entryTraits.allowsMinus || !number.isNegative, bounds.contains(number),
      let negated = scanner.held(number)
    else { return nil }
    let writing = writing(of: negated.value, as: number, isPlain: committed.isPlain)
    let shown = writing.boundReading.reading.value?.fixedDecimal
    return shown?.isNegative == number.isNegative && shown?.isZero == false ? writing : nil
  }

  /// Changes the sign in the typed text, whether or not digits fill the field from the right.
  mutating func toggleTypedSign() throws(EditRefusal) -> FieldChange<Value>? {
    endComposition()
    guard let sign = scanner.togglingSign(of: text),
      entryTraits.allowsMinus || sign.replacement.isEmpty
    else { return nil }
    let before = self
    let number = !hasKinds ? nil : saidNumber
    var edited = content
    for range in sign.ranges.reversed() {
      let selection = edited.marks.selection
      let edit = TextEdit(.utf8(range.lowerBound, range.upperBound), sign.replacement)
      let splice = try edited.apply(edit, limit: policies.maximumLength)
      edited.marks.selection = selection.remapped(through: splice)
    }
    content = edited
    takeReading()
    if let number, saidNumber != number.negated {
      // The sign of a sum such as "1+2" cannot be changed: a minus at its start would be the minus
      // of the 1 alone.
      self = before
      return nil
    }
    return change(since: before, .edit(.typed))
  }
}

/// An edit that changes a sign: ranges of a text, in UTF-8 offsets, and the text that replaces each
/// of them.
struct SignEdit {
  let ranges: [Range<Int>]
  let replacement: String
}

extension NumberScanner {
  /// Finds the edit that changes the sign of a text: it removes a minus or parentheses, inserts a
  /// minus, or replaces a plus by a minus. Returns the first of these edits that makes the number
  /// its negative; nil if none does.
  func togglingSign(of text: String) -> SignEdit? {
    let parts = format.parts(of: text).parts.filter { $0.role != .ignored && $0.role != .space }
    let signs = parts.filter { $0.role == .sign }.map { $0.range }
    let plus = signs.first { kind(of: text.utf8Part($0)) == .plus }
    func insertion(_ range: Range<Int>) -> SignEdit {
      SignEdit(ranges: [range], replacement: format.symbols.minusSign)
    }
    guard let number = format.number(in: text) else {
      // There is no number yet: change the leading sign.
      guard let first = parts.first, first.role == .sign, first.range != plus else {
        return insertion(plus ?? 0..<0)
      }
      let isOpening = kind(of: text.utf8Part(first.range)) == .openingParenthesis
      return SignEdit(ranges: isOpening ? signs : [first.range], replacement: "")
    }
    let firstDigit = parts.first { $0.role == .digit }?.range.lowerBound ?? 0
    let insertions = ([plus].compactMap { $0 } + [0..<0, firstDigit..<firstDigit]).map(insertion)
    let removal = SignEdit(ranges: signs, replacement: "")
    return (number.isNegative ? [removal] : insertions).first { edit in
      self.number(afterEdit: edit, of: text) == number.negated
    }
  }

  private func number(afterEdit edit: SignEdit, of text: String) -> FixedDecimal? {
    var toggled = text
    for range in edit.ranges.reversed() { toggled.replacePart(range, with: edit.replacement) }
    return format.number(in: toggled)
  }

  private func kind(of sign: String) -> CharacterKind? { sign.characterKinds.first }
}
