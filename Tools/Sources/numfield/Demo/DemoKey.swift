/// A key or a paste, as a terminal reports it.
enum DemoKey: Hashable, Sendable {
  enum Name: Hashable, Sendable {
    case enter, escape, tab, backTab, backspace, delete
    case up, down, pageUp, pageDown, left, right, home, end
  }

  /// One code point.
  case text(String)
  case paste(String)
  /// Bytes that are not UTF-8, typed or pasted.
  case broken
  case press(Name, isShifted: Bool = false)
  /// A letter, in lower case, with the control key.
  case control(Character)
  /// A key that the reader has no name for.
  case unknown
}

/// Reads keys from the bytes of a terminal, however the bytes are split.
///
/// ```swift
/// var reader = KeyReader()
/// reader.keys(in: [0x31, 0x1B])   // [.text("1")]
/// reader.isWaiting                // true: Escape, or the start of an arrow key
/// reader.timeOut()                // [.press(.escape)]
/// ```
///
/// Source: ECMA-48 §5.4 (control sequences), and the control sequences of XTerm.
struct KeyReader {
  /// What the bytes so far are.
  private enum Reading {
    case key(DemoKey)
    /// The beginning of a key.
    case more
    /// The beginning of a key that is not complete, and a byte of the next key.
    case stray
  }

  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// The most bytes that a control sequence may have.
  private static let longestSequence = 64

  private var bytes: [UInt8] = []
  private var isInPaste = false

  /// Whether the bytes so far are a key of their own if no more bytes follow.
  var isWaiting: Bool { !bytes.isEmpty && !isInPaste }

  /// The keys that these further bytes complete.
  mutating func keys(in more: some Sequence<UInt8>) -> [DemoKey] {
    var keys: [DemoKey] = []
    for byte in more { take(byte, &keys) }
    return keys
  }

  /// The key that the bytes so far make, if no more bytes came for a while.
  mutating func timeOut() -> [DemoKey] {
    guard isWaiting else { return [] }
    defer { bytes = [] }
    return [bytes == [0x1B] ? .press(.escape) : bytes[0] == 0x1B ? .unknown : .broken]
  }

  private mutating func take(_ byte: UInt8, _ keys: inout [DemoKey]) {
    bytes.append(byte)
    if isInPaste {
      guard byte == Self.pasteEnd.last, bytes.suffix(6) == Self.pasteEnd[...] else { return }
      keys.append(
        String(validating: bytes.dropLast(6), as: UTF8.self).map { .paste($0) } ?? .broken)
      (bytes, isInPaste) = ([], false)
    } else if bytes == Self.pasteStart {
      (bytes, isInPaste) = ([], true)
    } else {
      switch reading {
      case .more: break
      case .key(let key):
        keys.append(key)
        bytes = []
      case .stray:
        bytes.removeLast()
        keys += timeOut()
        take(byte, &keys)
      }
    }
  }

  private var reading: Reading {
    let last = bytes[bytes.count - 1]
    switch (bytes[0], bytes.count) {
    case (0x1B, 1): return .more
    case (0x1B, 2) where last == UInt8(ascii: "[") || last == UInt8(ascii: "O"): return .more
    // With Alt.
    case (0x1B, 2): return 0x20...0x7F ~= last ? .key(.unknown) : .stray
    case (0x1B, 3) where bytes[1] == UInt8(ascii: "O"): return .key(Self.key(last, []))
    // A function key of the Linux console.
    case (0x1B, 3) where last == UInt8(ascii: "["): return .more
    case (0x1B, 4) where bytes[2] == UInt8(ascii: "["): return .key(.unknown)
    case (0x1B, Self.longestSequence): return .key(.unknown)
    case (0x1B, _):
      guard 0x40...0x7E ~= last else { return 0x20...0x3F ~= last ? .more : .stray }
      let numbers = bytes[2..<(bytes.count - 1)].split(
        separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      return .key(Self.key(last, numbers.map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }))
    case (0x0A, _), (0x0D, _): return .key(.press(.enter))
    case (0x09, _): return .key(.press(.tab))
    case (0x08, _), (0x7F, _): return .key(.press(.backspace))
    case (0x01...0x1A, _):
      return .key(.control(Character(Unicode.Scalar(last + UInt8(ascii: "a") - 1))))
    case (0x00...0x1F, _): return .key(.unknown)
    case (0x20...0x7E, _), (0xC2...0xF4, _):
      if bytes.count > 1, last & 0xC0 != 0x80 { return .stray }
      let length = bytes[0] < 0x80 ? 1 : bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
      if bytes.count < length { return .more }
      return .key(String(validating: bytes, as: UTF8.self).map { .text($0) } ?? .broken)
    default: return .key(.broken)
    }
  }

  /// The key of a sequence's last byte and numbers. The second number has 1 more than a bit for
  /// each modifier, the lowest for Shift. An arrow with another modifier is an arrow.
  private static func key(_ last: UInt8, _ numbers: [Int]) -> DemoKey {
    let name: DemoKey.Name
    switch (Unicode.Scalar(last), numbers.first) {
    case ("A", _): name = .up
    case ("B", _): name = .down
    case ("C", _): name = .right
    case ("D", _): name = .left
    case ("F", _), ("~", 4), ("~", 8): name = .end
    case ("H", _), ("~", 1), ("~", 7): name = .home
    case ("Z", _): name = .backTab
    case ("~", 3): name = .delete
    case ("~", 5): name = .pageUp
    case ("~", 6): name = .pageDown
    default: return .unknown
    }
    let modifiers = numbers.count > 1 ? max(1, numbers[1]) - 1 : 0
    return .press(name, isShifted: modifiers & 1 == 1)
  }
}
