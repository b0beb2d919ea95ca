import FieldForms
import FormattingFields
import Testing

@testable import TerminalForm

struct FormViewTests {
  private let view = FormView(paint: Paint(isOn: false))

  /// The lines that a person sees, from the lines that are sent.
  private func screen(
    of demo: KeyedForm<some TerminalContent>, rows: Int = 24, columns: Int = 80
  ) -> ScreenModel {
    var model = ScreenModel(rows: rows, columns: columns)
    let screen = view.page(of: demo, size: TerminalSize(rows: rows, columns: columns)).screen
    model.take(screen.changes(since: nil).utf8)
    #expect(model.strange == [])
    return model
  }

  private func demo(_ keys: TerminalKey...) throws -> KeyedForm<Cart> {
    var demo = KeyedForm(try Cart())
    for key in keys { demo.take(key) }
    return demo
  }

  @Test("the form at its start")
  func start() throws {
    let lines = screen(of: KeyedForm(try Cart())).lines
    #expect(lines[2] == "   Locale    ‹en-US› English (United States), $1,234,567.89")
    #expect(lines[3] == " ▸ Price     [" + String(repeating: " ", count: 40) + "]")
    #expect(lines[4] == "              Type a number. Return goes on.")
    #expect(lines[8] == "   Total      waits for the values above")
    #expect(lines.count == 24)
    #expect(lines[23].hasSuffix("Ctrl-C: quit"))
  }

  @Test("nothing is scolded before it was left once; then its place, its issue and what was meant")
  func refused() throws {
    let typed: [TerminalKey] = [.text("1"), .control("l"), .text("."), .text("5")]
    var demo = KeyedForm(try Cart())
    for key in typed { demo.take(key) }
    let facts = [
      "              Ctrl-T takes “1,5”.",
      "              Not a number yet. Return keeps the text as it is.",
    ]
    var lines = screen(of: demo).lines
    #expect(lines[3].hasPrefix(" ▸ Price     [1.5 "))
    #expect(Array(lines[4...5]) == facts)
    for key: TerminalKey in [.tab, .backTab] { demo.take(key) }
    lines = screen(of: demo).lines
    #expect(lines[4] == "              ^^^")
    #expect(lines[5].hasPrefix("              Price: "))
    #expect(lines[5].hasSuffix("“1,5”?"))
    #expect(Array(lines[6...7]) == facts)
  }

  @Test("the shop's answer is told for what it is")
  func answer() throws {
    var demo = KeyedForm(try Cart())
    for text in ["5", "1", "0", "0", "1", "Ada", Cart.takenEmail, "secret-secret"] {
      demo.take(.paste(text))
      demo.take(.enter)
    }
    #expect(demo.form.focusedField == .email)
    let lines = screen(of: demo).lines
    #expect(lines.contains { $0.contains("This address has ordered already.") })
    #expect(lines.contains { $0.contains("So the shop answers") })
  }

  @Test("a key replaces a number that is returned to; a refused text stays, with its suggestion")
  func refusedAndLeft() throws {
    let keys: [TerminalKey] = [.control("l"), .paste("20"), .tab, .backTab, .paste("1.5"), .tab]
    var demo = KeyedForm(try Cart())
    for key in keys { demo.take(key) }
    let meant = "Price: A group of digits is too short. Did you mean “1,5”?"
    let note = FormNote.refused(meant + " Ctrl-T takes “1,5”.")
    #expect(demo.form.focusedField == .quantity)
    #expect(demo.note == note)
    let lines = screen(of: demo).lines
    #expect(lines[3].hasPrefix(" ! Price     [1.5 "))
    #expect(lines[4] == "              " + meant)
    // The smallest terminal shows only the note.
    let small = screen(of: demo, rows: FormView.rowsAroundFields + 10).lines
    #expect(small.filter { $0.contains(meant) }.count == 1)
    for key: TerminalKey in [.backTab, .backspace, .backspace, .text(","), .text("5"), .tab] {
      demo.take(key)
    }
    #expect(demo.form[.price]?.text == "1,50\u{A0}€")
    #expect(demo.note == nil)
  }

  @Test("what a commit would do is told before it is done")
  func preview() throws {
    let lines = screen(of: try demo(.paste("3.149"))).lines
    #expect(
      lines[4]
        == "              The number 3.149. Return: Rounded from $3.149 to $3.15.")
  }

  static let sizes = [
    TerminalSize(rows: 5, columns: 20), TerminalSize(rows: 9, columns: 39),
    TerminalSize(rows: 12, columns: 40), TerminalSize(rows: 21, columns: 60),
    TerminalSize(rows: 24, columns: 80), TerminalSize(rows: 50, columns: 200),
  ]

  @Test("no text makes a line longer than the terminal or moves the bracket", arguments: sizes)
  func widths(size: TerminalSize) throws {
    let texts = [
      String(repeating: "9", count: 1000), String(repeating: "万", count: 300),
      String(repeating: "e\u{301}", count: 300), String(repeating: "\u{200D}", count: 300),
      String(repeating: "\u{85}", count: 300), String(repeating: "1,", count: 500),
      String(repeating: "\u{5D0} ", count: 300), "1" + String(repeating: "0", count: 1000) + ".5.",
    ]
    for text in texts {
      for field in 0..<6 {
        var demo = KeyedForm(try Cart())
        for _ in 0..<field { demo.take(.tab) }
        demo.take(.paste(text))
        let page = view.page(of: demo, size: size).screen
        let model = screen(of: demo, rows: size.rows, columns: size.columns)
        let start = FormColumns(size.columns).text
        let end = min(start + 41, size.columns - 1)
        for line in model.lines where line.contains("[") && line.hasSuffix("]") {
          #expect(DisplayWidth.columns(of: line) == end, "\(line)")
        }
        let cursor = try #require(page.cursor)
        #expect(page.lines.count <= size.rows)
        #expect(cursor.column >= start)
        #expect(model.lines[cursor.row].contains("▸"))
      }
    }
  }

  @Test("every locale shows its prices, and reads what it shows", arguments: LocaleField.favourites)
  func locales(locale: String) throws {
    var demo = try demo(.paste("1234.5"), .tab, .text("2"), .tab, .paste("12.5"), .tab)
    for _ in 0..<LocaleField.favourites.firstIndex(of: locale)! { demo.take(.control("l")) }
    #expect(demo.form.content.locale.text == locale)
    #expect(demo.form.issues(of: .price).isEmpty)
    #expect(demo.form.issues(of: .discount).isEmpty)
    #expect(demo.form.content.total.entry?.fixedDecimal?.plainText == "2160.375")
    let model = screen(of: demo)
    #expect(model.text("Price") == VisibleText.drawn(demo.form[.price]!.text))
    #expect(model.lines[2].contains("‹\(locale)›"))
  }

  @Test("the selection is shown in the focused field alone")
  func selection() throws {
    let size = TerminalSize(rows: 24, columns: 80)
    let once = view.page(of: try demo(.tab), size: size).screen.lines
    let twice = view.page(of: try demo(.tab, .tab), size: size).screen.lines
    #expect(once.filter { $0.contains("\u{1B}[7m") }.count == 1)
    #expect(twice.filter { $0.contains("\u{1B}[7m") }.count == 1)
    #expect(twice.contains { $0.contains("\u{1B}[7m0%\u{1B}[0m") })
  }

  @Test("only lines that changed are sent")
  func differences() throws {
    let size = TerminalSize(rows: 24, columns: 80)
    let old = view.page(of: try demo(.text("3")), size: size).screen
    let new = view.page(of: try demo(.text("3"), .text("1")), size: size).screen
    #expect(old.changes(since: old) == "")
    let sent = new.changes(since: old)
    #expect(sent.contains("[31"))
    #expect(!sent.contains("Quantity"))
    #expect(!sent.contains("\u{1B}[2J"))
  }

  @Test("keys do nothing to a form that is not shown, but for those that close it")
  func blindKeys() throws {
    let (small, least) = (TerminalSize(rows: 4, columns: 80), FormView.minimumSize)
    var demo = KeyedForm(try Cart())
    for (key, size) in [(TerminalKey.text("9"), small), (.text("8"), least)] {
      FormSession.take(key, of: &demo, on: view, at: size, .zero)
    }
    #expect(demo.form[.price]?.text == "8")
    FormSession.take(.control("c"), of: &demo, on: view, at: small, .zero)
    #expect(demo.isClosed)
  }

  @Test("the mouse finds what the screen shows", arguments: sizes)
  func mouse(size: TerminalSize) throws {
    var demo = try demo(.paste("12345"))
    let screen = view.page(of: demo, size: size).screen
    let (row, column) = (try #require(screen.cursor).row, FormColumns(size.columns).text)
    func press(_ column: Int, isDrag: Bool) {
      let key = TerminalKey.mouse(row: row, column: column, isDrag: isDrag)
      FormSession.take(key, of: &demo, on: view, at: size, .zero)
    }
    press(column + 1, isDrag: false)
    press(column + 3, isDrag: true)
    #expect(demo.form[.price]?.selection == FieldSelection(anchor: 1, head: 3))
    press(0, isDrag: false)
    #expect(demo.form[.price]?.selection == FieldSelection(caret: 0))
    press(size.columns - 1, isDrag: false)
    #expect(demo.form[.price]?.selection == FieldSelection(caret: 5))
  }

  @Test("help fits into any terminal, and is read to its end", arguments: sizes)
  func help(size: TerminalSize) throws {
    var demo = try demo(.help)
    var seen: Set<String> = []
    for _ in FormHelp.lines(of: demo.form.content) {
      let lines = screen(of: demo, rows: size.rows, columns: size.columns).lines
      for line in lines { seen.insert(String(line.dropFirst())) }
      demo.take(.down)
    }
    for line in FormHelp.lines(of: demo.form.content) {
      let shown = DisplayLines.clipped(line, to: size.columns - 2)
      #expect(seen.contains(shown), "\(shown)")
    }
  }

  @Test("a search of locales shows what was found")
  func search() throws {
    let keys: [TerminalKey] = [.backTab, .text("s"), .text("w"), .text("i")]
    var demo = KeyedForm(try Cart())
    for key in keys { demo.take(key) }
    let lines = screen(of: demo).lines
    #expect(lines[2].contains("‹gsw-CH› Swiss German (Switzerland), 1’234"))
    #expect(lines[3].contains("Search “swi”"))
    #expect(lines[3].contains("Swiss German"))
  }

  @Test("a terminal that is too small is told so in the room that there is")
  func apology() throws {
    for (rows, columns) in [(1, 1), (3, 10), (4, 80), (24, 19)] {
      let size = TerminalSize(rows: rows, columns: columns)
      let screen = view.page(of: KeyedForm(try Cart()), size: size).screen
      #expect(screen.lines.count <= rows)
      #expect(screen.cursor == nil)
      #expect(screen.lines.allSatisfy { DisplayWidth.columns(of: $0) <= columns })
    }
  }
}
