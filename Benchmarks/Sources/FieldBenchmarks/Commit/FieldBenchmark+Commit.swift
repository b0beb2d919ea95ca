import FormattingFields
import NumberText

extension FieldBenchmark {
  /// Writing numbers, and commits of fields.
  static var commit: [FieldBenchmark] {
    [
      FieldBenchmark(name: "format-to-buffer", operation: "number") {
        let corpus = try Corpus("de-DE", locale: "de-DE")
        let written = try WrittenNumbers(corpus)
        var ours = try formatted(written, corpus)
        ours.writesToBuffer = true
        return [ours.subject, written.subject]
      },
      FieldBenchmark(name: "commit-field", operation: "number") {
        let corpus = try Corpus("de-DE", locale: "de-DE")
        let written = try WrittenNumbers(corpus)
        return [try CommittedFields(corpus, written: written.texts).subject, written.subject]
      },
      FieldBenchmark(name: "type-and-commit", operation: "number") {
        try TypedEntry.subjects()
      },
    ]
      + Corpus.all.map { name, locale in
        FieldBenchmark(name: "format-\(name)", operation: "number") {
          let corpus = try Corpus(name, locale: locale)
          let written = try WrittenNumbers(corpus)
          return [try formatted(written, corpus).subject, written.subject]
        }
      }
  }

  private static func formatted(
    _ written: WrittenNumbers, _ corpus: Corpus
  ) throws -> FormattedNumbers {
    FormattedNumbers(
      written.numbers, texts: written.texts,
      format: try NumberFormat.icu(locale: corpus.locale, style: .decimal))
  }
}
