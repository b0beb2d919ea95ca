import FormattingFields
import NumberText

extension FieldBenchmark {
  /// The sizes of the texts that a key is typed at the end of, in bytes.
  static let keystrokeSizes = [8, 16, 32, 64, 256, 1000]

  /// One key in a text of each size: text, status, issues, value and selection are read.
  static var keystrokes: [FieldBenchmark] {
    keystrokeSizes.map { size in
      keystroke("keystroke-end-\(size)", TypedKey(size: size, place: size))
    }
      + [8, 16].map { size in
        keystroke("keystroke-edit-\(size)", TypedKey(size: size, place: size), .edited)
      } + [
        keystroke("keystroke-middle-8", TypedKey(size: 8, place: 4)),
        keystroke("keystroke-middle-16", TypedKey(size: 16, place: 8)),
        keystroke("keystroke-edit-middle-8", TypedKey(size: 8, place: 4), .edited),
        keystroke("delete-middle-8", TypedKey(size: 7, place: 4), deletes: true),
        keystroke("delete-middle-16", TypedKey(size: 15, place: 8), deletes: true),
        keystroke("delete-end-8", TypedKey(size: 7, place: 7), deletes: true),
        keystroke("delete-edit-middle-8", TypedKey(size: 7, place: 4), .edited, deletes: true),
        follow("follow-end-16", TypedKey(size: 16, place: 16)),
        follow("follow-middle-16", TypedKey(size: 16, place: 8)),
        cents,
        throughC("c-key", TypedKey(size: 16, place: 16)),
      ]
  }

  /// One digit that fills a field from the right.
  private static var cents: FieldBenchmark {
    FieldBenchmark("cents-key") {
      let format = try NumberFormat.icu(locale: "de-DE", style: .currency("EUR"))
      var field = FormattingField<Double>(format: format)
      field.policies.fillsFromRight = true
      return [try FieldsToTypeInto(.cents, field) { $0 }.subject(named: "ours")]
    }
  }

  /// One key through the C interface, and the same key in Swift; neither keeps a change.
  private static func throughC(_ name: String, _ key: TypedKey) -> FieldBenchmark {
    FieldBenchmark(name) {
      let format = try NumberFormat.icu(locale: "de-DE", style: .decimal)
      let inSwift = try FieldsToTypeInto(key, NumberField(type: .double, format: format), .edited) {
        $0.double
      }
      return [try FieldsInC(key).subject, inSwift.subject(named: "swift")]
    }
  }

  /// One key in a host's control, which then hands over its whole text.
  private static func follow(_ name: String, _ key: TypedKey) -> FieldBenchmark {
    FieldBenchmark(name) {
      let format = try NumberFormat.icu(locale: "de-DE", style: .decimal)
      let fields = try FieldsToTypeInto(
        key, FormattingField<Double>(format: format), .followed
      ) { $0 }
      return [fields.subject(named: "ours")]
    }
  }

  private static func keystroke(
    _ name: String, _ key: TypedKey, _ way: FieldsToTypeInto<Double>.Way = .applied,
    deletes: Bool = false
  ) -> FieldBenchmark {
    FieldBenchmark(name) {
      let format = try NumberFormat.icu(locale: "de-DE", style: .decimal)
      let fields = try FieldsToTypeInto(
        key, FormattingField<Double>(format: format), way, deletes: deletes
      ) { $0 }
      // The peers know no keys: they read the whole text again at each key.
      let count = TypedKey.fieldCount
      return [fields.subject(named: "ours")]
        + (try peers(
          Array(repeating: key.after, count: count),
          plain: Array(repeating: key.plainAfter, count: count), locale: "de-DE"))
    }
  }
}
