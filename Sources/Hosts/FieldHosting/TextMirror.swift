package import FieldEditing

/// What a view was given to show when it was drawn. The view hands it back with each text that it
/// reports, which tells what the user saw.
package struct ShownText: Hashable, Sendable {
  /// What the view shows.
  package let text: String
  /// What is selected, in UTF-8 offsets.
  package let selection: FieldSelection
  /// How many texts the view had reported by then.
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

/// Tells new texts that a user has typed from old ones that a view reports again.
///
/// A view reports its whole text, sometimes more than once, and sometimes after a commit has replaced
/// that text. It shows what it was drawn with or, if it has reported a text since, that text.
package struct TextMirror: Hashable, Sendable {
  private var reportCount = 0
  private var reported = ""

  package init() {}

  package func shown(_ text: String, _ selection: FieldSelection) -> ShownText {
    ShownText(text: text, selection: selection, reportCount: reportCount)
  }

  /// Takes a report.
  ///
  /// - Parameters:
  ///   - text: The view's whole text.
  ///   - shown: What the view was drawn with last, before it reported.
  ///   - current: The field's text.
  /// - Returns: Whether the text is to be followed; false where the view repeats its old text after
  ///   the field's text was replaced.
  package mutating func isNews(_ text: String, from shown: ShownText, over current: String) -> Bool
  {
    let before = shown.reportCount == reportCount ? shown.text : reported
    reportCount += 1
    reported = text
    return !text.isSame(as: before) || before.isSame(as: current)
  }
}

extension String {
  /// Whether two texts have the same bytes. (S9)
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// How the user made this text from an old one, guessed from the texts: typed with keys and
  /// deletions, or pasted as a whole.
  ///
  /// In doubt it is a paste. Typing keeps the separators that a commit wrote soft (R7), and pasting
  /// does not: "12,34" over "12,345" may be a deletion, or a German 12.34 from elsewhere.
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
    // A key at another place: the view may move a caret without a report, but not end a selection.
    let growth = new.count - before.count
    guard selection.isCaret, growth < 0 || growth == 1 else { return .pasted }
    let prefix = zip(new, before).prefix { $0 == $1 }.count
    let suffix = zip(new.reversed(), before.reversed()).prefix { $0 == $1 }.count
    return prefix + suffix >= min(new.count, before.count) ? .typed : .pasted
  }
}
