/// A control sequence that a terminal sends for a key: `ESC [ parameters final`.
///
/// ```swift
/// ControlSequence(Array("1;2".utf8), final: UInt8(ascii: "C")).key   // Shift and Right
/// ```
///
/// Source: the control sequences of XTerm ("PC-Style Function Keys"; "Extended coordinates" of the mouse),
/// and of kitty's keyboard protocol, whose sequences end with `u`.
struct ControlSequence {
  private let fields: [[Int?]]
  private let isPrivate: Bool
  /// Whether it tells of the mouse: `ESC [ < button ; column ; row M`.
  private let isOfMouse: Bool
  private let final: Unicode.Scalar

  /// Takes the bytes between `ESC [` and the final byte, and that byte.
  init(_ bytes: [UInt8], final: UInt8) {
    // Fields are split by ";", their parts by ":".
    isOfMouse = bytes.first == UInt8(ascii: "<")
    fields = bytes.drop { $0 == UInt8(ascii: "<") }.split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
        Int(String(decoding: $0, as: UTF8.self))
      }
    }
    isPrivate = bytes.contains { $0 < 0x30 || $0 > 0x3B }
    self.final = Unicode.Scalar(final)
  }

  var startsPaste: Bool { final == "~" && number(0) == 200 }

  /// The key; nil for a sequence without a key, such as that of Shift alone.
  var key: TerminalKey? {
    if isOfMouse { return mouse }
    if isPrivate { return .unknown }
    switch final {
    case "u": return keyboardProtocolKey
    case "~": return tildeKey
    case "C" where movesByWords: return .move(.wordRight, selecting: isShifted)
    case "D" where movesByWords: return .move(.wordLeft, selecting: isShifted)
    default:
      return Self.key(named: final, isShifted: isShifted) ?? .unknown
    }
  }

  private var movesByWords: Bool { modifiers & 0b110 != 0 }

  /// The left button pressed or dragged; nil for anything else that a mouse does.
  private var mouse: TerminalKey? {
    guard final == "M", let button = number(0), let column = number(1), let row = number(2),
      [0, 32].contains(button & ~0b11100), row > 0, column > 0
    else { return nil }
    return .mouse(row: row - 1, column: column - 1, isDrag: button & 32 != 0)
  }

  /// The key that a letter names, behind `ESC [` as behind `ESC O`.
  static func key(named letter: Unicode.Scalar, isShifted: Bool) -> TerminalKey? {
    switch letter {
    case "A": .up
    case "B": .down
    case "C": .move(.right, selecting: isShifted)
    case "D": .move(.left, selecting: isShifted)
    case "F": .move(.end, selecting: isShifted)
    case "H": .move(.home, selecting: isShifted)
    case "P": .help
    case "Z": .backTab
    default: nil
    }
  }

  private var tildeKey: TerminalKey? {
    switch number(0) {
    case 1, 7: .move(.home, selecting: isShifted)
    case 4, 8: .move(.end, selecting: isShifted)
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    case 11: .help
    // 201 ends a paste: without a beginning it is no key.
    case 201: nil
    default: .unknown
    }
  }

  private var keyboardProtocolKey: TerminalKey? {
    guard let code = number(0) else { return nil }
    if let key = namedKey(code) { return key }
    if hasControl { return (number(0, part: 2) ?? number(0)).flatMap(scalar).map(controlled) }
    if modifiers & ~0b1 & 0b111111 == 2, let scalar = scalar(code) {
      return .alt(Character(scalar))
    }
    if hasOtherModifier { return .unknown }
    if let text { return .text(text) }
    // The protocol gives keys without text numbers in this private use area; those not listed do
    // nothing.
    guard code < 57344 || code > 63743 else { return nil }
    let typed = isShifted ? number(0, part: 1) ?? code : code
    return scalar(typed).map { .text(String($0)) }
  }

  private func namedKey(_ code: Int) -> TerminalKey? {
    switch code {
    case 9: isShifted ? .backTab : .tab
    case 13, 57414: .enter
    case 27: .escape
    case 8, 127: .backspace
    case 57364: .help
    case 57399...57408: .text(String(code - 57399))
    case 57409: .decimalSeparator
    case 57410: .text("/")
    case 57411: .text("*")
    case 57412: .text("-")
    case 57413: .text("+")
    case 57415: .text("=")
    case 57416: .text(",")
    case 57417: .move(.left, selecting: isShifted)
    case 57418: .move(.right, selecting: isShifted)
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .move(.home, selecting: isShifted)
    case 57424: .move(.end, selecting: isShifted)
    case 57426: .delete
    default: nil
    }
  }

  /// The typed text: the code points in the sequence's third field.
  private var text: String? {
    guard fields.count > 2 else { return nil }
    let scalars = fields[2].compactMap { $0.flatMap(scalar) }
    return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
  }

  private func controlled(_ scalar: Unicode.Scalar) -> TerminalKey {
    .control(Character(scalar.properties.lowercaseMapping))
  }

  private func scalar(_ number: Int) -> Unicode.Scalar? {
    UInt32(exactly: number).flatMap { Unicode.Scalar($0) }
  }

  /// The bits of the modifiers: 1 Shift, 2 Alt, 4 Control, 8 Super, 16 Hyper, 32 Meta; the bits of
  /// the lock keys follow and are ignored.
  private var modifiers: Int { max(0, (number(1) ?? 1) - 1) }
  private var isShifted: Bool { modifiers & 1 != 0 }
  private var hasControl: Bool { modifiers & 4 != 0 }
  private var hasOtherModifier: Bool { modifiers & 0b111010 != 0 }

  private func number(_ field: Int, part: Int = 0) -> Int? {
    guard field < fields.count, part < fields[field].count else { return nil }
    return fields[field][part]
  }
}
