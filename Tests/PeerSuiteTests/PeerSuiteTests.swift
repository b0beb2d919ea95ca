import FormattingFields
import FormattingFieldsFoundation
import Testing

/// The test suites of other projects, compared with this package.
struct PeerSuiteTests {
  @Test(
    "every row of a suite agrees, or is named with the reason why not", arguments: PeerSuite.all)
  func rows(suite: PeerSuite) throws {
    #expect(PeerRun.all.errors.isEmpty)
    let rows = try #require(PeerRun.all.suites.first { $0.name == suite.name }).rows
    print("\(suite.name): \(PeerTotals(rows))")
    let deviations = try Deviation.all().filter { $0.suite == suite.name }
    let named = Dictionary(deviations.map { ($0.row, $0) }) { first, _ in first }
    #expect(named.count == deviations.count, "a row is named once")
    var failures: [String] = []
    for row in rows {
      if let deviation = named[row.id] {
        if row.finding == .agrees {
          failures.append("\(row.id) agrees and is named")
        } else if !deviation.matches(row.finding) {
          failures.append("\(row.id) \(row.finding), named: \(deviation.found)")
        }
      } else if row.finding != .agrees {
        failures.append("\(row.id) \(row.finding), not named")
      }
    }
    let ids = Set(rows.map(\.id))
    #expect(ids.count == rows.count)
    failures += named.keys.filter { !ids.contains($0) }.map { "\($0) is named and does not exist" }
    // Another version of ICU may have other data, so the heading names the version.
    let heading =
      "\(failures.count) of \(suite.name) with ICU \(ICULocale.icuVersion); named for 72.1"
    #expect(failures.isEmpty, "\(heading)\n\(failures.joined(separator: "\n"))")
  }
}
