import ArgumentParser
import FormattingFields

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `numfield demo`: a number field to type into.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Type into a field, and see how each text is read.",
    discussion: """
      On a terminal it shows a field in the locale of the environment, and keys that change locale, style \
      and bounds. Elsewhere, as in a pipe, it prints what keys do in fields of several locales.
      """)

  func run() throws {
    if RawTerminal.isUsable {
      let own = Self.locale { getenv($0).map { String(cString: $0) } }
      let others = DemoField.locales.filter { $0 != own }
      return try RawTerminal.run(try DemoField(locales: [own] + others))
    }
    var output = OutputBuffer.standardOutput()
    output.append(try DemoTranscript.all().utf8)
    try output.flush()
  }

  /// The tag of the locale that POSIX's variables name; "en-US" if ICU has no such locale, or a
  /// locale without a region, whose currency is unknown.
  static func locale(_ variable: (String) -> String?) -> String {
    let name = ["LC_ALL", "LC_NUMERIC", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    let tag = name?.prefix { $0 != "." && $0 != "@" } ?? ""
    // POSIX's own locale says nothing of the person.
    guard tag != "C", tag != "POSIX", let locale = try? ICULocale(String(tag)),
      !locale.isUnknown, locale.regionCurrency != nil
    else { return "en-US" }
    return locale.requested
  }
}
