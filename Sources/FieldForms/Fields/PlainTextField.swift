public import FieldEditing
public import NumberText

/// A field for text that is no number: a name, an email address, a password.
///
/// ```swift
/// var name = PlainTextField()
/// try name.apply(.type("Ada"))
/// name.text   // "Ada"
/// ```
///
/// Its text is its value, so nothing that a user types is refused but what does not fit; the rules
/// of a form judge it.
public struct PlainTextField: Hashable, Sendable {
  /// What the user sees and edits, exactly as typed.
  public internal(set) var text: String
  /// What is selected, in UTF-8 offsets.
  public internal(set) var selection: FieldSelection
  /// The UTF-8 offsets of text that an input method is still composing.
  public internal(set) var markedRange: Range<Int>?
  /// The text after the last commit.
  var committed: String
  /// Whether a commit takes away white space at both ends. Passwords want none of that.
  public var trimsEnds: Bool
  /// The longest text, in UTF-8 bytes.
  public var maximumLength: Int

  /// Makes a field that shows a text.
  public init(_ text: String = "", trimsEnds: Bool = false, maximumLength: Int = 1024) {
    self.text = text
    selection = FieldSelection(caret: text.utf8.count)
    committed = text
    self.trimsEnds = trimsEnds
    self.maximumLength = maximumLength
  }

  /// Binds another text. The one that the field already has changes nothing. (S4, S5)
  ///
  /// ```swift
  /// name.setText("Grace")
  /// name.isEdited   // false
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public mutating func setText(_ newText: String) {
    if !newText.hasSameBytes(as: text) { rewrite(newText) }
  }
}

extension PlainTextField: FormField {
  public typealias Value = String

  public var status: ScanStatus { .acceptable }

  public var entry: FieldEntry<String> { text.isEmpty ? .empty : .value(text) }

  public var fieldValue: FieldValue { .text(text) }

  public var isEdited: Bool { !text.hasSameBytes(as: committed) }

  public mutating func commitEntry() -> CommitOutcome {
    markedRange = nil
    guard isEdited else { return .unchanged }
    rewrite(trimsEnds ? text.trimmingWhiteSpace : text)
    return .accepted
  }

  /// Shows a text that nobody typed, with the caret where it was or at the end.
  mutating func rewrite(_ newText: String) {
    if !newText.hasSameBytes(as: text) { selection = FieldSelection(caret: newText.utf8.count) }
    text = newText
    committed = newText
    markedRange = nil
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmingWhiteSpace: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
