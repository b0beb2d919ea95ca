public import FieldEditing
public import NumberText

/// A field that can stand in a form: a number field, a text field, or a kind of the host's own.
///
/// ```swift
/// struct Order: FormContent {
///   enum FieldID: String { case name, quantity }
///   var name = PlainTextField()
///   var quantity: FormattingField<Int>
///
///   mutating func declare(_ form: inout some FormDeclaration<FieldID>) {
///     form.field(.name, &name, .required)
///     form.field(.quantity, &quantity, .required)
///   }
/// }
/// ```
public protocol FormField: Equatable, Sendable {
  /// The type that the field's rules judge.
  associatedtype Value

  /// What the user sees and edits.
  var text: String { get }
  /// What is selected, in UTF-8 offsets of `text`.
  var selection: FieldSelection { get }
  /// The UTF-8 offsets of text that an input method is still composing.
  var markedRange: Range<Int>? { get }
  /// What the text is worth as it stands.
  var status: ScanStatus { get }
  /// What the user has entered, as far as it can be read.
  var entry: FieldEntry<Value> { get }
  /// The bound value, by which ``FieldState/isChanged`` compares.
  var fieldValue: FieldValue { get }
  /// Whether the text or value differ from the last commit.
  var isEdited: Bool { get }

  /// Prepares the field for typing, as the form focuses it. (F10)
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
  /// field.commitEntry()   // .accepted
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func commitEntry() -> CommitOutcome

  /// What the field saves.
  var saved: SavedEntry { get }

  /// Takes over what was saved, which need not be trusted.
  ///
  /// ```swift
  /// let saved = field.saved
  /// try field.restore(saved)   // as it was
  /// ```
  ///
  /// - Throws: What is damaged; nothing has changed then.
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func restore(_ saved: SavedEntry) throws(FieldDamage)
}

extension FormField {
  /// Leaves the caret where it is.
  ///
  /// ```swift
  /// name.beginEditing()   // the selection stays
  /// ```
  ///
  /// - Complexity: O(1)
  public mutating func beginEditing() {}
}
