public import FieldEditing

extension FieldForm {
  /// Lets a field take what the user does.
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
  public mutating func apply(
    _ input: FieldInput, to field: FieldID? = nil
  ) throws(FormRefusal) {
    guard let field = field ?? focus else { throw .noFocus }
    guard let place = fields.places[field] else { throw .unknownField }
    if let name = survey.entries[place].nameOfTwo { throw .declaredTwice(name) }
    guard survey.active[place] else { throw .notActive }
    if let refusal = act(.input(input), at: place).refusal { throw .edit(refusal) }
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
  @discardableResult
  public mutating func commit(_ field: FieldID) -> CommitOutcome? {
    guard let place = fields.places[field], let outcome = act(.commit, at: place).outcome else {
      return nil
    }
    if outcome != .unchanged, let text = entry(field)?.text {
      outcomes[field] = Remembered(fact: outcome, text: text)
      news.add(field)
    }
    return outcome
  }

  /// Has the field at a place do something, and surveys what that can have changed.
  @discardableResult
  mutating func act(_ action: DeclarationRun.Action, at place: Int) -> DeclarationRun {
    let run = DeclarationRun(.act(place, action), of: survey)
    edited.declare(run, of: fields)
    // Nobody else may refer to the survey when it is changed: it would be copied.
    _ = run.takeSurvey()
    if run.refusal == nil { surveyAround(place) }
    return run
  }
}

/// Why a form did not pass an input on to a field; nothing has changed then.
///
/// ```swift
/// form.focusedField = nil
/// try form.apply(.type("1"))   // throws noFocus
/// ```
public enum FormRefusal: Error, Hashable, Sendable {
  /// No field is focused.
  case noFocus
  /// The form declares no such field.
  case unknownField
  /// The form declares two fields of this name. (F7)
  case declaredTwice(String)
  /// The field is disabled or hidden.
  case notActive
  /// The field refused the edit.
  case edit(EditRefusal)
}
