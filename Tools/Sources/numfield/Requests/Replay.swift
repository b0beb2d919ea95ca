import FieldForms
import FormattingFields

/// A field that takes the steps of a replay.
struct Replay {
  private(set) var field: NumberField
  private let request: NumberRequest

  init(_ request: ReplayRequest) throws(RequestError) {
    let type = request.number.type
    var value: AnyNumber?
    if let number = request.value { value = try type.taken(from: number, of: "value") }
    field = NumberField(
      type, value, format: request.number.format, bounds: request.number.bounds,
      policies: request.policies)
    self.request = request.number
  }

  /// What a step did, apart from changing the field.
  struct Report {
    var outcome: CommitOutcome?
    var refusal: EditRefusal?
  }

  /// Takes one step.
  ///
  /// - Throws: Why the step makes no sense for the field's type or locale.
  mutating func take(_ step: ReplayStep) throws(RequestError) -> Report {
    switch step {
    case .input(let input):
      do throws(EditRefusal) {
        // Each character is an edit, as if it were typed.
        if case .type(let text) = input { try field.type(text) } else { try field.apply(input) }
      } catch {
        return Report(refusal: error)
      }
    case .commit: return Report(outcome: field.commit().outcome)
    case .setValue(nil): field.setValue(nil)
    case .setValue(let number?): field.setValue(try field.type.taken(from: number, of: "setValue"))
    case .setLocale(let tag):
      field.setFormat(
        try .requested(locale: tag, style: request.style, options: request.options))
    }
    return Report()
  }
}

extension FormattingField {
  /// The UTF-16 offset of a UTF-8 offset in the text.
  func utf16Offset(of offset: Int) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    return text.utf16.distance(from: text.startIndex, to: index)
  }
}

extension CommitOutcome {
  /// The outcome's name, without its associated values.
  var name: String {
    switch self {
    case .unchanged: "unchanged"
    case .accepted: "accepted"
    case .evaluated: "evaluated"
    case .rounded: "rounded"
    case .clamped: "clamped"
    case .snapped: "snapped"
    case .cleared: "cleared"
    case .reverted: "reverted"
    case .keptInvalid: "keptInvalid"
    }
  }
}

extension EditRefusal {
  /// The refusal's name, without its associated values.
  var name: String {
    switch self {
    case .tooLong: "tooLong"
    case .rangeOutsideText: "rangeOutsideText"
    case .offsetInsideCharacter: "offsetInsideCharacter"
    case .brokenText: "brokenText"
    case .filtered: "filtered"
    case .otherText: "otherText"
    case .otherType: "otherType"
    }
  }
}
