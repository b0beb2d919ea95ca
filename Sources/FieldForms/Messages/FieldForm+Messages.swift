import FieldEditing

extension FieldForm {
  /// All that is to be said of a field: its issues or, where there are none, what its last commit
  /// did. (C8) Nothing in it tells a secret field's text.
  ///
  /// ```swift
  /// form.sentences(for: .price, in: messages)
  /// // ["Price: A group of digits is too short. Did you mean “1,5”?"]
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public func sentences<Messages: FormMessages>(
    for field: FieldID, in messages: Messages
  ) -> [String] where Messages.FieldID == FieldID {
    guard let state = self[field] else { return [] }
    let label = messages.label(of: field)
    let isSecret = state.traits.contains(.secret)
    let issues = state.issues.map {
      messages.sentence(
        for: isSecret ? $0.withoutText : $0, label: label, text: isSecret ? "" : state.text)
    }
    guard issues.isEmpty, !isSecret, let outcome = state.outcome else { return issues }
    return [messages.sentence(for: outcome, label: label, text: state.text)].compactMap { $0 }
  }

  /// What is to be said of the form as a whole: what the last submit was answered for no field.
  ///
  /// ```swift
  /// form.sentences(in: messages)   // ["The payment was declined."]
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of issues.
  public func sentences<Messages: FormMessages>(in messages: Messages) -> [String]
  where Messages.FieldID == FieldID {
    formIssues.map { messages.sentence(for: $0, label: nil, text: "") }
  }

  /// One sentence about a field, fit for a screen reader, for when it is focused or left. (C8)
  ///
  /// ```swift
  /// form.announcement(of: .price, in: messages)   // "Price: 3.14."
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public func announcement<Messages: FormMessages>(
    of field: FieldID, in messages: Messages
  ) -> String where Messages.FieldID == FieldID {
    if let sentence = sentences(for: field, in: messages).first { return sentence }
    let state = self[field]
    return messages.announcement(
      label: messages.label(of: field), text: state?.text ?? "",
      isSecret: state?.traits.contains(.secret) ?? true)
  }

  /// One sentence about how a submit ended, fit for a screen reader. (C8)
  ///
  /// ```swift
  /// form.announcement(of: .accepted, in: messages)   // "The form was sent."
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public func announcement<Messages: FormMessages>(
    of outcome: SubmitOutcome<FieldID>, in messages: Messages
  ) -> String where Messages.FieldID == FieldID {
    let count = fieldStates.values.reduce(formIssues.count) { $0 + $1.issues.count }
    return messages.sentence(for: outcome, issueCount: count)
  }
}
