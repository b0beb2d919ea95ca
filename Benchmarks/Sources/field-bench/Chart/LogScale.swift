import Foundation

/// Figures along a line on which each power of ten has the same length.
struct LogScale {
  /// The figures at the ends.
  let range: ClosedRange<Double>
  /// The places of the ends.
  let start: Double
  let end: Double

  /// The scale of whole powers of ten that holds all figures, which are above zero.
  static func powers(holding figures: [Double], from start: Double, to end: Double) -> LogScale {
    let least = pow(10, log10(figures.min() ?? 1).rounded(.down))
    let most = pow(10, log10(figures.max() ?? 1).rounded(.up))
    return LogScale(range: least...max(most, least * 10), start: start, end: end)
  }

  /// The place of a figure.
  func place(_ figure: Double) -> Double {
    let length = log(range.upperBound / range.lowerBound)
    return start + log(figure / range.lowerBound) / length * (end - start)
  }

  /// The powers of ten from the lower end on.
  var marks: [Double] {
    sequence(first: range.lowerBound) { $0 * 10 }.prefix { $0 < range.upperBound * 1.01 }
  }
}
