import ArgumentParser
import FormattingFields
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

  @Option(
    help: "What the form's price reads beside plain numbers, once or more: \(EntryName.list).")
  var entry: [EntryName] = []

  func run() throws {
    var terminal = OutputBuffer(descriptor: 1, name: "terminal")
    let kinds = { (locale: String) in
      try entry.map { try $0.kind(locale: locale, style: .decimal) }
    }
    let hasRun = try DemoSession.run(entries: kinds) { text in
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
