public import FieldEditing
public import NumberText

/// A field that can be in a form: a number field, a text field, or a type of the host's own.
///
/// ```swift
/// struct Order: FormContent {
///   enum FieldID: String { case name, quantity }
///   var name = PlainTextField()
///   var quantity: FormattingField<Int>
///
///   mutating func declare(_ form: inout FormDeclaration<FieldID>) {
///     form.field(.name, &name, .required)
///     form.field(.quantity, &quantity, .required)
///   }
/// }
/// ```
public protocol EditableField: Equatable, Sendable {
  /// The type that the field's rules judge.
  associatedtype Value

  /// What the user sees and edits.
  var text: String { get }
  /// What is selected, in UTF-8 offsets of `text`.
  var selection: FieldSelection { get }
  /// The UTF-8 offsets of text that an input method is still composing.
  var markedRange: Range<Int>? { get }
  /// Whether the text is acceptable as it is, may become so by typing on, or is invalid.
  var status: ScanStatus { get }
  /// Whether nothing is entered. Rules are not asked then.
  var isEmpty: Bool { get }
  /// Why the text is not a value; nil where it is one.
  var refusal: ValidationIssue? { get }
  /// The value that the field's rules judge.
  var value: Value? { get }
  /// The bound value, which ``FieldState/isChanged`` compares with the initial one.
  var fieldValue: FieldValue { get }
  /// Whether the text or the value differs from those of the last commit.
  var isEdited: Bool { get }
  /// How the field writes numbers, also in sentences about it; nil for a field without numbers.
  var numberFormat: NumberFormat? { get }
  /// Which keys the field needs, as a value of HTML's `inputmode`; "text" by default.
  var inputMode: String { get }

  /// Prepares the field for typing. The form calls it when it focuses the field. Rule: F10.
  ///
  /// ```swift
  /// price.beginEditing()
  /// price.selection   // all of "1.234,50 €"
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func beginEditing()

  /// Lets the field take what the user does.
  ///
  /// ```swift
  /// try field.apply(.type("3"))
  /// ```
  ///
  /// - Throws: Why it was refused; nothing has changed then. (S6)
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func apply(_ input: FieldInput) throws(EditRefusal)

  /// Ends the editing, as Return and losing focus do. (F3)
  ///
  /// ```swift
  /// field.endEditing()   // .accepted
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func endEditing() -> CommitOutcome

  /// Binds another value, as the host does.
  ///
  /// ```swift
  /// price.setValue(.number(3))   // true
  /// price.setValue(.text("3"))   // false: the field has numbers
  /// ```
  ///
  /// - Returns: Whether the field can have such a value; if false, nothing has changed.
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func setValue(_ value: FieldValue) -> Bool

  /// What the field saves.
  var saved: SavedField { get }

  /// Takes over what was saved. The field has to check all of it: it may be damaged or forged.
  ///
  /// ```swift
  /// let saved = field.saved
  /// try field.restore(saved)   // the field is as it was
  /// ```
  ///
  /// - Throws: What is damaged; nothing has changed then.
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func restore(_ saved: SavedField) throws(SnapshotError)
}

extension EditableField {
  /// The value of the text; nil where the text is not a value, even if ``value`` has an earlier one.
  ///
  /// ```swift
  /// try price.apply(.edit(TextEdit(.all, "12x")))
  /// price.value   // 12, which was read while typing
  /// price.entry   // nil: "12x" is no number
  /// ```
  public var entry: Value? { isEmpty || refusal != nil ? nil : value }

  /// nil: the field has no numbers.
  public var numberFormat: NumberFormat? { nil }

  /// All keys.
  public var inputMode: String { "text" }

  /// Leaves the caret where it is.
  ///
  /// ```swift
  /// name.beginEditing()   // the selection stays
  /// ```
  ///
  /// - Complexity: O(1)
  public mutating func beginEditing() {}

  /// Refuses every value.
  ///
  /// ```swift
  /// choice.setValue(.text("blue"))   // false
  /// ```
  ///
  /// - Complexity: O(1)
  public mutating func setValue(_ value: FieldValue) -> Bool { false }
}

/// What a user can do to a field, as a value that a form passes on to the field. (E1)
///
/// ```swift
/// try form.apply(.type("12"))
/// try form.apply(.edit(TextEdit(.utf16(0, 1), "3")))
/// ```
public enum FieldInput: Hashable, Sendable {
  /// Types characters at the selection.
  case type(String)
  /// Pastes a text at the selection.
  case paste(String)
  /// Presses a keypad's decimal key. (E2)
  case decimalKey
  /// Deletes the selection, or characters in front of the caret.
  case deleteBackward(Int = 1)
  /// Deletes the selection, or characters behind the caret.
  case deleteForward(Int = 1)
  /// Selects a part of the text or places the caret.
  case select(TextRange)
  /// Makes any other edit.
  case edit(TextEdit)
  /// Takes over the whole text of a control that edits by itself. `selection` is what the control has
  /// selected, `marked` what an input method composes there, `intent` what the user did. (E7)
  case follow(
    String, selection: TextRange? = nil, marked: TextRange? = nil,
    intent: TextEdit.Intent = .typed)
  /// Composes a text with an input method.
  case compose(String)
  /// Ends composing.
  case endComposition
  /// Changes the sign of a number, as a keypad's ± key does. (E12)
  case toggleSign
  /// Steps a number up.
  case increment
  /// Steps a number down.
  case decrement
  /// Takes a large step up, as Page Up does. (C15)
  case largeIncrement
  /// Takes a large step down, as Page Down does. (C15)
  case largeDecrement
  /// Goes to the least number that is allowed. (C15)
  case setToMinimum
  /// Goes to the greatest number that is allowed. (C15)
  case setToMaximum
  /// Puts back the text and value that editing began with, as Escape does.
  case revert
}

/// A field's bound value, in one type for fields of all types.
///
/// ```swift
/// form[.quantity]?.value   // .number(3)
/// form[.name]?.value       // .text("Ada")
/// ```
public enum FieldValue: Hashable, Sendable {
  /// A number; nil where there is none.
  case number(FixedDecimal?)
  /// A text.
  case text(String)
}

extension FormattingField: EditableField {
  @inlinable public var isEmpty: Bool {
    reading.issue.map { $0.code == .empty } ?? (value == nil)
  }

  @inlinable public var refusal: ValidationIssue? {
    guard let issue = reading.issue, issue.code != .empty, let refused = refusedText else {
      return nil
    }
    return ValidationIssue(.number(refused), suggestions: refused.suggestions)
  }

  @inlinable public var fieldValue: FieldValue { .number(value?.fixedDecimal) }

  public var numberFormat: NumberFormat? { format }

  public var inputMode: String { entryTraits.inputMode }

  /// Focuses the field and selects its whole text, so that a key replaces it: a digit typed behind
  /// "1.234,50 €" makes no number. The caret stays where the text is being edited, or where the
  /// policies say not to select. (F10, C20)
  ///
  /// ```swift
  /// price.beginEditing()
  /// price.selection   // all of "1.234,50 €"
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  @inlinable
  public mutating func beginEditing() {
    focus()
    if policies.selectsAllOnFocus, !isEdited {
      restore(FieldSelection(anchor: 0, head: text.utf8.count))
    }
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
  @inlinable
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
    case .follow(let text, let selection, let marked, let intent):
      try follow(text, selection: selection, marked: marked, intent: intent)
    case .compose(let text): try compose(text)
    case .endComposition: endComposition()
    case .toggleSign: try toggleSign()
    case .increment: increment()
    case .decrement: decrement()
    case .largeIncrement: increment(by: largeStep)
    case .largeDecrement: increment(by: largeStep.negated)
    case .setToMinimum: setToMinimum()
    case .setToMaximum: setToMaximum()
    case .revert: revert()
    }
  }

  /// Binds another number. One that the field's type does not have changes nothing. (S5)
  ///
  /// ```swift
  /// quantity.setValue(.number(FixedDecimal("1.5")))   // false in a field of integers
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  @inlinable
  public mutating func setValue(_ value: FieldValue) -> Bool {
    guard case .number(let number) = value else { return false }
    guard let number else {
      setValue(nil as Value?)
      return true
    }
    guard let own = converted(number), own.number(madeFrom: number) == number else { return false }
    setValue(own)
    return true
  }

  /// Commits the text as a field of a form does: a text that is not acceptable stays, and an empty one
  /// clears the value, unless the field's policies say otherwise. (F9)
  ///
  /// ```swift
  /// price.endEditing()   // .keptInvalid, where the text is "1,5x"
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  @inlinable
  public mutating func endEditing() -> CommitOutcome {
    let own = policies
    policies = own.inForm
    defer { policies = own }
    return commit().outcome
  }
}
