import Fixtures

/// Numbers, and their texts as one locale writes them.
struct Corpus {
  /// The numbers in plain ASCII.
  let plain: [String]
  /// Their texts; each native, as texts are that a person typed.
  let texts: [String]

  /// Reads the corpus of a locale from the fixtures.
  init(_ locale: String) throws {
    plain = try Fixtures.lines("corpora/plain.txt")
    texts = try Fixtures.lines("corpora/\(locale).txt")
    precondition(plain.count == texts.count)
  }
}
