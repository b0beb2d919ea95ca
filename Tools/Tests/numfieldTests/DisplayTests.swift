import Testing

@testable import numfield

struct DisplayTests {
  static let drawn: [(String, String)] = [
    ("1,234.5", "1,234.5"),
    ("\u{1B}[2J\u{7}", "␛[2J␇"),
    ("a\tb\r\n", "a␉b␍␊"),
    ("\u{0}\u{7F}\u{85}\u{9B}", "␀␡<U+0085><U+009B>"),
    ("\u{200F}-\u{61C}1\u{2066}\u{FEFF}", "-1"),
    ("\u{AD}\u{2028}\u{E0001}\u{10FFFF}", "<U+00AD><U+2028><U+E0001><U+10FFFF>"),
    ("\u{1F468}\u{200D}\u{1F469}\u{FE0F}", "\u{1F468}\u{1F469}"),
    ("e\u{301}", "e\u{301}"), ("\u{301}1", "◌\u{301}1"), (" \u{301}", " ◌\u{301}"),
    ("1\u{202F}234\u{A0}€", "1\u{202F}234\u{A0}€"),
    ("\u{661}\u{662}\u{66B}\u{665}", "\u{661}\u{662}\u{66B}\u{665}"),
  ]

  @Test("nothing in a text commands the terminal", arguments: drawn)
  func drawing(text: String, shown: String) {
    #expect(VisibleText.drawn(text) == shown)
  }

  @Test("a sentence names what is invisible, and a mark gets a base")
  func naming() {
    #expect(VisibleText.named("“\u{200D}”") == "“<U+200D>”")
    #expect(VisibleText.named("“\u{301}”") == "“◌\u{301}”")
    #expect(VisibleText.named("“1\u{200F}”") == "“1”")
  }

  @Test("no code point below U+3000 sends a control character or has an unknown width")
  func sweep() {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = VisibleText.drawn(String(scalar))
      let sendsControl = shown.unicodeScalars.contains {
        [.control, .format, .unassigned].contains($0.properties.generalCategory)
      }
      #expect(!sendsControl, "U+\(String(value, radix: 16))")
      #expect(shown == "" || DisplayWidth.columns(of: shown) > 0, "U+\(String(value, radix: 16))")
    }
  }

  static let windows: [(String, Int, Int?, String, Int)] = [
    ("", 6, 0, "", 0),
    ("123", 6, 3, "123", 3),
    ("12345", 6, 5, "12345", 5),
    ("123456", 6, 6, "…456", 4),
    ("123456789", 6, 9, "…789", 4),
    ("123456789", 6, 5, "…345…", 4),
    ("123456789", 6, 0, "1234…", 0),
    ("123456789", 6, 1, "1234…", 1),
    ("123456", 6, nil, "123456", 6),
    ("1234567", 6, nil, "12345…", 5),
    ("万万万万", 6, 12, "…万", 3),
    ("万万万", 6, nil, "万万万", 6),
    ("万万万万", 6, nil, "万万…", 4),
    ("e\u{301}e\u{301}e\u{301}", 6, 9, "e\u{301}e\u{301}e\u{301}", 3),
    ("\u{200F}1\u{200F}", 6, 4, "1", 1),
  ]

  @Test("a box shows the part of a text where the caret is", arguments: windows)
  func window(text: String, columns: Int, caret: Int?, shown: String, column: Int) {
    let window = TextWindow(text, columns: columns, caret: caret)
    #expect(window.text == shown)
    #expect(window.column(of: caret ?? text.utf8.count) == column)
  }

  @Test("a box is never too narrow for what it shows, nor the caret outside of it")
  func everyWindow() {
    let text = "1万e\u{301}\u{85}2\u{200F}😀345"
    for columns in 12...30 {
      var caret = 0
      for character in text + "!" {
        let window = TextWindow(text, columns: columns, caret: caret)
        #expect(DisplayWidth.columns(of: window.text) <= columns)
        #expect(window.column(of: caret) < columns)
        let parts = window.parts(around: 0..<caret)
        #expect(parts.before + parts.inside + parts.after == window.text)
        #expect(DisplayWidth.columns(of: parts.before + parts.inside) == window.column(of: caret))
        caret += character.utf8.count
      }
    }
  }

  static let widths: [(String, Int)] = [
    ("1.5", 3), ("￥1", 3), ("\u{661}\u{66B}", 2), ("\u{200E}-\u{61C}1", 2), ("e\u{301}", 1),
    ("万", 2), ("1\u{202F}2", 3), ("", 0), ("😀", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2),
  ]

  @Test("columns count as a terminal counts them", arguments: widths)
  func columns(text: String, width: Int) {
    #expect(DisplayWidth.columns(of: text) == width)
  }

  static let lines: [(String, Int, Int, [String])] = [
    ("", 5, 2, []),
    ("one two", 7, 2, ["one two"]),
    ("one two", 6, 2, ["one", "two"]),
    ("one two", 3, 2, ["one", "two"]),
    ("one two three", 5, 2, ["one", "two …"]),
    ("onetwo", 4, 2, ["onet", "wo"]),
    ("万万万", 4, 2, ["万万", "万"]),
    ("one two", 4, 1, ["one…"]),
  ]

  @Test("a sentence is broken at spaces and ends with what fits", arguments: lines)
  func wrapping(text: String, columns: Int, limit: Int, lines: [String]) {
    #expect(DisplayLines.wrapped(text, to: columns, lines: limit) == lines)
  }
}
