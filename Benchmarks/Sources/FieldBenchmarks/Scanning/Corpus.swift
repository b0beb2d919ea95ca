import Fixtures

/// Numbers, and their texts as one locale writes them.
struct Corpus {
  /// The locales of the corpora.
  static let names = ["de-DE", "ar-EG", "en-US", "fr-FR", "hi-IN"]

  /// The tag of the corpus's locale, with the numbering system of its texts.
  let locale: String
  /// The numbers in plain ASCII.
  let plain: [String]
  /// Their texts; each native, as texts are that a person typed.
  let texts: [String]

  /// Reads the corpus of a locale from the fixtures.
  init(_ name: String) throws {
    locale = name == "ar-EG" ? "ar-EG-u-nu-arab" : name
    plain = try Fixtures.lines("corpora/plain.txt")
    texts = try Fixtures.lines("corpora/\(name).txt")
    precondition(plain.count == texts.count)
  }
}
