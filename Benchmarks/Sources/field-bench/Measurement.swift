/// What a run measured of one subject of one benchmark.
struct Measurement {
  let benchmark: String
  /// What one operation is.
  let operation: String
  let subject: String
  /// The nanoseconds of an operation, one figure a round.
  let times: [Double]
  /// The bytes that the benchmark counts, one figure a round.
  let bytes: [Double]
  /// The allocations of an operation; nil if they are not counted.
  let allocations: Double?

  /// The median nanoseconds of an operation; nil if no time is measured.
  var nanoseconds: Double? { times.isEmpty ? nil : times.median }

  /// The most bytes of any round; nil if no memory is measured.
  var mostBytes: Double? { bytes.max() }

  /// The measurement as JSON objects, one a kind of figure.
  var jsonLines: [String] {
    let start = "{\"benchmark\":\"\(benchmark)\",\"subject\":\"\(subject)\","
    var lines: [String] = []
    if let nanoseconds {
      let samples = times.map { $0.shortText }.joined(separator: ",")
      lines.append(start + "\"ns\":\(nanoseconds.shortText),\"samples\":[\(samples)]}")
    }
    if let mostBytes { lines.append(start + "\"bytes\":\(Int(mostBytes))}") }
    if let allocations { lines.append(start + "\"allocations\":\(allocations.shortText)}") }
    return lines
  }
}

extension Double {
  /// Three figures, or all of a larger whole part: 0.0123, 12.9, 380, 1360.
  var shortText: String {
    var scale = 1.0
    while scale < 1e6 && magnitude * scale < 100 && self != 0 { scale *= 10 }
    let rounded = (self * scale).rounded() / scale
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
