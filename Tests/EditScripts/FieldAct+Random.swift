import FormattingFields

extension FieldAct {
  /// Reads a step from bytes.
  init(_ bytes: inout ByteSource, _ pieces: ScriptPieces) {
    let choice = bytes.byte()
    switch choice < 240 ? choice % 40 : choice {
    case 0..<10: self = .type(pieces.text(&bytes))
    case 10..<13: self = .paste(pieces.text(&bytes))
    case 13..<16: self = .edit(TextEdit(Self.range(&bytes), pieces.text(&bytes)))
    case 16: self = .bytes(Self.range(&bytes), (0..<4).map { _ in bytes.byte() })
    case 17..<20: self = .press(.deleteBackward, count: bytes.number(below: 4))
    case 20..<22: self = .press(.deleteForward, count: bytes.number(below: 4))
    case 22..<25: self = .select(Self.range(&bytes))
    case 25: self = .press(.decimalKey)
    case 26, 27: self = .compose(pieces.text(&bytes))
    case 28: self = .press(.endComposition)
    case 29..<32: self = .press(.commit)
    case 32: self = .press(.revert)
    case 33: self = .press(.increment)
    case 34: self = .press(.decrement)
    case 35:
      self = .setValue(
        bytes.once(in: 8) ? nil : FixedDecimal(bytes.element(of: ScriptPieces.values)))
    case 36: self = .setLocale(FieldSetup.locale(&bytes))
    case 37: self = .setBounds(bytes.once(in: 3) ? .unlimited : FieldSetup.bounds(&bytes))
    case 38: self = .undo
    case 240..<248: self = .follow(pieces.text(&bytes), intent: .typed)
    case 248...: self = .reopen(FieldSetup.locale(&bytes))
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

extension String {
  /// The text as a literal of Swift in visible ASCII.
  var literal: String {
    "\"" + unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }
}
