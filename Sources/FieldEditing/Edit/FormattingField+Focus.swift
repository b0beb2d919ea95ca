import NumberText

extension FormattingField {
  /// Tells the field that it has the focus. If the policies say
  /// ``FieldPolicies/isPlainWhileFocused``, the number has neither grouping nor affixes from now to
  /// the commit. The caret stays among the same digits. Rule: C20.
  ///
  /// ```swift
  /// price.policies.isPlainWhileFocused = true
  /// price.text      // "$1,234.50"
  /// price.focus()
  /// price.text      // "1234.50"
  /// price.commit()
  /// price.text      // "$1,234.50"
  /// ```
  ///
  /// Nothing is selected by this call: the host selects, as ``FieldPolicies/selectsAllOnFocus``
  /// says.
  ///
  /// - Returns: The change, with the origin `fromOutside`; nil if the text stays, as an edited text
  ///   does.
  @discardableResult
  public mutating func focus() -> FieldChange<Value>? {
    guard policies.isPlainWhileFocused, !committed.isPlain, !isEdited, markedRange == nil,
      !isFilling
    else {
      return nil
    }
    let oldText = text
    let plain = writing(of: value, isPlain: true, style: digitStyle(of: committed))
    let change = adopt(plain, origin: .fromOutside)
    return text.hasSameBytes(as: oldText) ? nil : change
  }

  /// Focuses the field and selects its whole text, so that a key replaces it. Without this
  /// selection, a digit typed after "1.234,50 €" would make a text that is not a number. The caret
  /// stays if the text is being edited, or if the policies say not to select. Rule: F10.
  @inlinable
  package mutating func focusAndSelect() {
    focus()
    if policies.selectsAllOnFocus, !isEdited {
      restore(FieldSelection(anchor: 0, head: text.utf8.count))
    }
  }
}
