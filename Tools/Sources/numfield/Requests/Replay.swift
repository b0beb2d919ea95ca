import FieldTesting
import FormattingFields

/// A field that takes the acts of a replay.
struct Replay {
  private var session: FieldSession<AnyNumber>
  private let request: NumberRequest

  /// The field after the acts so far.
  var field: NumberField { session.field }

  init(_ request: ReplayRequest) throws(RequestError) {
    let number = request.number
    var value: AnyNumber?
    if let given = request.value { value = try number.type.taken(from: given, of: "value") }
    let field = NumberField(
      number.type, value, format: number.format, bounds: number.bounds, policies: request.policies)
    session = FieldSession(field) { tag in
      try? .requested(locale: tag, style: number.style, options: number.options)
    }
    self.request = number
  }

  /// What an act did, apart from changing the field.
  struct Report {
    var outcome: CommitOutcome?
    var refusal: EditRefusal?
  }

  /// Takes an act.
  ///
  /// - Throws: Why the act makes no sense for the field's type or locale.
  mutating func take(_ act: SessionAct) throws(RequestError) -> Report {
    switch act {
    case .setValue(let number?): _ = try request.type.taken(from: number, of: "setValue")
    case .setLocale(let tag), .restore(let tag):
      _ = try NumberFormat.requested(locale: tag, style: request.style, options: request.options)
    default: break
    }
    do throws(EditRefusal) {
      try session.play(act)
      return Report(outcome: session.outcome)
    } catch {
      return Report(refusal: error)
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
