public import NumberText

/// The text of a field with what is marked in it, such as the selection. Makes edits, but reads no
/// numbers.
///
/// `EditedText` does not depend on the bound type, so that it is compiled once. ``FormattingField``
/// is a thin, inlinable layer above it, and so is the text field of a form.
@usableFromInline
package struct EditedText: Hashable, Sendable {
  /// What is marked in a text, in UTF-8 offsets: the selection, and the separators that the last
  /// commit wrote. Also how the text came into the field.
  @usableFromInline
  package struct Marks: Hashable, Sendable {
    @usableFromInline package var selection: FieldSelection
    /// What the field wrote and still stands in the text; nil if nothing does.
    private var shared: Shared<Written>?
    @usableFromInline package var origin = Origin.typed

    @usableFromInline
    package enum Origin: Hashable, Sendable {
      case typed
      /// The whole text was pasted, and has not been read yet. (E3)
      case pasted
      /// Typed into a field whose digits otherwise fill from the right, but read as in any other
      /// field, as after the decimal key. (X8)
      case ordinary
      /// In doubt in an earlier format, and not edited since: no format answers for the person.
      /// (S7)
      case doubted
      /// An input method still composes a part of the text.
      case composed(Range<Int>)
    }

    @usableFromInline
    init(selection: FieldSelection, separators: OffsetSet = OffsetSet()) {
      self.selection = selection
      if !separators.isEmpty { written = Written(separators: separators) }
    }

    // Equal texts are equal, whoever wrote their characters.
    @usableFromInline
    package static func == (one: Marks, other: Marks) -> Bool {
      one.selection == other.selection && one.origin == other.origin
    }

    @usableFromInline
    package func hash(into hasher: inout Hasher) {
      hasher.combine(selection)
      hasher.combine(origin)
    }

    /// Whether anything that the field wrote still stands.
    @usableFromInline var hasWritten: Bool { shared != nil }

    package var written: Written {
      get { shared?.value ?? Written() }
      set { shared = newValue == Written() ? nil : Shared(newValue) }
    }

    /// The range that an input method still composes; nil if nothing is composed. Setting an empty
    /// range sets nil. (S8)
    @inlinable package var markedRange: Range<Int>? {
      get { if case .composed(let range) = origin { range } else { nil } }
      set {
        if let newValue, !newValue.isEmpty {
          origin = .composed(newValue)
        } else if case .composed = origin {
          origin = .typed
        }
      }
    }
  }

  /// What the field wrote of a text, as far as it still stands there. It says nothing of how the
  /// text is read.
  @usableFromInline
  package struct Written: Hashable, Sendable {
    /// The grouping separators of the last commit. They go if an edit leaves one where it would not
    /// be written. (E13)
    package var separators = OffsetSet()
    /// The digits, if the value has more digits than the text shows; else empty. (S12)
    package var digits = OffsetSet()
    /// The text before the last edit took its separators out, which a control still shows until it
    /// has drawn the present text; nil if none went. (E13, H4)
    var stillShown: EditedText?

    /// What is left after `length` bytes have replaced a range of the text.
    func remapped(replacing range: Range<Int>, withLength length: Int) -> Written {
      var (separators, digits) = (separators, digits)
      separators.remap(replacing: range, withLength: length)
      digits.remap(replacing: range, withLength: length)
      return Written(separators: separators, digits: digits)
    }
  }

  @ExactText @usableFromInline package var text: String
  @usableFromInline package var marks: Marks

  init(_ text: String, _ marks: Marks) { (self.text, self.marks) = (text, marks) }

  /// The caret is at the end.
  package init(_ text: String) { self.init(text, separators: OffsetSet()) }

  init(_ written: WrittenText) { self.init(written.text, separators: written.parts.separators) }

  /// The field itself has written the separators. The caret is at the end.
  init(_ text: String, separators: OffsetSet) {
    self.text = text
    marks = Marks(selection: FieldSelection(caret: text.utf8.count), separators: separators)
  }

  /// Makes an edit, or throws and changes nothing. Returns the replaced range of the old text, and
  /// the range of the new text that replaced it. Rules: S1, S6.
  ///
  /// - Parameter limit: The most UTF-8 bytes that the text may have.
  @usableFromInline
  package mutating func apply(_ edit: TextEdit, limit: Int) throws(EditRefusal) -> Splice {
    let (count, range) = try checked(edit, limit: limit)
    return Splice(range: range, newRange: range.lowerBound..<replace(edit, in: range, count))
  }

  @usableFromInline
  package mutating func edit(_ edit: TextEdit, limit: Int) throws(EditRefusal) {
    let (count, range) = try checked(edit, limit: limit)
    _ = replace(edit, in: range, count)
  }

  /// Checks an edit. Returns how many UTF-8 bytes the text has, and the range of bytes that the
  /// edit replaces.
  @inline(__always)
  private func checked(
    _ edit: TextEdit, limit: Int
  ) throws(EditRefusal) -> (count: Int, range: Range<Int>) {
    let count = text.utf8.count
    let range = try edit.range.offsets(in: text, selection: marks.selection)
    // A text that is over the limit already may be edited, as long as it does not become longer.
    let room = max(limit, count) - (count - range.count)
    // A paste is trimmed as a slice, so that a paste that is too long is refused without a copy.
    let length =
      edit.intent == .pasted
      ? edit.replacement.withoutLineEnds.utf8.count : edit.replacement.utf8.count
    if length > room { throw .tooLong(limit: max(0, limit)) }
    return (count, range)
  }

  /// Replaces a range of the text, which has `count` bytes, and places the caret after the
  /// replacement. The separators that a commit wrote move with the text.
  ///
  /// - Returns: The UTF-8 offset after the replacement.
  @inline(__always)
  private mutating func replace(_ edit: TextEdit, in range: Range<Int>, _ count: Int) -> Int {
    if edit.intent == .pasted {
      replace(range, of: count, with: String(edit.replacement.withoutLineEnds))
    } else {
      replace(range, of: count, with: edit.replacement)
    }
    let end = text.utf8.count - count + range.upperBound
    if marks.hasWritten {
      marks.written = marks.written.remapped(
        replacing: range, withLength: end - range.lowerBound)
    }
    marks.selection = FieldSelection(caret: end)
    marks.origin =
      switch edit.intent {
      case .composed where end > range.lowerBound: .composed(range.lowerBound..<end)
      case .pasted where range == 0..<count: .pasted
      default: .typed
      }
    checkInvariants()
    return end
  }

  @inlinable
  package mutating func select(_ range: TextRange) throws(EditRefusal) {
    let (anchor, head) = try range.ends(in: text, selection: marks.selection)
    marks.selection = FieldSelection(anchor: anchor, head: head)
    checkInvariants()
  }

  /// Takes all characters for typed ones, as those of a whole text that came at once. (E13, S12)
  @usableFromInline
  mutating func forgetWritten() { marks.written = Written() }

  /// Whether a digit stands in the text that the field wrote for a value with more digits. (S12)
  @usableFromInline
  var hasWrittenDigits: Bool { marks.hasWritten && !marks.written.digits.isEmpty }

  /// The text that a control may still show, since it has not drawn yet that separators went; nil
  /// if none went at the last edit. A key that reaches such a control is a key in this text.
  var shownBefore: EditedText? {
    guard let shown = marks.written.stillShown, shown.withoutSeparators.text.hasSameBytes(as: text)
    else { return nil }
    return shown
  }

  var digitOffsets: OffsetSet {
    var (digits, offset) = ([Int](), 0)
    for scalar in text.unicodeScalars {
      if DecimalDigits.value(of: scalar.value) != nil { digits.append(offset) }
      offset += UTF8.width(scalar)
    }
    return OffsetSet(digits)
  }

  /// The text without the separators that the last commit wrote. The selection stays among the same
  /// characters. A composition ends.
  var withoutSeparators: EditedText {
    let separators = marks.written.separators
    var bare = String.UnicodeScalarView()
    var (offset, removed) = (0, [(start: Int, end: Int)]())
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if separators.contains(offset) { removed.append((offset, end)) } else { bare.append(scalar) }
      offset = end
    }
    func moved(_ offset: Int) -> Int {
      removed.reduce(offset) { $0 - max(0, min(offset, $1.end) - $1.start) }
    }
    let selection = FieldSelection(
      anchor: moved(marks.selection.anchor), head: moved(marks.selection.head))
    var other = EditedText(String(bare), Marks(selection: selection))
    other.marks.origin = marks.origin
    other.marks.markedRange = nil
    return other
  }

  /// The range is in UTF-8 offsets of the text, which has `count` bytes.
  private mutating func replace(
    _ range: Range<Int>, of count: Int, with replacement: String
  ) {
    guard range.lowerBound == count else { return text.replacePart(range, with: replacement) }
    text += replacement
  }
}

extension String {
  /// The range that a Backspace deletes: the selection or, if nothing is selected, `count`
  /// characters before the caret. The caret may be inside a character, between two code points.
  @usableFromInline
  package func rangeBefore(_ count: Int, of selection: FieldSelection) -> TextRange {
    guard selection.isCaret else { return .selection }
    let front = utf8Part(0..<selection.head)
    let start = front.index(front.endIndex, offsetBy: -max(0, count), limitedBy: front.startIndex)
    let length = start.map { front.utf8.distance(from: $0, to: front.endIndex) } ?? selection.head
    return .utf8(selection.head - length, selection.head)
  }

  /// The range that a forward deletion takes: the selection or, if nothing is selected, `count`
  /// characters after the caret.
  @usableFromInline
  package func rangeAfter(_ count: Int, of selection: FieldSelection) -> TextRange {
    guard selection.isCaret else { return .selection }
    let after = utf8Part(selection.head..<utf8.count)
    let end = after.index(after.startIndex, offsetBy: max(0, count), limitedBy: after.endIndex)
    let length = end.map { after.utf8.distance(from: after.startIndex, to: $0) }
    return .utf8(selection.head, selection.head + (length ?? after.utf8.count))
  }

  /// The text without line breaks and tabs at its ends. Rule: E3.
  var withoutLineEnds: Substring {
    let inner = unicodeScalars.trimming { scalar in
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
      default: false
      }
    }
    return Substring(inner)
  }
}
