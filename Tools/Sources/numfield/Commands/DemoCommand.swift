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
    help: ArgumentHelp(
      "What the form reads beside plain numbers, once or more: \(EntryName.list).",
      discussion: "The weight reads units; the price and the extras read the other kinds."))
  var entry: [EntryName] = []

  func run() throws {
    var terminal = OutputBuffer(descriptor: 1, name: "terminal")
    let cart = try Cart(locale: FormSession.systemLocale, entries: Self.entries(entry))
    let left = try FormSession.run(KeyedForm(cart)) { text in
      terminal.append(text.utf8)
      try terminal.flush()
    }
    if left != nil { return }
    var player = DemoPlayer(paint: .forStandardOutput())
    try player.playAll()
    var output = OutputBuffer.standardOutput()
    output.append(player.text.utf8)
    try output.flush()
  }

  /// The kinds of entry of the cart's fields.
  private static func entries(_ names: [EntryName]) -> Cart.Entries {
    let (units, others) = (names.filter { $0 == .units }, names.filter { $0 != .units })
    return Cart.Entries(names: names.map(\.rawValue)) { locale throws(NumberFormatError) in
      try kinds(others, locale, .currency((try? ICULocale(locale).regionCurrency) ?? "USD"))
    } weight: { locale throws(NumberFormatError) in
      try kinds(units, locale, .unit(Cart.unit))
    }
  }

  private static func kinds(
    _ names: [EntryName], _ locale: String, _ style: NumberStyle
  ) throws(NumberFormatError) -> [EntryKind] {
    var kinds: [EntryKind] = []
    for name in names { kinds.append(try name.kind(locale: locale, style: style)) }
    return kinds
  }
}
