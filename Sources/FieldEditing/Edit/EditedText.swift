public import NumberText

/// The part of a field that is the same for every bound type: its text, the marks in it, and how
/// far the text is scanned.
///
/// All of an edit but the judging of its number happens here, compiled once. ``FormattingField`` is
/// thin and inlinable above it: as one generic type it takes five times as long for a key.
@usableFromInline
struct EditedText: Sendable {
  /// What stands in a text beside its characters.
  @usableFromInline
  struct Marks: Hashable, Sendable {
    @usableFromInline var selection: FieldSelection
    @usableFromInline var soft: SoftSeparators
    @usableFromInline var markedRange: Range<Int>?
  }

  @usableFromInline var text: String
  @usableFromInline var marks: Marks

  /// Makes an edit and scans the text, unless it is still being composed. (S8)
  ///
  /// - Parameter limit: The number of UTF-8 bytes that the text may have.
  @usableFromInline
  mutating func apply(
    _ edit: TextEdit, limit: Int
  ) throws(EditRefusal) -> Splice {
    let (range, replacement) = try checked(edit, limit: limit)
    let behind = text.utf8.count - range.upperBound
    let removed = replace(range, with: replacement, isComposed: edit.intent == .composed)
    return Splice(start: range.lowerBound, removed: removed, inserted: replacement, behind: behind)
  }

  /// The offsets and the replacement that an edit comes to.
  @inline(__always)
  func checked(_ edit: TextEdit, limit: Int) throws(EditRefusal) -> (Range<Int>, String) {
    let range = try edit.range.offsets(in: text, selection: marks.selection)
    guard edit.intent == .pasted else {
      try checkRoom(for: edit.replacement.utf8.count, in: range, limit: limit)
      return (range, edit.replacement)
    }
    let replacement = edit.replacement.trimmingLineEnds
    try checkRoom(for: replacement.utf8.count, in: range, limit: limit)
    // Copied only now, so that a paste of any size is refused without room for it.
    return (range, String(replacement))
  }

  @inline(__always)
  private func checkRoom(
    for count: Int, in range: Range<Int>, limit: Int
  ) throws(EditRefusal) {
    guard text.utf8.count - range.count + count <= limit || count <= range.count else {
      throw .tooLong(limit: limit)
    }
  }

  /// Replaces a part of the text, and takes back the scan where the part is not at its end.
  ///
  /// - Returns: What stood there.
  @inline(__always)
  mutating func replace(
    _ range: Range<Int>, with replacement: String, isComposed: Bool
  ) -> String {
    // A slice costs half as much as all the rest of a key at the end.
    let removed = range.isEmpty ? "" : String(text.utf8Slice(range))
    splice(range, replacement)
    let count = replacement.utf8.count
    let end = range.lowerBound + count
    if !marks.soft.isEmpty { marks.soft.shift(replacing: range, withLength: count) }
    marks.selection = FieldSelection(caret: end)
    marks.markedRange = isComposed ? range.lowerBound..<end : nil
    return removed
  }

  /// Whether marks stand between characters, as those of another text need not.
  func holds(_ marks: Marks) -> Bool {
    let composed = marks.markedRange.map { [$0.lowerBound, $0.upperBound] } ?? []
    let offsets = marks.soft.offsets + composed + [marks.selection.anchor, marks.selection.head]
    return withUTF8(of: text) { bytes in
      offsets.allSatisfy { $0 <= bytes.count && ($0 == bytes.count || bytes[$0] & 0xC0 != 0x80) }
    }
  }

  /// Puts `replacement` in the place of a range of UTF-8 offsets.
  @inline(__always)
  mutating func splice(_ range: Range<Int>, _ replacement: String) {
    if range.lowerBound == text.utf8.count {
      makeRoom(for: replacement)
      text += replacement
    } else {
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let end = text.utf8.index(start, offsetBy: range.count)
      text.replaceSubrange(start..<end, with: replacement)
    }
  }

  /// Takes storage for more than a number has, once a text outgrows the 15 bytes that a string holds
  /// in place: a key then allocates nothing.
  @inline(__always)
  private mutating func makeRoom(for replacement: String) {
    let count = text.utf8.count
    if count <= 15 && count + replacement.utf8.count > 15 { text.reserveCapacity(Self.room) }
  }

  private static let room = 96
}

/// A part of a text and what is in its place now.
@usableFromInline
struct Splice: Hashable, Sendable {
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
}
