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

  /// What a step did beside changing the field.
  struct Report {
    var outcome: CommitOutcome?
    var refusal: EditRefusal?
  }

  /// Takes one step.
  ///
  /// - Throws: Why the step makes no sense for the field's type or locale.
  mutating func take(_ step: ReplayStep) throws(RequestError) -> Report {
    switch step {
    case .setValue(nil): field.setValue(nil)
    case .setValue(let number?): field.setValue(try field.type.taken(from: number, of: "setValue"))
    case .setLocale(let tag):
      field.setFormat(
        try .requested(locale: tag, style: request.style, options: request.options))
    case .commit: return Report(outcome: field.commit().outcome)
    case .revert: field.revert()
    case .increment: field.increment()
    case .decrement: field.decrement()
    case .endComposition: field.endComposition()
    default:
      do throws(EditRefusal) {
        try edit(step)
      } catch {
        return Report(refusal: error)
      }
    }
    return Report()
  }

  /// Takes a step that can be refused.
  private mutating func edit(_ step: ReplayStep) throws(EditRefusal) {
    switch step {
    case .type(let text): try field.type(text)
    case .paste(let text): try field.paste(text)
    case .deleteBackward(let count): try field.deleteBackward(count)
    case .deleteForward(let count): try field.deleteForward(count)
    case .select(let anchor, let head): try field.select(.utf16(anchor, head))
    case .decimalKey: try field.insertDecimalSeparator()
    case .compose(let text): try field.compose(text)
    default: break
    }
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
  /// The outcome's name without what it carries.
  var name: String {
    switch self {
    case .unchanged: "unchanged"
    case .accepted: "accepted"
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
  /// The refusal's name without what it carries.
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
