extension KeyDecoder {
  /// The key of the byte behind `ESC O`: keys by letter, and the keypad in application mode.
  ///
  /// Source: the control sequences of XTerm ("VT220-Style Function Keys").
  static func singleShiftKey(_ byte: UInt8) -> TerminalKey {
    let scalar = Unicode.Scalar(byte)
    return switch scalar {
    case "M": .enter
    case "n": .decimalSeparator
    case "j"..."m", "o"..."y": .text(String(Unicode.Scalar(byte - 0x40)))
    case "X": .text("=")
    default: ControlSequence.key(named: scalar, isShifted: false) ?? .unknown
    }
  }
}
