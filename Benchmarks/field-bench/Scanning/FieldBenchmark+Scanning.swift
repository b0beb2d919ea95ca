import CPeers
import FormattingFields
import FoundationPeers
import NumberText

extension FieldBenchmark {
  /// Reading whole texts of a locale.
  static var scanning: [FieldBenchmark] {
    Corpus.all.map { name, locale in
      FieldBenchmark("scan-double-\(name)") {
        let corpus = try Corpus(locale: locale)
        return try doubleReaders(corpus.texts, plain: corpus.plain, locale: corpus.locale)
      }
    }
      + Corpus.all.map { name, locale in
        FieldBenchmark("scan-decimal-\(name)") {
          let corpus = try Corpus(locale: locale)
          return try decimalReaders(corpus.texts, plain: corpus.plain, locale: corpus.locale)
        }
      }
  }

  private static func doubleReaders(
    _ texts: [String], plain: [String], locale: String
  ) throws -> [Subject] {
    let format = try NumberFormat.icu(locale: locale, style: .decimal)
    let ours = OurDoubleReader(texts: texts, scanner: NumberScanner(format: format))
    return [.reading("ours", texts, plain: plain, with: ours)]
      + (try peers(texts, plain: plain, locale: locale))
  }

  /// Peers that read `Double`s: some from the texts, some from the same numbers in plain ASCII.
  static func peers(_ texts: [String], plain: [String], locale: String) throws -> [Subject] {
    var subjects: [Subject] = []
    func add(_ name: String, _ reader: some NumberReader) {
      subjects.append(.reading(name, texts, plain: plain, with: reader))
    }
    let ascii = PackedTexts(ascii: plain)
    add(
      "icu-double",
      ICUDoubleReader(texts: PackedTexts(utf16: texts), icu: try ICUPeer(locale: locale)))
    add(
      "foundation-double",
      FoundationDoubleReader(texts: texts, peer: FoundationDouble(locale: locale)))
    add(
      "number-formatter",
      NumberFormatterReader(texts: texts, peer: FoundationNumberFormatter(locale: locale)))
    add("stdlib-double", StandardDoubleReader(plain: plain))
    add("strtod", StrtodReader(plain: ascii))
    if peer_has_fast_float() { add("fast-float", FastFloatReader(plain: ascii)) }
    return subjects
  }

  private static func decimalReaders(
    _ texts: [String], plain: [String], locale: String
  ) throws -> [Subject] {
    let format = try NumberFormat.icu(locale: locale, style: .decimal)
    var subjects: [Subject] = []
    func add(_ name: String, _ reader: some NumberReader) {
      subjects.append(.reading(name, texts, plain: plain, with: reader))
    }
    add("ours", OurDecimalReader(texts: texts, scanner: NumberScanner(format: format)))
    add(
      "icu-decimal",
      ICUDecimalReader(texts: PackedTexts(utf16: texts), icu: try ICUPeer(locale: locale)))
    add(
      "foundation-decimal",
      FoundationDecimalReader(texts: texts, peer: FoundationDecimal(locale: locale)))
    return subjects
  }
}
