import FormattingFields

extension NumberField {
  /// The value, in brackets if the text does not say it.
  var valueWords: String {
    guard let number = value?.fixedDecimal?.plainText else { return "none" }
    return status == .acceptable ? number : "(\(number))"
  }
}

extension ScanStatus {
  /// The status in a person's words.
  var words: String {
    switch self {
    case .acceptable: "a number"
    case .intermediate: "not yet a number"
    case .invalid: "not a number"
    }
  }
}

extension CommitOutcome {
  /// The outcome in a person's words.
  var words: String {
    switch self {
    case .unchanged: "unchanged"
    case .accepted: "written"
    case .evaluated: "worked out"
    case .rounded: "rounded"
    case .clamped: "moved to a bound"
    case .snapped: "moved to a step"
    case .cleared: "cleared"
    case .reverted: "put back"
    case .keptInvalid: "left as typed"
    }
  }
}

extension EditRefusal {
  /// Why a key did nothing, in a sentence.
  var sentence: String {
    switch self {
    case .tooLong(let limit): "Refused: a text has at most \(limit) bytes."
    case .brokenText: "Refused: these bytes are no text (UTF-8)."
    default: "This key does nothing here."
    }
  }
}

extension NumberStyle {
  /// The style as a title names it: "percent", "EUR", "kilogram".
  var words: String { description.split(separator: ":").last.map { String($0) } ?? "" }
}
