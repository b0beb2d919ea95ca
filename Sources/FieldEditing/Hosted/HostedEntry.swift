/// A field behind a view that edits its text by itself: what the view reports, and what it has to show.
///
/// ``HostedField`` is one with a value that others write, too. A field of a form is one while its view's
/// connection, FieldForms' `HostedFormField`, lends the form to it. What a toolkit's view does is written once for both:
///
/// ```swift
/// extension Entry {
///   func changed(_ field: inout some HostedEntry) {
///     if !field.edit(
///       text, selection: .scalars(caret, caret), marked: nil, from: nil, intent: nil, keypadSeparator: "")
///     {
///       text = field.shown.text
///     }
///   }
/// }
/// ```
///
/// A commit is another thing in both: a field's is the view's, a form's comes with its focus.
///
/// - Complexity: of each report O(*n*) in the bytes of the text, and in a form that of its `apply(_:to:)`.
public protocol HostedEntry {
  /// What a view that draws anew has to show. It hands this back with each text that it reports.
  var shown: ShownText { get }

  /// Takes the view's present text; see ``HostedField/edit(_:selection:marked:from:intent:keypadSeparator:)``.
  ///
  /// - Returns: Whether the view may keep its text; if not, it has to be drawn again.
  @discardableResult
  mutating func edit(
    _ text: String, selection: TextRange?, marked: TextRange?, from shown: ShownText?,
    intent: TextEdit.Intent?, keypadSeparator: String
  ) -> Bool

  /// The user selected a range. A range that does not fit the present text is dropped.
  mutating func select(_ range: TextRange)

  /// A view that draws anew reports what is selected in its text, in UTF-16 offsets; nil changes nothing.
  mutating func report(selection range: Range<Int>?)

  /// A view that draws anew was drawn with `shown`, in an earlier turn of the run loop. It calls this
  /// whenever ``shown`` has changed, until it changes no more.
  mutating func drawn(_ shown: ShownText)
}

extension HostedField: HostedEntry {}
