public import FieldEditing
public import NumberText

/// A field that can be in a form: a number field, a text field, a ``ValueField`` of dates or options, or a
/// type of the host's own.
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
  /// Why the text is not a value; nil if it is a value or empty.
  var refusal: ValidationIssue? { get }
  /// The value that the field's rules judge.
  var value: Value? { get }
  /// The bound value, which ``FieldState/isChanged`` compares with the initial one.
  var fieldValue: FieldValue { get }
  /// Whether the text or the value differs from those of the last commit.
  var isEdited: Bool { get }
  /// Whether a commit can change the field: by default whether the field is edited or an input method composes.
  var isUncommitted: Bool { get }
  /// The value that the text says; nil while the text is empty or refused, even if ``value`` has an
  /// earlier one.
  var entry: Value? { get }
  /// What a host shows for the field: by default a text, with all keys. A form asks when it surveys all
  /// fields, as after the host has written one of them.
  var control: FieldControl { get }

  /// Adopts a form's defaults for what the host has not chosen. The form calls this for each field at each survey; the
  /// default does nothing. (F9)
  mutating func adoptFormDefaults()

  /// Adopts the format that the form has for the field. (S7) The default keeps the field as it is.
  ///
  /// ```swift
  /// price.adoptFormat(.number(german))   // "1,234.5" becomes "1.234,5"
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func adoptFormat(_ format: FieldFormat)

  /// Prepares the field for typing. The form calls it when it focuses the field. (F10)
  ///
  /// ```swift
  /// price.beginEditing()
  /// price.selection   // all of "1.234,50 €"
  /// ```
  mutating func beginEditing()

  /// Carries out an input of the user's, such as typing or pressing a key.
  ///
  /// ```swift
  /// try field.edit(.type("3"))
  /// ```
  ///
  /// - Throws: Why the input was refused; nothing has changed then, except that characters typed before the refused one
  ///   stay. (S6)
  mutating func edit(_ input: FieldInput) throws(EditRefusal)

  /// Edits the text so that it says a value that the user chose with a control other than a text, such as a menu, a
  /// switch, a calendar or a slider. The default refuses every value.
  ///
  /// ```swift
  /// try date.choose(.date(day))
  /// ```
  ///
  /// - Throws: `filtered` if the field cannot have such a value; nothing has changed then. (S6)
  mutating func choose(_ value: FieldValue) throws(EditRefusal)

  /// Ends the editing, as Return and losing focus do. (F3)
  ///
  /// ```swift
  /// field.endEditing()   // .accepted
  /// ```
  mutating func endEditing() -> CommitOutcome

  /// Sets the bound value, for the host.
  ///
  /// ```swift
  /// price.setValue(.number(3))   // true
  /// price.setValue(.text("3"))   // false: the field has numbers
  /// ```
  ///
  /// - Returns: Whether the field can have such a value; if false, nothing has changed.
  mutating func setValue(_ value: FieldValue) -> Bool

  /// Restores the field as it was before a change, if it has the text that the change left. What does not come from
  /// typing, such as the format, stays as it is now. (F12, S7)
  ///
  /// ```swift
  /// let before = price
  /// try price.edit(.type("5"))
  /// let after = price
  /// price.goBack(to: before, from: after)   // true
  /// ```
  ///
  /// By default the field becomes the earlier one.
  ///
  /// - Parameters:
  ///   - earlier: The field before the change.
  ///   - left: The field as the change left it.
  /// - Returns: Whether the field had that text; if not, nothing has changed.
  mutating func goBack(to earlier: Self, from left: Self) -> Bool

  /// The field as a draft, to save.
  var saved: SavedField { get }

  /// Restores a draft. The field has to check all of the draft, which may be damaged or forged.
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

  /// Replaces the field by the earlier one, if the text is that of `left`.
  ///
  /// ```swift
  /// name.goBack(to: before, from: after)   // false, if the text is not that of `after`
  /// ```
  public mutating func goBack(to earlier: Self, from left: Self) -> Bool {
    guard text.hasSameBytes(as: left.text) else { return false }
    self = earlier
    return true
  }

  /// Refuses every value.
  ///
  /// ```swift
  /// choice.setValue(.text("blue"))   // false
  /// ```
  public mutating func setValue(_ value: FieldValue) -> Bool { false }
}
