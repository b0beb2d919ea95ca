public import FieldEditing
public import FieldForms
import NumberText

/// What a ``ForeignField`` needs of a number field of another engine, so that scripts and random
/// sessions can be played on the field.
///
/// ```swift
/// struct Stripping: ForeignEngine {
///   var text = ""
///   mutating func replace(_ range: Range<Int>, with replacement: String) { … }
///   mutating func commit() { … }
/// }
///
/// var field = ForeignField(Stripping())
/// try field.play(#""" + "1.5" + <commit> => "1.5|""#)
/// ```
///
/// - Complexity: That of the engine's own methods.
public protocol ForeignEngine {
  /// The whole text, in which ``replace(_:with:)`` counts its offsets.
  var text: String { get }
  /// Replaces a part of the text, in UTF-8 offsets, as the user's typing, pasting, composing or
  /// deleting does. The engine may show another text after that.
  ///
  /// - Throws: Why the engine refuses the replacement.
  mutating func replace(_ range: Range<Int>, with replacement: String) throws
  /// Commits, as at Return or when the focus leaves.
  mutating func commit()
}

/// A field on which scripts can be played: a field of this package, a ``ForeignField``, or a host's
/// own kind of field.
///
/// ```swift
/// extension HostsOwnField: PlayableField {}
/// try field.play(#""" + "1.5" => "1.5|""#)
/// ```
///
/// - Complexity: That of the field's own methods.
public protocol PlayableField {
  /// The whole text, without the marks of `shown`.
  var text: String { get }
  /// What is selected, in UTF-8 offsets of the text.
  var selection: FieldSelection { get }
  /// Applies an input of the user.
  ///
  /// - Throws: Why the field refuses the input.
  mutating func edit(_ input: FieldAct) throws
}

extension FormattingField: PlayableField {}
extension PlainTextField: PlayableField {}
extension ValueField: PlayableField {}

/// A field of another engine for a simulated person. It keeps the selection and the range that an
/// input method composes, which the engine does not know, and turns keys into replacements in the
/// engine's text.
///
/// Keys that step, revert, change the sign or type the decimal separator, and what only a host does,
/// are refused with `EditRefusal.unknownAct`, because an engine need not have them.
///
/// ```swift
/// var field = ForeignField(Stripping())
/// try field.edit(.type("1.5"))
/// field.selection.head   // 3
/// ```
///
/// - Complexity: O(*n*) in the bytes of the text, in addition to the engine's own methods.
public struct ForeignField<Engine: ForeignEngine>: PlayableField {
  /// The engine, for questions about the value.
  public var engine: Engine
  public private(set) var selection: FieldSelection
  private var composed: Range<Int>?

  /// Makes a field with the caret at the end of the engine's text.
  public init(_ engine: Engine) {
    self.engine = engine
    selection = FieldSelection(caret: engine.text.utf8.count)
  }

  public var text: String { engine.text }

  /// Applies an input of the user. If the engine then shows another text than the edit has made,
  /// the caret keeps its distance from the end of the text.
  ///
  /// - Throws: What the engine throws; `EditRefusal.unknownAct` for an act that the engine need
  ///   not have; another `EditRefusal` for a range that does not lie in the text.
  public mutating func edit(_ input: FieldAct) throws {
    switch input {
    case .type(let characters):
      for character in characters { try replace(.selection, String(character)) }
    case .paste(let text): try replace(.selection, text)
    case .compose(let text):
      let range = composed ?? selection.range
      try replace(.utf8(range.lowerBound, range.upperBound), text)
      composed = range.lowerBound..<max(range.lowerBound, selection.head)
    case .edit(let edit): try replace(edit.range, edit.replacement)
    case .select(let range):
      let (anchor, head) = try range.ends(in: text, selection: selection)
      selection = FieldSelection(anchor: anchor, head: head)
    case .bytes(let range, let bytes):
      try replace(range, try TextEdit(range, utf8: bytes).replacement)
    case .follow(let whole, let selected, _, _, _):
      if !whole.utf8.elementsEqual(text.utf8) { try replace(.all, whole) }
      if let selected { try edit(.select(selected)) }
    case .press(.deleteBackward, let count):
      try replace(text.rangeBefore(count, of: selection), "")
    case .press(.deleteForward, let count):
      try replace(text.rangeAfter(count, of: selection), "")
    case .press(.selectAll, _): selection = FieldSelection(anchor: 0, head: text.utf8.count)
    case .press(.endComposition, _): composed = nil
    case .press(.commit, _):
      engine.commit()
      (composed, selection) = (nil, FieldSelection(caret: text.utf8.count))
    default: throw EditRefusal.unknownAct
    }
  }

  private mutating func replace(_ range: TextRange, _ replacement: String) throws {
    let offsets = try range.offsets(in: text, selection: selection)
    let rest = text.utf8.count - offsets.upperBound
    try engine.replace(offsets, with: replacement)
    composed = nil
    // If the engine shows another text than the edit has made, this offset may lie inside a
    // character of that text. The caret is then set before the character.
    let place = text.utf8.index(text.startIndex, offsetBy: max(0, text.utf8.count - rest))
    let caret = text[..<place].unicodeScalars.reduce(0) { $0 + $1.utf8.count }
    selection = FieldSelection(caret: caret)
  }
}
