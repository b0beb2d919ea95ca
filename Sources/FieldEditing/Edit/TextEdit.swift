import NumberText

/// An edit as a value: the part of the text to replace, the text that replaces it, and what the
/// user did. Rule: E1.
///
/// ```swift
/// try field.apply(TextEdit(.selection, "5"))
/// try field.apply(TextEdit(.utf16(0, 3), "", intent: .deleted))
/// ```
public struct TextEdit: Hashable, Sendable {
  /// What the user did.
  public enum Intent: String, CaseIterable, Hashable, Sendable {
    /// Keys were typed.
    case typed
    /// A paste or a drop; line breaks and tabs at the ends of the replacement are dropped. (E3)
    case pasted
    /// A deletion that the user is known to have made, as by Backspace.
    case deleted
    /// A text that an input method is still composing, as for Japanese. (S8)
    case composed
  }

  /// `.selection` is what the field has selected when the edit is made.
  public var range: TextRange
  /// If empty, the range is deleted.
  public var replacement: String
  /// A paste loses the line breaks and tabs at its ends, and typed digits follow the text's
  /// numbering system. (E3, E14)
  public var intent: Intent

  /// Checks nothing: a range that the text does not have is refused when the edit is made. (S6)
  public init(_ range: TextRange, _ replacement: String, intent: Intent = .typed) {
    self.range = range
    self.replacement = replacement
    self.intent = intent
  }

  /// Makes an edit whose replacement is given in bytes, which may not be well-formed.
  ///
  /// - Throws: `brokenText` if the bytes are not UTF-8. (S6)
  public init(
    _ range: TextRange, utf8: [UInt8], intent: Intent = .typed
  ) throws(EditRefusal) {
    // `String(validating:as:)` needs iOS 18. Bytes that are not well-formed UTF-8 decode to a text
    // of other bytes.
    let replacement = String(decoding: utf8, as: UTF8.self)
    guard replacement.utf8.elementsEqual(utf8) else { throw .brokenText }
    self.init(range, replacement, intent: intent)
  }

  /// Makes an edit whose replacement is given in UTF-16 units, which may hold lone surrogates.
  ///
  /// - Throws: `brokenText` if the units are not UTF-16. (S6)
  public init(
    _ range: TextRange, utf16: [UInt16], intent: Intent = .typed
  ) throws(EditRefusal) {
    let replacement = String(decoding: utf16, as: UTF16.self)
    guard replacement.utf16.elementsEqual(utf16) else { throw .brokenText }
    self.init(range, replacement, intent: intent)
  }
}

/// A part of a field's text, in the units that the host counts in.
///
/// An offset that lies inside a character (between the bytes or the surrogates of one code point)
/// is refused, not rounded.
///
/// ```swift
/// try field.select(.utf16(0, 3))   // as a browser's selectionStart and selectionEnd
/// ```
public enum TextRange: Hashable, Sendable {
  /// The field's own selection.
  case selection
  /// The whole text.
  case all
  /// Offsets in UTF-8 bytes.
  case utf8(Int, Int)
  /// Offsets in UTF-16 units, as browsers and UIKit count.
  case utf16(Int, Int)
  /// Offsets in Unicode scalars, as GTK and Python count.
  case scalars(Int, Int)

  /// The two ends of the range as UTF-8 offsets. The second may be before the first, as for a
  /// selection made leftwards.
  ///
  /// - Throws: `rangeOutsideText` or `offsetInsideCharacter`.
  /// - Complexity: O(1) for UTF-8, O(*n*) for the other units.
  @usableFromInline @inline(__always)
  package func ends(in text: String, selection: FieldSelection) throws(EditRefusal) -> (Int, Int) {
    switch self {
    case .selection: (selection.anchor, selection.head)
    case .all: (0, text.utf8.count)
    case .utf8(let first, let second): try Self.checked(first, second, in: text)
    case .utf16(let first, let second): try Self.utf8Offsets(first, second, .utf16, in: text)
    case .scalars(let first, let second): try Self.utf8Offsets(first, second, .scalars, in: text)
    }
  }

  /// The range in UTF-8 offsets.
  ///
  /// - Throws: `rangeOutsideText`, also if the second offset is before the first, or
  ///   `offsetInsideCharacter`.
  @inline(__always)
  package func offsets(
    in text: String, selection: FieldSelection
  ) throws(EditRefusal) -> Range<Int> {
    let (first, second) = try ends(in: text, selection: selection)
    guard first <= second || self == .selection else { throw .rangeOutsideText }
    return min(first, second)..<max(first, second)
  }

  private static func checked(
    _ first: Int, _ second: Int, in text: String
  ) throws(EditRefusal) -> (Int, Int) {
    let start = try checked(first, in: text)
    return (start, first == second ? start : try checked(second, in: text))
  }

  private static func checked(_ offset: Int, in text: String) throws(EditRefusal) -> Int {
    guard offset >= 0 && offset <= text.utf8.count else { throw .rangeOutsideText }
    guard offset < text.utf8.count else { return offset }
    let byte = withUTF8(of: text) { $0[offset] }
    guard byte & 0xC0 != 0x80 else { throw .offsetInsideCharacter }
    return offset
  }

  private static func utf8Offsets(
    _ first: Int, _ second: Int, _ unit: TextUnit, in text: String
  ) throws(EditRefusal) -> (Int, Int) {
    func utf8Offset(of offset: Int) throws(EditRefusal) -> Int {
      guard let place = unit.utf8Offset(of: offset, in: text) else { throw .rangeOutsideText }
      guard place.isExact else { throw .offsetInsideCharacter }
      return place.offset
    }
    let start = try utf8Offset(of: first)
    return (start, first == second ? start : try utf8Offset(of: second))
  }
}

/// The words "all" and "selection", which stand for the ranges of these names in saved edits and in
/// lines of JSON.
package enum RangeWord: String, CaseIterable {
  case all, selection

  package var range: TextRange {
    switch self {
    case .all: .all
    case .selection: .selection
    }
  }
}

/// What is selected in a text: from the `anchor`, where selecting began, to the `head`, where the
/// caret is. If both are equal, the selection is a caret. Offsets count UTF-8 bytes, except in
/// ``TextEditing/utf16Selection`` and ``TextEditing/scalarSelection``.
///
/// ```swift
/// FieldSelection(anchor: 5, head: 2).range   // 2..<5
/// FieldSelection(caret: 5).isCaret           // true
/// ```
public struct FieldSelection: Hashable, Sendable {
  /// After ``head`` if the selection was made leftwards.
  public let anchor: Int
  /// Equal to ``anchor`` if nothing is selected.
  public let head: Int

  /// Makes a selection from UTF-8 offsets.
  public init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// Makes a caret at a UTF-8 offset.
  public init(caret: Int) { self.init(anchor: caret, head: caret) }

  /// Whether nothing is selected.
  public var isCaret: Bool { anchor == head }

  /// The selected UTF-8 offsets, or UTF-16 of ``TextEditing/utf16Selection``; empty at a caret.
  public var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
}

/// Why a field refused an edit; nothing has changed then. (S6)
///
/// ```swift
/// try field.apply(TextEdit(.utf8(0, 99), "5"))   // throws rangeOutsideText
/// ```
public enum EditRefusal: Error, Hashable, Sendable {
  /// The text would be longer than the field allows, in UTF-8 bytes.
  case tooLong(limit: Int)
  /// An offset is negative or after the end of the text.
  case rangeOutsideText
  /// An offset lies between the UTF-8 bytes or the UTF-16 surrogates of one code point.
  case offsetInsideCharacter
  /// The replacement is not well-formed Unicode.
  case brokenText
  /// The field's policies do not let the edit pass. (E5)
  case filtered
  /// A change was applied to a text that it was not made on.
  case otherText
  /// A change was applied to a field whose type does not have the change's value.
  case otherType
  /// The field does not have such an act.
  case unknownAct
}

extension EditRefusal {
  /// The name of the case, for a host's own words and for logs. The names stay the same from
  /// version to version.
  ///
  /// ```swift
  /// EditRefusal.tooLong(limit: 1024).code   // "tooLong"
  /// ```
  public var code: String {
    switch self {
    case .tooLong: "tooLong"
    case .rangeOutsideText: "rangeOutsideText"
    case .offsetInsideCharacter: "offsetInsideCharacter"
    case .brokenText: "brokenText"
    case .filtered: "filtered"
    case .otherText: "otherText"
    case .otherType: "otherType"
    case .unknownAct: "unknownAct"
    }
  }
}

extension EditRefusal: CustomStringConvertible {
  /// The reason in one plain sentence, for logs and developers. For users the host has words of its
  /// own.
  public var description: String {
    switch self {
    case .tooLong(let limit): "The text would be longer than \(limit) bytes."
    case .rangeOutsideText: "An offset is negative or after the end of the text."
    case .offsetInsideCharacter: "An offset is inside a character."
    case .brokenText: "The replacement is not well-formed Unicode."
    case .filtered: "The field's policies do not let the edit pass."
    case .otherText: "The change was made on another text."
    case .otherType: "The change is of a field of another type."
    case .unknownAct: "The field does not have such an act."
    }
  }
}

#if !hasFeature(Embedded)
  extension TextEdit.Intent: Codable {}
  extension TextEdit: Codable {}
#endif
