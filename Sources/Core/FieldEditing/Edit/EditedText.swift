public import NumberText

/// The text of a field and the marks in it. It makes edits; reading the number is not its part.
///
/// It does not depend on the bound type, so that it is compiled once; ``FormattingField`` is a thin,
/// inlinable layer above it. A form's fields for texts that are no numbers are edited by it as well.
@usableFromInline
package struct EditedText: Hashable, Sendable {
  /// What a text has beside its characters, in UTF-8 offsets.
  @usableFromInline
  package struct Marks: Hashable, Sendable {
    @usableFromInline package var selection: FieldSelection
    @usableFromInline package var soft: SoftSeparators
    @usableFromInline package var markedRange: Range<Int>?
  }

  @ExactText @usableFromInline package var text: String
  @usableFromInline package var marks: Marks

  /// A text with the caret at its end.
  package init(_ text: String, soft: SoftSeparators = SoftSeparators()) {
    self.text = text
    marks = Marks(
      selection: FieldSelection(caret: text.utf8.count), soft: soft, markedRange: nil)
  }

  /// Makes an edit, or refuses it and changes nothing. Rules: S1, S6.
  ///
  /// - Parameter limit: The number of UTF-8 bytes that the text may have.
  @usableFromInline
  package mutating func apply(_ edit: TextEdit, limit: Int) throws(EditRefusal) -> Splice {
    let range = try edit.range.offsets(in: text, selection: marks.selection)
    let replacement: String
    if edit.intent == .pasted {
      let trimmed = edit.replacement.trimmingLineEnds
      try checkRoom(for: trimmed.utf8.count, in: range, limit: limit)
      // Copied only now, so that a paste of any size is refused without room for it.
      replacement = String(trimmed)
    } else {
      try checkRoom(for: edit.replacement.utf8.count, in: range, limit: limit)
      replacement = edit.replacement
    }
    let added = replacement.utf8.count
    let behind = text.utf8.count - range.upperBound
    let removed = text.utf8Part(range)
    replace(range, with: replacement)
    let end = range.lowerBound + added
    if !marks.soft.isEmpty { marks.soft.shift(replacing: range, withLength: added) }
    marks.selection = FieldSelection(caret: end)
    marks.markedRange = edit.intent == .composed ? range.lowerBound..<end : nil
    return Splice(start: range.lowerBound, removed: removed, inserted: replacement, behind: behind)
  }

  /// Refuses what would make the text too long; one that is so already may be shortened.
  @inline(__always)
  private func checkRoom(
    for added: Int, in range: Range<Int>, limit: Int
  ) throws(EditRefusal) {
    guard text.utf8.count - range.count + added <= limit || added <= range.count else {
      throw .tooLong(limit: limit)
    }
  }

  /// Makes a change again, with the marks that it left; nil where the text is another. Outside the
  /// changed part the soft separators stay as they are now: another format may have written them since.
  func applying(_ splice: Splice, _ after: Marks) -> EditedText? {
    let range = splice.start..<(splice.start + splice.removed.utf8.count)
    guard range.upperBound + splice.behind == text.utf8.count,
      text.utf8.dropFirst(splice.start).prefix(range.count).elementsEqual(splice.removed.utf8)
    else { return nil }
    var changed = self
    changed.replace(range, with: splice.inserted)
    changed.marks = after
    changed.marks.soft = marks.soft
    changed.marks.soft.replace(range, withLength: splice.inserted.utf8.count, from: after.soft)
    return changed.hasMarksBetweenCharacters ? changed : nil
  }

  /// Puts `replacement` in the place of a range of UTF-8 offsets.
  private mutating func replace(_ range: Range<Int>, with replacement: String) {
    let count = text.utf8.count
    guard range.lowerBound == count else {
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let end = text.utf8.index(start, offsetBy: range.count)
      #if hasFeature(Embedded)
        // There this would go through the characters of the new text one by one.
        return text.unicodeScalars.replaceSubrange(start..<end, with: replacement.unicodeScalars)
      #else
        return text.replaceSubrange(start..<end, with: replacement)
      #endif
    }
    // A string holds up to 15 bytes in itself. For more, room is taken once, enough for any number: a
    // key then allocates nothing.
    if count <= 15 && count + replacement.utf8.count > 15 { text.reserveCapacity(96) }
    text += replacement
  }

  /// Whether the marks stand between characters, as those of another text need not.
  private var hasMarksBetweenCharacters: Bool {
    let composed = marks.markedRange.map { [$0.lowerBound, $0.upperBound] } ?? []
    let offsets = marks.soft.offsets + composed + [marks.selection.anchor, marks.selection.head]
    return withUTF8(of: text) { bytes in
      offsets.allSatisfy { $0 <= bytes.count && ($0 == bytes.count || bytes[$0] & 0xC0 != 0x80) }
    }
  }
}

/// A replacement in a text: what was removed at `start`, and what stands there now.
@usableFromInline
package struct Splice: Hashable, Sendable {
  @usableFromInline let start: Int
  @usableFromInline let removed: String
  @usableFromInline let inserted: String
  /// The number of UTF-8 bytes behind the part.
  @usableFromInline let behind: Int

  var inverse: Splice {
    Splice(start: start, removed: inserted, inserted: removed, behind: behind)
  }
}

extension String {
  /// The part of the text between two UTF-8 offsets.
  func utf8Slice(_ range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }

  /// A copy of the part between two UTF-8 offsets, which stand between characters.
  func utf8Part(_ range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    return NumberText.withUTF8(of: self) { bytes in
      // What a key types is a byte mostly: a scalar needs no check for being well-formed.
      range.count == 1
        ? String(Unicode.Scalar(bytes[range.lowerBound]))
        : String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }

  /// The selection, or as many characters in front of the caret, which may itself stand inside a
  /// character of the whole text.
  @usableFromInline
  package func rangeInFront(_ count: Int, of selection: FieldSelection) -> TextRange {
    guard selection.isCaret else { return .selection }
    let front = utf8Slice(0..<selection.head)
    return .utf8(front.dropLast(max(0, count)).utf8.count, selection.head)
  }

  /// The selection, or as many characters behind the caret.
  @usableFromInline
  package func rangeBehind(_ count: Int, of selection: FieldSelection) -> TextRange {
    guard selection.isCaret else { return .selection }
    let behind = utf8Slice(selection.head..<utf8.count)
    return .utf8(selection.head, selection.head + behind.prefix(max(0, count)).utf8.count)
  }

  /// The text without line breaks and tabs at its ends. Rule: E3.
  package var trimmingLineEnds: Substring {
    func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
      default: false
      }
    }
    guard let first = unicodeScalars.firstIndex(where: { !isLineEnd($0) }),
      let last = unicodeScalars.lastIndex(where: { !isLineEnd($0) })
    else { return "" }
    return self[first..<unicodeScalars.index(after: last)]
  }
}
