import NumberText

extension FormattingField {
  /// The text for a screen reader, as for `aria-valuetext`: a minus is a leading U+2212, whichever
  /// sign or parentheses the text has, and an empty text is replaced by a word such as "Empty".
  /// Rule: C21.
  ///
  /// ```swift
  /// loss.text                       // "($1,234.50)"
  /// loss.valueText(in: .english)    // "−$1,234.50"
  /// ```
  ///
  /// A refused text is given as it was typed, and one of which nothing is seen by a word, as "A
  /// space".
  ///
  /// - Parameter table: The sentences and words of one language, such as `.english`.
  public func valueText(in table: MessageTable) -> String {
    guard status == .acceptable, scanner.number(in: text)?.isNegative == true,
      let sign = scanner.togglingSign(of: text), sign.replacement.isEmpty
    else { return table.spoken(text) }
    var unsigned = text
    for range in sign.ranges.reversed() { unsigned.replacePart(range, with: "") }
    return "\u{2212}" + unsigned
  }

  /// One sentence for a screen reader after a commit or a paste that changed the number; nil after
  /// any other change, since the screen reader itself speaks what is typed. (C21)
  ///
  /// ```swift
  /// try price.type("3.14159")
  /// if let change = price.commit().change {
  ///   price.announcement(of: change, label: "Price", in: .english)   // "Price: The new value is 3.14."
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - change: The last change of the field.
  ///   - label: What the field is called, such as "Price".
  ///   - table: The sentences and words of one language, such as `.english`.
  public func announcement(
    of change: FieldChange<Value>, label: String, in table: MessageTable
  ) -> String? {
    switch change.origin {
    case .committed, .edit(.pasted): break
    default: return nil
    }
    if isSame(change.value, change.valueBefore) { return nil }
    let sentence =
      change.value == nil
      ? table[.cleared] : table.sentence(.fieldChanged, "text", valueText(in: table))
    return table.labelled(label, sentence)
  }
}

extension FormattingField: CustomStringConvertible {
  /// A line for debugging: text, status and value.
  ///
  /// ```swift
  /// print(price)   // “1.5” intermediate: incompleteGroup, value 1
  /// ```
  public var description: String {
    let issue = reading.issue.map { ": \($0.code.rawValue)" } ?? ""
    let number = value.map { $0.exactText ?? "not a number" } ?? "none"
    let shown = text.utf8.count > 60 ? String(text.unicodeScalars.prefix(60)) + "…" : text
    return "“\(shown)” \(status.rawValue)\(issue), value \(number)"
  }
}
