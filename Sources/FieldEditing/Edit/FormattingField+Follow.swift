import NumberText

extension FormattingField {
  /// Edits the field so that it has the present text and selection of a host's control that edits
  /// by itself.
  ///
  /// The field makes the smallest edit that leads from its own text to the control's. If several
  /// edits of the same size lead there, the caret decides which edit was made. A separator that a
  /// commit wrote goes if the edit leaves it where it would not be written. (E7, E8, E13)
  ///
  /// ```swift
  /// field.text    // "12,345", after a commit
  /// try field.follow("12,3456", selection: .utf16(7, 7))
  /// field.text    // "123456"
  /// ```
  ///
  /// If the edit is refused, the field stays as it was, and the control shows a text that the field
  /// does not have. Then show the field's ``text`` and ``selection`` in the control. Do so also if
  /// ``text`` is not the text that was followed, as after a paste that lost its line breaks. Rule:
  /// E9.
  ///
  /// - Parameters:
  ///   - newText: The whole text that the control shows.
  ///   - newSelection: What is selected there, as offsets in `newText`; nil if the host cannot
  ///     tell: the caret is then where the edit leaves it.
  ///   - marked: The part of `newText` that an input method is still composing, if any. Value and
  ///     status stay as they are until the composition ends. (S8)
  ///   - intent: What the user did: `.pasted` for a paste, a drop or an autofill; `.composed` if an
  ///     input method composes and the host does not know which part.
  /// - Returns: The change; nil if the field has this text already, and at most the selection
  ///   moved, or a composition began or ended.
  /// - Throws: Why the edit was refused, as ``apply(_:)-(TextEdit)`` does, or that the selection or
  ///   the marked part does not lie in `newText`; nothing has changed then. (S6)
  /// - Complexity: O(*n*) in the bytes of both texts.
  @discardableResult
  @inlinable
  public mutating func follow(
    _ newText: String, selection newSelection: TextRange? = nil,
    marked: TextRange? = nil, intent: TextEdit.Intent = .typed
  ) throws(EditRefusal) -> FieldChange<Value>? {
    policies.fillsFromRight
      ? try fill(following: newText, newSelection, marked: marked, intent)
      : try followText(newText, newSelection, marked: marked, intent)
  }

  /// Follows a control, in a field whose digits do not fill from the right.
  @inlinable @inline(__always)
  mutating func followText(
    _ newText: String, _ newSelection: TextRange?, marked: TextRange?, _ intent: TextEdit.Intent
  ) throws(EditRefusal) -> FieldChange<Value>? {
    var followed = try content.followed(newText, newSelection, marked: marked, intent)
    let before = state
    if followed.isWhole,
      let shown = try content.followedAsShown(newText, newSelection, marked: marked, intent)
    {
      (content, followed) = shown
    }
    guard let edit = followed.edit else {
      if followed.markedRange == nil { endComposition() }
      followed.mark(&content)
      return nil
    }
    do throws(EditRefusal) {
      if policies.filterEdits { try checkFilter(edit) }
      try changeText(edit)
    } catch {
      content = before.content
      throw error
    }
    followed.mark(&content)
    if followed.isWhole { content.forgetWritten() }
    if content.marks.markedRange == nil { takeReading() }
    return FieldChange(from: before, to: state, .edit(edit.intent))
  }
}

/// How a field follows a host's control that shows a whole text: the edit that leads to this text,
/// and what is selected and composed in it.
@usableFromInline
package struct FollowedText {
  /// The edit; nil if the text has not changed.
  @usableFromInline package let edit: TextEdit?
  /// Whether the whole text came at once, as from a browser that fills in a form. (E13)
  @usableFromInline package let isWhole: Bool
  /// What is selected in the text; nil if the host cannot tell.
  let selection: FieldSelection?
  /// What an input method is composing in the text; nil if it composes nothing.
  @usableFromInline let markedRange: Range<Int>?
  /// How many UTF-8 bytes the text has.
  let length: Int

  /// Sets the selection and the composed range after the edit. If a paste lost the line breaks at
  /// its ends, the control's offsets do not fit any more, and the caret stays after the paste.
  @usableFromInline
  package func mark(_ content: inout EditedText) {
    content.marks.markedRange = markedRange
    if let selection, content.text.utf8.count == length { content.marks.selection = selection }
    content.checkInvariants()
  }
}

extension EditedText {
  @usableFromInline
  package func followed(
    _ newText: String, _ range: TextRange?, marked: TextRange?, _ intent: TextEdit.Intent
  ) throws(EditRefusal) -> FollowedText {
    let length = newText.utf8.count
    var selection: FieldSelection?
    if let range {
      // `.selection` means the field's selection, which is of the old text: its offsets may lie
      // outside the new text.
      let range =
        range == .selection ? .utf8(marks.selection.anchor, marks.selection.head) : range
      let (anchor, head) = try range.ends(in: newText, selection: marks.selection)
      selection = FieldSelection(anchor: anchor, head: head)
    }
    var markedRange: Range<Int>?
    if let marked {
      markedRange = try marked.offsets(
        in: newText, selection: selection ?? FieldSelection(caret: length))
    }
    let intent = marked == nil ? intent : .composed
    let difference = TextDifference(
      from: text, marks.selection, to: newText, end: selection?.range.upperBound,
      marked: markedRange, isPaste: intent == .pasted)
    var edit: TextEdit?
    var isWhole = false
    if let difference {
      let range = difference.oldRange
      let inserted = newText.utf8Part(difference.newRange)
      isWhole = !range.isEmpty && self.isWhole(range, inserted, intent)
      edit = TextEdit(
        .utf8(range.lowerBound, range.upperBound), inserted, intent: intent)
    }
    if intent == .composed, markedRange == nil {
      let composed = marks.markedRange
      markedRange = difference.map { $0.moving(composed ?? $0.oldRange) } ?? composed
    }
    return FollowedText(
      edit: edit, isWhole: isWhole, selection: selection, markedRange: markedRange, length: length)
  }
}

extension EditedText {
  /// As ``followed(_:_:marked:_:)``, for a control that has not drawn yet that the commit's
  /// separators went: a key there is a key in the text with them. Returns that text, too; nil if
  /// `newText` is no key in it either. (H4)
  @usableFromInline
  func followedAsShown(
    _ newText: String, _ range: TextRange?, marked: TextRange?, _ intent: TextEdit.Intent
  ) throws(EditRefusal) -> (EditedText, FollowedText)? {
    guard let shown = shownBefore else { return nil }
    let followed = try shown.followed(newText, range, marked: marked, intent)
    return followed.edit == nil || followed.isWhole ? nil : (shown, followed)
  }
}

extension EditedText {
  /// Whether an edit is the difference to a whole text that came at once, as from a browser that
  /// fills in a form: the edit is no Backspace, no deletion that the user is known to have made,
  /// and does not replace what was selected or composed. (E13)
  ///
  /// An edit of only a part of the selection does not count as replacing the selection: the new
  /// text may be a whole text that happens to begin or end as the selection did.
  fileprivate func isWhole(
    _ range: Range<Int>, _ inserted: String, _ intent: TextEdit.Intent
  ) -> Bool {
    let isKnown = range == marks.selection.range || marks.markedRange?.contains(range) ?? false
    if isKnown || intent == .deleted && inserted.isEmpty { return false }
    return !inserted.isEmpty || text.utf8Part(range).unicodeScalars.count > 1
  }
}

/// The ranges in which two texts differ. Their ends never lie inside a code point. Rules: E7, E8.
package struct TextDifference {
  /// What is replaced of the old text, in UTF-8 offsets.
  package private(set) var oldRange: Range<Int>
  /// What the new text has in place of `oldRange`, in UTF-8 offsets.
  package private(set) var newRange: Range<Int>

  /// Finds what a user replaced to make one text of another; nil if nothing was replaced.
  ///
  /// - Parameters:
  ///   - selection: What was selected in the old text.
  ///   - end: The UTF-8 offset of the caret in the new text, if known.
  ///   - marked: The UTF-8 range in the new text that an input method is composing; nil if it
  ///     composes nothing.
  ///   - isPaste: Whether the user pasted. A paste replaces the selection or, if the two texts
  ///     contradict that, the whole text.
  package init?(
    from old: String, _ selection: FieldSelection, to new: String, end: Int?,
    marked: Range<Int>?, isPaste: Bool
  ) {
    let found = withUTF8(of: old) { old in
      withUTF8(of: new) { new in
        Self.found(
          from: old, selection, to: new, end: marked?.upperBound ?? end, marked, isPaste: isPaste)
      }
    }
    guard let found else { return nil }
    self = found
  }

  private init(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    (self.oldRange, self.newRange) = (oldRange, newRange)
  }

  private static func found(
    from old: UnsafeBufferPointer<UInt8>, _ selection: FieldSelection,
    to new: UnsafeBufferPointer<UInt8>, end: Int?, _ marked: Range<Int>?, isPaste: Bool
  ) -> TextDifference? {
    let (shorter, growth) = (min(old.count, new.count), new.count - old.count)
    var prefix = old.commonPrefix(with: new)
    if prefix == shorter && growth == 0 && !isPaste { return nil }
    while prefix < shorter && (isInside(old[prefix]) || isInside(new[prefix])) { prefix -= 1 }
    var suffix = old.commonSuffix(with: new)
    while suffix > 0 && isInside(old[old.count - suffix]) { suffix -= 1 }

    // If something was selected, the user replaced all of it, even if the new text begins or ends
    // as the selection did: a "1" typed over a selected "12" is not a deletion of the "2". (E8)
    let selected = selection.range
    let tail = old.count - selected.upperBound
    if let end, isPaste || !selected.isEmpty, selected.lowerBound <= prefix, tail <= suffix,
      end == new.count - tail, end >= selected.lowerBound
    {
      let inserted = selected.lowerBound..<end
      let isKey = !inserted.isEmpty && new[inserted].dropFirst().allSatisfy(isInside)
      if isPaste || isKey || inserted == marked { return TextDifference(selected, inserted) }
    }
    if isPaste { return TextDifference(0..<old.count, 0..<new.count) }

    guard prefix + suffix > shorter else {
      return TextDifference(prefix..<(old.count - suffix), prefix..<(new.count - suffix))
    }
    // Several edits lead to the same text, as a "1" typed anywhere into "11". The caret tells which
    // edit was made or, if the caret is not known, the selection before the edit.
    var start: Int
    if let end {
      start = growth > 0 ? end - growth : end
    } else {
      start = growth < 0 && selected.isEmpty ? selected.lowerBound + growth : selected.lowerBound
    }
    start = min(max(start, shorter - suffix), prefix)
    let longer = growth > 0 ? new : old
    while isInside(longer[start]) { start -= 1 }
    return TextDifference(start..<(start + max(0, -growth)), start..<(start + max(0, growth)))
  }

  /// Whether a byte is in a code point, but is not its first byte.
  private static func isInside(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The range in the new text for a range of the old text, widened to include what was inserted.
  func moving(_ range: Range<Int>) -> Range<Int> {
    let growth = newRange.count - oldRange.count
    return min(
      range.lowerBound, oldRange.lowerBound)..<max(
        range.upperBound + growth, newRange.upperBound)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes two texts begin with in common.
  fileprivate func commonPrefix(with other: Self) -> Int {
    let shorter = Swift.min(count, other.count)
    var length = 0
    while length < shorter && self[length] == other[length] { length += 1 }
    return length
  }

  /// How many bytes two texts end with in common.
  fileprivate func commonSuffix(with other: Self) -> Int {
    let shorter = Swift.min(count, other.count)
    var length = 0
    while length < shorter && self[count - length - 1] == other[other.count - length - 1] {
      length += 1
    }
    return length
  }
}
