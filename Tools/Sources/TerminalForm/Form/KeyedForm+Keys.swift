import FieldForms
import FormattingFields

extension TerminalKey {
  /// Whether the key ends a program anywhere.
  var isClosing: Bool { self == .control("c") || self == .control("d") }
}

extension FieldForm where Content: TerminalContent {
  /// What a key is to the focused field; nil for a key that does nothing there.
  ///
  /// Keys with Ctrl and Alt are those of a shell's line: Ctrl-A and E go to the ends, Ctrl-U and K delete to
  /// them, Ctrl-W and Alt-D delete a word, Alt-B and F go by words.
  ///
  /// - Throws: `brokenText` for bytes that are not UTF-8.
  func input(of key: TerminalKey) throws(EditRefusal) -> FieldInput? {
    switch key {
    case .text(let text): .type(text)
    case .paste(let text): .paste(text)
    case .broken(let bytes): .edit(try TextEdit(.selection, utf8: bytes))
    case .backspace: .press(.deleteBackward)
    case .delete: .press(.deleteForward)
    case .decimalSeparator: .press(.decimalKey)
    case .up: .press(.increment)
    case .down: .press(.decrement)
    case .pageUp: .press(.largeIncrement)
    case .pageDown: .press(.largeDecrement)
    case .escape: .press(.revert)
    case .move(.left, _) where focusedField == Content.localeField: .press(.decrement)
    case .move(.right, _) where focusedField == Content.localeField: .press(.increment)
    case .move(let motion, let selecting): selection(motion, selecting: selecting)
    case .control("a"): selection(.home, selecting: false)
    case .control("e"): selection(.end, selecting: false)
    case .alt("b"): selection(.wordLeft, selecting: false)
    case .alt("f"): selection(.wordRight, selecting: false)
    case .control("u"): deletion(.home)
    case .control("k"): deletion(.end)
    case .control("w"), .alt("\u{7F}"): deletion(.wordLeft)
    case .alt("d"): deletion(.wordRight)
    case .tab, .backTab, .enter, .control, .alt, .help, .mouse, .unknown: nil
    }
  }

  /// The selection that an arrow key, Home or End makes.
  private func selection(_ motion: TerminalKey.Motion, selecting: Bool) -> FieldInput? {
    guard let field = focusedField, let state = self[field] else { return nil }
    let old = state.selection
    let collapses = !selecting && !old.isCaret
    let target =
      switch motion {
      case .left where collapses: old.range.lowerBound
      case .right where collapses: old.range.upperBound
      default: state.offset(behind: motion)
      }
    return .select(.utf8(selecting ? old.anchor : target, target))
  }

  /// The edit that deletes the selection or, without one, as far as a motion goes.
  private func deletion(_ motion: TerminalKey.Motion) -> FieldInput? {
    guard let field = focusedField, let state = self[field] else { return nil }
    let (head, target) = (state.selection.head, state.offset(behind: motion))
    let range: TextRange =
      state.selection.isCaret ? .utf8(min(head, target), max(head, target)) : .selection
    return .edit(TextEdit(range, "", intent: .deleted))
  }
}

extension FieldState {
  /// The UTF-8 offset that a motion goes to from the caret.
  fileprivate func offset(behind motion: TerminalKey.Motion) -> Int {
    let head = text.utf8.index(text.startIndex, offsetBy: selection.head)
    let (before, after) = (text[..<head], text[head...])
    // Words are not told apart in a secret: a motion by words would show where they end.
    let isWord: (Character) -> Bool =
      traits.contains(.secret) ? { _ in true } : { $0.isLetter || $0.isNumber }
    let target =
      switch motion {
      case .home: text.startIndex
      case .end: text.endIndex
      case .left: before.indices.last ?? text.startIndex
      case .right: after.dropFirst().startIndex
      case .wordLeft:
        before.reversed().drop { !isWord($0) }.drop(while: isWord).startIndex.base
      case .wordRight: after.drop { !isWord($0) }.drop(while: isWord).startIndex
      }
    return text.utf8.distance(from: text.startIndex, to: target)
  }
}
