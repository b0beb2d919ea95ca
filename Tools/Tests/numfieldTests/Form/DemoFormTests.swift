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
  ]

  @Test("keys do in the form what they say", arguments: rows)
  func keys(keys: [TerminalKey], focus: Cart.FieldID?, text: String) throws {
    var demo = try DemoForm()
    for key in keys { demo.take(key) }
    #expect(demo.form.focusedField == focus)
    #expect(focus.flatMap { demo.form[$0]?.text } == text)
  }

  private func texts(_ demo: DemoForm) -> [String?] {
    demo.form.focusOrder.map { demo.form[$0]?.text }
  }

  @Test("undo goes all the way back, and redo all the way forward")
  func undoAll() throws {
    var demo = try DemoForm()
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
    var demo = try DemoForm()
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

  @Test("q quits where it is no letter of a text, Ctrl-C and Ctrl-D anywhere")
  func quitting() throws {
    let inText: [TerminalKey] = [.text("q")]
    for (keys, closes) in [
      (inText, false), ([.backTab, .text("q")], true), ([.backTab, .backTab, .text("q")], true),
      ([.control("c")], true), ([.control("d")], true),
    ] {
      var demo = try DemoForm()
      for key in keys { demo.take(key) }
      #expect(demo.isClosed == closes)
    }
  }
}
