import NumberText

/// The text and the selection that a view has to show, and counts that tell when the view was given
/// them.
///
/// A view that draws late passes the value back with each text that it reports. So the field knows
/// which text the user saw.
public struct ShownText: Hashable, Sendable {
  /// The field's text or, just after a key, the text that the view has reported.
  public let text: String
  /// What the view selects, in UTF-16 offsets of ``text``; nil if the view keeps its own selection.
  public let utf16Selection: Range<Int>?
  /// How many texts the view had reported when it was given this text to show.
  package let reportCount: Int
  /// How many reports and drawings `TextMirror` had counted when the view was given this text.
  package let revision: Int

  package init(_ text: String, _ utf16Selection: Range<Int>?, reportCount: Int, revision: Int) {
    (self.text, self.utf16Selection) = (text, utf16Selection)
    (self.reportCount, self.revision) = (reportCount, revision)
  }

  /// Makes a copy of `shown` with another text and selection, for tests of views that do not draw
  /// what they were given.
  package init(_ text: String, _ utf16Selection: Range<Int>?, as shown: ShownText) {
    self.init(
      text, utf16Selection, reportCount: shown.reportCount, revision: shown.revision)
  }
}

/// Keeps track of what is on the screen of a view that draws late, and reports texts at any time.
///
/// A changed text is drawn in up to three turns, since a user interface such as SwiftUI may draw
/// the old text with the new selection right after a key:
/// 1. What was typed is drawn as it was typed, though the field refused or rewrote it.
/// 2. Then the field's text is drawn, without a selection: the earlier selection belongs to another
///    text.
/// 3. Then the field's selection is drawn into that text.
///
/// A turn that would change nothing is left out. Rule: H4.
///
/// "12" is on the screen with the caret at its end, and the field refuses the key "x":
///
/// | after | `isTyped` | `onScreen` | `known` | ``shown(_:_:)`` |
/// |---|---|---|---|---|
/// | the view's report of "12x" | true | "12x" | | "12x" |
/// | the first turn | false | "12x" | | "12", no selection |
/// | the second turn | false | "12" | nil | "12", the caret at 2 |
/// | the third turn | false | "12" | the caret | the same: no turn follows |
package struct TextMirror: Hashable, Sendable {
  private var reportCount = 0
  /// The text that the view reported last.
  private var reported = ""
  /// Whether the view has reported a text since it was drawn.
  private var isTyped = false
  /// The text on the screen: reported, or drawn in an earlier turn of the run loop; nil before the
  /// first drawing.
  private var onScreen: String?
  /// What is selected on the screen, in UTF-16 offsets; nil if that is not known.
  private var selected: Range<Int>?
  /// A caret that the view has reported, in UTF-16 offsets, and that the field has not taken over
  /// yet.
  private var caret: Range<Int>?
  /// The field's selection that is known to be on the screen: drawn there, or reported by the view.
  private var known: FieldSelection?
  /// Counts what the view reports and how often it is drawn. If a view was drawn with another
  /// count, it was drawn with an old state.
  private var revision = 0

  package init() {}

  /// What the view has to show for a field's text and selection. The selection is nil for a view
  /// without the focus, which selects nothing.
  package func shown(_ text: String, _ selection: FieldSelection?) -> ShownText {
    let drawn = isTyped ? reported : text
    var range: Range<Int>?
    if let selection, let onScreen, drawn.hasSameBytes(as: onScreen) {
      range = isTyped || known == selection ? selected : text.utf16Range(of: selection)
    }
    // A reported selection may belong to an earlier, longer text, and end after the end of this
    // text.
    if let end = range?.upperBound, end > drawn.utf16.count { range = nil }
    return ShownText(drawn, range, reportCount: reportCount, revision: revision)
  }

  /// Notes a text that the view reports.
  ///
  /// A text that the user has not typed is an echo: the view repeats the text that it was drawn
  /// with last, or a text that it reported after that drawing. A key typed into an outdated text is
  /// not an echo: the field follows what the user sees.
  ///
  /// - Parameters:
  ///   - current: The field's text.
  ///   - selection: The field's selection.
  ///   - composed: The UTF-8 range of the field's text that an input method composes; nil if it
  ///     composes nothing.
  ///   - decimalSeparator: The separator that the keypad's decimal key means. (E2)
  /// - Returns: What the field has to follow; nil if the user has not typed the text.
  package mutating func report(
    _ report: TextReport, over current: String, _ selection: FieldSelection,
    composed: Range<Int>?, _ decimalSeparator: String
  ) -> TypedText? {
    let (text, caret) = (report.text, takeCaret())
    let before =
      report.shown.map { $0.reportCount == reportCount ? $0.text : reported } ?? current
    reportCount += 1
    revision += 1
    let isNews = !text.hasSameBytes(as: before) || before.hasSameBytes(as: current)
    if onScreen?.hasSameBytes(as: text) != true { selected = nil }
    (reported, onScreen, isTyped) = (text, text, true)
    guard isNews else { return nil }
    let keyed = report.keyed(over: current, selection, composed: composed, decimalSeparator)
    let isSame = keyed.hasSameBytes(as: text)
    return TypedText(
      text: keyed, selection: isSame ? report.selection ?? caret : nil,
      marked: isSame ? report.marked : nil,
      intent: report.intent ?? keyed.intent(after: current, selection))
  }

  /// Sets the counts of the view's reports and drawings to zero, and lowers the counts in `drawn`
  /// by as much, so that two histories that lead to the same state give equal values.
  package mutating func restartCount(_ drawn: inout [ShownText]) {
    for index in drawn.indices {
      let one = drawn[index]
      drawn[index] = ShownText(
        one.text, one.utf16Selection, reportCount: one.reportCount - reportCount,
        revision: one.revision - revision)
    }
    (reportCount, revision) = (0, 0)
  }

  /// Returns the caret that the view reported, and forgets it; nil if the view has reported none.
  package mutating func takeCaret() -> TextRange? {
    defer { caret = nil }
    return caret.map { .utf16($0.lowerBound, $0.upperBound) }
  }

  /// Notes that the field, with this text and selection, has followed a text or a selection of the
  /// view. If the text is on the screen, so is the selection.
  package mutating func follow(_ text: String, _ selection: FieldSelection) {
    if onScreen?.hasSameBytes(as: text) == true { known = selection }
  }

  /// Notes a selection that the view reports.
  ///
  /// A caret waits until the view is drawn next: the view may report the caret before the text of
  /// the same edit. A selected range does not wait, because the next key replaces it.
  ///
  /// - Returns: What to select in the field at once; nil for a caret.
  package mutating func select(_ range: Range<Int>) -> TextRange? {
    selected = range
    revision += 1
    caret = range.isEmpty ? range : nil
    return range.isEmpty ? nil : .utf16(range.lowerBound, range.upperBound)
  }

  /// Notes that the view was drawn with `drawn` in an earlier turn of the run loop, and goes on to
  /// the next of the three turns of drawing.
  ///
  /// - Returns: What to select in the field; nil if nothing.
  package mutating func turn(
    _ drawn: ShownText, _ text: String, _ selection: FieldSelection?
  ) -> TextRange? {
    let isOnScreen = onScreen?.hasSameBytes(as: text) == true
    let isPlaced = selection == nil || known == selection
    let isSettled = !isTyped && caret == nil && isOnScreen && isPlaced
    guard drawn.revision == revision, !isSettled else { return nil }
    if isTyped || caret != nil {
      revision += 1
      isTyped = false
      let place = takeCaret()
      return isOnScreen ? place : nil
    }
    guard drawn.text.hasSameBytes(as: text) else { return nil }
    revision += 1
    if isOnScreen {
      (known, selected) = (selection, drawn.utf16Selection)
    } else {
      (onScreen, known, selected) = (text, nil, nil)
    }
    return nil
  }
}

extension String {
  func utf16Range(of selection: FieldSelection) -> Range<Int> {
    func offset(_ utf8Offset: Int) -> Int {
      utf16.distance(from: startIndex, to: utf8.index(startIndex, offsetBy: utf8Offset))
    }
    return offset(selection.range.lowerBound)..<offset(selection.range.upperBound)
  }

  /// The UTF-16 offsets of indices that may have been made for another text; nil if they do not lie
  /// in this text.
  ///
  /// An index counts units of UTF-8 or, if it comes from a text of Objective-C, units of UTF-16,
  /// and does not tell which. "1\u{A0}234\u{A0}€" has 11 units of UTF-8 and 7 of UTF-16: the index
  /// 9 is inside the text if it counts UTF-8, and after its end if it counts UTF-16. Counting up to
  /// an index after the end ends the program. So the offsets are counted in a longer text, which
  /// has room for both units.
  package func utf16Range(of range: Range<String.Index>) -> Range<Int>? {
    guard range.upperBound <= endIndex else { return nil }
    let longer = self + String(repeating: "0", count: utf8.count)
    guard let start = range.lowerBound.samePosition(in: longer.utf16),
      let end = range.upperBound.samePosition(in: longer.utf16)
    else { return nil }
    let place = { longer.utf16.distance(from: longer.startIndex, to: $0) }
    return place(end) <= utf16.count ? place(start)..<place(end) : nil
  }

  /// The indices at UTF-16 offsets; nil if the offsets do not lie in this text.
  package func indices(ofUTF16 range: Range<Int>) -> Range<String.Index>? {
    guard let start = utf16.index(startIndex, offsetBy: range.lowerBound, limitedBy: endIndex),
      let end = utf16.index(start, offsetBy: range.count, limitedBy: endIndex)
    else { return nil }
    return start..<end
  }

  /// How the user made this text from an old one, guessed from the texts: typed with keys and
  /// deletions, or pasted as a whole.
  ///
  /// In doubt the intent is a paste, which is read as it stands. After typing, a separator that a
  /// commit wrote goes where it would not be written (E13). "12,34" over "12,345" may be a
  /// deletion, or a German 12.34 from elsewhere.
  package func intent(after old: String, _ selection: FieldSelection) -> TextEdit.Intent {
    // The view reports the same text once more, so nothing was done. Even if everything is
    // selected, this is no paste of the text over itself.
    if hasSameBytes(as: old) { return .typed }
    let (new, before) = (Array(unicodeScalars), Array(old.unicodeScalars))
    let bytes = Array(old.utf8)
    let start = String(decoding: bytes[..<selection.range.lowerBound], as: UTF8.self)
    let rest = String(decoding: bytes[selection.range.upperBound...], as: UTF8.self)
    let (head, tail) = (start.unicodeScalars.count, rest.unicodeScalars.count)
    let inserted = new.count - head - tail
    if inserted <= 1, inserted >= 0, new.starts(with: start.unicodeScalars),
      new.suffix(tail).elementsEqual(rest.unicodeScalars)
    {
      return .typed
    }
    // The edit is neither a key at the caret nor a deletion of the selection. If a range is
    // selected, the edit is a paste. With a caret the edit may be a key or a deletion in another
    // place: a view may move its caret without a report.
    let growth = new.count - before.count
    guard selection.isCaret, growth < 0 || growth == 1 else { return .pasted }
    let prefix = zip(new, before).prefix { $0 == $1 }.count
    let suffix = zip(new.reversed(), before.reversed()).prefix { $0 == $1 }.count
    return prefix + suffix >= min(new.count, before.count) ? .typed : .pasted
  }
}

extension TextReport {
  /// The text, with the format's separator for the decimal key of a keypad, which types the
  /// separator of the device's region: "," on a German telephone, even in a field that writes
  /// "1.5". An input method loses its word if another text is written there, so its keys wait for
  /// the composition's end. A paste is as it was. (E2)
  fileprivate func keyed(
    over current: String, _ selection: FieldSelection, composed: Range<Int>?,
    _ decimalSeparator: String
  ) -> String {
    if isComposed || intent == .pasted || keypadSeparator.isEmpty { return text }
    let (whole, key) = (
      composed.flatMap { newRange(of: $0, in: current) }, key(over: current, selection)
    )
    let keys = selection.isCaret ? whole ?? key : key ?? whole
    return keys.map { text.replacing(keypadSeparator, with: decimalSeparator, in: $0) } ?? text
  }

  /// Where the key was just typed, in UTF-8 offsets: over the selection, or anywhere, since a view
  /// may move its caret without a report; nil if the edit is another one.
  private func key(over current: String, _ selection: FieldSelection) -> Range<Int>? {
    if text.hasSameBytes(as: current) { return nil }
    let prefix = zip(text.utf8, current.utf8).prefix { $0 == $1 }.count
    return [selection.range, prefix..<prefix].lazy
      .compactMap { newRange(of: $0, in: current) }
      .first {
        text.utf8.dropFirst($0.lowerBound).prefix($0.count).elementsEqual(keypadSeparator.utf8)
      }
  }

  /// The range of what has replaced a range of the field's text; nil if more was changed.
  private func newRange(of range: Range<Int>, in current: String) -> Range<Int>? {
    let (head, tail) = (
      current.utf8.prefix(range.lowerBound), current.utf8.dropFirst(range.upperBound)
    )
    let end = text.utf8.count - tail.count
    guard end >= range.lowerBound, text.utf8.starts(with: head),
      text.utf8.dropFirst(end).elementsEqual(tail)
    else { return nil }
    return range.lowerBound..<end
  }
}

extension String {
  /// This text with `separator` for each `key` in a range of UTF-8 offsets.
  fileprivate func replacing(
    _ key: String, with separator: String, in range: Range<Int>
  ) -> String {
    let (bytes, mark) = (Array(utf8), Array(key.utf8))
    var (replaced, rest) = (bytes[..<range.lowerBound], bytes[range])
    while let first = rest.first {
      let isKey = rest.starts(with: mark)
      replaced += isKey ? Array(separator.utf8) : [first]
      rest = rest.dropFirst(isKey ? mark.count : 1)
    }
    return String(decoding: replaced + bytes[range.upperBound...], as: UTF8.self)
  }
}
