import FieldBenchmarks

/// A figure that is to be reached.
struct Goal: Sendable {
  /// The benchmark that it belongs to.
  let benchmark: String
  /// What is compared, such as "icu-double ÷ ours".
  let measure: String
  let limit: Limit
  /// The figure in a run's results; nil if the run lacks a part.
  let figure: @Sendable ([Measurement]) -> Double?

  enum Limit: Sendable {
    case atLeast(Double)
    case atMost(Double)
  }

  /// A line for each goal whose parts were measured.
  static func report(_ results: [Measurement]) -> String {
    var lines: [String] = []
    for goal in all {
      guard let figure = goal.figure(results) else { continue }
      lines.append(
        "\(goal.isReached(figure) ? "reached" : "missed ")  \(goal.benchmark): \(goal.measure) "
          + "is \(figure.shortText), \(goal.limitText)")
    }
    return lines.isEmpty ? "" : "\n" + lines.joined(separator: "\n")
  }

  func isReached(_ figure: Double) -> Bool {
    switch limit {
    case .atLeast(let least): figure >= least
    case .atMost(let most): figure <= most
    }
  }

  var limitText: String {
    switch limit {
    case .atLeast(let least): "to be at least \(least.shortText)"
    case .atMost(let most): "to be at most \(most.shortText)"
    }
  }
}
