/// A place in a field's text, in the units of whoever names it.
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
  /// Indices of the field's text.
  case indices(String.Index, String.Index)

  /// The two ends as UTF-8 offsets, in the order given.
  ///
  /// - Throws: `rangeOutsideText` or `offsetInsideCharacter`.
  /// - Complexity: O(1) for UTF-8, O(*n*) for the other units.
  @inline(__always)
  package func ends(in text: String, selection: FieldSelection) throws(EditRefusal) -> (Int, Int) {
    switch self {
    case .selection: (selection.anchor, selection.head)
    case .all: (0, text.utf8.count)
    case .utf8(let first, let second):
      (try Self.checked(first, in: text), try Self.checked(second, in: text))
    case .utf16(let first, let second):
      (
        try Self.utf8Offset(ofUTF16: first, in: text),
        try Self.utf8Offset(ofUTF16: second, in: text)
      )
    case .indices(let first, let second):
      (try Self.utf8Offset(of: first, in: text), try Self.utf8Offset(of: second, in: text))
    }
  }

  /// The UTF-8 offsets that the range names.
  ///
  /// - Throws: `rangeOutsideText` or `offsetInsideCharacter`.
  @inline(__always)
  package func offsets(
    in text: String, selection: FieldSelection
  ) throws(EditRefusal) -> Range<Int> {
    let (first, second) = try ends(in: text, selection: selection)
    guard first <= second || self == .selection else { throw .rangeOutsideText }
    return min(first, second)..<max(first, second)
  }

  @inline(__always)
  private static func checked(_ offset: Int, in text: String) throws(EditRefusal) -> Int {
    guard offset >= 0 && offset <= text.utf8.count else { throw .rangeOutsideText }
    guard offset < text.utf8.count else { return offset }
    let byte = text.utf8[text.utf8.index(text.startIndex, offsetBy: offset)]
    guard byte & 0xC0 != 0x80 else { throw .offsetInsideCharacter }
    return offset
  }

  private static func utf8Offset(
    ofUTF16 offset: Int, in text: String
  ) throws(EditRefusal) -> Int {
    guard offset >= 0 else { throw .rangeOutsideText }
    var units = 0
    var bytes = 0
    for scalar in text.unicodeScalars {
      if units >= offset { break }
      units += scalar.value > 0xFFFF ? 2 : 1
      bytes += UTF8.width(scalar)
    }
    guard units >= offset else { throw .rangeOutsideText }
    guard units == offset else { throw .offsetInsideCharacter }
    return bytes
  }

  private static func utf8Offset(
    of index: String.Index, in text: String
  ) throws(EditRefusal) -> Int {
    guard index >= text.startIndex && index <= text.endIndex else { throw .rangeOutsideText }
    guard let exact = index.samePosition(in: text.unicodeScalars) else {
      throw .offsetInsideCharacter
    }
    return text.utf8.distance(from: text.startIndex, to: exact)
  }
}
