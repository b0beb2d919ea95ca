import CPeers
import FieldForms
import ICUNumberText
import NumberText

extension FieldBenchmark {
  /// The sizes of the forms, in fields.
  static let formSizes = [6, 2000, 20_000]

  /// What a form does, by the number of its fields.
  static var forms: [FieldBenchmark] {
    formWork + formSums + [
      FieldBenchmark("form-memory-20000") {
        let format = try NumberFormat.icu(locale: "de-DE", style: .decimal)
        return [Subject.formMemory(fields: 20_000, format)]
      },
      FieldBenchmark("form-history-memory-2000") {
        let format = try NumberFormat.icu(locale: "de-DE", style: .decimal)
        return [Subject.historyMemory(fields: 2000, format)]
      },
    ]
  }

  private static var formWork: [FieldBenchmark] {
    [
      ("key", "key", Subject.formKeys),
      ("history-key", "key", Subject.formHistoryKeys),
      ("history-undo", "undo", Subject.formUndos),
      ("history-commit", "commit", Subject.formCommits),
      ("model-key", "key", { .modelKeys($0, keepsHistory: false) }),
      ("undo-key", "key", { .modelKeys($0, keepsHistory: true) }),
      ("validity", "question", Subject.formValidity),
      ("next", "move", Subject.formMoves),
      ("submit", "field", Subject.formSubmit),
      ("appear", "field", Subject.formAppearance),
      ("restore", "field", Subject.formRestoring),
      ("block", "field", Subject.formBlock),
    ].flatMap { name, operation, subject in
      formSizes.map { size in
        FieldBenchmark("form-\(name)-\(size)") {
          let format = try NumberFormat.icu(locale: "de-DE", style: .decimal)
          let ours = subject(Ledger(fields: size, format: format))
          return name == "model-key" ? [ours, .plainModelKeys()] : [ours]
        }
      }
    }
  }

  /// A key in a form with a sum over all rows, and in the same form without.
  private static var formSums: [FieldBenchmark] {
    formSizes.map { size in
      FieldBenchmark("form-sum-key-\(size)") {
        let format = try NumberFormat.icu(locale: "de-DE", style: .decimal)
        return [true, false].map { isComputed in
          .summedKeys(Invoice(fields: size, isComputed: isComputed, format: format))
        }
      }
    }
  }
}
