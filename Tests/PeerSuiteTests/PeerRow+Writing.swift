import FormattingFields
import FormattingFieldsFoundation

/// Rows that write a number, or commit one.
extension PeerRow {
  /// Writes the row's number in each of its formats.
  func write() throws -> Finding {
    guard let number = FixedDecimal(fields.text("value") ?? "") else { return .differs("no text") }
    let texts = try formats().map { $0.text(for: number) }
    guard let text = texts.first(where: { $0 != expect.text("text") }) else { return .agrees }
    return .differs("text \(text)")
  }

  /// Writes the row's value and reads the text back.
  func writeAndRead() throws -> Finding {
    guard let number = FixedDecimal(expect.text("value") ?? "") else { return .differs("no text") }
    let format = try format()
    let text = format.text(for: number)
    let reading = NumberScanner<FixedDecimal>(format: format).scan(text)
    if reading.value == number { return .agrees }
    let found = reading.value?.plainText ?? reading.issue?.code.rawValue ?? ""
    return .differs("\(text) \(reading.status.rawValue) \(found)")
  }

  /// Rounds the row's number to what its format shows, or has a commit move the number to a bound
  /// or a step.
  func move() throws -> Finding {
    guard let number = FixedDecimal(fields.text("input") ?? "") else {
      // If there is no number, neither side has a value.
      return expect.has("value") ? .differs("no value") : .agrees
    }
    let format = try format()
    let found =
      here.flag("commit") == true
      ? try committed(number, format)
      : NumberScanner<FixedDecimal>(format: format).scan(format.text(for: number)).value
    let expected = expect.text("value").flatMap { FixedDecimal($0) }
    let isNot = expect.text("matcher") == "not.toBe"
    return (found == expected) != isNot ? .agrees : .differs("value \(found?.plainText ?? "none")")
  }

  /// The value of a field after the number was typed and committed.
  private func committed(_ typed: FixedDecimal, _ format: NumberFormat) throws -> FixedDecimal? {
    var policies = FieldPolicies()
    policies.step = number("step")
    policies.snapsToStep = here.flag("snaps") ?? false
    policies.clampsToBounds = true
    let bounds = NumberBounds(minimum: number("minimum"), maximum: number("maximum"))
    var field = FormattingField<FixedDecimal>(
      format: format, bounds: bounds ?? .unlimited, policies: policies)
    try field.apply(TextEdit(.all, typed.multipliedByPowerOfTen(format.scale).plainText))
    field.commit()
    return field.value
  }

  /// Plays the keys that Swing's tests type into a JFormattedTextField.
  func play() throws -> Finding {
    var field = FormattingField<FixedDecimal>(format: try format())
    var outcome = CommitOutcome.unchanged
    for step in fields.list("steps").map({ PeerObject($0) }) {
      switch (step.text("op"), step.text("assert")) {
      case ("set_text", _): try field.apply(TextEdit(.all, step.text("text") ?? ""))
      case ("key", _) where step.text("key") == "Enter": outcome = field.commit().outcome
      case (_, "commit_rejected"):
        var isRejected = false
        if case .reverted = outcome { isRejected = true }
        guard isRejected == step.flag("value") else { return .differs("\(outcome)") }
      default: throw PeerRowError(id: id)
      }
    }
    return .agrees
  }
}
