import NumberText

extension FormattingField {
  /// Shows what an input method is composing, in place of what it showed before or of the selection.
  ///
  /// Value and status stay as they were until the composition ends. (S8)
  ///
  /// ```swift
  /// try field.compose("１")    // marked
  /// try field.compose("１２")  // in the place of the first
  /// field.endComposition()
  /// field.value               // 12
  /// ```
  ///
  /// - Throws: Why the edit was refused, as ``apply(_:)-(TextEdit)`` does. (S6)
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func compose(_ text: String) throws(EditRefusal) -> FieldChange<Value> {
    let range = markedRange.map { TextRange.utf8($0.lowerBound, $0.upperBound) } ?? .selection
    return try apply(TextEdit(range, text, intent: .composed))
  }

  /// Ends a composition: the text is read as it stands. (S8)
  ///
  /// ```swift
  /// try field.compose("１")
  /// field.endComposition()
  /// field.value   // 1
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text; O(1) where nothing is composed.
  public mutating func endComposition() {
    guard markedRange != nil else { return }
    markedRange = nil
    judge()
  }
}
