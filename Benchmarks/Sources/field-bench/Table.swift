/// Measurements as columns of text.
struct Table {
  private static let header = [
    "benchmark", "subject", "ns", "ratio", "allocations", "memory", "",
  ]

  private let rows: [[String]]

  /// Makes a table, with the time of each subject as a multiple of ours.
  init(_ results: [Measurement]) {
    var rows = [Self.header]
    var benchmark = ""
    for result in results {
      let ours = results.nanoseconds(result.benchmark, "ours")
      rows.append([
        result.benchmark == benchmark ? "" : result.benchmark,
        result.subject,
        result.nanoseconds.map(\.shortText) ?? "",
        result.nanoseconds.flatMap { time in ours.map { (time / $0).shortText + "×" } } ?? "",
        result.allocations.map(\.shortText) ?? "",
        result.mostBytes.map(\.bytesText) ?? "",
        result.benchmark == benchmark
          ? "" : "\("aeiou".contains(result.operation.prefix(1)) ? "an" : "a") \(result.operation)",
      ])
      benchmark = result.benchmark
    }
    self.rows = rows
  }

  /// The table, a line a row, texts to the left and figures to the right.
  var text: String {
    let widths = Self.header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        let isFigure = (2...5).contains(column)
        line += isFigure ? padding + cell + "  " : cell + padding + "  "
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}

extension [Measurement] {
  /// The median time of a subject of a benchmark; nil if it was not measured.
  func nanoseconds(_ benchmark: String, _ subject: String) -> Double? {
    first { $0.benchmark == benchmark && $0.subject == subject }?.nanoseconds
  }
}

extension Double {
  /// A number of bytes in the largest unit that leaves a whole part.
  var bytesText: String {
    self >= 1_048_576
      ? "\((self / 1_048_576).shortText) MiB" : "\((self / 1024).shortText) KiB"
  }
}
