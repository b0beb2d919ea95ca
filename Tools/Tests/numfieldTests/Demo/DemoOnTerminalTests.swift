import Foundation
import Testing

/// The command on a pseudo-terminal: what cannot be seen without one.
@Suite(.serialized)
struct DemoOnTerminalTests {
  private static let taken = "\u{1B}[?1049h"
  private static let givenBack = "\u{1B}[?2004l\u{1B}[8h\u{1B}[?7h\u{1B}[0m\u{1B}[?1049l"

  /// Opens the demo, types "1,5", and waits until that is shown.
  private func opened() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(NumfieldProcess.executable.path, "demo")
    terminal.expect(Self.taken)
    terminal.expect("en-US")
    terminal.type("1,5")
    terminal.expect("Did you mean “1.5”?")
    #expect(!terminal.isAsBefore)
    return terminal
  }

  static let signals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT,
  ]

  @Test("the terminal is as it was after each signal that ends the demo", arguments: signals)
  func ended(by signal: Int32) throws {
    let terminal = try opened()
    kill(terminal.process, signal)
    #expect(terminal.end() == -signal)
    #expect(terminal.isAsBefore)
    #expect(terminal.everything.hasSuffix(Self.givenBack))
  }

  @Test("the terminal is as it was after Ctrl-C and Ctrl-D", arguments: ["\u{3}", "\u{4}"])
  func ended(by key: String) throws {
    let terminal = try opened()
    terminal.type(key)
    #expect(terminal.end() == 0)
    #expect(terminal.isAsBefore)
    #expect(terminal.everything.hasSuffix(Self.givenBack))
  }

  @Test("the demo ends where its terminal goes away, also where nobody hears of that")
  func hangUp() throws {
    let terminal = try opened()
    terminal.hangUp()
    #expect(terminal.end() == -SIGHUP)
    let deaf = try PseudoTerminal(
      "/bin/sh", "-c", "trap '' HUP; exec \"$0\" demo", NumfieldProcess.executable.path)
    deaf.expect("en-US")
    deaf.hangUp()
    #expect(deaf.end() == 0)
  }

  @Test("a stopped demo has given the terminal back, and shows the field when it goes on")
  func stopped() throws {
    let terminal = try opened()
    kill(terminal.process, SIGTSTP)
    terminal.expect(Self.givenBack)
    #expect(terminal.stops())
    #expect(terminal.isAsBefore)
    kill(terminal.process, SIGCONT)
    terminal.expect(Self.taken)
    terminal.expect("[1,5 ")
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test("a demo that is told to go on while it stops has given the terminal back if it stops")
  func hurried() throws {
    let terminal = try opened()
    for _ in 0..<20 {
      kill(terminal.process, SIGTSTP)
      terminal.expect(Self.givenBack)
      kill(terminal.process, SIGCONT)
      if terminal.stops(within: 0.05) {
        #expect(terminal.isAsBefore)
        kill(terminal.process, SIGCONT)
      }
      terminal.expect(Self.taken)
    }
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test("another size is drawn at once")
  func resized() throws {
    let terminal = try opened()
    try terminal.resize(rows: 24, columns: 20)
    terminal.expect("[1,5               ]")
    terminal.expect("Did you mean\u{1B}")
  }

  @Test("a terminal that shows no screens gets the printed demo", arguments: ["dumb", ""])
  func dumb(name: String) throws {
    let terminal = try PseudoTerminal(
      NumfieldProcess.executable.path, "demo", environment: ["TERM": name])
    #expect(terminal.end() == 0)
    #expect(terminal.everything.hasPrefix("A number field, key by key"))
    #expect(!terminal.everything.contains("\u{1B}"))
  }
}
