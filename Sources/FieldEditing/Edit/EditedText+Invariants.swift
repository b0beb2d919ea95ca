import NumberText

// What is always so. Builds for debugging check it after each mutation; other builds compile nothing of it.

extension EditedText {
  #if DEBUG
    /// Traps if text and marks are not as every edited text has them.
    @usableFromInline
    package func checkInvariants() { marks.checkInvariants(in: text) }
  #else
    @inlinable @inline(__always)
    package func checkInvariants() {}
  #endif
}

extension EditedText.Marks {
  /// Traps if these are not the marks of a text.
  func checkInvariants(in text: String) {
    #if DEBUG
      for end in [selection.anchor, selection.head] {
        assert(text.standsBetweenScalars(end), "A selection ends between characters of the text.")
      }
      if let markedRange {
        for end in [markedRange.lowerBound, markedRange.upperBound] {
          assert(
            text.standsBetweenScalars(end),
            "What is being composed ends between characters of the text.")
        }
      }
      soft.checkInvariants(in: text)
    #endif
  }
}

extension FormattingField {
  #if DEBUG
    /// Traps if the field is not as every field is.
    @usableFromInline
    func checkInvariants() {
      content.checkInvariants()
      committed.soft.checkInvariants(in: committed.text)
      assert(scanner.reads(value), "A field's value is of the field's type.")
      assert(
        markedRange != nil || hasKinds || reading == readWhole(),
        "A field's reading is that of its whole text while nothing is being composed. (S3)")
    }
  #else
    @inlinable @inline(__always)
    func checkInvariants() {}
  #endif
}
