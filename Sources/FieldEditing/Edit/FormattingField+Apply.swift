public import NumberText

extension FormattingField {
  /// Makes an edit; see ``TextEditing``.
  ///
  /// - Returns: What changed; its inverse undoes it. (E4)
  /// - Throws: Why the edit was refused; nothing has changed then. (S6)
  @discardableResult
  @inlinable
  public mutating func apply(_ edit: TextEdit) throws(EditRefusal) -> FieldChange<Value> {
    let before = state
    try self.edit(edit)
    return FieldChange(from: before, to: state, .edit(edit.intent))
  }

  /// Makes an edit as ``apply(_:)-(TextEdit)`` does, and returns no change, for a host that undoes
  /// by other means.
  ///
  /// ```swift
  /// try field.edit(TextEdit(.selection, "7"))
  /// ```
  ///
  /// - Throws: Why the edit was refused; nothing has changed then. (S6)
  @inlinable
  public mutating func edit(_ edit: TextEdit) throws(EditRefusal) {
    if policies.fillsFromRight { try editCents(edit) } else { try editText(edit) }
  }

  /// Makes an edit in a field whose digits do not fill from the right: asks the filter, changes the
  /// text, reads it.
  @inlinable @inline(__always)
  mutating func editText(_ edit: TextEdit) throws(EditRefusal) {
    if policies.filterEdits { try checkFilter(edit) }
    try changeText(edit)
    if content.marks.markedRange == nil { takeReading() }
  }

  /// Makes an edit and does not read the text.
  @inlinable @inline(__always)
  mutating func changeText(_ edit: TextEdit) throws(EditRefusal) {
    // If the format has digits of its own, such as Arabic ones, typed digits may have to be changed
    // into those of the text. Other formats skip this, which saves copying the edit.
    if scanner.hasOwnDigits {
      try content.edit(inDigitsOfText(edit), limit: policies.maximumLength)
    } else {
      try content.edit(edit, limit: policies.maximumLength)
    }
  }

  @inlinable
  public mutating func select(_ range: TextRange) throws(EditRefusal) {
    try content.select(range)
    if policies.fillsFromRight { selectFilled() }
  }

  @inlinable
  public mutating func endComposition() {
    guard markedRange != nil else { return }
    markedRange = nil
    takeReading()
    if policies.fillsFromRight { isOrdinary = true }
  }

  /// Whether an edit would pass, without making it. Rule: E5.
  ///
  /// ```swift
  /// field.policies.filtersCharacters = true
  /// field.accepts(TextEdit(.selection, "x"))   // false
  /// ```
  public func accepts(_ edit: TextEdit) -> Bool {
    var trial = self
    return (try? trial.apply(edit)) != nil
  }

  @usableFromInline
  func checkFilter(_ edit: TextEdit) throws(EditRefusal) {
    var trial = content
    let edit = scanner.hasOwnDigits ? inDigitsOfText(edit) : edit
    let splice = try trial.apply(edit, limit: policies.maximumLength)
    let inserted = splice.inserted(in: trial.text)
    if policies.filtersCharacters {
      for scalar in inserted.unicodeScalars where !canRead(scalar) { throw .filtered }
    }
    if policies.filtersInvalidTexts, !inserted.isEmpty {
      var field = self
      field.content = trial
      field.takeReading()
      if field.status == .invalid || field.refusalInDoubt != nil { throw .filtered }
    }
  }
}

extension String {
  /// The values of the text's decimal digits, of any numbering system: 1 and 2 for "1,2" and for
  /// "١٢".
  package var digitValues: [UInt8] {
    unicodeScalars.compactMap { DecimalDigits.value(of: $0.value)?.value }
  }
}
