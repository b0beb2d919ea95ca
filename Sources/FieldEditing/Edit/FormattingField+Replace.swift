import NumberText

extension FormattingField {
  /// Replaces a part of the text and judges the text anew: the way of every edit.
  mutating func replace(
    _ range: Range<Int>, with replacement: String, intent: TextEdit.Intent
  ) -> FieldChange<Value> {
    let before = marks
    let removed = String(text.utf8Slice(range))
    let isAppend = range.lowerBound == text.utf8.count && markedRange == nil
    splice(range, replacement)
    softSeparators.shift(replacing: range, withLength: replacement.utf8.count)
    let end = range.lowerBound + replacement.utf8.count
    selection = TextSelection(caret: end)
    markedRange = intent == .composed ? range.lowerBound..<end : nil
    if markedRange == nil { judge(resuming: isAppend) }
    return FieldChange(
      start: range.lowerBound, removed: removed, inserted: replacement, intent: intent,
      before: before, after: marks)
  }

  /// Puts `replacement` in the place of a range of UTF-8 offsets.
  mutating func splice(_ range: Range<Int>, _ replacement: String) {
    if range.lowerBound == text.utf8.count {
      text += replacement
    } else {
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let end = text.utf8.index(start, offsetBy: range.count)
      text.replaceSubrange(start..<end, with: replacement)
    }
  }

  /// Reads the text; the value follows where it is acceptable. (S2)
  mutating func judge(resuming: Bool = false) {
    if !resuming { progress = scanner.initialState }
    reading = scanner.read(text, from: &progress, soft: softSeparators)
    if let value = reading.value { self.value = value }
  }

  /// What the field holds beside its text.
  var marks: FieldChange<Value>.Marks {
    FieldChange.Marks(
      value: value, reading: reading, selection: selection, soft: softSeparators,
      markedRange: markedRange)
  }
}

extension String {
  /// The part of the text between two UTF-8 offsets.
  func utf8Slice(_ range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }
}
