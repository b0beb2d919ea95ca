import FormattingFields

/// One thing that a user or a host does to a field.
enum ScriptStep {
  case type(String)
  case paste(String)
  case replace(TextRange, String)
  case replaceBytes(TextRange, [UInt8])
  case deleteBackward(Int)
  case deleteForward(Int)
  case select(TextRange)
  case decimalKey
  case compose(String)
  case endComposition
  case commit, revert, increment, decrement
  case largeIncrement, largeDecrement, setToMinimum, setToMaximum
  case focus, toggleSign
  case setValue(String?)
  case setLocale(String)
  case setBounds(NumberBounds)
  case undo, redo
  /// The host hands over a whole text, and does not say what was selected. (E13)
  case follow(String)
  /// The field is saved, and restored into a field of another locale.
  case restore(String)
}

extension ScriptStep {
  /// Reads a step from bytes.
  init(_ bytes: inout ByteSource, _ pieces: ScriptPieces) {
    let choice = bytes.byte()
    switch choice < 240 ? choice % 40 : choice {
    case 0..<10: self = .type(pieces.text(&bytes))
    case 10..<13: self = .paste(pieces.text(&bytes))
    case 13..<16: self = .replace(Self.range(&bytes), pieces.text(&bytes))
    case 16: self = .replaceBytes(Self.range(&bytes), (0..<4).map { _ in bytes.byte() })
    case 17..<20: self = .deleteBackward(bytes.number(below: 4))
    case 20..<22: self = .deleteForward(bytes.number(below: 4))
    case 22..<25: self = .select(Self.range(&bytes))
    case 25: self = .decimalKey
    case 26, 27: self = .compose(pieces.text(&bytes))
    case 28: self = .endComposition
    case 29..<32: self = .commit
    case 32: self = .revert
    case 33: self = .increment
    case 34: self = .decrement
    case 35: self = .setValue(bytes.once(in: 8) ? nil : bytes.element(of: ScriptPieces.values))
    case 36: self = .setLocale(FieldSetup.locale(&bytes))
    case 37: self = .setBounds(bytes.once(in: 3) ? .unlimited : FieldSetup.bounds(&bytes))
    case 38: self = .undo
    case 240..<248: self = .follow(pieces.text(&bytes))
    case 248...: self = .restore(FieldSetup.locale(&bytes))
    default: self = .redo
    }
  }

  private static func range(_ bytes: inout ByteSource) -> TextRange {
    switch bytes.number(below: 8) {
    case 0: return .selection
    case 1: return .all
    case 2:
      let first = offset(&bytes)
      return .utf16(first, offset(&bytes))
    case let unit where unit < 5:
      let caret = offset(&bytes)
      return unit == 3 ? .utf8(caret, caret) : .scalars(caret, caret)
    default:
      let first = bytes.number(below: 12)
      return .utf8(first, first + bytes.number(below: 5))
    }
  }

  private static func offset(_ bytes: inout ByteSource) -> Int {
    let choice = Int(bytes.byte())
    switch choice {
    case 255: return .max
    case 254: return .min
    case 253: return -1
    default: return choice % 14
    }
  }
}

extension ScriptStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .type(let text): "try field.type(\(text.literal))"
    case .paste(let text): "try field.paste(\(text.literal))"
    case .replace(let range, let text): "try field.apply(TextEdit(.\(range), \(text.literal)))"
    case .replaceBytes(let range, let bytes):
      "try field.apply(TextEdit(.\(range), utf8: \(bytes)))"
    case .deleteBackward(let count): "try field.deleteBackward(\(count))"
    case .deleteForward(let count): "try field.deleteForward(\(count))"
    case .select(let range): "try field.select(.\(range))"
    case .decimalKey: "try field.press(.decimalKey)"
    case .compose(let text): "try field.compose(\(text.literal))"
    case .setValue(let value): "field.setValue(\(value ?? "nil"))"
    case .setLocale(let tag): "field.setFormat(format(locale: \"\(tag)\"))"
    case .setBounds(let bounds): "field.setBounds(\(bounds.literal))"
    case .endComposition: "field.endComposition()"
    case .commit: "field.commit()"
    case .revert: "field.revert()"
    case .increment: "field.increment()"
    case .decrement: "field.decrement()"
    case .largeIncrement: "field.increment(by: field.largeStep)"
    case .largeDecrement: "field.increment(by: field.largeStep.negated)"
    case .setToMinimum: "field.setToMinimum()"
    case .setToMaximum: "field.setToMaximum()"
    case .focus: "field.focus()"
    case .toggleSign: "try field.toggleSign()"
    case .undo: "try field.apply(changes.removeLast().inverse)"
    case .redo: "try field.apply(undone.removeLast())"
    case .follow(let text): "try field.follow(\(text.literal))"
    case .restore(let tag): "// saved, and restored in \(tag)"
    }
  }
}

extension String {
  /// The text as a literal of Swift in visible ASCII.
  var literal: String {
    "\"" + unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }
}

extension NumberBounds {
  var literal: String {
    isUnlimited
      ? ".unlimited"
      : "NumberBounds(minimum: \(minimum?.description ?? "nil"),"
        + " maximum: \(maximum?.description ?? "nil"))"
        + (excludesMinimum ? ".excluding(minimum: true)" : "")
        + (excludesMaximum ? ".excluding(maximum: true)" : "")
  }
}
