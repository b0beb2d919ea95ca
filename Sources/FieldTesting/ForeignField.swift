public import FieldEditing
public import FieldForms
import NumberText

/// A number field of another engine: what scripts and random sessions need of an engine to be played on.
///
/// ```swift
/// struct Stripping: ForeignEngine {
///   var text = ""
///   mutating func replace(_ range: Range<Int>, with replacement: String) { … }
///   mutating func commit() { … }
/// }
///
/// var field = ForeignField(Stripping())
/// try field.play(#""" + "1.5" + <Return> => "1.5|""#)
/// ```
public protocol ForeignEngine {
  /// What the user sees and edits.
  var text: String { get }
  /// Lets the engine take what a person typed, pasted, composed or deleted: a part of the text, in UTF-8 offsets, and
  /// what stands there now. The engine may then show another text.
  ///
  /// - Throws: Why the engine refuses it.
  mutating func replace(_ range: Range<Int>, with replacement: String) throws
  /// Return, or the focus leaves.
  mutating func commit()
}

/// What scripts are played on: a field of this package, a ``ForeignField``, or a host's own kind of field.
public protocol PlayableField {
  /// What the user sees and edits.
  var text: String { get }
  /// What is selected, in UTF-8 offsets of the text.
  var selection: FieldSelection { get }
  /// Lets the field take what the user does.
  ///
  /// - Throws: Why the field refuses it.
  mutating func edit(_ input: FieldInput) throws
}

extension FormattingField: PlayableField {}
extension PlainTextField: PlayableField {}
extension ValueField: PlayableField {}

/// Another engine with a person before it: the kit keeps the selection and what an input method composes, and makes
/// replacements of keys.
///
/// Keys that step, revert or change the sign are refused as `filtered`, since an engine need not have them.
public struct ForeignField<Engine: ForeignEngine>: PlayableField {
  /// The engine, for questions about the value.
  public var engine: Engine
  public private(set) var selection: FieldSelection
  private var composed: Range<Int>?

  /// Puts the caret at the end of the engine's text.
  public init(_ engine: Engine) {
    self.engine = engine
    selection = FieldSelection(caret: engine.text.utf8.count)
  }

  public var text: String { engine.text }

  /// Lets the engine take what the user does. Where the engine shows another text than the edit makes, the caret stays
  /// as far from the end as the edit leaves it.
  ///
  /// - Throws: What the engine throws; `filtered` for a key that it need not have; an `EditRefusal` for a range that is
  ///   none.
  public mutating func edit(_ input: FieldInput) throws {
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
    case .follow(let whole, let selected, _, _):
      if !whole.utf8.elementsEqual(text.utf8) { try replace(.all, whole) }
      if let selected { try edit(.select(selected)) }
    case .press(.deleteBackward, let count):
      try replace(text.rangeInFront(count, of: selection), "")
    case .press(.deleteForward, let count):
      try replace(text.rangeBehind(count, of: selection), "")
    case .press(.selectAll, _): selection = FieldSelection(anchor: 0, head: text.utf8.count)
    case .press(.endComposition, _): composed = nil
    case .press(.commit, _):
      engine.commit()
      (composed, selection) = (nil, FieldSelection(caret: text.utf8.count))
    case .press: throw EditRefusal.filtered
    }
  }

  private mutating func replace(_ range: TextRange, _ replacement: String) throws {
    let offsets = try range.offsets(in: text, selection: selection)
    let rest = text.utf8.count - offsets.upperBound
    try engine.replace(offsets, with: replacement)
    composed = nil
    // Where the engine shows another text this may fall inside of a character: then before that.
    let place = text.utf8.index(text.startIndex, offsetBy: max(0, text.utf8.count - rest))
    let caret = text[..<place].unicodeScalars.reduce(0) { $0 + $1.utf8.count }
    selection = FieldSelection(caret: caret)
  }
}
