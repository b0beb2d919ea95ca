import ArgumentParser
import TerminalForm

/// `numfield demo`: shows on one page what a number field does.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Type into fields of several locales and types, and see what each key does.",
    discussion: """
      On a terminal it opens a form to type into. Elsewhere, as in a pipe, it prints what keys do in \
      fields of several locales.
      """)

  func run() throws {
    var terminal = OutputBuffer(descriptor: 1, name: "terminal")
    let hasRun = try DemoSession.run { text in
      terminal.append(text.utf8)
      try terminal.flush()
    }
    if hasRun { return }
    var player = DemoPlayer(paint: .forStandardOutput())
    try player.playAll()
    var output = OutputBuffer.standardOutput()
    output.append(player.text.utf8)
    try output.flush()
  }
}
