public import FieldEditing

extension FieldForm {
  /// Enters a text in a field: the text replaces the whole text of the field and is committed, as
  /// when a person pastes into a selected cell and goes on.
  ///
  /// ```swift
  /// try form.enter("1,234.5", in: .price)   // .accepted
  /// ```
  ///
  /// - Parameters:
  ///   - text: The whole new text of the field.
  ///   - field: It need not have the focus, and does not get it.
  ///   - intent: What the person did: by default, pasted.
  /// - Returns: What the commit did.
  /// - Throws: Why the field or the form refused the text; nothing has changed then.
  /// - Complexity: O(*n*) in the number of fields and rules.
  @discardableResult
  public mutating func enter(
    _ text: String, in field: FieldID, intent: TextEdit.Intent = .pasted
  ) throws(FormRefusal) -> CommitOutcome {
    try enter([field: text], intent: intent)[field]!.get()
  }

  /// Enters many texts at once, such as a pasted block of cells. Each text replaces the whole text
  /// of its field and is committed. The focus stays where it is. A text that cannot be read stays
  /// in its field, and is shown as refused. (F9)
  ///
  /// ```swift
  /// let outcomes = form.enter([.quantity: "3", .price: "1,234.5x"])
  /// outcomes[.quantity]   // success(accepted)
  /// outcomes[.price]      // success(keptInvalid): the text stands there, with its issue
  /// form[.price]?.isTouched   // true
  /// ```
  ///
  /// The texts are entered in declared order. ``FormModel`` and ``undoable(_:)`` undo all of them
  /// as one change.
  ///
  /// - Parameters:
  ///   - texts: The texts by their fields; a field without a text here keeps its own.
  ///   - intent: What the person did: by default, pasted.
  /// - Returns: For each field what its commit did, or why it has refused its text and is as it
  ///   was: a read-only field, say. A field that is declared only after another text was entered is
  ///   entered, too.
  /// - Complexity: O(*n* + *m*) in the number of fields and rules and the bytes of the texts.
  @discardableResult
  public mutating func enter(
    _ texts: [FieldID: String], intent: TextEdit.Intent = .pasted
  ) -> [FieldID: Result<CommitOutcome, FormRefusal>] {
    var results: [FieldID: Result<CommitOutcome, FormRefusal>] = [:]
    var rest = texts
    // An entered text may declare, enable or show other fields, so the rest is asked again until
    // none is left that the form takes.
    while !rest.isEmpty {
      var next: [FieldID: String] = [:]
      for (field, text) in rest {
        let refusal = refusal(ofTextIn: field)
        if refusal == nil { next[field] = text } else { results[field] = .failure(refusal!) }
      }
      if next.isEmpty { break }
      for field in next.keys { rest[field] = nil }
      enter(next, intent, &results)
    }
    return results
  }

  private func refusal(ofTextIn field: FieldID) -> FormRefusal? {
    guard let index = fields.indices[field] else { return .unknownField }
    return state.refusal(of: nil, at: index)
  }

  /// Enters texts in one run of the declaration.
  private mutating func enter(
    _ texts: [FieldID: String], _ intent: TextEdit.Intent,
    _ results: inout [FieldID: Result<CommitOutcome, FormRefusal>]
  ) {
    var (rest, order) = (texts, [FieldID]())
    let pass = act { field in
      rest.removeValue(forKey: field).map {
        order.append(field)
        return .enter($0, intent)
      }
    }
    for (field, result) in zip(order, pass.entered) {
      results[field] = result.mapError(FormRefusal.field)
      if case .success(let outcome) = result { noteCommit(outcome, of: field) }
    }
    // An earlier text has taken these fields away.
    for field in rest.keys { results[field] = .failure(.unknownField) }
  }
}
