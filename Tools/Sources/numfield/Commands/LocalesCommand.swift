import ArgumentParser
import FormattingFieldJSON
import FormattingFields

/// `numfield locales`: the symbols of every locale.
struct LocalesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales",
    abstract: "List the symbols of each locale of ICU, one JSON object a line.")

  func run() throws {
    var output = OutputBuffer.standardOutput()
    var writer = JSONWriter()
    for tag in ICULocale.allTags {
      writer.clear()
      Self.write(tag, try NumberSymbols.icu(locale: tag), &writer)
      output.appendLine(writer.bytes)
      try output.flushIfFull()
    }
    try output.flush()
  }

  static func write(_ tag: String, _ symbols: NumberSymbols, _ writer: inout JSONWriter) {
    writer.open("{")
    writer.member("locale", tag)
    writer.member("decimal", symbols.decimalSeparator)
    writer.member("grouping", symbols.groupingSeparator)
    writer.member("primary", symbols.primaryGroupingSize)
    writer.member("secondary", symbols.secondaryGroupingSize)
    writer.member("minimumGroupingDigits", symbols.minimumGroupingDigits)
    writer.member("minus", symbols.minusSign)
    writer.member("plus", symbols.plusSign)
    writer.member("percent", symbols.percentSign)
    writer.member("digits", String(String.UnicodeScalarView(symbols.digits)))
    writer.member("numberingSystem", symbols.numberingSystem)
    writer.close("}")
  }
}
