public import FieldEditing

extension FieldForm {
  /// Carries out an input by the user in a field.
  ///
  /// ```swift
  /// try form.apply(.type("3"))                // the focused field
  /// try form.apply(.press(.increment), to: .quantity)
  /// ```
  ///
  /// - Parameters:
  ///   - input: What the user does.
  ///   - field: The field; nil, the default, for the focused field.
  /// - Throws: Why the input was refused; nothing has changed then, except that the characters
  ///   typed before the refused character stay. (S6)
  /// - Complexity: O(*n*) in the number of fields and rules.
  public mutating func apply(
    _ input: FieldAct, to field: FieldID? = nil
  ) throws(FormRefusal) {
    let index = try index(of: field)
    if let refusal = state.refusal(of: input, at: index) { throw refusal }
    let field = fields.ids[index]
    if case .press(.commit, _) = input {
      commit(field)
    } else if let refusal = act(.input(input), on: field).refusal {
      throw .field(refusal)
    }
    // A refused text has nothing to step from. Its sentence is shown, and says why. (C6, F5)
    if case .press(let key, _) = input, key.isStep, let index = fields.indices[field],
      state.survey.fields[index].isRefused
    {
      state.touched[index] = true
    }
  }

  /// Sets a field to a value that the user chose with a control other than a text field, such as a
  /// menu, a switch, a calendar or a slider. This counts as an edit by the user.
  ///
  /// ```swift
  /// try form.choose(.text("express"), in: .shipping)
  /// ```
  ///
  /// - Parameters:
  ///   - value: What was chosen.
  ///   - field: The field; nil, the default, for the focused field.
  /// - Throws: Why the value was refused, such as `field(.filtered)` if the field cannot have the
  ///   value; nothing has changed then.
  public mutating func choose(
    _ value: FieldValue, in field: FieldID? = nil
  ) throws(FormRefusal) {
    let index = try index(of: field)
    if let refusal = state.refusal(of: nil, at: index) { throw refusal }
    if let refusal = act(.choose(value), on: fields.ids[index]).refusal { throw .field(refusal) }
  }

  /// Returns the index of a field, or of the focused field if `field` is nil.
  ///
  /// - Throws: `unknownField` if the field is not declared, `noFocus` if no field has the focus.
  func index(of field: FieldID?) throws(FormRefusal) -> Int {
    if let field {
      guard let declared = fields.indices[field] else { throw .unknownField }
      return declared
    }
    guard let focus = state.focus else { throw .noFocus }
    return focus
  }

  /// Commits a field, as the Return key and a loss of the focus do. (F3)
  ///
  /// ```swift
  /// try form.apply(.type("1234"), to: .price)
  /// form.commit(.price)   // .accepted; the text is "1,234"
  /// ```
  ///
  /// The field counts as touched, so that a refused text is shown. (F5)
  ///
  /// - Returns: What the commit did; nil for a field that is not declared.
  /// - Complexity: O(*n*) in the number of fields and rules.
  @discardableResult
  public mutating func commit(_ field: FieldID) -> CommitOutcome? {
    guard fields.indices[field] != nil, let outcome = act(.commit, on: field).outcome else {
      return nil
    }
    noteCommit(outcome, of: field)
    return outcome
  }

  /// Notes what a commit did: the field counts as touched. The commit may have changed which fields
  /// are declared, and so the field's index.
  mutating func noteCommit(_ outcome: CommitOutcome, of field: FieldID) {
    guard let index = fields.indices[field] else { return }
    state.touched[index] = true
    state.remember(outcome, at: index)
  }

  /// A field's text, for a control that is bound to a text. Setting the text is an edit by the
  /// user, from the old text to the new text. (F13)
  ///
  /// ```swift
  /// form[text: .price] = "12,5"
  /// form[text: .price]   // "12,5", or the old text if the edit was refused
  /// ```
  ///
  /// A field that is not declared has an empty text, and setting it changes nothing.
  public subscript(text field: FieldID) -> String {
    get { fields.indices[field].map { state.text(at: $0) } ?? "" }
    set { try? apply(.follow(newValue), to: field) }
  }

  /// Sets a field's value for the host, as when data was loaded. This does not count as an edit by
  /// the user. (S5)
  ///
  /// ```swift
  /// form.setValue(.number(3), of: .quantity)   // true
  /// ```
  ///
  /// - Returns: Whether the value was set; if the field is not declared or cannot have the value,
  ///   nothing has changed.
  /// - Complexity: O(*n*) in the number of fields and rules.
  @discardableResult
  public mutating func setValue(_ value: FieldValue, of field: FieldID) -> Bool {
    guard let index = fields.indices[field], state.nameOfTwo(index) == nil else { return false }
    return act(.set(value), on: field).isSet
  }

  /// Has a field carry out an action, and then asks all fields and rules anew. Returns the pass,
  /// which has what came of the action.
  @discardableResult
  mutating func act(_ action: consuming FieldAction, on field: FieldID) -> EditPass {
    var rest: FieldAction? = consume action
    return act(isOfOne: true) { [field] other in other == field ? rest.take() : nil }
  }

  /// The same for many fields.
  ///
  /// - Parameters:
  ///   - isOfOne: Whether at most one field has an action: no rows are visited after it.
  ///   - action: Called with the id of each field in declared order. Returns the action of the
  ///     field, or nil for none. For an id that is declared a second time it must return nil. (F7)
  mutating func act(
    isOfOne: Bool = false, _ action: @escaping (FieldID) -> FieldAction?
  ) -> EditPass {
    let pass = EditPass(isRecorded: isRecording, isOfOne: isOfOne)
    var acting: [FieldID] = []
    let lookup = FieldLookup<FieldID>.acting { field in
      guard let action = action(field) else { return nil }
      acting.append(field)
      return pass.add(action)
    }
    stored.declare(for: .edit(pass), lookup)
    for (index, states) in pass.changes {
      record(acting[index], states, pass.outcome == nil ? .edited : .committed)
    }
    surveyAll()
    return pass
  }
}

/// Why a form refuses an input. Nothing has changed then, except that the characters typed before
/// the refused character stay.
///
/// ```swift
/// try form.apply(.type("x"), to: .total)   // throws readOnly
/// ```
public enum FormRefusal: Error, Hashable, Sendable {
  /// The field itself refuses the edit, for the given reason.
  case field(EditRefusal)
  /// No field was named, and none of the form has the focus.
  case noFocus
  /// The form does not declare the field, or an entered text has taken it away.
  case unknownField
  /// The form declares two fields with the same id. The first of them has this name. (F7)
  case declaredTwice(String)
  /// The field is disabled or hidden.
  case notActive
  /// The field is read-only, by its trait or because it is computed. (F14)
  case readOnly
}

extension FormRefusal: CustomStringConvertible {
  /// The reason in one plain sentence, for logs and developers.
  public var description: String {
    switch self {
    case .field(let refusal): "\(refusal)"
    case .noFocus: "No field has the focus."
    case .unknownField: "The form declares no such field."
    case .declaredTwice(let name): "The form declares two fields “\(name)”."
    case .notActive: "The field is disabled or hidden."
    case .readOnly: "The field is read-only."
    }
  }
}
