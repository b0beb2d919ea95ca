public import NumberText

extension FormattingField {
  /// Sets the bound value, and writes its text. Setting the value that the field already has
  /// changes nothing. Rules: S4, S5.
  ///
  /// ```swift
  /// try field.type("3.")
  /// field.setValue(3)   // nil; the text stays "3."
  /// field.setValue(4)   // the text is "4"
  /// ```
  ///
  /// - Precondition: The value is of the field's type. Only an `AnyNumber` can be of another type.
  /// - Returns: The change, with the origin `fromOutside`; nil if nothing changed.
  /// - Complexity: O(*n*) in the bytes of the text; O(1) for the value that the field has.
  @_specialize(where Value == Double)
  @_specialize(where Value == Int)
  @_specialize(where Value == FixedDecimal)
  @_specialize(where Value == AnyNumber)
  @discardableResult
  public mutating func setValue(_ newValue: Value?) -> FieldChange<Value>? {
    demand(scanner.reads(newValue), "a value of another type than the field's")
    return isSame(newValue, value) ? nil : replaceText(with: newValue, as: DigitStyle())
  }

  /// Sets the value to a number; nil clears the value. Unlike ``setValue(_:)``, returns no change:
  /// a form calls this method, and undoes by other means.
  ///
  /// - Returns: Whether the field's type has the number exactly; if false, nothing has changed.
  @usableFromInline
  @_specialize(where Value == Double)
  @_specialize(where Value == Int)
  @_specialize(where Value == FixedDecimal)
  package mutating func setNumber(_ number: FixedDecimal?) -> Bool { showNumber(number) }

  // Not inlined: inlined into its caller, this generic code would slow down the versions that are
  // specialised for a type such as `Double`.
  @inline(never)
  private mutating func showNumber(_ number: FixedDecimal?) -> Bool {
    var newValue: Value?
    if let number {
      guard let own = converted(number), own.number(madeFrom: number) == number else {
        return false
      }
      newValue = own
    }
    if newValue == value { return true }
    let wasAtRest = isAtRest
    show(writing(of: newValue, isPlain: committed.isPlain, style: DigitStyle()))
    if wasAtRest, !policies.fillsFromRight { selection = FieldSelection(caret: text.utf8.count) }
    return true
  }

  /// Whether nobody types or selects in the field: the text is the committed one, and the caret is
  /// at its end. If the host then writes another value, the caret goes to the end of the new text.
  /// (F14)
  private var isAtRest: Bool {
    // Inlined, because a call would copy the field first.
    @inline(__always) get {
      selection.isCaret && selection.head == text.utf8.count && !committed.isPlain
        && text.hasSameBytes(as: committed.text)
    }
  }

  /// Makes the field show a value, unedited and with the caret at the end. Rule: S11.
  ///
  /// ```swift
  /// try field.type("7x")
  /// field.reset(to: 5)
  /// field.text       // "5"
  /// field.isEdited   // false
  /// ```
  ///
  /// Format, bounds and policies stay. Earlier changes do not apply to the new text: a host empties
  /// its undo stack.
  ///
  /// - Precondition: The value is of the field's type. Only an `AnyNumber` can be of another type.
  public mutating func reset(to newValue: Value? = nil) {
    demand(scanner.reads(newValue), "a value of another type than the field's")
    self = FormattingField(newValue, scanner: scanner, policies: policies)
  }

  /// Restores a saved value. If the present format writes the value as the saved text, with digits
  /// and zeros that policies keep, the field has this text again. Otherwise the text is written
  /// anew.
  ///
  /// - Parameter isEditing: Whether the value was shown in a field with the focus, where `text` may
  ///   be without grouping and affixes. (C20)
  @_specialize(where Value == Double)
  @_specialize(where Value == Int)
  @_specialize(where Value == FixedDecimal)
  package mutating func restore(_ value: Value?, shownAs text: String, isEditing: Bool = false) {
    restoreValue(value, text, isEditing)
  }

  // Not inlined: inlined into its caller, this generic code would slow down the versions that are
  // specialised for a type such as `Double`.
  @inline(never)
  private mutating func restoreValue(_ value: Value?, _ text: String, _ isEditing: Bool) {
    self = FormattingField(value, scanner: scanner, policies: policies)
    let mayBePlain = isEditing && policies.isPlainWhileFocused
    guard mayBePlain || !text.hasSameBytes(as: self.text) else { return }
    let style = digitStyle(of: text)
    for isPlain in mayBePlain ? [true, false] : [false] {
      let other = self.written(value?.fixedDecimal, isPlain: isPlain, style: style)
      guard text.hasSameBytes(as: other.text) else { continue }
      content = EditedText(other)
      boundReading.reading = reading(ofWritten: self.text)
      committed = Committed(text: other.text, value: value, isPlain: isPlain)
      noteHiddenDigits()
      return rest()
    }
  }

  /// Restores a text that was saved while it was edited, and reads it. The caller has checked that
  /// the text is not too long.
  ///
  /// - Parameters:
  ///   - origin: How the text came into the field: typed, as in any other field (X8), or in doubt.
  ///     (S7)
  ///   - value: The value to keep if the text is not a number.
  ///   - number: The number that the text said when it was saved; nil if it said none. If this
  ///     format reads another number there, the text is written anew. (S7)
  @_specialize(where Value == Double)
  @_specialize(where Value == Int)
  @_specialize(where Value == FixedDecimal)
  package mutating func restoreEdit(
    _ text: String, _ origin: EditedText.Marks.Origin = .typed, value: Value?,
    number: FixedDecimal? = nil
  ) {
    content = EditedText(text)
    content.marks.origin = origin
    if let number, saidNumber != number { rewrite(toSay: number) }
    self.value = value
    takeReading()
    // Equal numbers may differ in the zeros at their ends, as 1.5 and 1.50: keep the saved number.
    if isSame(self.value, value) { self.value = value }
    checkInvariants()
  }

  /// Whether a field whose digits fill from the right reads the text as any other field does, as
  /// after the decimal key or a paste. (X8)
  @usableFromInline package var isOrdinary: Bool {
    get { [.ordinary, .pasted, .doubted].contains(content.marks.origin) }
    set {
      // A text in doubt is ordinary already, and stays in doubt.
      if newValue, !isOrdinary, markedRange == nil, isEdited { content.marks.origin = .ordinary }
    }
  }

  /// Sets a selection. The caller has made sure that its ends lie within the text and between code
  /// points.
  @inlinable package mutating func restore(_ selection: FieldSelection) {
    self.selection = selection
    content.checkInvariants()
  }
}
