public import FieldEditing
public import NumberText

/// A field that can be in a form: a number field, a text field, a ``ValueField`` of dates or
/// options, or a host's own type.
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
  /// The type of the value that the field's rules are asked about.
  associatedtype Value

  /// What the user sees and edits, with the letters that an input method is still composing.
  var text: String { get }
  /// What is selected, in UTF-8 offsets of `text`.
  var selection: FieldSelection { get }
  /// The UTF-8 offsets of the text that an input method is still composing; nil if there is none.
  var markedRange: Range<Int>? { get }
  /// Whether the text is acceptable as it is, may become so by typing on, or is invalid.
  var status: ScanStatus { get }
  /// Whether the field is empty. Its rules are not asked then.
  var isEmpty: Bool { get }
  /// Why the text cannot be read as a value; nil if it can be read, or is empty.
  var refusal: ValidationIssue? { get }
  /// The value that the field's rules are asked about. While the text is refused, this is the value
  /// of an earlier text.
  var value: Value? { get }
  /// The same value as `value`, in one type for fields of all kinds. ``FieldState/isChanged``
  /// compares it with the initial value.
  ///
  /// ```swift
  /// price.fieldValue   // .number(1234.5)
  /// ```
  var fieldValue: FieldValue { get }
  /// Whether the text or the value differs from that of the last commit.
  var isEdited: Bool { get }
  /// Whether a commit can change the field: by default whether the field is edited or an input
  /// method composes.
  ///
  /// ```swift
  /// try price.edit(.type("5"))
  /// price.isUncommitted   // true
  /// ```
  var isUncommitted: Bool { get }
  /// The value that the text says; nil while the text is empty or refused, even if ``value`` is an
  /// earlier value then.
  var entry: Value? { get }
  /// The control that a host shows for the field, such as a menu; by default a text field, with a
  /// keyboard of all keys. The form reads this property again after each change, so it may change.
  var control: FieldControl { get }

  /// Sets the policies that suit a form, unless the host has chosen others: a number field then
  /// keeps a refused text when it loses the focus. The form calls this for each field after each
  /// change. The default does nothing. (F9)
  ///
  /// ```swift
  /// price.adoptFormDefaults()
  /// price.policies.commitPolicy   // .keepText
  /// ```
  mutating func adoptFormDefaults()

  /// Sets the field's format, if `format` is of the right kind. The value stays, and the text is
  /// written anew. (S7) The form calls this for a field whose format it knows. The default changes
  /// nothing.
  ///
  /// ```swift
  /// price.adoptFormat(.number(german))   // "1,234.5" becomes "1.234,5"
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func adoptFormat(_ format: FieldFormat)

  /// Prepares the field for typing. The form calls this method when it focuses the field. (F10)
  ///
  /// ```swift
  /// price.beginEditing()
  /// price.selection   // all of "1.234,50 €"
  /// ```
  mutating func beginEditing()

  /// Carries out an input by the user, such as typing or pressing a key.
  ///
  /// ```swift
  /// try field.edit(.type("3"))
  /// ```
  ///
  /// - Throws: Why the input was refused; nothing has changed then, except that the characters
  ///   typed before the refused character stay. (S6)
  mutating func edit(_ input: FieldAct) throws(EditRefusal)

  /// Edits the text so that it says a value that the user chose with a control other than a text
  /// field, such as a menu, a switch, a calendar or a slider. The default refuses every value.
  ///
  /// ```swift
  /// try date.choose(.date(day))
  /// ```
  ///
  /// - Throws: `filtered` if the field cannot have such a value, or why the edit was refused;
  ///   nothing has changed then. (S6)
  mutating func choose(_ value: FieldValue) throws(EditRefusal)

  /// Commits the text, as Return and losing the focus do: the text is read once more and written in
  /// the field's format. Returns what the commit did. (F3)
  ///
  /// ```swift
  /// field.endEditing()   // .accepted
  /// ```
  mutating func endEditing() -> CommitOutcome

  /// Sets the value for the host, as when data was loaded. This does not count as an edit by the
  /// user.
  ///
  /// ```swift
  /// price.setValue(.number(3))   // true
  /// price.setValue(.text("3"))   // false: the field has numbers
  /// ```
  ///
  /// - Returns: Whether the value was set; false if the field cannot have such a value, and then
  ///   nothing has changed.
  mutating func setValue(_ value: FieldValue) -> Bool

  /// Undoes a change: the field becomes what it was before, if it still has the text that the
  /// change left. What does not come from typing, such as the format, stays as it is now. (F12, S7)
  ///
  /// ```swift
  /// let before = price
  /// try price.edit(.type("5"))
  /// let after = price
  /// price.undo(from: after, to: before)   // true
  /// ```
  ///
  /// By default the whole field is replaced by `earlier`.
  ///
  /// - Parameters:
  ///   - left: The field as the change left it.
  ///   - earlier: The field before the change.
  /// - Returns: Whether the field had the text of `left`; if not, nothing has changed.
  mutating func undo(from left: Self, to earlier: Self) -> Bool

  /// The field's state for ``restore(_:)``, without its format and rules.
  var saved: SavedField { get }

  /// Restores a saved state. The field has to check everything in `saved`, because the saved data
  /// may be damaged or forged.
  ///
  /// ```swift
  /// let saved = field.saved
  /// try field.restore(saved)   // the field is as it was
  /// ```
  ///
  /// - Throws: What is damaged; nothing has changed then.
  mutating func restore(_ saved: SavedField) throws(SnapshotError)
}

extension EditableField {
  /// ``value``, unless the text is empty or refused.
  public var entry: Value? { isEmpty || refusal != nil ? nil : value }

  public var isUncommitted: Bool { isEdited || markedRange != nil }

  public var control: FieldControl { .text(.text) }

  public mutating func adoptFormDefaults() {}

  /// Keeps the field as it is.
  ///
  /// ```swift
  /// name.adoptFormat(.number(german))   // a text has no format
  /// ```
  public mutating func adoptFormat(_ format: FieldFormat) {}

  /// Leaves the caret where it is.
  ///
  /// ```swift
  /// name.beginEditing()   // the selection stays
  /// ```
  public mutating func beginEditing() {}

  /// Refuses every value.
  ///
  /// ```swift
  /// try name.choose(.number(3))   // throws filtered
  /// ```
  ///
  /// - Throws: `EditRefusal.filtered`. (S6)
  public mutating func choose(_ value: FieldValue) throws(EditRefusal) { throw .filtered }

  /// Replaces the field by `earlier`, if the field has the text of `left`.
  ///
  /// ```swift
  /// name.undo(from: after, to: before)   // false, if the text is not that of `after`
  /// ```
  public mutating func undo(from left: Self, to earlier: Self) -> Bool {
    guard text.hasSameBytes(as: left.text) else { return false }
    self = earlier
    return true
  }

  /// Returns false for every value, and changes nothing.
  ///
  /// ```swift
  /// choice.setValue(.text("blue"))   // false
  /// ```
  public mutating func setValue(_ value: FieldValue) -> Bool { false }
}
