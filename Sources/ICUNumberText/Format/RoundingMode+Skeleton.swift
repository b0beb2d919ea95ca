import NumberText

extension RoundingMode {
  var skeletonStem: String {
    switch self {
    case .ceiling: "rounding-mode-ceiling"
    case .floor: "rounding-mode-floor"
    case .down: "rounding-mode-down"
    case .up: "rounding-mode-up"
    case .halfEven: "rounding-mode-half-even"
    case .halfOdd: "rounding-mode-half-odd"
    case .halfDown: "rounding-mode-half-down"
    case .halfUp: "rounding-mode-half-up"
    case .halfCeiling: "rounding-mode-half-ceiling"
    case .halfFloor: "rounding-mode-half-floor"
    case .unnecessary: "rounding-mode-unnecessary"
    }
  }
}
