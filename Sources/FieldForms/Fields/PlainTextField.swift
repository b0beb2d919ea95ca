public import FieldEditing
public import NumberText

/// A field for text that is not a number: a name, an email address, a password.
///
/// ```swift
/// var name = PlainTextField()
/// try name.apply(.type("Ada"))
/// name.text   // "Ada"
/// ```
///
/// The text is the value, so any text up to ``maximumLength`` is acceptable. Whether a text is
/// valid is left to the rules of the form.
public struct PlainTextField: Hashable, Sendable {
  /// What the user sees and edits, exactly as typed.
  public internal(set) var text: String {
    get { content.text }
    set { content.text = newValue }
  }
  /// What is selected, in UTF-8 offsets of `text`.
  public internal(set) var selection: FieldSelection {
    get { content.marks.selection }
    set { content.marks.selection = newValue }
  }
  /// The UTF-8 offsets of the text that an input method is still composing; nil if there is none.
  public internal(set) var markedRange: Range<Int>? {
    get { content.marks.markedRange }
    set { content.marks.markedRange = newValue }
  }
  private var content: EditedText
  /// What a revert restores: the text after the last commit or `setText(_:)`.
  @ExactText private(set) var committed: String
  /// Whether a commit removes white space at both ends. Do not set it for passwords.
  public var trimsEnds: Bool
  /// How many UTF-8 bytes the text may have; a longer edit is refused. A number below zero counts
  /// as zero.
  public var maximumLength: Int

  /// Makes a field whose text counts as committed. It may be longer than ``maximumLength``.
  public init(_ text: String = "", trimsEnds: Bool = false, maximumLength: Int = 1024) {
    content = EditedText(text)
    _committed = ExactText(wrappedValue: text)
    self.trimsEnds = trimsEnds
    self.maximumLength = maximumLength
  }

  /// Sets the text for the host. This does not count as an edit by the user. Setting the text that
  /// the field already has changes nothing. (S4, S5)
  ///
  /// ```swift
  /// name.setText("Grace")
  /// name.isEdited   // false
  /// ```
  public mutating func setText(_ newText: String) {
    if !newText.hasSameBytes(as: text) { rewrite(newText) }
  }
}

extension PlainTextField: EditableField {
  public typealias Value = String

  public var status: ScanStatus { .acceptable }

  public var isEmpty: Bool { text.isEmpty }

  public var refusal: ValidationIssue? { nil }

  public var value: String? { text }

  public var fieldValue: FieldValue { .text(text) }

  public var isEdited: Bool { !text.hasSameBytes(as: committed) }

  public mutating func setValue(_ value: FieldValue) -> Bool {
    guard case .text(let newText) = value else { return false }
    setText(newText)
    return true
  }

  public mutating func choose(_ value: FieldValue) throws(EditRefusal) {
    guard case .text(let chosen) = value else { throw .filtered }
    try apply(TextEdit(.all, chosen))
  }

  public mutating func endEditing() -> CommitOutcome {
    markedRange = nil
    guard isEdited else { return .unchanged }
    rewrite(trimsEnds ? String(text.trimming { $0.isWhitespace }) : text)
    return .accepted
  }

  public mutating func undo(from left: PlainTextField, to earlier: PlainTextField) -> Bool {
    guard text.hasSameBytes(as: left.text) else { return false }
    (content, committed) = (earlier.content, earlier.committed)
    return true
  }

  /// Replaces the whole text as a commit does. The caret goes to the end, unless the text is the
  /// same.
  ///
  /// - Parameter committed: The text that a revert restores; nil for `newText`.
  mutating func rewrite(_ newText: String, committed: String? = nil) {
    if !newText.hasSameBytes(as: text) { selection = FieldSelection(caret: newText.utf8.count) }
    text = newText
    self.committed = committed ?? newText
    markedRange = nil
    content.checkInvariants()
  }
}

extension PlainTextField: TextEditing {
  /// Carries out an input by the user, such as typing or pressing a key.
  ///
  /// ```swift
  /// try name.apply(.type("Ada"))
  /// ```
  ///
  /// Line breaks and tabs at the ends of a paste are dropped, as in number fields. (E3)
  ///
  /// - Returns: `()` after a single edit or key; nil after typed characters, each of which is an
  ///   edit, and after an input that edits nothing, such as a selection.
  /// - Throws: Why the input was refused; nothing has changed then, except that the characters
  ///   typed before the refused character stay. (S6)
  @discardableResult
  public mutating func apply(_ input: FieldAct) throws(EditRefusal) -> Void? {
    try carryOut(input)
  }

  /// Presses a key that is no character. The decimal key types a period; all other keys for
  /// numbers, such as steps, do nothing.
  ///
  /// ```swift
  /// try name.press(.deleteBackward, count: 3)
  /// ```
  ///
  /// - Returns: `()`, or nil for a key that does nothing in a text field.
  /// - Throws: Why the key was refused; nothing has changed then. (S6)
  @discardableResult
  public mutating func press(
    _ key: FieldAct.Key, count: Int = 1
  ) throws(EditRefusal) -> Void? {
    switch key {
    case .deleteBackward: try deleteBackward(count)
    case .deleteForward: try deleteForward(count)
    case .decimalKey: try apply(TextEdit(.selection, "."))
    case .revert: rewrite(committed)
    case .commit: _ = endEditing()
    case .endComposition: endComposition()
    case .selectAll: try select(.all)
    case .toggleSign, .increment, .decrement, .largeIncrement, .largeDecrement, .setToMinimum,
      .setToMaximum:
      return nil
    }
    return ()
  }

  /// Makes an edit. The new text is exactly the old text with the edit's range replaced. (S1)
  ///
  /// ```swift
  /// try name.apply(TextEdit(.utf16(0, 1), "a"))
  /// ```
  ///
  /// - Throws: Why the edit was refused; nothing has changed then. (S6)
  public mutating func apply(_ edit: TextEdit) throws(EditRefusal) {
    try content.edit(edit, limit: maximumLength)
    // A text says the same however it came.
    if content.marks.origin == .pasted { content.marks.origin = .typed }
  }

  /// Edits the field so that it has the text and selection of a control that edits its text by
  /// itself. The edit is the smallest edit that makes the field's text the control's text. (E7, E8)
  ///
  /// ```swift
  /// try name.follow("Ada L", selection: .utf16(5, 5))
  /// ```
  ///
  /// - Parameters:
  ///   - newText: The whole text that the control shows.
  ///   - newSelection: What is selected in the control; nil if the host does not know the
  ///     selection: the caret is then where the edit leaves it.
  ///   - marked: The part of `newText` that an input method is still composing; nil if there is
  ///     none.
  ///   - intent: What the user did, such as typing or pasting.
  /// - Returns: `()`, or nil if the field had the text already.
  /// - Throws: Why the text was refused; nothing has changed then. (S6)
  @discardableResult
  public mutating func follow(
    _ newText: String, selection newSelection: TextRange? = nil,
    marked: TextRange? = nil, intent: TextEdit.Intent = .typed
  ) throws(EditRefusal) -> Void? {
    let followed = try content.followed(newText, newSelection, marked: marked, intent)
    if let edit = followed.edit { try apply(edit) }
    followed.mark(&content)
    return followed.edit.map { _ in }
  }

  /// Selects a part of the text, or places the caret.
  ///
  /// ```swift
  /// try name.select(.all)
  /// ```
  ///
  /// - Throws: `rangeOutsideText` or `offsetInsideCharacter`; the selection stays then.
  /// - Complexity: O(1) for UTF-8 offsets, else O(*n*) in the bytes of the text.
  public mutating func select(_ range: TextRange) throws(EditRefusal) {
    try content.select(range)
  }

  /// Ends a composition: what an input method was composing counts as typed. (S8)
  public mutating func endComposition() { markedRange = nil }
}
