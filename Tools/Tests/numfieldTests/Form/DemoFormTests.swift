import FieldForms
import FormattingFields
import Testing

@testable import TerminalForm

struct DemoFormTests {
  static let rows: [([TerminalKey], Cart.FieldID?, String)] = [
    ([.text("3"), .text(".")], .price, "3."),
    ([.paste(" 12\n")], .price, " 12"),
    ([.text("1"), .broken([0xFF])], .price, "1"),
    ([.text("1"), .unknown, .control("x")], .price, "1"),
    ([.text("1"), .text("2"), .move(.left, selecting: false), .text("9")], .price, "192"),
    ([.text("1"), .text("2"), .move(.left, selecting: true), .text("9")], .price, "19"),
    (
      [
        .text("1"), .text("2"), .move(.home, selecting: true), .move(.right, selecting: false),
        .text("9"),
      ], .price, "129"
    ),
    (
      [
        .text("1"), .text("2"), .move(.home, selecting: true), .move(.left, selecting: false),
        .text("9"),
      ], .price, "912"
    ),
    ([.text("1"), .text("\u{301}"), .backspace], .price, ""),
    ([.tab, .text("7")], .quantity, "7"),
    ([.tab, .up, .up, .down], .quantity, "2"),
    ([.tab, .text("7"), .escape], .quantity, "1"),
    ([.backTab, .move(.left, selecting: false)], .locale, "pt-BR"),
    ([.backTab, .text("1")], .locale, "en-US"),
    ([.backTab, .text("s"), .text("w"), .text("i")], .locale, "gsw-CH"),
    ([.backTab, .text("S"), .text("w"), .text("e"), .text("d"), .up], .locale, "sv-AX"),
    ([.backTab, .text("j"), .text("a"), .text("p"), .escape, .up], .locale, "ar-EG"),
    ([.backTab, .text("x"), .backspace, .backspace], .locale, "xh-ZA"),
    // A key replaces a number that the field has written: at the focus, by a step, put back, in
    // another locale. (F10)
    ([.down, .text("1"), .text("."), .text("5")], .price, "1.5"),
    ([.up, .up, .text("1"), .text("."), .text("5")], .price, "1.5"),
    ([.pageUp, .text("7")], .price, "7"),
    ([.pageUp, .pageDown, .text("7")], .price, "7"),
    ([.up, .control("l"), .text("1"), .text(","), .text("5")], .price, "1,5"),
    ([.paste("20"), .tab, .backTab, .text("3"), .escape, .text("1"), .text("2")], .price, "12"),
    ([.paste("20"), .tab, .backTab, .text("3"), .escape], .price, "$20.00"),
    ([.up, .control("e"), .backspace], .price, "$1.0"),
    ([.up, .backspace], .price, ""),
    ([.tab, .up, .text("7")], .quantity, "7"),
    ([.tab, .text("7"), .escape, .text("2"), .text("5")], .quantity, "25"),
    ([.tab, .tab, .up, .text("5")], .discount, "5"),
    ([.tab, .tab, .tab, .up, .text("5")], .tip, "$0.05"),
    ([.control("n"), .up, .text("4")], .extra(1, .price), "4"),
    // A text is no number: what was typed stays.
    (
      [.paste("5"), .enter, .enter, .enter, .enter, .enter, .text("A"), .up, .text("d")], .name,
      "Ad"
    ),
    // A shell's keys, and words.
    ([.paste("12 34"), .control("a"), .text("9")], .price, "912 34"),
    ([.paste("12 34"), .control("a"), .control("e"), .text("9")], .price, "12 349"),
    ([.paste("12 34"), .control("w")], .price, "12 "),
    ([.paste("12 34 "), .alt("\u{7F}")], .price, "12 "),
    ([.paste("12 34"), .control("u")], .price, ""),
    ([.paste("12 34"), .control("a"), .alt("f"), .control("k")], .price, "12"),
    ([.paste("12 34"), .alt("b"), .alt("b"), .alt("d")], .price, " 34"),
    ([.paste("12 34"), .move(.wordLeft, selecting: true), .text("5")], .price, "12 5"),
    ([.paste("12 34"), .control("a"), .control("u"), .control("w")], .price, "12 34"),
    // A suggestion is taken, in the focused field and in a field that was left.
    ([.control("l"), .paste("1.5"), .control("t")], .price, "1,5"),
    ([.control("l"), .paste("1.5"), .tab, .control("t"), .backTab], .price, "1,50\u{A0}€"),
    ([.control("l"), .control("l"), .paste("1.234"), .control("o")], .price, "1\u{202F}234"),
    ([.paste("1.5"), .control("t")], .price, "1.5"),
    ([.help, .text("1"), .text("2")], .price, "2"),
    ([.control("l"), .text("1"), .decimalSeparator], .price, "1,"),
    // The commit that ends the typing is undone with it. (F12)
    ([.text("1"), .tab, .tab, .control("z")], .price, ""),
    ([.control("n"), .text("4")], .extra(1, .price), "4"),
    ([.control("n"), .text("4"), .control("n"), .text("5")], .extra(2, .price), "5"),
    ([.control("n"), .text("4"), .control("n"), .control("x")], .extra(1, .price), "$4.00"),
    ([.control("n"), .text("4"), .control("x"), .control("z")], .extra(1, .price), "4"),
    ([.control("n"), .text("4"), .control("z"), .control("z")], .price, ""),
    ([.text("1"), .control("z"), .control("y")], .price, "1"),
    ([.text("1"), .control("l"), .control("z")], .price, "1"),
    ([.control("z")], .price, ""),
    // Digits fill the tip from the right, as on a till, in any locale.
    ([.tab, .tab, .tab, .text("1"), .text("2"), .text("5")], .tip, "$1.25"),
    ([.tab, .tab, .tab, .text("1"), .text("2"), .backspace], .tip, "$0.01"),
    ([.tab, .tab, .tab, .text("1"), .text("2"), .control("l"), .text("5")], .tip, "1,25\u{A0}€"),
    ([.tab, .tab, .tab, .text("1"), .text("2"), .decimalSeparator, .text("5")], .tip, "12.5"),
    // Tab passes over the total, which is computed.
    ([.tab, .tab, .tab, .tab, .text("2")], .weight, "2"),
    ([.tab, .tab, .tab, .tab, .text("2"), .tab, .backTab], .weight, "2 kg"),
  ]

  @Test("keys do in the form what they say", arguments: rows)
  func keys(keys: [TerminalKey], focus: Cart.FieldID?, text: String) throws {
    var demo = KeyedForm(try Cart())
    for key in keys { demo.take(key) }
    #expect(demo.form.focusedField == focus)
    #expect(focus.flatMap { demo.form[$0]?.text } == text)
  }

  private func texts(_ demo: KeyedForm<Cart>) -> [String?] {
    demo.form.declaredFields.map { demo.form[$0]?.text }
  }

  @Test("undo goes all the way back, and redo all the way forward")
  func undoAll() throws {
    var demo = KeyedForm(try Cart())
    let start = texts(demo)
    for key: TerminalKey in [.text("3"), .control("l"), .text("5"), .tab, .up, .paste("x"), .tab] {
      demo.take(key)
    }
    let end = texts(demo)
    while demo.note != .refused("There is nothing to undo.") { demo.take(.control("z")) }
    #expect(texts(demo) == start)
    demo.take(.control("y"))
    while demo.note == nil { demo.take(.control("y")) }
    #expect(texts(demo) == end)
  }

  @Test("what cannot be done is said")
  func notes() throws {
    var demo = KeyedForm(try Cart())
    for (key, note) in [
      (TerminalKey.unknown, "This key does nothing here."),
      (.broken([0xFF]), "Refused: these bytes are no text (UTF-8)."),
      (.paste(String(repeating: "1", count: 1025)), "Refused: a text has at most 1024 bytes."),
    ] {
      demo.take(key)
      #expect(demo.note == .refused(note))
    }
    demo.take(.text("1"))
    #expect(demo.note == nil)
  }

  @Test("help is scrolled, and any other key goes on")
  func help() throws {
    var demo = KeyedForm(try Cart())
    for (key, line) in [
      (TerminalKey.help, 0), (.down, 1), (.pageDown, 11), (.up, 10), (.pageUp, 0), (.help, nil),
    ] as [(TerminalKey, Int?)] {
      demo.take(key)
      #expect(demo.helpLine == line)
    }
    #expect(demo.form[.price]?.text == "")
  }

  @Test("a press of the mouse focuses a field and places the caret, a drag selects")
  func mouse() throws {
    var demo = KeyedForm(try Cart())
    demo.take(.paste("12.5x"))
    demo.click(.quantity, at: 1, isDrag: false)
    #expect(demo.form.focusedField == .quantity)
    #expect(demo.note != nil)
    demo.click(.price, at: 4, isDrag: false)
    demo.click(.price, at: 5, isDrag: true)
    demo.click(.quantity, at: 0, isDrag: true)
    demo.take(.backspace)
    #expect(demo.form[.price]?.text == "12.5")
    #expect(demo.form.focusedField == .price)
  }

  @Test(
    "a click behind a number selects all of it, a drag from there its end; a click in it goes there"
  )
  func clickToReplace() throws {
    var demo = KeyedForm(try Cart())
    demo.take(.paste("12.50"))
    func price(_ offset: Int, thenDragTo end: Int? = nil, type key: String) -> String? {
      var demo = demo
      demo.click(.quantity, at: 1, isDrag: false)
      demo.click(.price, at: offset, isDrag: false)
      if let end { demo.click(.price, at: end, isDrag: true) }
      demo.take(.text(key))
      return demo.form[.price]?.text
    }
    #expect(price(6, type: "3") == "3")
    #expect(price(6, thenDragTo: 4, type: "7") == "$12.7")
    #expect(price(1, type: "3") == "$312.50")
    demo.click(.quantity, at: 1, isDrag: false)
    demo.take(.text("3"))
    #expect(demo.form[.quantity]?.text == "3")
    // The second click goes to the end.
    demo.click(.quantity, at: 1, isDrag: false)
    demo.take(.text("4"))
    #expect(demo.form[.quantity]?.text == "34")
    // What was refused stays as typed.
    demo.take(.text("x"))
    demo.click(.price, at: 6, isDrag: false)
    demo.click(.quantity, at: 3, isDrag: false)
    demo.take(.backspace)
    #expect(demo.form[.quantity]?.text == "34")
  }

  @Test(
    "the form begins with the locale of the system",
    arguments: [
      (["LANG": "de_CH.UTF-8"], "de-CH"), (["LANG": "fr_FR@euro", "LC_ALL": ""], "fr-FR"),
      (["LANG": "de_DE", "LC_NUMERIC": "en_GB.utf8"], "en-GB"),
      (["LANG": "de_DE", "LC_ALL": "C.UTF-8"], "en-US"), (["LANG": "POSIX"], "en-US"),
      ([:], "en-US"), (["LANG": "de"], "en-US"), (["LANG": "d!e"], "en-US"),
    ])
  func systemLocale(variables: [String: String], tag: String) throws {
    #expect(FormSession.locale { variables[$0] } == tag)
    #expect(KeyedForm(try Cart(locale: tag)).form[.locale]?.text == tag)
  }

  @Test("q quits where it is no letter of a text, Ctrl-C and Ctrl-D anywhere")
  func quitting() throws {
    let inText: [TerminalKey] = [.text("q")]
    for (keys, closes) in [
      (inText, false), ([.backTab, .text("q")], false), ([.backTab, .backTab, .text("q")], true),
      ([.control("c")], true), ([.control("d")], true),
    ] {
      var demo = KeyedForm(try Cart())
      for key in keys { demo.take(key) }
      #expect(demo.isClosed == closes)
    }
  }
}
