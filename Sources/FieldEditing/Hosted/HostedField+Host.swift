public import NumberText

// What the host tells the field: its value, format, bounds and policies.

extension HostedField {
  /// Takes the host's value as it was read, as a binding is read whenever a view is drawn. (H2)
  ///
  /// An echo, a value that the field gave the host before, changes nothing: neither text nor value nor caret.
  public mutating func read(_ value: Value?) {
    let isNews = values.isNews(value, isEcho(of: value))
    if isNews || typing == .atRest { setValue(value) }
  }

  /// Sets the value for the host. (H1)
  ///
  /// An echo, a value that the field gave the host before, changes nothing: neither text nor value nor caret.
  public mutating func setValue(_ value: Value?) {
    let isAnswer = values.isUnanswered
    let waits = host.contains(.waitsForCommit) && typing == .goesOn
    let atRest = typing == .atRest
    if values.isCommand(value, atRest: atRest, waits: waits, isEcho(of: value)) {
      replace(value, isAnswer: isAnswer)
    }
  }

  /// Declares that the field is at rest: nobody edits it, and no value is on its way to the host or back. From now on
  /// values from the host are commands. (H1)
  public mutating func rest() {
    values.arrive()
    typing = .atRest
  }

  /// Sets a value and brings the field to rest. The value is never taken for an echo: it is a command, or what the
  /// store has after all given values have arrived. (H1)
  public mutating func rest(at value: Value?) {
    let isAnswer = values.isUnanswered
    values.settle(value)
    typing = .atRest
    replace(value, isAnswer: isAnswer)
  }

  /// Sets the format by which the field reads and writes from now on, such as that of another locale. (S7)
  public mutating func setFormat(_ format: NumberFormat) {
    if format != field.format { field.setFormat(format) }
    // To write the text anew ends a composition: a value that waited for that is set now.
    goOn()
  }

  /// Sets the bounds and policies by which the text is judged from now on.
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

  /// Returns a test of values that the field gave: whether the host, as it keeps values, would have `value` for such a
  /// value. (H1)
  private func isEcho(of value: Value?) -> (Value?) -> Bool {
    host.isEcho(of: value, zeroIsNothing: typing == .goesOn || !field.text.isEmpty)
  }

  /// Shows a value that the host set, at once or when a composition ends. Rule: H3.
  ///
  /// - Parameter isAnswer: Whether the host answers a value that the person typed; then ``replaced`` keeps the typed
  ///   text.
  private mutating func replace(_ value: Value?, isAnswer: Bool = false) {
    if field.markedRange != nil { awaited = .some(value) } else { obey(value, isAnswer: isAnswer) }
  }

  /// Shows a value of the host's that waits, if the composition is over.
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
