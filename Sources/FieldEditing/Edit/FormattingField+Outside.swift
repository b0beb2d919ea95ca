public import NumberText

extension FormattingField {
  /// Binds another value. The value that the field already has changes nothing. (S4, S5)
  ///
  /// ```swift
  /// try field.type("3.")
  /// field.setValue(3)   // nil; the text stays "3."
  /// field.setValue(4)   // the text is "4"
  /// ```
  ///
  /// - Returns: The change, marked as from outside; nil where there is none.
  /// - Complexity: O(*n*) in the bytes of the text; O(1) for the value that the field has.
  @discardableResult
  public mutating func setValue(_ newValue: Value?) -> FieldChange<Value>? {
    isSame(newValue, value) ? nil : rewrite(newValue, intent: .fromOutside)
  }

  /// Reads and writes in another format from now on. (S7)
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
    setScanner(NumberScanner(format: format, bounds: bounds))
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
    _ = setScanner(NumberScanner(format: format, bounds: bounds))
  }

  /// Reads with another scanner; gives the change where that writes the text anew.
  private mutating func setScanner(_ newScanner: NumberScanner<Value>) -> FieldChange<Value>? {
    let isEdited = isEdited || markedRange != nil
    let changesFormat = newScanner.format != scanner.format
    scanner = newScanner
    if isEdited {
      if changesFormat { softSeparators = format.keeping(softSeparators, in: text) }
      // What is being composed is judged when that ends. (S8)
      if markedRange == nil { judge() }
      if changesFormat { committed = inFormat(committed) }
    } else if changesFormat {
      return rewrite(value, intent: .fromOutside)
    } else {
      read()
    }
    return nil
  }
}
