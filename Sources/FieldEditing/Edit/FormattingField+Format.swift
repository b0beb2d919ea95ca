public import NumberText

extension FormattingField {
  /// Sets the format by which the field reads and writes from now on, and keeps the number. Rule:
  /// S7.
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
  /// reads a number there, the value follows as after a key. But a text that can be read in two
  /// ways is asked about until somebody edits it, whatever the format.
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
      // What is no number stays, so that none of its separators goes. (E13)
      content.marks.written.separators =
        number == nil && markedRange == nil
        ? OffsetSet() : format.groupingSeparators(content.marks.written.separators, in: text)
      committed = inFormat(committed, as: zeros)
      // What says another number than the committed one has lost that one's hidden digits. (S12)
      if number != nil, !isSame(value, committed.value) {
        content.marks.written.digits = OffsetSet()
      }
      if let entered, let number,
        case let other = format.inOwnMarks(entered, from: before.format),
        self.number(in: other)?.shown == number
      {
        // The marks of a sum are those of the format, though another format may find the same
        // difference of two numbers.
        if !other.hasSameBytes(as: text) {
          rewrite(EditedText(other), from: before.format.parts(of: text))
        }
      } else if let number,
        saidNumber != number || format.isInOtherMarks(text)
      {
        rewrite(toSay: number, from: before.format.parts(of: text))
      }
      // A text that an input method still composes is read when the composition ends. (S8)
      if markedRange == nil { takeReading() }
      if policies.fillsFromRight { refill(number, wasFilling: wasFilling) }
      checkInvariants()
      if text.hasSameBytes(as: before.content.text), isSame(value, before.boundReading.value) {
        return nil
      }
    } else {
      let parts = before.format.parts(of: text)
      show(writing(of: value, isPlain: committed.isPlain, style: zeros), from: parts)
    }
    return FieldChange(from: before, to: state, .fromOutside)
  }

  /// Sets the bounds. The text stays and is read again by the new bounds, and earlier changes can
  /// still be undone. (S7)
  ///
  /// ```swift
  /// field.setBounds(NumberBounds(...10))
  /// field.issue?.code   // .aboveMaximum, if the text says 11
  /// ```
  public mutating func setBounds(_ bounds: NumberBounds) {
    scanner = NumberScanner(format: format, bounds: bounds, type: scanner.type)
    takeReadingAgain()
  }

  /// The number that the text says in the field's format, even if type, bounds or policies refuse
  /// it; nil if the text is not a number, or was in doubt before the format changed.
  package var saidNumber: FixedDecimal? {
    content.marks.origin == .doubted ? nil : number(in: text)?.shown
  }

  /// Rewrites the text so that it says `number` in this format, which reads another number in the
  /// present text. Ends a composition. (S7)
  ///
  /// - Parameters:
  ///   - isRounded: Whether the number may have fewer digits than the text, because the type of the
  ///     value does not hold them.
  ///   - parts: The parts of the text; if nil, those in this format.
  mutating func rewrite(
    toSay number: FixedDecimal, isRounded: Bool = false, from parts: TextParts? = nil
  ) {
    // If digits fill the field from the right, the number is written as its digits would fill the
    // field, so that further digits can follow.
    if policies.fillsFromRight, !isOrdinary, (try? fill(number)) != nil { return }
    rewrite(
      rewritten(as: number, isRounded: isRounded, from: parts)
        ?? EditedText(written(number, isExact: true)),
      from: parts)
  }

  /// Replaces the text. The caret stays among the same digits. (C5)
  mutating func rewrite(_ other: EditedText, from parts: TextParts? = nil) {
    let old = parts ?? format.parts(of: text)
    let (anchor, head) = format.parts(of: other.text).carets(from: selection, in: old)
    content = other
    selection = FieldSelection(anchor: anchor, head: head)
    content.checkInvariants()
  }

  /// Writes the typed text with this format's separators in place of another format's, so that it
  /// says the number: "1,234", typed in German for 1.234, becomes "1.234" in English. Digits and
  /// zeros stay as they were typed. Nil if no such text says the number.
  ///
  /// - Parameter parts: The parts of the text in the format in which it said the number; nil if
  ///   that format is not known. Then each separator is tried as the decimal separator, the last
  ///   one first.
  private func rewritten(
    as number: FixedDecimal, isRounded: Bool, from parts: TextParts?
  ) -> EditedText? {
    let pieces = (parts ?? format.parts(of: text)).parts
    // No grouping separator stands after the decimal separator. So only the last 16 are tried: a
    // number of 3,000 digits has a thousand separators.
    func last(_ roles: TextPart.Role...) -> [Range<Int>?] {
      pieces.reversed().filter { roles.contains($0.role) }.prefix(16).map { $0.range }
    }
    let decimal = pieces.first { $0.role == .decimal }?.range
    // A currency sign can be the decimal separator: "20$00" in Cape Verde.
    let ways: [[Range<Int>?]] =
      parts == nil ? [last(.decimal, .group) + [nil], last(.affix, .foreign)] : [[decimal]]
    // Groups that fit the other format's may not fit this one's, as "12,34,567": then the text has
    // no groups.
    let modes = [(true, true), (true, false), (false, true), (false, false)]
    for decimals in ways {
      for ((keepsAffixes, isGrouped), decimal) in modes.flatMap({ m in decimals.map { (m, $0) } }) {
        let other = translation(
          pieces, number, decimal, keepsAffixes: keepsAffixes, isGrouped: isGrouped)
        guard let said = self.number(in: other.text)?.shown else { continue }
        // If more digits were typed than the type holds, the number of the text may differ from
        // `number`: it is enough that both become the same value. Not so for zero, since a very
        // small number becomes zero, too.
        let isValue =
          isRounded && keepsAffixes && !number.isZero
          && scanner.converted(number).map { isSame($0, scanner.converted(said)) } ?? false
        if said == number || isValue { return other }
      }
    }
    return nil
  }

  /// Writes the text in this format's separators, with `decimal` as the range of the decimal
  /// separator.
  ///
  /// - Parameters:
  ///   - keepsAffixes: Whether affixes and signs stay as well. If not, only the digits stay, with a
  ///     minus for a number below zero.
  ///   - isGrouped: Whether to write grouping separators.
  private func translation(
    _ parts: [TextPart], _ number: FixedDecimal, _ decimal: Range<Int>?, keepsAffixes: Bool,
    isGrouped: Bool
  ) -> EditedText {
    let symbols = format.symbols
    var other = number.isNegative && !keepsAffixes ? symbols.minusSign : ""
    var separators: [Int] = []
    let isDigit = parts.map { $0.role == .digit }
    let shown = parts.indices.filter { parts[$0].role != .ignored }
    let between = zip(shown, zip(shown.dropFirst(), shown.dropFirst(2)))
      .filter { isDigit[$0] && isDigit[$1.1] }.map { $1.0 }
    for (index, part) in parts.enumerated() {
      if part.range == decimal {
        other += symbols.decimalSeparator
      } else if [.group, .decimal, .space].contains(part.role), between.contains(index) {
        guard isGrouped, !symbols.groupingSeparator.isEmpty else { continue }
        separators.append(other.utf8.count)
        other += symbols.groupingSeparator
      } else if keepsAffixes || part.role == .digit {
        other += text.utf8Part(part.range)
      }
    }
    return EditedText(other, separators: OffsetSet(separators))
  }
}
