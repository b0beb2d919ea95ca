public import FieldEditing
import NumberText

extension FormattingField: FormField {
  public var entry: FieldEntry<Value> {
    if reading.issue?.code == .empty { return .empty }
    if let refused = refusedText {
      return .refused(ValidationIssue(.number(refused), suggestions: refused.suggestions))
    }
    return value.map { .value($0) } ?? .empty
  }

  public var fieldValue: FieldValue { .number(value?.fixedDecimal) }

  /// Selects a number that a commit wrote, so that a key replaces it: typing on behind "1.234,50 €"
  /// makes no number. In a text that is being edited the caret stays. (F10)
  ///
  /// ```swift
  /// price.beginEditing()
  /// price.selection   // all of "1.234,50 €"
  /// ```
  ///
  /// - Complexity: O(1)
  public mutating func beginEditing() {
    if !isEdited { restore(FieldSelection(anchor: 0, head: text.utf8.count)) }
  }

  /// Lets the field take what the user does, as a field of a form: an empty text clears the value
  /// unless the field's policies say otherwise. (F9)
  ///
  /// ```swift
  /// try price.apply(.type("3"))
  /// try price.apply(.decimalKey)
  /// price.text   // "3."
  /// ```
  ///
  /// - Throws: Why it was refused; nothing has changed then. (S6)
  /// - Complexity: O(*n*) in the bytes of the text.
  public mutating func apply(_ input: FieldInput) throws(EditRefusal) {
    let own = policies
    policies = own.inForm
    defer { policies = own }
    switch input {
    case .type(let text): try apply(TextEdit(.selection, text))
    case .paste(let text): try paste(text)
    case .decimalKey: try insertDecimalSeparator()
    case .deleteBackward(let count): try deleteBackward(count)
    case .deleteForward(let count): try deleteForward(count)
    case .select(let range): try select(range)
    case .edit(let edit): try apply(edit)
    case .compose(let text): try compose(text)
    case .endComposition: endComposition()
    case .increment: increment()
    case .decrement: decrement()
    case .revert: revert()
    }
  }

  /// Ends the editing, as a field of a form: a text that is not acceptable stays, and an empty one is
  /// no value, unless the field's policies say otherwise. (F9)
  ///
  /// ```swift
  /// price.commitEntry()   // .keptInvalid, where the text is "1,5x"
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public mutating func commitEntry() -> CommitOutcome {
    let own = policies
    policies = own.inForm
    defer { policies = own }
    return commit().outcome
  }
}
