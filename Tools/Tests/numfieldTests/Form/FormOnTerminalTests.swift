import Foundation
import Testing

/// The form as a person uses it: keys go to a pseudo-terminal, and the screen is looked at.
@Suite(.serialized)
struct FormOnTerminalTests {
  static let command = NumfieldProcess.executable.path
  static let nextLocale = "\u{C}"

  /// Opens the form and waits until it is shown.
  private func opened(
    _ options: String..., rows: UInt16 = 24, columns: UInt16 = 80,
    environment: [String: String] = [:]
  ) throws -> TerminalDriver {
    let terminal = try TerminalDriver(
      [Self.command, "demo"] + options, rows: rows, columns: columns, environment: environment)
    terminal.expectFocus(on: "Price")
    #expect(terminal.isRaw)
    return terminal
  }

  /// Ends the form as a person does.
  private func quit(_ terminal: TerminalDriver) {
    terminal.type("\u{3}")
    #expect(terminal.end() == 0)
    #expect(terminal.isGivenBack)
  }

  @Test("3.14 stands as typed after each key, and a commit formats it")
  func typing() throws {
    let terminal = try opened()
    for (key, text) in [("3", "3"), (".", "3."), ("1", "3.1"), ("4", "3.14")] {
      terminal.type(key)
      terminal.expect("Price", shows: text)
    }
    terminal.expect("The number 3.14. Return shows “$3.14”.")
    terminal.type("\t")
    terminal.expectFocus(on: "Quantity")
    terminal.expect("Price", shows: "$3.14")
    quit(terminal)
  }

  @Test("README's first keys show README's picture")
  func readme() throws {
    let file = URL(filePath: "../../../../README.md", relativeTo: URL(filePath: #filePath))
    let readme = try String(contentsOf: file, encoding: .utf8)
    let picture = try #require(readme.firstMatch(of: #/\n```\n(   Locale [^`]+)\n```\n/#)).1
    let wanted = picture.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      readme[..<picture.startIndex].contains(
        "Ctrl-L turns an English form to German, then `1.5` shows:"))
    let terminal = try opened(environment: ["LC_ALL": "en_US.UTF-8"])
    terminal.type(Self.nextLocale + "1.5")
    terminal.expect("Price", shows: "1.5")
    let shown = terminal.screen.lines.map { $0.replacing("\u{A0}", with: " ") }
    #expect(Array(shown.dropFirst(2).prefix(wanted.count)) == wanted)
    quit(terminal)
  }

  @Test("a key replaces a number that a step, Escape or a click behind it has selected")
  func replacing() throws {
    let terminal = try opened()
    terminal.type("\u{1B}[B")
    terminal.expect("Price", shows: "$0.00")
    terminal.type("1.5")
    terminal.expect("Price", shows: "1.5")
    terminal.type("\t7")
    terminal.expect("Quantity", shows: "7")
    // Escape is a key of its own only after a while.
    terminal.type("\u{1B}")
    terminal.expect("Quantity", shows: "1")
    terminal.type("3\t")
    terminal.expect("Quantity", shows: "3")
    terminal.expect("Total      $4.50")
    terminal.type("\u{1B}[<0;40;4M\u{1B}[<0;40;4m2")
    terminal.expect("Price", shows: "2")
    quit(terminal)
  }

  @Test("a cart: quantity, price and discount, the total live, and the locale changed on the way")
  func cart() throws {
    let terminal = try opened()
    terminal.type("19.9")
    terminal.expect("the total follows", where: { $0.line("Total")?.hasSuffix("$19.90") == true })
    terminal.type(Self.nextLocale)
    // Another locale keeps the number and changes the separator. (S7)
    terminal.expect("Price", shows: "19,9")
    terminal.type("\u{7F}\u{7F}.9")
    // The line names the key that takes the suggestion.
    terminal.expect("Ctrl-T takes “19,9”.")
    terminal.type("\u{14}\r3\t")
    terminal.expect("Price", shows: "19,90\u{A0}€")
    terminal.expectFocus(on: "Discount")
    terminal.type("12,5\t")
    terminal.expect("Discount", shows: "12,5\u{A0}%")
    terminal.expect(
      "the total is exact", where: { $0.line("Total")?.hasSuffix("52,24\u{A0}€") == true })
    quit(terminal)
  }

  @Test("signing in: the first empty field is focused, a secret is never shown, the shop answers")
  func signIn() throws {
    let terminal = try opened()
    terminal.type("5\r\r\r\r\r\r")
    terminal.expectFocus(on: "Email")
    terminal.type("ada@\rsecre\r")
    terminal.expectFocus(on: "Name")
    terminal.expect("Name is required.")
    terminal.expect("The form was not sent. Problems to solve: 3.")
    terminal.type("Ada\r")
    terminal.expectFocus(on: "Email")
    terminal.expect("Email is not an email address.")
    terminal.type("\u{1B}[Fexample.org\r")
    terminal.expectFocus(on: "Password")
    terminal.expect("Password", shows: "•••••")
    terminal.expect("Password is too short. Minimum number of characters: 8.")
    terminal.type("\u{1B}[Ft15\r")
    terminal.expectFocus(on: "Email")
    terminal.expect("Email: This address has ordered already.")
    terminal.type("\u{1B}[Hx\r\r")
    terminal.expect("Ordered: 1 × $5.00, total $5.00, for Ada.")
    #expect(!terminal.everything.contains("secre"))
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.isGivenBack)
  }

  @Test("Tab, Shift-Tab, arrows, Home, End, Delete, Escape, undo and redo do what they say")
  func keys() throws {
    let terminal = try opened()
    terminal.type("123\u{1B}[D\u{1B}[3~")
    terminal.expect("Price", shows: "12")
    // What is typed without a pause is undone together. (F12)
    terminal.pause()
    terminal.type("\u{1B}[H9")
    terminal.expect("Price", shows: "912")
    terminal.pause()
    terminal.type("\u{1B}OF8")
    terminal.expect("Price", shows: "9128")
    terminal.type("\u{1A}\u{1A}")
    terminal.expect("Price", shows: "12")
    terminal.type("\u{19}")
    terminal.expect("Price", shows: "912")
    terminal.type("\u{1B}[A")
    terminal.expect("Price", shows: "$913.00")
    terminal.type("\u{1B}[F\u{1B}[1;2H7")
    terminal.expect("Price", shows: "7")
    terminal.type("\u{1B}")
    terminal.expect("Price", shows: "$913.00")
    terminal.type("\u{1B}[Z")
    terminal.expectFocus(on: "Locale")
    terminal.type("\u{1B}[C\u{1B}[C\t")
    terminal.expect("‹fr-FR›")
    terminal.expect("Price", shows: "913,00\u{A0}€")
    quit(terminal)
  }

  @Test("Ctrl-N adds a row and Ctrl-X removes one; undoing brings it back with its text and focus")
  func rows() throws {
    let terminal = try opened()
    terminal.type("5\u{E}2")
    terminal.expect("Extra 1", shows: "2")
    terminal.expect("Total      $7.00")
    terminal.type("\u{E}4\u{18}")
    terminal.expectFocus(on: "Extra 1")
    terminal.type("\u{18}")
    terminal.expectFocus(on: "Discount")
    terminal.expect("Total      $5.00")
    terminal.type("\u{1A}")
    terminal.expectFocus(on: "Extra 1")
    terminal.expect("Extra 1", shows: "$2.00")
    terminal.type("\u{1A}")
    terminal.expect("Extra 2", shows: "4")
    terminal.type("\u{19}\u{19}")
    terminal.expect("Total      $5.00")
    quit(terminal)
  }

  @Test(
    "F1 shows help, the mouse places the caret, letters search a locale, LANG is where it begins")
  func asAPersonMeetsIt() throws {
    let terminal = try opened(environment: ["LC_ALL": "", "LC_NUMERIC": "", "LANG": "de_AT.UTF-8"])
    terminal.expect("‹de-AT› German (Austria)")
    terminal.type("1234\u{1B}OP")
    terminal.expect("Ctrl-T, Ctrl-O           take the first, the other suggestion")
    terminal.type(" \r")
    terminal.expect("Price", shows: "1234")
    terminal.expectFocus(on: "Price")
    terminal.type("\u{1B}[<0;16;4M,")
    terminal.expect("Price", shows: "1,234")
    terminal.type("\u{1B}[<0;16;3Mhindi (ind")
    terminal.expect("‹hi-IN-u-nu-native› Hindi (India")
    terminal.expect("Search “hindi (ind”")
    quit(terminal)
  }

  @Test("a keypad's decimal key gives the locale's separator, a typed period stays one")
  func keypad() throws {
    let terminal = try opened()
    terminal.type(Self.nextLocale + "1\u{1B}On5")
    terminal.expect("Price", shows: "1,5")
    terminal.type("\u{1B}[1;2H1\u{1B}[57409;129;46u7")
    terminal.expect("Price", shows: "1,7")
    quit(terminal)
  }

  @Test("a paste is one edit without the line break at its end; Tab in it goes nowhere")
  func paste() throws {
    let terminal = try opened()
    terminal.type("\u{1B}[200~1,234.5\r\n\u{1B}[201~")
    terminal.expect("Price", shows: "1,234.5")
    terminal.pause()
    terminal.type("\u{1B}[200~x\ty\u{1B}[201~")
    terminal.expect("Price", shows: "1,234.5x␉y")
    terminal.expectFocus(on: "Price")
    terminal.type("\u{1A}")
    terminal.expect("Price", shows: "1,234.5")
    quit(terminal)
  }

  @Test("each kind of entry can be tried: sums and units in the locale's words, cents as on a till")
  func kindsOfEntry() throws {
    let terminal = try opened("--entry", "arithmetic", "--entry", "units")
    terminal.type("2*3.50\t")
    terminal.expect("Price", shows: "$7.00")
    terminal.type("\t\t")
    terminal.expectFocus(on: "Tip")
    terminal.expect("Digits fill from the right, as on a till.")
    terminal.type("1")
    terminal.expect("Tip", shows: "$0.01")
    terminal.type("25")
    terminal.expect("Total      $8.25")
    terminal.type("\t500 g")
    terminal.expect("The number 0.5. Return")
    terminal.type("\t\u{1B}[Z")
    terminal.expect("Weight", shows: "0.5 kg")
    terminal.type(Self.nextLocale + "250 Gramm\t")
    terminal.expect("it was read", where: { $0.text("Weight")?.hasPrefix("0,25") == true })
    terminal.expect("Tip", shows: "1,25\u{A0}€")
    quit(terminal)
  }

  @Test("bytes that are no text are refused where the user sees it")
  func brokenBytes() throws {
    let terminal = try opened()
    terminal.type([0x31, 0xFF, 0x32])
    terminal.expect("Price", shows: "12")
    terminal.type([0xC3])
    terminal.expect("Refused: these bytes are no text (UTF-8).")
    terminal.expect("Price", shows: "12")
    quit(terminal)
  }

  @Test("wide, combining, right-to-left and control characters keep the box in its columns")
  func strangeCharacters() throws {
    let terminal = try opened()
    terminal.type("\t\t\t\t\t")
    terminal.expectFocus(on: "Name")
    let name = "万e\u{301}\u{5D0}\u{661}\u{85}😀\u{200F}"
    terminal.type(name + "x")
    terminal.expect("Name", shows: "万e\u{301}\u{5D0}\u{661}<U+0085>😀x")
    terminal.expect("the cursor is behind the text", where: { $0.column == 14 + 2 + 3 + 8 + 2 + 1 })
    quit(terminal)
  }

  @Test("the form says so where the terminal is too small, and comes back when it grows")
  func resizing() throws {
    let terminal = try opened()
    terminal.type("3.1")
    terminal.expect("Price", shows: "3.1")
    try terminal.resize(rows: 5, columns: 20)
    terminal.expect("Price", shows: "3.1")
    terminal.type("4")
    terminal.expect("Price", shows: "3.14")
    try terminal.resize(rows: 3, columns: 7)
    terminal.expect("It has")
    try terminal.resize(rows: 30, columns: 100)
    terminal.expect("Price", shows: "3.14")
    terminal.expect("the footer is at the end", where: { $0.lines[29].contains("Ctrl-C: quit") })
    quit(terminal)
  }

  @Test(
    "a signal or a crash gives the terminal back and ends the command as it always does",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS])
  func signals(signal: Int32) throws {
    let terminal = try opened()
    terminal.type("3")
    terminal.expect("Price", shows: "3")
    terminal.send(signal)
    #expect(terminal.end() == -signal)
    #expect(terminal.isGivenBack)
  }

  @Test("stopped and continued, the form takes the terminal again and draws itself")
  func stopping() throws {
    let terminal = try opened()
    terminal.type("3")
    terminal.expect("Price", shows: "3")
    // No shell could continue the command here, so the system does not stop it.
    terminal.send(SIGTSTP)
    terminal.expect("it was taken again", where: { $0.timesTaken == 2 })
    terminal.expect("Price", shows: "3")
    terminal.type(".")
    terminal.expect("Price", shows: "3.")
    #expect(terminal.isRaw)
    terminal.send(SIGSTOP)
    try terminal.resize(rows: 30, columns: 90)
    terminal.send(SIGCONT)
    terminal.expect("it was taken again", where: { $0.timesTaken == 3 })
    terminal.type("1")
    terminal.expect("Price", shows: "3.1")
    terminal.expect("it is drawn anew", where: { $0.lines[29].contains("Ctrl-C: quit") })
    quit(terminal)
  }

  #if os(Linux)
    // Only Linux tells a terminal's foreground job to processes outside of its session.
    @Test("a shell that stops the form has its terminal back, and can continue it")
    func jobControl() throws {
      let script = "set -m; \"$0\" demo; read line; fg"
      let terminal = try TerminalDriver("/bin/sh", "-c", script, Self.command, rows: 40)
      terminal.expectFocus(on: "Price")
      terminal.type("3")
      terminal.expect("Price", shows: "3")
      terminal.sendToForeground(SIGTSTP)
      terminal.expect("it was given back", where: { !$0.modes.isAlternate })
      terminal.type("\n")
      terminal.expect("it was taken again", where: { $0.timesTaken >= 2 })
      terminal.expect("Price", shows: "3")
      quit(terminal)
    }
  #endif

  @Test("keys that a stop throws away do not stop the form")
  func keysAtStop() throws {
    let terminal = try opened()
    for times in 2...20 {
      terminal.type("1")
      terminal.send(SIGTSTP)
      terminal.expect("it was taken again", where: { $0.timesTaken == times })
      terminal.expectFocus(on: "Price")
    }
    quit(terminal)
  }

  @Test("the form ends where its terminal goes away")
  func hangUp() throws {
    let terminal = try opened()
    terminal.hangUp()
    #expect(terminal.end() == -SIGHUP)
  }

  @Test("a terminal that shows no screens gets the printed demo", arguments: ["dumb", ""])
  func dumb(name: String) throws {
    let terminal = try TerminalDriver(Self.command, "demo", rows: 200, environment: ["TERM": name])
    #expect(terminal.end() == 0)
    #expect(!terminal.screen.modes.isAlternate)
    #expect(terminal.isGivenBack)
    #expect(terminal.screen.colours == [] || name == "")
  }

  @Test("NO_COLOR asks for no colours, and they are there otherwise")
  func colours() throws {
    for (value, isColoured) in [("1", false), ("", true)] {
      let terminal = try opened(environment: ["NO_COLOR": value])
      terminal.type("x\t\u{1B}[Z")
      terminal.expect("^")
      #expect(!terminal.screen.colours.isEmpty == isColoured)
      quit(terminal)
    }
  }
}
