import Dispatch
import FormattingFieldLock

/// Every row of every suite, compared once.
struct PeerRun: Sendable {
  struct Row: Sendable {
    let id: String
    let finding: Finding
  }

  /// The rows of each suite, in the order of the suites.
  let suites: [(name: String, rows: [Row])]
  /// Errors that came before a row could be compared.
  let errors: [String]

  static let all = PeerRun()

  private init() {
    let found = Locked<[Int: [Row]]>([:])
    let failed = Locked<[String]>([])
    let suites = PeerSuite.all
    DispatchQueue.concurrentPerform(iterations: suites.count) { index in
      let suite = suites[index]
      do {
        let rows = try suite.rows().map { Row(id: $0.id, finding: try suite.finding($0)) }
        found.withLock { $0[index] = rows }
      } catch {
        failed.withLock { $0.append("\(suite.name): \(error)") }
      }
    }
    let rows = found.withLock { $0 }
    self.suites = suites.enumerated().map { ($1.name, rows[$0] ?? []) }
    errors = failed.withLock { $0 }
  }
}

/// How many rows of a suite agree, differ by a rule, and cannot be set up.
struct PeerTotals: Equatable, Sendable, CustomStringConvertible {
  var agree = 0
  var rule = 0
  var unsupported = 0

  init(_ rows: [PeerRun.Row] = []) {
    for row in rows {
      switch row.finding {
      case .agrees: agree += 1
      case .differs: rule += 1
      case .unsupported: unsupported += 1
      }
    }
  }

  var rows: Int { agree + rule + unsupported }

  var description: String {
    "\(rows) rows: \(agree) agree, \(rule) differ by rule, \(unsupported) unsupported"
  }

  static func + (left: PeerTotals, right: PeerTotals) -> PeerTotals {
    var sum = left
    sum.agree += right.agree
    sum.rule += right.rule
    sum.unsupported += right.unsupported
    return sum
  }
}
