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

  /// Has ICU write the numbers of Benchmarks/numbers.txt, each with as many fraction digits as it
  /// has there.
  init(locale: String) throws {
    self.locale = locale
    let file = URL(filePath: "../../numbers.txt", relativeTo: URL(filePath: #filePath))
    plain = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    var formats: [Int: ICUPeer] = [:]
    texts = try plain.map { number in
      let fraction = number.split(separator: ".").dropFirst().first?.count ?? 0
      let format =
        try formats[fraction]
        ?? ICUPeer(locale: locale, skeleton: "." + String(repeating: "0", count: fraction))
      formats[fraction] = format
      return format.text(of: number)
    }
  }
}
