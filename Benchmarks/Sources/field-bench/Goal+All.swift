import FieldBenchmarks

extension Goal {
  /// What this package is to reach.
  static let all: [Goal] =
    [
      faster("scan-double-de-DE", than: "icu-double", 28),
      faster("scan-double-de-DE", than: "foundation-double", 70),
      faster("scan-double-de-DE", than: "stdlib-double", 1.5),
      faster("scan-decimal-de-DE", than: "icu-decimal", 28),
      faster("scan-decimal-de-DE", than: "foundation-decimal", 70),
      faster("scan-double-ar-EG", than: "icu-double", 22),
      faster("keystroke-end-8", than: "stdlib-double", 1),
      faster("keystroke-end-16", than: "stdlib-double", 1),
      faster("keystroke-end-64", than: "stdlib-double", 0.83),
      faster("keystroke-end-256", than: "stdlib-double", 0.83),
      faster("keystroke-end-1000", than: "stdlib-double", 0.83),
      slower("keystroke-middle-16", than: "keystroke-end-16", 1.3),
      slower("follow-end-16", than: "keystroke-end-16", 2),
      slower("follow-middle-16", than: "keystroke-middle-16", 2),
      Goal(benchmark: "c-key", measure: "ours ÷ swift", limit: .atMost(1.3)) {
        $0.ratio("c-key", "ours", "c-key", "swift")
      },
    ]
    + [
      "keystroke-end-8", "keystroke-end-16", "keystroke-end-32", "keystroke-end-64",
      "keystroke-middle-16",
    ].map { noAllocations($0) }
    + [
      faster("type-and-commit", than: "icu-double", 8),
      faster("commit-field", than: "icu-decimal", 1),
      faster("format-de-DE", than: "icu-decimal", 5),
      faster("format-to-buffer", than: "icu-decimal", 6),
      slower("form-key-20000", than: "form-key-6", 3),
      slower("form-model-key-20000", than: "form-model-key-6", 3),
      slower("form-validity-20000", than: "form-validity-6", 3),
      slower("form-next-20000", than: "form-next-6", 3),
      time("form-key-6", 2000),
      time("form-model-key-6", 6000),
      time("form-submit-20000", 1000),
      time("form-appear-20000", 1000),
      time("form-restore-20000", 1000),
      Goal(
        benchmark: "locale-first", measure: "ours ÷ icu-decimal", limit: .atMost(1.5)
      ) { $0.ratio("locale-first", "ours", "locale-first", "icu-decimal") },
      Goal(
        benchmark: "locale-again", measure: "locale-first ÷ locale-again", limit: .atLeast(1000)
      ) { $0.ratio("locale-first", "ours", "locale-again", "ours") },
      memory("form-memory-20000", 1536, "bytes a field"),
      memory("locale-memory", 16 * 1024, "bytes a cached format"),
      faster("bulk-parse", than: "icu-decimal", 40),
      twoThreads("bulk-parse-10M", 1.8),
      time("bulk-infer", 45),
      twoThreads("bulk-infer", 1.6),
      Goal(benchmark: "bulk-convert", measure: "auto ÷ ours", limit: .atMost(1.5)) {
        $0.ratio("bulk-convert", "auto", "bulk-convert", "ours")
      },
      Goal(benchmark: "bulk-convert", measure: "auto ÷ two-threads", limit: .atLeast(1.6)) {
        $0.ratio("bulk-convert", "auto", "bulk-convert", "two-threads")
      },
      memory("bulk-infer", 32 * 1_048_576, "peak bytes"),
      memory("bulk-convert", 32 * 1_048_576, "peak bytes"),
      memory("bulk-parse", 48 * 1_048_576, "peak bytes"),
      memory("bulk-parse-10M", 48 * 1_048_576, "peak bytes"),
    ]

  private static func faster(_ benchmark: String, than peer: String, _ times: Double) -> Goal {
    Goal(benchmark: benchmark, measure: "\(peer) ÷ ours", limit: .atLeast(times)) {
      $0.ratio(benchmark, peer, benchmark, "ours")
    }
  }

  private static func slower(_ benchmark: String, than other: String, _ times: Double) -> Goal {
    Goal(benchmark: benchmark, measure: "\(benchmark) ÷ \(other)", limit: .atMost(times)) {
      $0.ratio(benchmark, "ours", other, "ours")
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

  private static func noAllocations(_ benchmark: String) -> Goal {
    Goal(benchmark: benchmark, measure: "allocations a key", limit: .atMost(0)) { results in
      results.first { $0.benchmark == benchmark && $0.subject == "ours" }?.allocations
    }
  }

  private static func memory(_ benchmark: String, _ bytes: Double, _ measure: String) -> Goal {
    Goal(benchmark: benchmark, measure: measure, limit: .atMost(bytes)) { results in
      results.first { $0.benchmark == benchmark && $0.subject == "ours" }?.mostBytes
    }
  }
}

extension [Measurement] {
  /// How many times the second time the first one is.
  fileprivate func ratio(
    _ benchmark: String, _ subject: String, _ otherBenchmark: String, _ otherSubject: String
  ) -> Double? {
    guard let time = nanoseconds(benchmark, subject),
      let other = nanoseconds(otherBenchmark, otherSubject)
    else { return nil }
    return time / other
  }
}
