package import NumberText

extension FormattingField {
  /// Takes over a state that was saved; the text is judged anew. Checking it is the caller's part.
  ///
  /// - Parameters:
  ///   - value: The bound value.
  ///   - edit: The text being edited, what was committed before, and the text's soft separators;
  ///     nil where nothing was edited.
  package mutating func restore(
    _ value: Value?, edit: (text: String, committed: Value?, soft: SoftSeparators)?
  ) {
    let committed = if let edit { edit.committed } else { value }
    self = FormattingField(committed, format: format, bounds: bounds, policies: policies)
    guard let edit else { return }
    text = edit.text
    softSeparators = edit.soft
    selection = TextSelection(caret: text.utf8.count)
    self.value = value
    judge()
  }

  /// Takes over a selection that lies within the text and between characters.
  package mutating func restore(_ selection: TextSelection) { self.selection = selection }
}
