/// Keys and inputs of the person's.
extension HostedField {
  /// Adds a step, as the user asked; a disabled field does nothing.
  public mutating func increment() {
    if isEnabled { try? press(.increment) }
  }

  /// Subtracts a step, as the user asked; a disabled field does nothing.
  public mutating func decrement() {
    if isEnabled { try? press(.decrement) }
  }

  /// Restores the text and value that editing began with, as the user asked by Escape.
  public mutating func revert() { try? press(.revert) }

  /// Presses a key that is no character, such as Backspace. For Return call ``submit()``. Escape
  /// ends the typing, and so does a step in a field without the focus, as a button makes it: nobody
  /// would commit it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - count: How many characters a deletion takes, or how many steps are made.
  /// - Throws: Why the key was refused; nothing has changed then. (S6)
  public mutating func press(_ key: FieldAct.Key, count: Int = 1) throws(EditRefusal) {
    let change = try act { field throws(EditRefusal) in try field.press(key, count: count) }
    if change == nil, let refused = field.refusal(of: key) {
      news.blocked = refused
    }
    if key == .revert || !isFocused && key.isStep { hear(.ended(with: hostsValue)) }
  }

  /// Carries out an input of the user's, for a view that knows which part of the text an edit
  /// replaces. For Return call ``submit()``.
  ///
  /// - Throws: Why the input was refused; nothing has changed then, except that characters typed
  ///   before the refused one stay. (S6)
  package mutating func apply(_ input: FieldAct) throws(EditRefusal) {
    try act { field throws(EditRefusal) in try field.edit(input) }
  }

  /// Undoes a change, or makes it again, as the user asked. (E6)
  ///
  /// - Returns: The change that was made. If the field's format is another now, this is not
  ///   `change` itself.
  package mutating func apply(_ change: FieldChange<Value>) throws(EditRefusal) -> FieldChange<
    Value
  > {
    try act { field throws(EditRefusal) in try field.apply(change) }
  }
}
