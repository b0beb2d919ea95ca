/// For each subject of a benchmark, its time as a multiple of ours.
struct RatioPanel {
  private static let labels = 150.0
  private static let end = 620.0
  private static let row = 22.0

  /// A line for each subject.
  let rows: [(subject: String, time: Double, ratio: Double)]
  private let operation: String

  /// Makes a panel; nil if ours was not measured.
  init?(_ results: [Measurement], benchmark: String) {
    let results = results.filter { $0.benchmark == benchmark }
    guard let ours = results.nanoseconds(benchmark, "ours") else { return nil }
    rows = results.compactMap { result in
      result.nanoseconds.map { (result.subject, $0, $0 / ours) }
    }
    operation = results[0].operation
  }

  /// The scale that all panels share.
  static func scale(_ panels: [RatioPanel]) -> LogScale {
    .powers(holding: panels.flatMap { $0.rows.map(\.ratio) }, from: labels, to: end)
  }

  func drawing(_ scale: LogScale) -> Drawing {
    var drawing = Drawing()
    drawing.height = Double(rows.count) * Self.row + 20
    for mark in scale.marks {
      let x = scale.place(mark)
      drawing.line(mark == 1 ? "one" : "grid", from: (x, 0), to: (x, drawing.height - 16))
      drawing.text(
        "faint", mark.shortText + "×", at: (x, drawing.height), anchor: "middle")
    }
    for (index, row) in rows.enumerated() {
      let y = (Double(index) + 0.5) * Self.row
      let style = Chart.ink(row.subject)
      let isOurs = row.subject == "ours"
      drawing.text(
        isOurs ? "ours" : "", row.subject, at: (Self.labels - 12, y + 4), anchor: "end")
      drawing.line("bar \(style)", from: (scale.place(1), y), to: (scale.place(row.ratio), y))
      drawing.text(
        isOurs ? "ours" : "",
        (isOurs ? "" : "\(row.ratio.shortText)× · ") + "\(row.time.timeText) a \(operation)",
        at: (Self.end + 16, y + 4))
    }
    return drawing
  }
}

extension Double {
  /// A time in nanoseconds, in a unit that suits it.
  var timeText: String {
    switch self {
    case ..<1000: "\(shortText) ns"
    case ..<1_000_000: "\((self / 1000).shortText) µs"
    default: "\((self / 1_000_000).shortText) ms"
    }
  }
}
