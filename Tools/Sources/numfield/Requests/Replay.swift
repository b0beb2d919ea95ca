import FieldForms
import FormattingFields

/// A field that takes the steps of a replay.
struct Replay {
  private var kind: Kind
  private let request: NumberRequest

  private enum Kind {
    case plain(NumberField)
    case cents(CentsField<AnyNumber>)
  }

  /// The field after the steps so far.
  var field: NumberField {
    switch kind {
    case .plain(let field): field
    case .cents(let cents): cents.field
    }
  }

  init(_ request: ReplayRequest) throws(RequestError) {
    let type = request.number.type
    var value: AnyNumber?
    if let number = request.value { value = try type.taken(from: number, of: "value") }
    let field = NumberField(
      type, value, format: request.number.format, bounds: request.number.bounds,
      policies: request.policies)
    kind = request.number.areCents ? .cents(CentsField(field)) : .plain(field)
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
    switch kind {
    case .plain(var field):
      defer { kind = .plain(field) }
      return try Self.take(step, &field, of: request) { field, format in field.setFormat(format) }
    case .cents(var cents):
      defer { kind = .cents(cents) }
      return try Self.take(step, &cents, of: request) { cents, format in cents.setFormat(format) }
    }
  }

  private static func take<Field: EditableField>(
    _ step: ReplayStep, _ field: inout Field, of request: NumberRequest,
    setFormat: (inout Field, NumberFormat) -> Void
  ) throws(RequestError) -> Report {
    switch step {
    case .input(let input):
      do throws(EditRefusal) {
        guard case .type(let text) = input else {
          try field.apply(input)
          break
        }
        // Each character is an edit, as if it were typed.
        for character in text { try field.apply(.type(String(character))) }
      } catch {
        return Report(refusal: error)
      }
    case .commit: return Report(outcome: field.endEditing())
    case .setValue(let number):
      let value = try number.map { number throws(RequestError) in
        try request.type.taken(from: number, of: "setValue")
      }
      _ = field.setValue(.number(value?.fixedDecimal))
    case .setLocale(let tag):
      setFormat(
        &field, try .requested(locale: tag, style: request.style, options: request.options))
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
