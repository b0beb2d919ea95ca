import FormattingFields
import NumberText

extension FieldBenchmark {
  /// Writing numbers, and commits of fields.
  static var commit: [FieldBenchmark] {
    [
      FieldBenchmark("format-to-buffer") {
        let corpus = try Corpus(locale: "de-DE")
        let written = try WrittenNumbers(corpus)
        var ours = try formatted(written, corpus)
        ours.writesToBuffer = true
        return [ours.subject, written.subject]
      },
      FieldBenchmark("type-and-commit") {
        try TypedEntry.subjects()
      },
    ]
      + FieldTask.allCases.flatMap { act in
        [
          field(act, "double") { FormattingField<Double>(format: $0) },
          field(act, "int", isIntegral: true) { FormattingField<Int>(format: $0) },
          field(act, "decimal") { FormattingField<FixedDecimal>(format: $0) },
          field(act, "number") { NumberField(type: .decimal, format: $0) },
        ]
      }
      + Corpus.all.map { name, locale in
        FieldBenchmark("format-\(name)") {
          let corpus = try Corpus(locale: locale)
          let written = try WrittenNumbers(corpus)
          return [try formatted(written, corpus).subject, written.subject]
        }
      }
  }

  /// What a field of one type does; ICU formats the same numbers.
  private static func field<Value>(
    _ act: FieldTask, _ type: String, isIntegral: Bool = false,
    _ empty: @escaping (NumberFormat) -> FormattingField<Value>
  ) -> FieldBenchmark {
    FieldBenchmark("\(act)-\(type)") {
      var corpus = try Corpus(locale: "de-DE")
      if isIntegral { corpus.plain = corpus.plain.map { String($0.prefix { $0 != "." }) } }
      // A double and its step have fifteen digits.
      corpus.plain.removeAll { $0.count { $0.isNumber } > 15 }
      let written = try WrittenNumbers(corpus)
      let format = try NumberFormat.icu(locale: corpus.locale, style: .decimal)
      let ours = CommittedFields(corpus.plain, written, act, in: empty(format)).subject
      return act == .commit ? [ours, written.subject] : [ours]
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
