import NumberText

// Invariants. Debug builds check them after each mutation; other builds compile nothing of this.

extension EditedText {
  #if DEBUG
    @usableFromInline
    package func checkInvariants() { marks.checkInvariants(in: text) }
  #else
    @inlinable @inline(__always)
    package func checkInvariants() {}
  #endif
}

extension EditedText.Marks {
  /// Traps if the selection, the composed range or the separators of a commit do not fit the text.
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
      written.separators.checkInvariants(in: text)
      written.digits.checkInvariants(in: text)
    #endif
  }
}

extension FormattingField {
  #if DEBUG
    /// Traps if the selection, the separators of a commit, the value or the reading do not fit the
    /// field's text and type.
    @usableFromInline
    func checkInvariants() {
      content.checkInvariants()
      assert(scanner.reads(value), "A field's value is of the field's type.")
      assert(
        markedRange != nil || hasKinds || reading == reading(of: text)
          || content.marks.origin == .doubted && isRefused,
        "A field's reading is that of its whole text while nothing is being composed. (S3)")
    }
  #else
    @inlinable @inline(__always)
    func checkInvariants() {}
  #endif
}
