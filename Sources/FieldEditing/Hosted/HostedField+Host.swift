public import NumberText

// What the host says: its value, the format, bounds and policies.

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

  /// The field has come to rest: nobody edits it, and no value is on its way to the host or back. What the host says from
  /// now on counts. (H1)
  public mutating func rest() {
    values.arrive()
    typing = .atRest
  }

  /// The host has this value, whatever it was given: a command that is never an echo, or what the store made of the
  /// value once all has arrived there. (H1)
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

  /// The host has other bounds and policies now.
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

  /// Whether the host has a value for one that the field gave. (H1)
  private func isEcho(of value: Value?) -> (Value?) -> Bool {
    host.isEcho(of: value, zeroIsNothing: typing == .goesOn || !field.text.isEmpty)
  }

  /// Sets the host's value, which may have to wait. Rule: H3.
  ///
  /// - Parameter isAnswer: Whether the host answers to a value of the person's.
  private mutating func replace(_ value: Value?, isAnswer: Bool = false) {
    if field.markedRange != nil { awaited = .some(value) } else { obey(value, isAnswer: isAnswer) }
  }

  /// Obeys a command whose waiting may be over.
  mutating func goOn() { if let command = awaited { replace(command) } }

  mutating func obey(_ value: Value?, isAnswer: Bool = false) {
    let text = field.text
    (awaited, typing) = (nil, .atRest)
    if host.contains(.takesEntry), field.status != .acceptable {
      // The field may have the value, but its text does not say so. (S4)
      let policies = field.policies
      field.policies.clearsWhenEmpty = true
      _ = try? field.follow("", intent: .deleted)
      field.policies = policies
    }
    if field.setValue(value) != nil { outcome = nil }
    if !text.hasSameBytes(as: field.text) { replaced = isAnswer ? text : nil }
  }
}
