/// A field behind a view that edits its text by itself: what the view reports, and what it has to
/// show.
///
/// Two types conform: ``HostedField``, and FieldForms' `FormEntry`, a field of a form while a view
/// reports to it. Code for a toolkit's view is written once for both:
///
/// ```swift
/// extension Entry {
///   func changed(_ field: inout some HostedEntry) {
///     if !field.follow(
///       text, selection: .scalars(caret, caret), marked: nil, from: nil, intent: nil, keypadSeparator: "")
///     {
///       text = field.shown.text
///     }
///   }
/// }
/// ```
///
/// Commits are not part of this protocol: a view commits a ``HostedField``, and the focus of a form
/// commits the form's fields.
///
/// - Complexity: Each call takes O(*n*) in the bytes of the text; in a form, as much as the form's
///   `apply(_:to:)`.
public protocol HostedEntry {
  /// The text and selection to show, for a view that is drawn anew at each change, as SwiftUI's
  /// are. The view passes this value back with each text that it reports.
  var shown: ShownText { get }

  /// Has the field follow the view: it takes over the view's present text, or refuses that text;
  /// see ``HostedField/follow(_:selection:marked:from:intent:keypadSeparator:)``.
  ///
  /// - Returns: Whether the view may keep its text; if not, it has to be drawn again.
  @discardableResult
  mutating func follow(
    _ text: String, selection: TextRange?, marked: TextRange?, from shown: ShownText?,
    intent: TextEdit.Intent?, keypadSeparator: String
  ) -> Bool

  /// Selects a range, as the user did in the view. A range that does not fit the present text is
  /// ignored.
  mutating func select(_ range: TextRange)

  /// Notes the selection that a view reports, in UTF-16 offsets of the view's text; nil changes
  /// nothing. For views that are drawn anew at each change, as SwiftUI's are.
  mutating func report(selection range: Range<Int>?)

  /// Notes that a view was drawn with `shown`, in an earlier turn of the run loop. A view that is
  /// drawn anew at each change calls this whenever ``shown`` has changed, until ``shown`` stays the
  /// same.
  mutating func drawn(_ shown: ShownText)
}

extension HostedField: HostedEntry {}
