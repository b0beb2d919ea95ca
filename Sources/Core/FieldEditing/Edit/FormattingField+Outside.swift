public import NumberText

extension FormattingField {
  /// Binds another value. The value that the field already has changes nothing. Rules: S4, S5.
  ///
  /// ```swift
  /// try field.type("3.")
  /// field.setValue(3)   // nil; the text stays "3."
  /// field.setValue(4)   // the text is "4"
  /// ```
  ///
  /// - Precondition: a value of a type chosen at run time is of the field's type.
  /// - Returns: The change, marked as from outside; nil where there is none.
  /// - Complexity: O(*n*) in the bytes of the text; O(1) for the value that the field has.
  @discardableResult
  public mutating func setValue(_ newValue: Value?) -> FieldChange<Value>? {
    precondition(scanner.reads(newValue), "a value of another type than the field's")
    return isSame(newValue, value) ? nil : rewrite(newValue, origin: .fromOutside)
  }

  /// Makes the field as new: with this value, unedited, the caret at the end. Rule: S11.
  ///
  /// ```swift
  /// try field.type("7x")
  /// field.reset(to: 5)
  /// field.text       // "5"
  /// field.isEdited   // false
  /// ```
  ///
  /// Format, bounds and policies stay. Changes made before do not fit the new text: a host empties its
  /// undo stack.
  ///
  /// - Precondition: a value of a type chosen at run time is of the field's type.
  /// - Complexity: O(*n*) in the bytes of the text.
  public mutating func reset(to newValue: Value? = nil) {
    precondition(scanner.reads(newValue), "a value of another type than the field's")
    self = FormattingField(newValue, scanner: scanner, policies: policies)
  }

  /// Reads and writes in another format from now on. Rule: S7.
  ///
  /// While the field is edited its text stays and is judged anew; otherwise it is written anew.
  ///
  /// ```swift
  /// field.text   // "1,234.5"
  /// field.setFormat(german)
  /// field.text   // "1.234,5"
  /// ```
  ///
  /// - Returns: The change of the text, marked as from outside; nil where the text stays.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func setFormat(_ format: NumberFormat) -> FieldChange<Value>? {
    setScanner(NumberScanner(format: format, bounds: bounds, type: scanner.type))
  }

  /// Judges by other bounds from now on; the text stays. (S7)
  ///
  /// ```swift
  /// field.setBounds(NumberBounds(...10))
  /// field.issues.first?.code   // .aboveMaximum, where the text says 11
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public mutating func setBounds(_ bounds: NumberBounds) {
    _ = setScanner(NumberScanner(format: format, bounds: bounds, type: scanner.type))
  }

  /// Reads with another scanner; gives the change where that writes the text anew.
  private mutating func setScanner(_ newScanner: NumberScanner<Value>) -> FieldChange<Value>? {
    let isEdited = isEdited || markedRange != nil
    let changesFormat = newScanner.format != scanner.format
    let zeros = typedZeros
    scanner = newScanner
    if isEdited {
      if changesFormat { softSeparators = format.keeping(softSeparators, in: text) }
      // What is being composed is judged when that ends. (S8)
      if markedRange == nil { judge() }
      if changesFormat { committed = inFormat(committed, as: zeros) }
    } else if changesFormat {
      return rewrite(value, origin: .fromOutside, as: zeros)
    } else {
      read()
    }
    return nil
  }

  /// Takes over a saved value. The saved text comes back where this format writes the value so, in any
  /// numbering system; else the text is written anew.
  package mutating func restore(_ value: Value?, shownAs text: String) {
    self = FormattingField(value, scanner: scanner, policies: policies)
    guard !text.hasSameBytes(as: self.text), let number = value?.fixedDecimal else { return }
    let other = written(number, isPlain: false, as: spelling(of: text, SoftSeparators()))
    guard text.hasSameBytes(as: other.text) else { return }
    setText(other.text, soft: other.softSeparators)
    read()
    committed = Committed(text: other.text, value: value, soft: other.softSeparators)
  }

  /// Takes over a text that was saved while it was edited, and reads it. The caller has checked it.
  ///
  /// - Parameters:
  ///   - text: The text being edited.
  ///   - soft: The text's soft separators.
  ///   - value: The value to keep where the text has none.
  package mutating func restoreEdit(_ text: String, soft: SoftSeparators, value: Value?) {
    setText(text, soft: soft)
    self.value = value
    judge()
    // The same number may have been held with other zeros at its end than the text has.
    if isSame(self.value, value) { self.value = value }
  }

  /// Takes over a selection that lies within the text and between characters.
  @inlinable package mutating func restore(_ selection: FieldSelection) {
    self.selection = selection
  }

  private mutating func setText(_ text: String, soft: SoftSeparators) {
    self.text = text
    softSeparators = soft
    selection = FieldSelection(caret: text.utf8.count)
  }
}
