import FieldForms
import FormattingFields
import Testing

@testable import TerminalForm

struct FormViewTests {
  private let view = FormView(paint: Paint(isOn: false))

  /// The lines that a person sees, from the lines that are sent.
  private func screen(
    of demo: DemoForm, rows: Int = 24, columns: Int = 80
  ) -> ScreenModel {
    var model = ScreenModel(rows: rows, columns: columns)
    let screen = view.screen(of: demo, size: TerminalSize(rows: rows, columns: columns))
    model.take(screen.changes(since: nil).utf8)
    #expect(model.strange == [])
    return model
  }

  private func demo(_ keys: TerminalKey...) throws -> DemoForm {
    var demo = try DemoForm()
    for key in keys { demo.take(key) }
    return demo
  }

  @Test("the form at its start")
  func start() throws {
    let lines = screen(of: try DemoForm()).lines
    #expect(lines[2] == "   Locale    ‹en-US›  $1,234,567.89")
    #expect(lines[3] == " ▸ Price     [" + String(repeating: " ", count: 40) + "]")
    #expect(lines[4] == "              Price is required.")
    #expect(lines[8] == "   Total      waits for the numbers above")
    #expect(lines.count == 24 && lines[23].hasSuffix("Ctrl-C: quit"))
  }

  @Test("a refused text has its place, its issue and what was meant under it")
  func refused() throws {
    let lines = screen(of: try demo(.text("1"), .control("l"), .text("."), .text("5"))).lines
    #expect(lines[3].hasPrefix(" ▸ Price     [1.5 "))
    #expect(lines[4] == "              ^^^")
    #expect(
      lines[5] == "              Price: A group of digits is too short. Did you mean “1,5”?")
    #expect(lines[6] == "              intermediate · value 1 · Return keeps the text")
  }

  @Test("a key replaces a number that is returned to; a refused text stays, with its suggestion")
  func refusedAndLeft() throws {
    let keys: [TerminalKey] = [.control("l"), .paste("20"), .tab, .backTab, .paste("1.5"), .tab]
    var demo = try DemoForm()
    for key in keys { demo.take(key) }
    let meant = "Price: A group of digits is too short. Did you mean “1,5”?"
    #expect(demo.form.focusedField == .quantity && demo.note == .refused(meant))
    let lines = screen(of: demo).lines
    #expect(lines[3].hasPrefix(" ! Price     [1.5 ") && lines[4] == "              " + meant)
    // There is no room for it in the smallest terminal, but in the note.
    let small = screen(of: demo, rows: FormView.minimumSize.rows).lines
    #expect(small.filter { $0.contains(meant) }.count == 1)
    for key: TerminalKey in [.backTab, .backspace, .backspace, .text(","), .text("5"), .tab] {
      demo.take(key)
    }
    #expect(demo.form[.price]?.text == "1,50\u{A0}€" && demo.note == nil)
  }

  @Test("what a commit would do is told before it is done")
  func preview() throws {
    let lines = screen(of: try demo(.paste("3.149"))).lines
    #expect(
      lines[4]
        == "              acceptable · value 3.149 · Return: Rounded from $3.149 to $3.15.")
  }

  @Test(
    "no text makes a line longer than the terminal or moves the bracket", arguments: [60, 80, 200])
  func widths(columns: Int) throws {
    let texts = [
      String(repeating: "9", count: 1000), String(repeating: "万", count: 300),
      String(repeating: "e\u{301}", count: 300), String(repeating: "\u{200D}", count: 300),
      String(repeating: "\u{85}", count: 300), String(repeating: "1,", count: 500),
      String(repeating: "\u{5D0} ", count: 300), "1" + String(repeating: "0", count: 1000) + ".5.",
    ]
    for text in texts {
      for field in 0..<6 {
        var demo = try DemoForm()
        for _ in 0..<field { demo.take(.tab) }
        demo.take(.paste(text))
        let size = TerminalSize(rows: FormView.minimumSize.rows, columns: columns)
        #expect(view.screen(of: demo, size: size).lines.count <= size.rows)
        let model = screen(of: demo, rows: size.rows, columns: columns)
        for line in model.lines where line.contains("[") {
          #expect(DisplayWidth.columns(of: line) == 14 + min(40, columns - 16) + 1)
        }
      }
    }
  }

  @Test("every locale shows its prices, and reads what it shows", arguments: Cart.locales)
  func locales(locale: String) throws {
    var demo = try demo(.paste("1234.5"), .tab, .text("2"), .tab, .paste("12.5"), .tab)
    for _ in 0..<Cart.locales.firstIndex(of: locale)! { demo.take(.control("l")) }
    #expect(demo.form.content.locale.text == locale)
    #expect(demo.form.issues(of: .price).isEmpty && demo.form.issues(of: .discount).isEmpty)
    #expect(demo.form.content.total?.plainText == "2160.375")
    let model = screen(of: demo)
    #expect(model.text("Price") == VisibleText.drawn(demo.form[.price]!.text))
    #expect(model.lines[2].contains("‹\(locale)›"))
  }

  @Test("the selection is shown in the focused field alone")
  func selection() throws {
    let size = TerminalSize(rows: 24, columns: 80)
    let once = view.screen(of: try demo(.tab), size: size).lines
    let twice = view.screen(of: try demo(.tab, .tab), size: size).lines
    #expect(once.filter { $0.contains("\u{1B}[7m") }.count == 1)
    #expect(twice.filter { $0.contains("\u{1B}[7m") }.count == 1)
    #expect(twice.contains { $0.contains("\u{1B}[7m0%\u{1B}[0m") })
  }

  @Test("only lines that changed are sent")
  func differences() throws {
    let size = TerminalSize(rows: 24, columns: 80)
    let old = view.screen(of: try demo(.text("3")), size: size)
    let new = view.screen(of: try demo(.text("3"), .text("1")), size: size)
    #expect(old.changes(since: old) == "")
    let sent = new.changes(since: old)
    #expect(sent.contains("[31") && !sent.contains("Quantity") && !sent.contains("\u{1B}[2J"))
  }

  @Test("keys do nothing to a form that is not shown, but for those that close it")
  func blindKeys() throws {
    let (small, large) = (TerminalSize(rows: 20, columns: 80), FormView.minimumSize)
    let form = try DemoForm().form
    #expect(!DemoSession.passes(.text("9"), to: form, at: small))
    #expect(DemoSession.passes(.text("9"), to: form, at: large))
    #expect(DemoSession.passes(.control("c"), to: form, at: small))
    #expect(!FormView.fits(try demo(.control("n")).form, large), "an extra has a line of its own")
  }

  @Test("a small terminal is told so in the room that there is")
  func apology() throws {
    for (rows, columns) in [(1, 1), (3, 10), (20, 80), (21, 59)] {
      let size = TerminalSize(rows: rows, columns: columns)
      let screen = view.screen(of: try DemoForm(), size: size)
      #expect(screen.lines.count <= rows && screen.cursor == nil)
      #expect(screen.lines.allSatisfy { DisplayWidth.columns(of: $0) <= columns })
    }
  }
}
