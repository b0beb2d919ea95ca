package import FieldEditing

/// What a view was given to show when it was drawn. A view that edits by itself hands it back with each
/// text that it reports, so that one can tell what the user saw.
package struct ShownText: Hashable, Sendable {
  /// What the view shows.
  package let text: String
  /// What is selected, in UTF-8 offsets.
  package let selection: FieldSelection
  /// How many texts the view had reported.
  fileprivate let reportCount: Int

  /// What is selected, in UTF-16 offsets.
  package var utf16Selection: Range<Int> {
    func offset(_ utf8: Int) -> Int {
      text.utf16.distance(
        from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: utf8))
    }
    return offset(selection.range.lowerBound)..<offset(selection.range.upperBound)
  }
}

/// Tells what a view's user has typed from what the view only says again.
///
/// A view reports its whole text, at times more than once and at times after a commit has put another
/// in its place. What it shows is either what it was drawn with or, where it has reported since, what it
/// reported last.
package struct TextMirror: Hashable, Sendable {
  private var reportCount = 0
  private var reported = ""

  package init() {}

  /// What to draw.
  package func shown(_ text: String, _ selection: FieldSelection) -> ShownText {
    ShownText(text: text, selection: selection, reportCount: reportCount)
  }

  /// Takes a report.
  ///
  /// - Parameters:
  ///   - text: The view's whole text.
  ///   - shown: What the view was drawn with last, before it reported.
  ///   - current: The field's text.
  /// - Returns: Whether the user did something; false for the text that the view had before the field's
  ///   was rewritten.
  package mutating func isNews(_ text: String, from shown: ShownText, over current: String) -> Bool
  {
    let before = shown.reportCount == reportCount ? shown.text : reported
    reportCount += 1
    reported = text
    return !text.isSame(as: before) || before.isSame(as: current)
  }
}

extension String {
  /// Whether two texts are of the same bytes. (S9)
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// What a user did to make this text of another, as far as one can tell from texts alone: keys and
  /// deletions, or something that came from elsewhere as a whole.
  ///
  /// What is taken for keys keeps the separators that a commit wrote, wherever they stand then. (R7) So
  /// in doubt it is a paste: "12,34" over "12,345" may be a part of it, or a German 12.34.
  func intent(after old: String, _ selection: FieldSelection) -> TextEdit.Intent {
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
    // The view may have moved its caret and not said so, but then nothing is selected.
    let growth = new.count - before.count
    guard selection.isCaret, growth < 0 || growth == 1 else { return .pasted }
    let prefix = zip(new, before).prefix { $0 == $1 }.count
    let suffix = zip(new.reversed(), before.reversed()).prefix { $0 == $1 }.count
    return prefix + suffix >= min(new.count, before.count) ? .typed : .pasted
  }
}
