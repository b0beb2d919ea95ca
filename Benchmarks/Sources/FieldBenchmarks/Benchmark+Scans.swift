import CPeers
import FormattingFields
import FoundationPeers
import NumberText

extension Benchmark {
  /// Reading whole texts of a locale.
  static var scans: [Benchmark] {
    corpora.map { name, tag in
      Benchmark(name: "scan-double-\(name)", operation: "number") {
        try doubleReaders(try Corpus(name), locale: tag)
      }
    }
      + corpora.map { name, tag in
        Benchmark(name: "scan-decimal-\(name)", operation: "number") {
          try decimalReaders(try Corpus(name), locale: tag)
        }
      }
  }

  /// The corpora and the tags of their locales.
  private static let corpora = [
    ("de-DE", "de-DE"), ("ar-EG", "ar-EG-u-nu-arab"), ("en-US", "en-US"), ("fr-FR", "fr-FR"),
    ("hi-IN", "hi-IN"),
  ]

  private static func doubleReaders(_ corpus: Corpus, locale: String) throws -> [Subject] {
    let format = try NumberFormat.icu(locale: locale, style: .decimal)
    let texts = corpus.texts
    let plain = corpus.plain
    var subjects: [Subject] = []
    func add(_ name: String, _ reader: some NumberReader) {
      subjects.append(.reading(name, texts, plain: plain, with: reader))
    }
    add("ours", OurDoubleReader(texts: texts, scanner: NumberScanner(format: format)))
    add("icu-double", ICUDoubleReader(icu: ICUPeer(locale: locale), texts: UTF16Texts(texts)))
    add(
      "foundation-double",
      FoundationDoubleReader(texts: texts, peer: FoundationDouble(locale: locale)))
    add(
      "number-formatter",
      NumberFormatterReader(texts: texts, peer: FoundationNumberFormatter(locale: locale)))
    add("stdlib-double", StandardDoubleReader(plain: plain))
    add("strtod", StrtodReader(plain: plain))
    if peer_has_fast_float() { add("fast-float", FastFloatReader(plain: plain)) }
    return subjects
  }

  private static func decimalReaders(_ corpus: Corpus, locale: String) throws -> [Subject] {
    let format = try NumberFormat.icu(locale: locale, style: .decimal)
    let texts = corpus.texts
    var subjects: [Subject] = []
    func add(_ name: String, _ reader: some NumberReader) {
      subjects.append(.reading(name, texts, plain: corpus.plain, with: reader))
    }
    add("ours", OurDecimalReader(texts: texts, scanner: NumberScanner(format: format)))
    add("icu-decimal", ICUDecimalReader(icu: ICUPeer(locale: locale), texts: UTF16Texts(texts)))
    add(
      "foundation-decimal",
      FoundationDecimalReader(texts: texts, peer: FoundationDecimal(locale: locale)))
    return subjects
  }
}
