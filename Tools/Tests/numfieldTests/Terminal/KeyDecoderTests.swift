import Testing

@testable import TerminalForm

struct KeyDecoderTests {
  static let rows: [(String, [TerminalKey])] = [
    ("", []),
    ("3.14", [.text("3"), .text("."), .text("1"), .text("4")]),
    ("\u{661}\u{66B}万😀", [.text("\u{661}"), .text("\u{66B}"), .text("万"), .text("😀")]),
    ("e\u{301}", [.text("e"), .text("\u{301}")]),
    ("\t\r\n\u{7F}\u{8}", [.tab, .enter, .enter, .backspace, .backspace]),
    ("\u{3}\u{4}\u{1A}\u{19}", [.control("c"), .control("d"), .control("z"), .control("y")]),
    ("\u{0}\u{1C}", [.unknown, .unknown]),
    ("\u{85}", [.text("\u{85}")]),
    // Arrows and their like, in the forms that terminals have.
    ("\u{1B}[A\u{1B}OB", [.up, .down]),
    ("\u{1B}[D\u{1B}OC", [.move(.left, selecting: false), .move(.right, selecting: false)]),
    ("\u{1B}[1;2D\u{1B}[1;2C", [.move(.left, selecting: true), .move(.right, selecting: true)]),
    ("\u{1B}[1;2H\u{1B}[1;2F", [.move(.home, selecting: true), .move(.end, selecting: true)]),
    ("\u{1B}[1;129C", [.move(.right, selecting: false)]),
    (
      "\u{1B}[H\u{1B}[1~\u{1B}[7~\u{1B}OH",
      Array(repeating: .move(.home, selecting: false), count: 4)
    ),
    (
      "\u{1B}[F\u{1B}[4~\u{1B}[8~\u{1B}OF",
      Array(repeating: .move(.end, selecting: false), count: 4)
    ),
    ("\u{1B}[3~\u{1B}[Z", [.delete, .backTab]),
    ("\u{1B}[5~\u{1B}[6~\u{1B}[57421u\u{1B}[57422u", [.pageUp, .pageDown, .pageUp, .pageDown]),
    // The keypad in application mode.
    ("\u{1B}On\u{1B}OM", [.decimalSeparator, .enter]),
    ("\u{1B}Op\u{1B}Oy\u{1B}Om\u{1B}Ol", [.text("0"), .text("9"), .text("-"), .text(",")]),
    // kitty's protocol; 129 is NumLock alone.
    ("\u{1B}[57409u\u{1B}[57409;129;46u", [.decimalSeparator, .decimalSeparator]),
    ("\u{1B}[57402;129;51u\u{1B}[57414u", [.text("3"), .enter]),
    (
      "\u{1B}[27u\u{1B}[13u\u{1B}[9u\u{1B}[9;2u\u{1B}[127u",
      [.escape, .enter, .tab, .backTab, .backspace]
    ),
    ("\u{1B}[49;;49u\u{1B}[97:65;2;65u\u{1B}[97:65;2u", [.text("1"), .text("A"), .text("A")]),
    ("\u{1B}[0;;12354:12356u", [.text("あい")]),
    ("\u{1B}[122;5u\u{1B}[1103::122;5u", [.control("z"), .control("z")]),
    ("\u{1B}[97;3u\u{1B}[97;9u", [.alt("a"), .unknown]),
    ("\u{1B}[57441;2u", []),
    // Pastes.
    ("\u{1B}[200~1,5\u{1B}[201~", [.paste("1,5")]),
    ("\u{1B}[200~a\r\n\u{1B}[A\u{3}\u{1B}[201~b", [.paste("a\r\n\u{1B}[A\u{3}"), .text("b")]),
    ("\u{1B}[200~\u{1B}[201~\u{1B}[201~", [.paste("")]),
    // A sequence without a name for its key ends at its last byte.
    (
      "\u{1B}[[Bx\u{1B}OQx\u{1B}[15~x",
      [.unknown, .text("x"), .unknown, .text("x"), .unknown, .text("x")]
    ),
    // F1 of the Linux console, of XTerm, of VT220 and its like, and of kitty.
    ("\u{1B}[[A\u{1B}OP\u{1B}[11~\u{1B}[P\u{1B}[57364u", Array(repeating: .help, count: 5)),
    // Words.
    (
      "\u{1B}[1;5D\u{1B}[1;5C\u{1B}[1;6D\u{1B}[1;3C",
      [
        .move(.wordLeft, selecting: false), .move(.wordRight, selecting: false),
        .move(.wordLeft, selecting: true), .move(.wordRight, selecting: false),
      ]
    ),
    ("\u{1B}b\u{1B}d\u{1B}\u{7F}", [.alt("b"), .alt("d"), .alt("\u{7F}")]),
    // The mouse: pressed, dragged, with Shift; let go, by the other button, turned: nothing.
    (
      "\u{1B}[<0;15;4M\u{1B}[<32;17;4M\u{1B}[<4;1;1M",
      [
        .mouse(row: 3, column: 14, isDrag: false), .mouse(row: 3, column: 16, isDrag: true),
        .mouse(row: 0, column: 0, isDrag: false),
      ]
    ),
    ("\u{1B}[<0;15;4m\u{1B}[<2;1;1M\u{1B}[<64;1;1M\u{1B}[<0;0;0M\u{1B}[<M", []),
    ("\u{1B}[?62;1cx\u{1B}[ @x", [.unknown, .text("x"), .unknown, .text("x")]),
    ("\u{1B}ax\u{1B}[1\rx", [.alt("a"), .text("x"), .unknown, .enter, .text("x")]),
    ("\u{1B}[99999999999999999999u", []),
    ("\u{1B}\u{1B}[A", [.escape, .up]),
    ("\u{1B}\r\u{1B}é", [.escape, .enter, .escape, .text("é")]),
    ("\u{1B}[1\u{1B}[A", [.unknown, .up]),
  ]

  @Test("bytes are read as keys", arguments: rows)
  func keys(bytes: String, keys: [TerminalKey]) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: bytes.utf8) == keys)
    #expect(!decoder.isWaiting)
    #expect(decoder.timeOut() == [])
  }

  @Test("it does not matter where the bytes are split", arguments: rows)
  func splits(bytes: String, keys: [TerminalKey]) {
    let bytes = Array(bytes.utf8)
    for split in bytes.indices {
      var decoder = KeyDecoder()
      let first = decoder.keys(in: bytes[..<split])
      #expect(first + decoder.keys(in: bytes[split...]) == keys, "split at \(split)")
    }
  }

  static let broken: [([UInt8], [TerminalKey])] = [
    ([0xFF], [.broken([0xFF])]),
    ([0x31, 0x80, 0x32], [.text("1"), .broken([0x80]), .text("2")]),
    ([0xC3, 0x31], [.broken([0xC3]), .text("1")]),
    ([0xC0, 0xAF], [.broken([0xC0]), .broken([0xAF])]),
    ([0xED, 0xA0, 0x80], [.broken([0xED, 0xA0, 0x80])]),
    ([0xF4, 0x90, 0x80, 0x80], [.broken([0xF4, 0x90, 0x80, 0x80])]),
    ([0xE2, 0x82, 0xE2, 0x82, 0xAC], [.broken([0xE2, 0x82]), .text("€")]),
    ([0xE2, 0x1B, 0x5B, 0x41], [.broken([0xE2]), .up]),
    (Array("\u{1B}[200~1".utf8) + [0xFF] + Array("\u{1B}[201~".utf8), [.broken([0x31, 0xFF])]),
  ]

  @Test("broken UTF-8 is told, and what stands beside it is read", arguments: broken)
  func brokenBytes(bytes: [UInt8], keys: [TerminalKey]) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: bytes) == keys)
    #expect(!decoder.isWaiting)
  }

  static let waits: [(String, [TerminalKey])] = [
    ("\u{1B}", [.escape]), ("\u{1B}[", [.unknown]), ("\u{1B}[1;2", [.unknown]),
    ("\u{1B}O", [.unknown]), ("\u{1B}[[", [.unknown]),
  ]

  @Test("the start of a longer key becomes a key of its own after a while", arguments: waits)
  func timeOut(bytes: String, keys: [TerminalKey]) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: bytes.utf8) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.timeOut() == keys)
    #expect(!decoder.isWaiting)
    #expect(decoder.keys(in: "A".utf8) == [.text("A")])
  }

  @Test("half a code point is broken after a while; a paste waits for its end")
  func halves() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: [0xE2, 0x82]) == [])
    #expect(decoder.timeOut() == [.broken([0xE2, 0x82])])
    #expect(decoder.keys(in: "\u{1B}[200~1".utf8) == [])
    #expect(!decoder.isWaiting)
    #expect(decoder.timeOut() == [])
    #expect(decoder.keys(in: "2\u{1B}[201~".utf8) == [.paste("12")])
  }

  @Test("a control sequence without an end is not listened to for ever")
  func endless() {
    var decoder = KeyDecoder()
    let keys =
      decoder.keys(in: "\u{1B}[".utf8) + decoder.keys(in: String(repeating: "1", count: 70).utf8)
    #expect(keys == [.unknown] + Array(repeating: .text("1"), count: 6))
  }
}
