public import NumberText

// What the host tells the field: its value, format, bounds and policies.

extension HostedField {
  /// Tells the field the value that was read from the host, as a binding is read whenever a view is drawn. (H2)
  ///
  /// If the value that the field gave the host last comes back, nothing changes: neither text nor value nor caret.
  /// While the user types, the same holds for all values that the field gave before. These values are echoes.
  public mutating func read(_ value: Value?) {
    let isNews = values.isNews(value, isEcho(of: value))
    if isNews || typing == .atRest { setValue(value) }
  }

  /// Sets the value for the host. (H1)
  ///
  /// If the value that the field gave the host last comes back, nothing changes: neither text nor value nor caret.
  /// While the user types, the same holds for all values that the field gave before. These values are echoes.
  public mutating func setValue(_ value: Value?) {
    let isAnswer = values.isUnanswered
    let waits = host.contains(.waitsForCommit) && typing == .goesOn
    let atRest = typing == .atRest
    if values.isCommand(value, atRest: atRest, waits: waits, isEcho(of: value)) {
      replace(value, isAnswer: isAnswer)
    }
  }

  /// Declares that the field is at rest: nobody edits it, and no value is on its way to the host or back. From now on a
  /// value that the host sets replaces the text, even if the field gave this value to the host earlier. (H1)
  public mutating func rest() {
    values.arrive()
    typing = .atRest
  }

  /// Sets a value, and declares that nobody edits the field and no value is on its way to the host or back. The value
  /// always replaces that of the field, because it is what the host wants, or what the host's store has made of the
  /// values that the field gave. (H1)
  public mutating func rest(at value: Value?) {
    let isAnswer = values.isUnanswered
    values.settle(value)
    typing = .atRest
    replace(value, isAnswer: isAnswer)
  }

  /// Sets the format in which the field reads and writes from now on, such as that of another locale. (S7)
  public mutating func setFormat(_ format: NumberFormat) {
    if format != field.format { field.setFormat(format) }
    // Writing the text anew has ended a composition, if there was one. A value of the host's that waited for this end
    // is set now.
    goOn()
  }

  /// Sets the bounds and policies. The present text is read again by them.
  public mutating func setBounds(_ bounds: NumberBounds, policies: FieldPolicies) {
    field.policies = policies
    if bounds != field.bounds { field.setBounds(bounds) }
  }

  /// Enables or disables the field for the user. Disabling commits it, as the user cannot go on.
  ///
  /// - Returns: What was committed; nil if nothing was.
  @discardableResult
  public mutating func enable(_ isEnabled: Bool) -> FieldCommit? {
    guard isEnabled != self.isEnabled else { return nil }
    self.isEnabled = isEnabled
    return isEnabled ? nil : commit()
  }

  /// Returns a function that tells whether `value`, which the host has set, may be an echo of a value that the field
  /// gave the host. An echo is not a new value. (H1)
  private func isEcho(of value: Value?) -> (Value?) -> Bool {
    host.isEcho(of: value, zeroIsNothing: typing == .goesOn || !field.text.isEmpty)
  }

  /// Shows a value that the host set: at once or, while an input method composes, when the composition ends. Rule: H3.
  ///
  /// - Parameter isAnswer: Whether the host has set the value in answer to a value that the person typed. If so,
  ///   ``replaced`` keeps the typed text.
  private mutating func replace(_ value: Value?, isAnswer: Bool = false) {
    if field.markedRange != nil { awaited = .some(value) } else { obey(value, isAnswer: isAnswer) }
  }

  /// If a value of the host's waits for the end of a composition, and no text is being composed any more, shows the
  /// value.
  mutating func goOn() { if let command = awaited { replace(command) } }

  mutating func obey(_ value: Value?, isAnswer: Bool = false) {
    let text = field.text
    (awaited, typing) = (nil, .atRest)
    if host.contains(.takesEntry), field.status != .acceptable {
      // Setting a value that the field already has would leave the refused text (S4), so the text is emptied first.
      let policies = field.policies
      field.policies.clearsWhenEmpty = true
      _ = try? field.follow("", intent: .deleted)
      field.policies = policies
    }
    if field.setValue(value) != nil { outcome = nil }
    if !text.hasSameBytes(as: field.text) { replaced = isAnswer ? text : nil }
  }
}
