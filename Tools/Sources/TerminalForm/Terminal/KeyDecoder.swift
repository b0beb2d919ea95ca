/// A key, or another event, as a terminal reports it.
enum TerminalKey: Hashable, Sendable {
  enum Motion: Hashable, Sendable { case left, right, wordLeft, wordRight, home, end }

  /// One code point.
  case text(String)
  /// A text that was pasted as a whole.
  case paste(String)
  /// Bytes that are not UTF-8, typed or pasted.
  case broken([UInt8])
  case tab, backTab, enter, escape, backspace, delete, up, down, pageUp, pageDown
  case move(Motion, selecting: Bool)
  /// The keypad's decimal key.
  case decimalSeparator
  /// A letter, in lower case, with the control key.
  case control(Character)
  /// A letter with the Alt key, or Backspace as U+007F.
  case alt(Character)
  /// F1.
  case help
  /// The left button of the mouse at a row and a column from 0, pressed or dragged there.
  case mouse(row: Int, column: Int, isDrag: Bool)
  /// A key that the decoder has no name for.
  case unknown
}

/// Reads keys from the bytes of a terminal, however the bytes are split.
///
/// ```swift
/// var decoder = KeyDecoder()
/// decoder.keys(in: [0x31, 0x1B])   // [.text("1")]
/// decoder.isWaiting                // true: Escape, or the start of an arrow key
/// decoder.timeOut()                // [.escape]
/// ```
///
/// | bytes | key |
/// |---|---|
/// | UTF-8 | `text`, one code point each |
/// | not UTF-8 | `broken` |
/// | `ESC`, and nothing soon after | `escape` |
/// | `ESC [ … letter`, `ESC O letter` | a key by name, or the mouse; see ``ControlSequence`` |
/// | `ESC character` | `alt` |
/// | `ESC [ 200 ~ … ESC [ 201 ~` | `paste` |
///
/// Source: ECMA-48 §5.4 (control sequences), and the control sequences of XTerm.
struct KeyDecoder {
  private enum State {
    case ground
    /// The first bytes of a code point.
    case codePoint([UInt8])
    case escape
    /// The bytes behind `ESC [`.
    case control([UInt8])
    /// Behind `ESC O`.
    case single
    /// One more byte ends a function key of the Linux console.
    case consoleFunction
    case paste([UInt8])
  }

  private static let escapeByte: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// The most bytes that a control sequence may have.
  private static let longestSequence = 64

  private var state = State.ground

  /// Whether the bytes so far could be a whole key or the start of a longer one.
  var isWaiting: Bool {
    switch state {
    case .ground, .paste: false
    default: true
    }
  }

  /// The keys that these further bytes complete.
  mutating func keys(in bytes: some Sequence<UInt8>) -> [TerminalKey] {
    var keys: [TerminalKey] = []
    for byte in bytes { take(byte, &keys) }
    return keys
  }

  /// The key that the bytes so far make, if no more bytes came for a while.
  mutating func timeOut() -> [TerminalKey] {
    defer { if isWaiting { state = .ground } }
    return switch state {
    case .ground, .paste: []
    case .codePoint(let bytes): [.broken(bytes)]
    case .escape: [.escape]
    case .control, .single, .consoleFunction: [.unknown]
    }
  }

  private mutating func take(_ byte: UInt8, _ keys: inout [TerminalKey]) {
    switch state {
    case .ground: takeFirst(byte, &keys)
    case .codePoint(let bytes): takeContinuation(byte, of: bytes, &keys)
    case .escape: takeEscaped(byte, &keys)
    case .control(let bytes): takeControl(byte, after: bytes, &keys)
    case .single:
      state = .ground
      keys.append(Self.singleShiftKey(byte))
    case .consoleFunction:
      state = .ground
      keys.append(byte == UInt8(ascii: "A") ? .help : .unknown)
    case .paste(var bytes):
      // While the state keeps the array, each new byte would copy all of it.
      state = .ground
      bytes.append(byte)
      state = .paste(bytes)
      if byte == Self.pasteEnd.last && bytes.ends(with: Self.pasteEnd) {
        state = .ground
        bytes.removeLast(Self.pasteEnd.count)
        keys.append(String(validating: bytes, as: UTF8.self).map { .paste($0) } ?? .broken(bytes))
      }
    }
  }

  private mutating func takeFirst(_ byte: UInt8, _ keys: inout [TerminalKey]) {
    switch byte {
    case Self.escapeByte: state = .escape
    case 0x09: keys.append(.tab)
    case 0x0A, 0x0D: keys.append(.enter)
    case 0x08, 0x7F: keys.append(.backspace)
    case 0x01...0x1A: keys.append(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x00...0x1F: keys.append(.unknown)
    case 0x20...0x7E: keys.append(.text(String(Unicode.Scalar(byte))))
    case 0xC2...0xF4: state = .codePoint([byte])
    default: keys.append(.broken([byte]))
    }
  }

  private mutating func takeContinuation(
    _ byte: UInt8, of bytes: [UInt8], _ keys: inout [TerminalKey]
  ) {
    guard byte & 0xC0 == 0x80 else {
      state = .ground
      keys.append(.broken(bytes))
      return takeFirst(byte, &keys)
    }
    let bytes = bytes + [byte]
    let length = bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
    guard bytes.count == length else {
      state = .codePoint(bytes)
      return
    }
    state = .ground
    keys.append(String(validating: bytes, as: UTF8.self).map { .text($0) } ?? .broken(bytes))
  }

  private mutating func takeEscaped(_ byte: UInt8, _ keys: inout [TerminalKey]) {
    switch byte {
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single
    case 0x20...0x7F:
      state = .ground
      keys.append(.alt(Character(Unicode.Scalar(byte))))
    default:
      state = .ground
      keys.append(.escape)
      takeFirst(byte, &keys)
    }
  }

  private mutating func takeControl(
    _ byte: UInt8, after bytes: [UInt8], _ keys: inout [TerminalKey]
  ) {
    switch byte {
    case UInt8(ascii: "[") where bytes.isEmpty: state = .consoleFunction
    case 0x20...0x3F where bytes.count < Self.longestSequence: state = .control(bytes + [byte])
    case 0x40...0x7E:
      state = .ground
      let sequence = ControlSequence(bytes, final: byte)
      if sequence.startsPaste {
        state = .paste([])
      } else if let key = sequence.key {
        keys.append(key)
      }
    default:
      state = .ground
      keys.append(.unknown)
      takeFirst(byte, &keys)
    }
  }
}

extension [UInt8] {
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}

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
