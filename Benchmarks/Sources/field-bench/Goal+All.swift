import FieldBenchmarks

extension Goal {
  /// The figures that this package has to reach.
  static let all: [Goal] =
    [
      slower("scan-double-de-DE", than: "fast-float", 1.7),
      faster("scan-double-de-DE", than: "icu-double", 28),
      faster("scan-double-de-DE", than: "foundation-double", 70),
      faster("scan-double-de-DE", than: "stdlib-double", 1.5),
      faster("scan-decimal-de-DE", than: "icu-decimal", 28),
      faster("scan-decimal-de-DE", than: "foundation-decimal", 70),
      faster("scan-double-ar-EG", than: "icu-double", 22),
      faster("keystroke-edit-8", than: "stdlib-double", 1.15),
      faster("keystroke-edit-16", than: "stdlib-double", 1),
      faster("keystroke-end-8", than: "stdlib-double", 0.84),
      faster("keystroke-end-16", than: "stdlib-double", 1),
      faster("keystroke-end-64", than: "stdlib-double", 0.83),
      faster("keystroke-end-256", than: "stdlib-double", 0.83),
      faster("keystroke-end-1000", than: "stdlib-double", 0.83),
      slower("keystroke-middle-16", than: ("keystroke-end-16", "ours"), 1.3),
      slower("follow-end-16", than: ("keystroke-end-16", "ours"), 2),
      slower("follow-middle-16", than: ("keystroke-middle-16", "ours"), 2),
      slower("c-key", than: "swift", 1.4),
    ]
    + [
      "keystroke-end-8", "keystroke-end-16", "keystroke-end-32", "keystroke-end-64",
      "keystroke-middle-16",
    ].map { allocations($0, "key", 0) }
    + ["double", "int", "decimal", "number"].flatMap {
      [
        slower("preview-\($0)", than: ("commit-double", "ours"), 1.8),
        slower("step-\($0)", than: ("commit-double", "ours"), 3),
      ]
    }
    + [
      faster("type-and-commit", than: "icu-double", 6),
      slower("commit-double", than: "icu-decimal", 1.15),
      slower("commit-int", than: ("commit-double", "ours"), 1.2),
      slower("commit-decimal", than: ("commit-double", "ours"), 1.5),
      slower("commit-number", than: ("commit-double", "ours"), 1.8),
      slower("keystroke-edit-middle-8", than: ("keystroke-edit-8", "ours"), 1.1),
      slower("delete-edit-middle-8", than: ("keystroke-edit-8", "ours"), 1.1),
      faster("format-de-DE", than: "icu-decimal", 6),
      faster("format-to-buffer", than: "icu-decimal", 6),
      // A microsecond a field.
      time("form-key-6", 6_000),
      time("form-key-2000", 2_000_000),
      time("form-key-20000", 20_000_000),
      time("form-undo-key-2000", 2_000_000),
      slower("form-history-key-6", than: ("form-key-6", "ours"), 2.2),
      slower("form-history-key-20000", than: ("form-key-20000", "ours"), 1.2),
      slower("form-restore-6", than: ("form-appear-6", "ours"), 1.8),
      slower("form-sum-key-6", than: "plain", 1.4),
      slower("form-sum-key-20000", than: "plain", 1.2),
      slower("form-model-key-6", than: "observable", 3.5),
      allocations("form-model-key-6", "key", 40),
      slower("form-model-key-20000", than: ("form-key-20000", "ours"), 1.2),
      slower("form-validity-20000", than: ("form-validity-6", "ours"), 3),
      slower("form-next-20000", than: ("form-key-20000", "ours"), 1.2),
      slower("locale-first", than: "icu-decimal", 1.7),
      slower("locale-again", than: ("locale-first", "ours"), 0.001),
      memory("form-memory-20000", 1536, "bytes a field"),
      memory("form-history-memory-2000", 100_000, "bytes a step"),
      memory("locale-memory", 16 * 1024, "bytes a cached format"),
      faster("bulk-parse", than: "icu-decimal", 20),
      faster("bulk-parse-10M", than: "icu-decimal", 20),
      twoThreads("bulk-parse-10M", 1.8),
      memory("bulk-parse", 48 * 1_048_576, "peak bytes"),
      memory("bulk-parse-10M", 48 * 1_048_576, "peak bytes"),
    ]

  private static func faster(_ benchmark: String, than peer: String, _ times: Double) -> Goal {
    Goal(benchmark: benchmark, measure: "\(peer) ÷ ours", limit: .atLeast(times)) {
      $0.ratio(benchmark, peer, benchmark, "ours")
    }
  }

  private static func slower(_ benchmark: String, than peer: String, _ times: Double) -> Goal {
    slower(benchmark, than: (benchmark, peer), times)
  }

  private static func slower(
    _ benchmark: String, than other: (benchmark: String, subject: String), _ times: Double
  ) -> Goal {
    let name = other.subject == "ours" ? other.benchmark : other.subject
    return Goal(benchmark: benchmark, measure: "ours ÷ \(name)", limit: .atMost(times)) {
      $0.ratio(benchmark, "ours", other.benchmark, other.subject)
    }
  }

  private static func twoThreads(_ benchmark: String, _ times: Double) -> Goal {
    Goal(benchmark: benchmark, measure: "ours ÷ two-threads", limit: .atLeast(times)) {
      $0.ratio(benchmark, "ours", benchmark, "two-threads")
    }
  }

  private static func time(_ benchmark: String, _ nanoseconds: Double) -> Goal {
    Goal(benchmark: benchmark, measure: "nanoseconds", limit: .atMost(nanoseconds)) {
      $0.nanoseconds(benchmark, "ours")
    }
  }

  private static func allocations(
    _ benchmark: String, _ operation: String, _ most: Double
  ) -> Goal {
    Goal(benchmark: benchmark, measure: "allocations a \(operation)", limit: .atMost(most)) {
      $0.first { $0.benchmark == benchmark && $0.subject == "ours" }?.allocations
    }
  }

  private static func memory(_ benchmark: String, _ bytes: Double, _ measure: String) -> Goal {
    Goal(benchmark: benchmark, measure: measure, limit: .atMost(bytes)) { results in
      results.first { $0.benchmark == benchmark && $0.subject == "ours" }?.mostBytes
    }
  }
}

extension [Measurement] {
  /// The first time as a multiple of the second.
  fileprivate func ratio(
    _ benchmark: String, _ subject: String, _ otherBenchmark: String, _ otherSubject: String
  ) -> Double? {
    guard let time = nanoseconds(benchmark, subject),
      let other = nanoseconds(otherBenchmark, otherSubject)
    else { return nil }
    return time / other
  }
}
