public import NumberText

// What the host tells the field: its value, format, bounds and policies.

extension HostedField {
  /// Tells the field what the host has now: after a gift, whenever a view is drawn, or when it has
  /// changed. The field knows whether this answers a gift or is a command. (H1)
  ///
  /// - Parameters:
  ///   - value: The host's value.
  ///   - token: The token of the gift that the host answers, if it knows. The answer is final then:
  ///     the field does not wait for ``rest()``. An answer to any gift but the last is ignored.
  public mutating func read(_ value: Value?, answering token: Int? = nil) {
    hear(token.map { .answered(value, token: $0) } ?? .has(value))
  }

  /// Declares that the host is at rest: no value is on its way to it or back. From now on a value
  /// that ``read(_:answering:)`` tells is a command if it is not the one that the host has. (H1)
  public mutating func rest() { hear(.rested) }

  /// Shows a value that the host wants, whatever it was given: for another record, or a button that
  /// clears the field while somebody types. A refused text is replaced, too. During a composition
  /// the command waits for its end. (H1, H3)
  public mutating func command(_ value: Value?) { hear(.commanded(value)) }

  /// Sets the format in which the field reads and writes from now on, such as that of another
  /// locale. (S7)
  public mutating func setFormat(_ format: NumberFormat) {
    if format != field.format {
      field.setFormat(format)
      forgetRefusal()
    }
    // Writing the text anew has ended a composition, if there was one, for which a command may
    // wait.
    hear(.acted(changesText: false))
  }

  /// Forgets the text that the last commit has refused, and the request for the focus. Refusal and
  /// suggestions are those of another format, of other bounds or policies. (R24)
  private mutating func forgetRefusal() {
    switch outcome {
    case .reverted?, .keptInvalid?: (news.outcome, news.wantsFocus) = (nil, false)
    default: break
    }
  }

  /// Sets the bounds and policies. The present text is read again by them.
  public mutating func setBounds(_ bounds: NumberBounds, policies: FieldPolicies) {
    if policies != field.policies || bounds != field.bounds { forgetRefusal() }
    field.policies = policies
    if bounds != field.bounds { field.setBounds(bounds) }
  }

  /// Enables or disables the field for the user. Disabling commits it, as the user cannot go on.
  ///
  /// ```swift
  /// price.setEnabled(false)?.outcome   // .accepted, after an edit
  /// ```
  ///
  /// - Returns: What was committed; nil if nothing was.
  @discardableResult
  public mutating func setEnabled(_ isEnabled: Bool) -> FieldCommit? {
    guard isEnabled != self.isEnabled else { return nil }
    self.isEnabled = isEnabled
    return isEnabled ? nil : commit()
  }
}

extension HostedField {
  /// Notes a text that the view reports and that is no edit, as a Return in a view of several lines
  /// makes it: the field stays as it is, and the view has to be drawn again.
  package mutating func ignore(_ text: String, from shown: ShownText) {
    _ = mirror.report(
      TextReport(text, nil, nil, shown, nil, ""), over: field.text, field.selection,
      composed: field.markedRange, field.format.symbols.decimalSeparator)
    mirror.follow(field.text, field.selection)
  }
}
