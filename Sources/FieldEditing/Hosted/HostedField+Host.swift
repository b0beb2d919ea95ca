public import NumberText

// What the host sets: value, format, bounds, policies.

extension HostedField {
  /// The host's value was read and is now `value`: a binding is read whenever a view is drawn. (H2)
  ///
  /// An echo changes nothing: neither text nor value nor caret.
  public mutating func read(_ value: Value?) {
    let isNews = values.isNews(value, isEcho(of: value))
    if isNews || typing == .atRest { setValue(value) }
  }

  /// The host sets a value. (H1)
  ///
  /// An echo changes nothing: neither text nor value nor caret.
  public mutating func setValue(_ value: Value?) {
    let isAnswer = values.isUnanswered
    let waits = host.contains(.waitsForCommit) && typing == .goesOn
    let atRest = typing == .atRest
    if values.isCommand(value, atRest: atRest, waits: waits, isEcho(of: value)) {
      replace(value, isAnswer: isAnswer)
    }
  }

  /// The field has come to rest: nobody edits it, and no value is on its way to the host or back. From now on the
  /// host's values are commands. (H1)
  public mutating func rest() {
    values.arrive()
    typing = .atRest
  }

  /// Sets a value that is never an echo: a command, or what the store made of the given values once all have
  /// arrived. (H1)
  public mutating func rest(at value: Value?) {
    let isAnswer = values.isUnanswered
    values.settle(value)
    typing = .atRest
    replace(value, isAnswer: isAnswer)
  }

  /// The host has another format now, such as that of another locale. (S7)
  public mutating func setFormat(_ format: NumberFormat) {
    if format != field.format { field.setFormat(format) }
    // A text that is written anew ends a composition.
    goOn()
  }

  /// The host has these bounds and policies now, by which the text is judged.
  public mutating func setBounds(_ bounds: NumberBounds, policies: FieldPolicies) {
    field.policies = policies
    if bounds != field.bounds { field.setBounds(bounds) }
  }

  /// The host enables or disables the field. A disabled field is committed, as the user cannot go on.
  ///
  /// - Returns: What was committed; nil if nothing was.
  @discardableResult
  public mutating func enable(_ isEnabled: Bool) -> FieldCommit? {
    guard isEnabled != self.isEnabled else { return nil }
    self.isEnabled = isEnabled
    return isEnabled ? nil : commit()
  }

  /// A test of whether a value that the field gave is `value` as the host keeps it. (H1)
  private func isEcho(of value: Value?) -> (Value?) -> Bool {
    host.isEcho(of: value, zeroIsNothing: typing == .goesOn || !field.text.isEmpty)
  }

  /// Sets the host's value, at once or at the end of a composition. Rule: H3.
  ///
  /// - Parameter isAnswer: Whether the host answers a value that the person typed; ``replaced`` tells that value then.
  private mutating func replace(_ value: Value?, isAnswer: Bool = false) {
    if field.markedRange != nil { awaited = .some(value) } else { obey(value, isAnswer: isAnswer) }
  }

  /// Obeys a waiting command if the composition is over.
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
