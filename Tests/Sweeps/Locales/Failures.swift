import EditScripts

/// The failures of a sweep; only the first are kept.
struct Failures {
  private(set) var count = 0
  private(set) var first: [String] = []

  mutating func add(_ text: @autoclosure () -> String) {
    count += 1
    if first.count < Self.kept { first.append(text()) }
  }

  mutating func add(_ others: Failures) {
    count += others.count
    first += others.first.prefix(Self.kept - first.count)
  }

  private static let kept = 20

  var report: String {
    "\(count) failures, seed \(Sampling.seed)\n" + first.joined(separator: "\n")
  }
}

extension String {
  /// The text with everything but visible ASCII escaped.
  var visible: String { unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }
}
