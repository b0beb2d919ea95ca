import NumberText

extension FormattingField {
  /// Carries out an input of the user's, such as typing or pressing a key; see ``TextEditing``.
  ///
  /// ```swift
  /// try price.apply(.type("3"))
  /// try price.apply(.press(.decimalKey))
  /// price.text   // "3."
  /// ```
  ///
  /// - Returns: What changed; nil if nothing but the selection did.
  /// - Throws: Why the input was refused; nothing has changed then, except that characters typed
  ///   before the refused one stay. (S6)
  @discardableResult
  @inlinable
  public mutating func apply(_ input: FieldAct) throws(EditRefusal) -> FieldChange<Value>? {
    guard case .type(let characters) = input else { return try carryOut(input) }
    if !characters.isEmpty, characters.dropFirst().isEmpty {
      return try apply(TextEdit(.selection, characters))
    }
    let before = self
    try type(characters)
    return change(since: before, .edit(.typed))
  }

  /// Presses a key that is no character; see ``TextEditing``.
  ///
  /// The decimal key inserts the format's decimal separator. Rule: E2.
  ///
  /// ```swift
  /// try price.press(.decimalKey)   // "," in de-DE
  /// try price.press(.increment, count: 3)
  /// ```
  ///
  /// - Returns: What changed; nil if nothing but the selection did.
  /// - Throws: Why the key was refused; nothing has changed then. (S6)
  @discardableResult
  public mutating func press(
    _ key: FieldAct.Key, count: Int = 1
  ) throws(EditRefusal) -> FieldChange<Value>? {
    switch key {
    case .deleteBackward: return try deleteBackward(count)
    case .deleteForward: return try deleteForward(count)
    case .decimalKey: return try apply(TextEdit(.selection, format.symbols.decimalSeparator))
    case .toggleSign: return try toggleSign()
    case .increment: return move(by: step, count)
    case .decrement: return move(by: step, -count)
    case .largeIncrement: return move(by: usable(largeStep), count)
    case .largeDecrement: return move(by: usable(largeStep), -count)
    case .setToMinimum: return setToMinimum()
    case .setToMaximum: return setToMaximum()
    case .revert: return revert()
    case .commit: return commit().change
    case .endComposition: endComposition()
    case .selectAll: try select(.all)
    }
    return nil
  }
}
