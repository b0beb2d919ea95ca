import CPeers
import FormattingFields
import NumberText

extension FieldBenchmark {
  /// Loading symbols and decimal format of every locale that ICU lists.
  static var loading: [FieldBenchmark] {
    [
      FieldBenchmark("locale-first") {
        [fresh("ours", .ours), fresh("icu-decimal", .icu)]
      },
      FieldBenchmark("locale-again") {
        try loadOurs()
        let pass = { _ = try? loadOurs() }
        return [
          Subject(
            name: "ours",
            work: .passes(operations: ICULocale.allTags.count, prepare: nil, pass: pass)
          ) {
            let again = try NumberFormat.icu(locale: "de-DE", style: .decimal)
            try WrongAnswer.check("de-DE", again.symbols.decimalSeparator, ",")
          }
        ]
      },
      FieldBenchmark("locale-memory") {
        [fresh("bytes", .memory)]
      },
    ]
  }

  /// Only the first loading in a process is not cached, so each sample is a process.
  private static func fresh(_ name: String, _ loading: Loading) -> Subject {
    let work: Subject.Work =
      loading == .memory ? .bytes(loading.inNewProcess) : .nanoseconds(loading.inNewProcess)
    return Subject(name: name, work: work) { _ = try loading.inNewProcess() }
  }

  /// Asks for symbols and format of each locale.
  static func loadOurs() throws {
    for tag in ICULocale.allTags {
      let symbols = try NumberSymbols.icu(locale: tag)
      let format = try NumberFormat.icu(locale: tag, style: .decimal)
      peer_use(UInt64(symbols.primaryGroupingSize + format.symbols.primaryGroupingSize))
    }
  }

  /// Opens, reads and closes symbols and format of each locale with ICU.
  static func loadPeer() throws {
    for tag in ICULocale.allTags {
      guard peer_icu_load(tag) > 0 else { throw MissingPeer(name: "ICU's format of \(tag)") }
    }
  }
}
