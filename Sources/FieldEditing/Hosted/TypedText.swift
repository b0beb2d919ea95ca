import NumberText

/// A text that a view reports, with what the view knows of it: the parameters of
/// ``HostedEntry/follow(_:selection:marked:from:intent:keypadSeparator:)``.
package struct TextReport {
  let text: String
  let selection: TextRange?
  let marked: TextRange?
  let shown: ShownText?
  let intent: TextEdit.Intent?
  let keypadSeparator: String

  var isComposed: Bool { marked != nil || intent == .composed }

  package init(
    _ text: String, _ selection: TextRange?, _ marked: TextRange?, _ shown: ShownText?,
    _ intent: TextEdit.Intent?, _ keypadSeparator: String
  ) {
    (self.text, self.selection, self.marked) = (text, selection, marked)
    (self.shown, self.intent, self.keypadSeparator) = (shown, intent, keypadSeparator)
  }
}

/// A text that the person has made in a view, for a field to follow.
package struct TypedText {
  package let text: String
  var selection: TextRange?
  let marked: TextRange?
  package let intent: TextEdit.Intent

  package var isComposed: Bool { marked != nil || intent == .composed }

  package var input: FieldAct {
    .follow(text, selection: selection, marked: marked, intent: intent)
  }

  /// Has a field follow the text. A selection that does not lie in the text was reported for
  /// another text: the field follows once more, without it.
  package func follow<Refusal: MisplacingRefusal>(
    _ edit: (TypedText) throws(Refusal) -> Void
  ) throws(Refusal) {
    do throws(Refusal) {
      try edit(self)
    } catch {
      guard error.isMisplaced, selection != nil else { throw error }
      var other = self
      other.selection = nil
      try edit(other)
    }
  }
}

/// A refusal that may be about an offset that does not lie in the text.
package protocol MisplacingRefusal: Error {
  var isMisplaced: Bool { get }
}

extension EditRefusal: MisplacingRefusal {
  package var isMisplaced: Bool { self == .rangeOutsideText || self == .offsetInsideCharacter }
}
