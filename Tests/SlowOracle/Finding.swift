import NumberText

/// How a way of cutting up a text is judged, before type and bounds.
enum Finding: Equatable {
  case number(Mantissa)
  /// Typing on can make it a number.
  case unfinished(NumberIssue.Code)
  /// Nothing can.
  case refused(NumberIssue.Code)

  var isRefused: Bool {
    if case .refused = self { true } else { false }
  }

  var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  /// The order of preference between several ways to cut up one text.
  var rank: Int {
    switch self {
    case .number: 0
    case .unfinished(.ambiguousSeparator): 1
    case .unfinished: 2
    // A special issue says more than the general one.
    case .refused(let code): code == .unexpectedCharacter ? 4 : 3
    }
  }
}
