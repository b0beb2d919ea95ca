public import FieldEditing
public import NumberText

// `edit(_:)` is that of `TextEditing`.
extension FormattingField: EditableField {
  @inlinable @inline(__always) public var isEmpty: Bool {
    status == .acceptable ? value == nil : issue?.code == .empty
  }

  @inlinable @inline(__always) public var refusal: ValidationIssue? {
    guard status != .acceptable, issue?.code != .empty, let refused = refusedText else {
      return nil
    }
    return ValidationIssue(.number(refused), suggestions: refused.suggestions)
  }

  @inlinable @inline(__always) public var fieldValue: FieldValue { .number(value?.fixedDecimal) }

  /// Whether a commit can change the field: the field is edited, an input method composes, or the
  /// text is written without grouping and affixes while the field has the focus, as "1234.50" for
  /// "$1,234.50". (C20)
  @inlinable @inline(__always) public var isUncommitted: Bool {
    isEdited || markedRange != nil || isPlain
  }

  public var control: FieldControl { .number(entryTraits) }

  /// Sets the policies that suit a form, unless the host has chosen others: a commit keeps a text
  /// that is not acceptable, and an empty text clears the value. (F9)
  public mutating func adoptFormDefaults() {
    let defaults = policies.inForm
    if defaults != policies { policies = defaults }
  }

  /// Sets the format of the field, if `format` is one for numbers. The number stays. (S7)
  ///
  /// ```swift
  /// price.adoptFormat(.number(german))   // "1,234.5" becomes "1.234,5"
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public mutating func adoptFormat(_ format: FieldFormat) {
    if case .number(let format) = format { setFormat(format) }
  }

  /// Edits the text so that it says a number that the user chose, as with a slider. (S5)
  ///
  /// ```swift
  /// try volume.choose(.number(80))   // a slider
  /// ```
  ///
  /// - Throws: `filtered` if the field's type does not have the number, as an integer has no 1.5,
  ///   or why the edit was refused; nothing has changed then. (S6)
  public mutating func choose(_ chosen: FieldValue) throws(EditRefusal) {
    guard case .number(let number) = chosen,
      number.map({ converted($0)?.fixedDecimal == $0 }) ?? true
    else { throw .filtered }
    try apply(TextEdit(.all, text(of: number)))
  }

  /// Sets the number for the host. A number that the field's type does not have changes nothing.
  /// (S5)
  ///
  /// ```swift
  /// quantity.setValue(.number(FixedDecimal("1.5")))   // false in a field of integers
  /// ```
  @inlinable
  public mutating func setValue(_ value: FieldValue) -> Bool {
    if case .number(let number) = value { setNumber(number) } else { false }
  }

  /// Selects the whole text, so that the next key replaces the text, unless the field is edited or
  /// the policies say otherwise. (C20, F10)
  ///
  /// ```swift
  /// price.beginEditing()
  /// price.selection   // all of "1.234,50 €"
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  @inlinable
  public mutating func beginEditing() { focusAndSelect() }

  /// Undoes a change, if the field still has the text or the number that the change left. Format,
  /// bounds and policies stay. (F12, S7)
  ///
  /// - Complexity: O(*n*) in the bytes of the texts.
  public mutating func undo(from left: FormattingField, to earlier: FormattingField) -> Bool {
    undoChange(from: left, to: earlier)
  }

  /// Commits the text. The policies say what becomes of a text that is not acceptable.
  ///
  /// ```swift
  /// price.endEditing()   // .keptInvalid, if the text is "1,5x" and the policy keeps it
  /// ```
  @inlinable
  public mutating func endEditing() -> CommitOutcome {
    commit().outcome
  }
}
