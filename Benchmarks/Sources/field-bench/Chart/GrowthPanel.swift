import FieldBenchmarks

/// The time of a key over the size of the text, a curve for each subject.
struct GrowthPanel {
  private static let height = 250.0
  private static let left = 60.0
  private static let right = 570.0
  private static let subjects = [
    "ours", "fast-float", "stdlib-double", "icu-double", "foundation-double",
  ]

  private let curves: [(subject: String, points: [(size: Double, time: Double)])]

  /// Makes a panel; nil if fewer than two sizes were measured.
  init?(_ results: [Measurement]) {
    curves = Self.subjects.map { subject in
      let points = FieldBenchmark.keystrokeSizes.compactMap { size in
        results.nanoseconds("keystroke-end-\(size)", subject).map { (Double(size), $0) }
      }
      return (subject, points)
    }.filter { $0.1.count > 1 }
    if curves.isEmpty { return nil }
  }

  var drawing: Drawing {
    let points = curves.flatMap(\.points)
    let sizes = FieldBenchmark.keystrokeSizes.map { Double($0) }
    let x = LogScale(range: sizes[0]...sizes[sizes.count - 1], start: Self.left, end: Self.right)
    let y = LogScale.powers(holding: points.map(\.time), from: Self.height, to: 0)
    var drawing = Drawing()
    drawing.height = Self.height + 24
    for mark in y.marks {
      let place = y.place(mark)
      drawing.line("grid", from: (Self.left, place), to: (Self.right, place))
      drawing.text("faint", mark.timeText, at: (Self.left - 10, place + 4), anchor: "end")
    }
    for size in sizes {
      drawing.text(
        "faint", size.shortText + (size == 1000 ? " bytes" : ""),
        at: (x.place(size), Self.height + 20), anchor: "middle")
    }
    for curve in curves {
      drawing.curve(
        Chart.ink(curve.subject), through: curve.points.map { (x.place($0.size), y.place($0.time)) }
      )
    }
    for (curve, place) in zip(curves, labelPlaces(y)) {
      let first = curve.points[0].time.timeText
      let last = curve.points[curve.points.count - 1].time.timeText
      drawing.text(
        curve.subject == "ours" ? "ours" : "", "\(curve.subject), \(first) to \(last)",
        at: (Self.right + 10, place + 4))
    }
    return drawing
  }

  /// Where the curves' names stand: at their ends, moved apart where they would touch.
  private func labelPlaces(_ scale: LogScale) -> [Double] {
    var places = curves.map { scale.place($0.points[$0.points.count - 1].time) }
    let order = places.indices.sorted { places[$0] < places[$1] }
    for (upper, lower) in zip(order, order.dropFirst()) {
      places[lower] = max(places[lower], places[upper] + 17)
    }
    return places
  }
}
