public import FieldEditing

extension FieldForm {
  /// Passes what the user does on to a field.
  ///
  /// ```swift
  /// try form.apply(.type("3"))                // the focused field
  /// try form.apply(.increment, to: .quantity)
  /// ```
  ///
  /// - Parameters:
  ///   - input: What the user does.
  ///   - field: The field; nil, the default, for the focused one.
  /// - Throws: Why it was refused; nothing has changed then.
  /// - Complexity: that of the declaration of the field's row and of what the row stands in.
  @inlinable
  public mutating func apply(
    _ input: FieldInput, to field: FieldID? = nil
  ) throws(EditRefusal) {
    let place: Int
    if let field {
      guard let declared = fields.places[field] else { throw .unknownField }
      place = declared
    } else {
      guard let focus = state.focus else { throw .noFocus }
      place = focus
    }
    if let name = state.nameOfTwo(place) { throw .declaredTwice(name) }
    guard state.isActive(place) else { throw .notActive }
    if let refusal = act(.input(input), at: place).refusal { throw refusal }
  }

  /// Commits a field, as Return and leaving it do. (F3)
  ///
  /// ```swift
  /// try form.apply(.type("1234"), to: .price)
  /// form.commit(.price)   // .accepted; the text is "1,234"
  /// ```
  ///
  /// - Returns: What the commit did; nil for a field that is not declared.
  /// - Complexity: that of the declaration of the field's row and of what the row stands in.
  @inlinable @discardableResult
  public mutating func commit(_ field: FieldID) -> CommitOutcome? {
    fields.places[field].flatMap { commit(at: $0) }
  }

  @inlinable
  mutating func commit(at place: Int) -> CommitOutcome? {
    let field = fields.ids[place]
    guard let outcome = act(.commit, at: place).outcome else { return nil }
    // The commit may have changed what is declared.
    if fields.ids.count <= place || fields.ids[place] != field {
      if let place = fields.places[field] { state.remember(outcome, at: place) }
    } else {
      state.remember(outcome, at: place)
    }
    return outcome
  }

  /// A field's text, for a control that is bound to a text. Setting it is an edit by the user, from
  /// the old text to the new one.
  ///
  /// ```swift
  /// form[text: .price] = "12,5"
  /// form[text: .price]   // "12,5", or the old text where the edit was refused
  /// ```
  ///
  /// A field that is not declared has an empty text, and setting it changes nothing.
  ///
  /// - Complexity: that of ``apply(_:to:)``.
  @inlinable public subscript(text field: FieldID) -> String {
    get { fields.places[field].map { state.text(at: $0) } ?? "" }
    set { try? apply(.follow(newValue), to: field) }
  }

  /// Binds another value to a field, as the host does. (S5)
  ///
  /// ```swift
  /// form.setValue(.number(3), of: .quantity)   // true
  /// ```
  ///
  /// Unlike writing ``content``, it does not survey the whole form.
  ///
  /// - Returns: Whether the field took the value; false if it is not declared or its type has no such
  ///   value, and then nothing has changed.
  /// - Complexity: that of the declaration of the field's row and of what the row stands in.
  @inlinable @discardableResult
  public mutating func setValue(_ value: FieldValue, of field: FieldID) -> Bool {
    guard let place = fields.places[field], state.nameOfTwo(place) == nil else { return false }
    return act(.set(value), at: place).isSet
  }

  /// Has the field at a place do something, and surveys what that can have changed: the row that the
  /// field stands in, and what is around it.
  @inlinable @discardableResult
  mutating func act(_ action: DeclarationRun.Action, at place: Int) -> DeclarationRun {
    let run = state.run(action, at: place, isRecorded: isRecording)
    edited.declare(run, of: fields)
    state.follow(run)
    if isRecording { record(run, of: fields.ids[place]) }
    if run.isStale { surveyAll() } else { leaveInactive() }
    return run
  }
}
