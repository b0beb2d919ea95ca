import Testing

/// The figures in Documentation/Conformance.md are those of the suites.
struct ConformanceTests {
  private let document: String

  init() throws { document = try DeviationTests.document("Conformance.md") }

  @Test("the table of the suites has their totals")
  func suites() {
    var sum = PeerTotals()
    var lines: [String] = []
    for (name, rows) in PeerRun.all.suites {
      let totals = PeerTotals(rows)
      lines.append(Self.line(name, totals))
      sum = sum + totals
    }
    expect(lines + [Self.line("all", sum)], under: "The suites")
  }

  @Test("the table of the rules has the number of rows that cite each")
  func rules() throws {
    let cited = try Deviation.all().flatMap(\.rules)
    let counts = Dictionary(cited.map { ($0, 1) }, uniquingKeysWith: +)
    expect(counts.map { "| \($0) | \($1) |" }, under: "Where a rule decides otherwise")
  }

  @Test("the table of what is not supported has every need and its number of rows")
  func needs() throws {
    let needs = try Deviation.all().filter { $0.verdict == .unsupported }.map(\.reason)
    let counts = Dictionary(needs.map { ($0, 1) }, uniquingKeysWith: +)
    expect(counts.map { "| \($0) | \($1) |" }, under: "What is not supported")
  }

  private static func line(_ name: String, _ totals: PeerTotals) -> String {
    "| \(name) | \(totals.rows) | \(totals.agree) | \(totals.rule) | \(totals.unsupported) |"
  }

  /// Whether the section's table has exactly these rows; only its last column is free.
  private func expect(_ rows: [String], under heading: String) {
    let section = document.split(separator: "\n## ").first { $0.hasPrefix(heading) } ?? ""
    let found = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    for row in rows {
      #expect(found.contains { $0.hasPrefix(row) }, "missing: \(row)")
    }
    #expect(found.count == rows.count, "under \(heading)")
  }
}
