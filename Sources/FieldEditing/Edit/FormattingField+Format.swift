public import NumberText

extension FormattingField {
  /// Sets the format by which the field reads and writes from now on, and keeps the number. Rule: S7.
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
  /// reads a number there, the value follows as after a key. But a text that can be read in two ways is asked about
  /// until somebody edits it, whatever the format.
  ///
  /// - Returns: The change, with the origin `fromOutside`; nil if text and value stay.
  @discardableResult
  public mutating func setFormat(_ format: NumberFormat) -> FieldChange<Value>? {
    guard format != self.format else { return nil }
    let before = state
    if isEdited, isInDoubt, markedRange == nil { content.marks.origin = .doubted }
    let (number, zeros) = (saidNumber, typedZeros)
    let isEdited = isEdited || markedRange != nil
    let wasFilling = isFilling
    let entered = isOfKind ? text : nil
    scanner = NumberScanner(format: format, bounds: bounds, type: scanner.type)
    if isEdited {
      content.marks.written.separators = format.groupingSeparators(
        content.marks.written.separators, in: text)
      committed = inFormat(committed, as: zeros)
      if let entered, let number,
        case let other = format.inOwnMarks(entered, from: before.format),
        self.number(in: other)?.shown == number
      {
        // The marks of a sum are those of the format, though another format may find the same difference of two numbers.
        if !other.hasSameBytes(as: text) {
          rewrite(EditedText(other), from: before.format.digitPlaces(in: text))
        }
      } else if let number,
        saidNumber != number || format.isInOtherMarks(text)
      {
        rewrite(toSay: number, from: before.format.digitPlaces(in: text))
      }
      // A text that an input method still composes is read when the composition ends. (S8)
      if markedRange == nil { takeReading() }
      if policies.fillsFromRight { refill(number, wasFilling: wasFilling) }
      checkInvariants()
      if text.hasSameBytes(as: before.content.text), isSame(value, before.boundReading.value) {
        return nil
      }
    } else {
      let places = before.format.digitPlaces(in: text)
      show(writing(of: value, isPlain: committed.isPlain, style: zeros), from: places)
    }
    return FieldChange(from: before, to: state, .fromOutside)
  }

  /// Sets the bounds. The text stays and is read again by the new bounds, and earlier changes can still be undone. (S7)
  ///
  /// ```swift
  /// field.setBounds(NumberBounds(...10))
  /// field.issue?.code   // .aboveMaximum, if the text says 11
  /// ```
  public mutating func setBounds(_ bounds: NumberBounds) {
    scanner = NumberScanner(format: format, bounds: bounds, type: scanner.type)
    takeReadingAgain()
  }

  /// The number that the text says in the field's format, even if type, bounds or policies refuse it; nil if the text
  /// is not a number, or was in doubt before the format changed.
  package var saidNumber: FixedDecimal? {
    content.marks.origin == .doubted ? nil : number(in: text)?.shown
  }

  /// Rewrites the text so that it says `number` in this format, which reads another number in the present text. Ends a
  /// composition. (S7)
  ///
  /// - Parameters:
  ///   - isRounded: Whether the number may have fewer digits than the text, because the type of the value does not hold
  ///     them.
  ///   - places: Where the text has its digits; if nil, this format finds the digits.
  mutating func rewrite(
    toSay number: FixedDecimal, isRounded: Bool = false, from places: DigitPlaces? = nil
  ) {
    // If digits fill the field from the right, the number is written as its digits would fill the field, so that
    // further digits can follow.
    if policies.fillsFromRight, !isOrdinary, (try? fill(number)) != nil { return }
    rewrite(
      rewritten(as: number, isRounded: isRounded) ?? EditedText(written(number, isExact: true)),
      from: places)
  }

  /// Replaces the text. The caret stays among the same digits. (C5)
  mutating func rewrite(_ other: EditedText, from places: DigitPlaces? = nil) {
    let old = places ?? format.digitPlaces(in: text)
    let new = format.digitPlaces(in: other.text)
    let (anchor, head) = new.carets(from: selection, in: old)
    content = other
    selection = FieldSelection(anchor: anchor, head: head)
    content.checkInvariants()
  }

  /// Writes the typed text with this format's separators in place of another format's, so that it says the number:
  /// "1,234", typed in German for 1.234, becomes "1.234" in English. Digits and zeros stay as they were typed. Nil if
  /// no such text says the number.
  ///
  /// Only the number tells which of the separators begins the fraction. So each separator is tried as the decimal
  /// separator, the last separator first.
  private func rewritten(
    as number: FixedDecimal, isRounded: Bool
  ) -> EditedText? {
    let scalars = text.unicodeScalars.map { (scalar: $0, kind: CharacterKind($0.value)) }
    func isDigit(beside index: Int, _ step: Int) -> Bool {
      var index = index + step
      while scalars.indices.contains(index), scalars[index].kind == .ignorable { index += step }
      guard scalars.indices.contains(index), case .digit = scalars[index].kind else { return false }
      return true
    }
    let isAfterDigit = scalars.indices.map { isDigit(beside: $0, -1) }
    let isBeforeDigit = scalars.indices.map { isDigit(beside: $0, 1) }
    let beside = scalars.indices.filter { isAfterDigit[$0] || isBeforeDigit[$0] }
    let marks = beside.filter { scalars[$0].scalar.isSeparatorMark }
    /// Writes the text with `decimal` as the index of the decimal separator.
    ///
    /// - Parameters:
    ///   - keepsAffixes: Whether affixes and signs stay as well. If not, only the digits stay, with a minus for a number below
    ///     zero.
    ///   - isGrouped: Whether to write grouping separators.
    func translation(decimal: Int?, keepsAffixes: Bool, isGrouped: Bool) -> EditedText {
      let symbols = format.symbols
      var text = number.isNegative && !keepsAffixes ? symbols.minusSign : ""
      var separators = [Int]()
      for (index, (scalar, kind)) in scalars.enumerated() {
        if index == decimal {
          text += symbols.decimalSeparator
        } else if scalar.isSeparatorMark, isAfterDigit[index], isBeforeDigit[index] {
          guard isGrouped, !symbols.groupingSeparator.isEmpty else { continue }
          separators.append(text.utf8.count)
          text += symbols.groupingSeparator
        } else if keepsAffixes {
          text.unicodeScalars.append(scalar)
        } else if case .digit = kind {
          text.unicodeScalars.append(scalar)
        }
      }
      return EditedText(text, separators: OffsetSet(separators))
    }
    // The decimal separator is among the last separators, since no grouping separator stands after it. So only the last
    // 16 are tried: a number of 3,000 digits has a thousand separators.
    func last(_ places: [Int], _ isCandidate: (CharacterKind) -> Bool) -> [Int?] {
      places.reversed().filter { isCandidate(scalars[$0].kind) }.prefix(16).map { $0 }
    }
    let usual = last(marks) { $0.mayBeDecimal } + [nil]
    // A currency sign can be the decimal separator: "20$00" in Cape Verde.
    let others = last(beside) { $0 == .other }
    // Groups that fit the other format's may not fit this one's, as "12,34,567": then the text has no groups.
    for (keepsAffixes, isGrouped, candidates) in [
      (true, true, usual), (true, false, usual), (false, true, usual), (false, false, usual),
      (true, true, others), (true, false, others), (false, true, others), (false, false, others),
    ] {
      for decimal in candidates {
        let other = translation(decimal: decimal, keepsAffixes: keepsAffixes, isGrouped: isGrouped)
        guard let said = self.number(in: other.text)?.shown else { continue }
        // If more digits were typed than the type holds, the number of the text may differ from `number`: it is enough
        // that both become the same value. Not so for a text without its affixes, in which a digit of an affix may have
        // been taken for a digit of the number, and not for zero, since a very small number becomes zero, too.
        let isValue =
          isRounded && keepsAffixes && !number.isZero
          && scanner.converted(number).map { isSame($0, scanner.converted(said)) } ?? false
        if said == number || isValue { return other }
      }
    }
    return nil
  }
}
