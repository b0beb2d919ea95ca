import FormattingFields
import Testing

@testable import numfield

/// Bytes become keys, keys change a field, and a field has a screen: without a terminal.
struct DemoFieldTests {
  static let read: [(String, [DemoKey])] = [
    ("3.\u{661}万😀", [.text("3"), .text("."), .text("\u{661}"), .text("万"), .text("😀")]),
    ("e\u{301}", [.text("e"), .text("\u{301}")]),
    ("\t\r\n\u{7F}\u{8}", [.tab, .enter, .enter, .backspace, .backspace].map { .press($0) }),
    ("\u{1}\u{1A}\u{0}", [.control("a"), .control("z"), .unknown]),
    ("\u{1B}[A\u{1B}OB\u{1B}[1;5C", [.up, .down, .right].map { .press($0) }),
    ("\u{1B}[1;2D\u{1B}[1;6F", [.left, .end].map { .press($0, isShifted: true) }),
    ("\u{1B}[H\u{1B}[1~\u{1B}[7~\u{1B}OH", Array(repeating: .press(.home), count: 4)),
    (
      "\u{1B}[3~\u{1B}[Z\u{1B}[5~\u{1B}[6~",
      [.delete, .backTab, .pageUp, .pageDown].map { .press($0) }
    ),
    ("\u{1B}[200~a\r\u{1B}[A\u{3}\u{1B}[201~b", [.paste("a\r\u{1B}[A\u{3}"), .text("b")]),
    // A sequence without a name for its key ends at its last byte.
    (
      "\u{1B}[[Ax\u{1B}OPx\u{1B}[15~x",
      [.unknown, .text("x"), .unknown, .text("x"), .unknown, .text("x")]
    ),
    ("\u{1B}[99999999999999999999;0Cx\u{1B}a", [.press(.right), .text("x"), .unknown]),
    ("\u{1B}\u{1B}[A\u{1B}é", [.press(.escape), .press(.up), .press(.escape), .text("é")]),
    ("\u{1B}[1\u{1B}[A", [.unknown, .press(.up)]),
  ]

  @Test("bytes are read as keys, wherever they are split", arguments: read)
  func readKeys(bytes: String, keys: [DemoKey]) {
    for split in 0...bytes.utf8.count {
      var reader = KeyReader()
      let first = reader.keys(in: bytes.utf8.prefix(split))
      #expect(first + reader.keys(in: bytes.utf8.dropFirst(split)) == keys, "split at \(split)")
      #expect(!reader.isWaiting)
    }
  }

  static let broken: [([UInt8], [DemoKey])] = [
    ([0x31, 0xFF, 0x32], [.text("1"), .broken, .text("2")]),
    ([0xC3, 0x31], [.broken, .text("1")]), ([0xED, 0xA0, 0x80], [.broken]),
    ([0xE2, 0x1B, 0x5B, 0x41], [.broken, .press(.up)]),
    (Array("\u{1B}[200~1".utf8) + [0xFF] + Array("\u{1B}[201~".utf8), [.broken]),
  ]

  @Test("broken UTF-8 is told, and what stands beside it is read", arguments: broken)
  func brokenBytes(bytes: [UInt8], keys: [DemoKey]) {
    var reader = KeyReader()
    #expect(reader.keys(in: bytes) == keys)
  }

  @Test("the start of a longer key is a key of its own after a while; a paste waits for its end")
  func timeOut() {
    for (bytes, key) in [
      ([0x1B], .press(.escape)), ([0x1B, 0x5B, 0x31], .unknown), ([0xE2, 0x82], .broken),
    ] as [([UInt8], DemoKey)] {
      var reader = KeyReader()
      #expect(reader.keys(in: bytes) == [])
      #expect(reader.isWaiting)
      #expect(reader.timeOut() == [key])
      #expect(reader.keys(in: "A".utf8) == [.text("A")])
    }
    var reader = KeyReader()
    #expect(reader.keys(in: "\u{1B}[200~1".utf8) == [])
    #expect(reader.timeOut() == [])
    #expect(reader.keys(in: "2\u{1B}[201~".utf8) == [.paste("12")])
  }

  /// What is typed, and the text then with its status, as the screen has them.
  static let typed: [(String, String, String)] = [
    ("\u{C}1.5", "1.5", "not yet a number"), ("\u{C}1.5\t", "1,5", "a number"),
    ("\u{C}\u{C}1.234\u{1B}[Z", "1\u{202F}234", "a number"),
    ("1.5\u{C}", "1,5", "a number"), ("1.5\r\u{13}", "$1.50", "a number"),
    ("1234\r", "1,234", "a number"), ("1234\r5", "5", "a number"),
    ("\u{1B}[A\u{1B}[A", "2", "a number"), ("\u{1B}[A7", "7", "a number"),
    ("7\u{1B}[5~", "17", "a number"), ("5\r7\u{1B}", "5", "a number"),
    ("12\u{1B}[D9", "192", "a number"), ("12\u{1B}[D\u{1B}[3~", "1", "a number"),
    ("12\u{1B}[1;2D9", "19", "a number"), ("12\u{1B}[1;2H\u{1B}[C9", "129", "a number"),
    ("123\u{1}9", "9123", "a number"), ("123\u{1}\u{5}9", "1239", "a number"),
    ("123\u{1B}[D\u{B}", "12", "a number"), ("123\u{1B}[D\u{15}", "3", "a number"),
    ("1e\u{301}\u{7F}", "1", "a number"), ("\u{1B}[200~ 12\n\u{1B}[201~", " 12", "a number"),
    ("200\u{12}", "200", "not a number"), ("\u{12}\u{12}2", "2", "not yet a number"),
    ("12\u{1A}", "1", "a number"), ("1234\r\u{1A}", "1234", "a number"),
    ("1\u{C}2\u{1A}\u{1A}", "", "not yet a number"), ("1\u{1B}x\u{18}", "1", "a number"),
  ]

  @Test("keys do in the field what they say", arguments: typed)
  func typing(bytes: String, text: String, status: String) throws {
    var demo = try Self.demo(typing: bytes)
    #expect(demo.field.text == text)
    #expect(demo.field.status.words == status)
    #expect(!demo.isClosed)
    demo.take(.control("c"))
    #expect(demo.isClosed)
  }

  static let notes: [(String, String)] = [
    ("\u{18}", "This key does nothing here."), ("1\t", "This key does nothing here."),
    ("\u{1A}", "This key does nothing here."),
    (
      "\u{1B}[200~\(String(repeating: "1", count: 1025))\u{1B}[201~",
      "Refused: a text has at most 1024 bytes."
    ),
    ("\u{13}1.2345\r", "Rounded from $1.2345 to $1.23."),
  ]

  @Test("what a key did not do, and what Return did, is told until the next key", arguments: notes)
  func told(bytes: String, note: String) throws {
    var demo = try Self.demo(typing: bytes)
    #expect(DemoScreen(demo, columns: 80).lines.contains("note    \(note)"))
    demo.take(.press(.left))
    #expect(!DemoScreen(demo, columns: 80).lines.contains("note    \(note)"))
  }

  static let previews: [(String, String)] = [
    ("", "unchanged"), ("1234.5", "writes “1,234.5”"), ("1,5", "left as typed"),
    ("5\r\u{7F}", "cleared"), ("\u{13}1.2345", "writes “$1.23”. Rounded from $1.2345 to $1.23."),
  ]

  @Test("the screen tells what Return would do", arguments: previews)
  func preview(bytes: String, words: String) throws {
    let demo = try Self.demo(typing: bytes)
    #expect(DemoScreen(demo, columns: 80).lines.contains("Return  \(words)"))
  }

  @Test("each suggestion stands after the key that takes it")
  func suggestions() throws {
    let demo = try Self.demo(typing: "\u{C}\u{C}1.234")
    #expect(
      DemoScreen(demo, columns: 80).lines.contains(
        "Tab     takes “1,234”, Shift-Tab “1\u{202F}234”"))
  }

  @Test("no line is wider than the terminal or commands it, whatever is typed, in any locale")
  func widths() throws {
    let texts = [
      "", "1.5", "万円１２３万円１２３万円１２３", "\u{661}\u{662}\u{66B}\u{665}", "\u{5D0}\u{5D1}1\u{202E}23",
      "e\u{301}\u{301}\u{301}", "\u{301}", "\u{7}\u{1B}[2J\u{9B}1",
      String(repeating: "9", count: 60), "😀\u{200D}😀",
    ]
    for locale in DemoField.locales {
      var demo = try DemoField(locales: [locale])
      for (text, turn) in zip(texts, "srsrsrsrss") {
        for key in [.control("a"), .control("k"), .paste(text), .press(.left, isShifted: true)]
          as [DemoKey]
        { demo.take(key) }
        for columns in [16, 20, 80] {
          let screen = DemoScreen(demo, columns: columns)
          for line in screen.lines.map({ $0.replacing(/\u{1B}\[[07]m/, with: "") }) {
            #expect(DisplayWidth.columns(of: line) <= columns, "\(locale) \(line)")
            #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
          }
          #expect((1..<columns).contains(screen.cursorColumn))
        }
        demo.take(.control(turn))
      }
    }
  }

  /// A field in English, and then in the demo's other locales, after some bytes from a terminal.
  private static func demo(typing bytes: String) throws -> DemoField {
    var demo = try DemoField(locales: ["en-US"] + DemoField.locales.filter { $0 != "en-US" })
    var reader = KeyReader()
    for key in reader.keys(in: bytes.utf8) + reader.timeOut() { demo.take(key) }
    return demo
  }
}
