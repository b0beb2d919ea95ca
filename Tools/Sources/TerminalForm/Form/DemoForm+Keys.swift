import FieldForms
import FormattingFields

extension TerminalKey {
  /// Whether the key ends a program anywhere.
  var isClosing: Bool { self == .control("c") || self == .control("d") }
}

extension FieldForm<Cart> {
  /// What a key is to the focused field; nil where it is nothing.
  ///
  /// - Throws: `brokenText` for bytes that are not UTF-8.
  func input(of key: TerminalKey) throws(EditRefusal) -> FieldInput? {
    switch key {
    case .text(let text): .type(text)
    case .paste(let text): .paste(text)
    case .broken(let bytes): .edit(try TextEdit(.selection, utf8: bytes))
    case .backspace: .deleteBackward()
    case .delete: .deleteForward()
    case .decimalSeparator: .decimalKey
    case .up: .increment
    case .down: .decrement
    case .pageUp: .largeIncrement
    case .pageDown: .largeDecrement
    case .escape: .revert
    case .move(.left, _) where focusedField == .locale: .decrement
    case .move(.right, _) where focusedField == .locale: .increment
    case .move(let motion, let selecting): selection(motion, selecting: selecting)
    case .tab, .backTab, .enter, .control, .unknown: nil
    }
  }

  /// The selection that an arrow key, Home or End makes.
  private func selection(_ motion: TerminalKey.Motion, selecting: Bool) -> FieldInput? {
    guard let field = focusedField, let state = self[field] else { return nil }
    let (text, old) = (state.text, state.selection)
    let head = text.utf8.index(text.startIndex, offsetBy: old.head)
    let collapses = !selecting && !old.isCaret
    let target =
      switch motion {
      case .home: 0
      case .end: text.utf8.count
      case .left where collapses: old.range.lowerBound
      case .right where collapses: old.range.upperBound
      case .left:
        text.offset(of: text.index(head, offsetBy: -1, limitedBy: text.startIndex) ?? head)
      case .right: text.offset(of: text.index(head, offsetBy: 1, limitedBy: text.endIndex) ?? head)
      }
    return .select(.utf8(selecting ? old.anchor : target, target))
  }
}

extension String {
  fileprivate func offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }
}
