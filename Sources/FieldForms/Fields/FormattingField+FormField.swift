public import FieldEditing
import NumberText

extension FormattingField: FormField {
  public var entry: FieldEntry<Value> {
    if let issue = reading.issue {
      if issue.code == .empty { return .empty }
      return .refused(ValidationIssue(.number(issue), suggestions: suggestions))
    }
    return value.map { .value($0) } ?? .empty
  }

  public var fieldValue: FieldValue { .number(value?.fixedDecimal) }

  /// Lets the field take what the user does.
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

  public mutating func commitEntry() -> CommitOutcome { commit().outcome }
}
