import Foundation

/// Numbers, and their texts as one locale writes them.
struct Corpus {
  /// The corpora's names, and the tags of their locales with the texts' numbering systems.
  static let all = [
    (name: "de-DE", locale: "de-DE"), (name: "ar-EG", locale: "ar-EG-u-nu-arab"),
    (name: "en-US", locale: "en-US"), (name: "fr-FR", locale: "fr-FR"),
    (name: "hi-IN", locale: "hi-IN"),
  ]

  /// The tag of the texts' locale.
  let locale: String
  /// The numbers in plain ASCII.
  var plain: [String]
  /// Their texts, each a native string, as a typed text is.
  let texts: [String]

  /// Reads a corpus from the fixtures.
  init(_ name: String, locale: String) throws {
    self.locale = locale
    plain = try Self.lines("plain")
    texts = try Self.lines(name)
    precondition(plain.count == texts.count)
  }

  private static func lines(_ name: String) throws -> [String] {
    let file = URL(
      filePath: "../../../../Fixtures/corpora/\(name).txt", relativeTo: URL(filePath: #filePath))
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }
}
