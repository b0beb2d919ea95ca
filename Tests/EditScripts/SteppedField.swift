import FieldForms
import FieldTesting
import FormattingFields

/// A field that takes steps and tells all that a host can see of it after each.
struct SteppedField<Value: NumberValue> {
  var field: FormattingField<Value>
  let value: (FixedDecimal) -> Value?
  private(set) var done: [FieldChange<Value>] = []
  private var undone: [FieldChange<Value>] = []

  init(_ field: FormattingField<Value>, value: @escaping (FixedDecimal) -> Value?) {
    self.field = field
    self.value = value
  }

  /// Takes a step.
  ///
  /// - Returns: The state after it, with the outcome or the refusal, in a line.
  mutating func take(_ step: FieldAct, _ setup: FieldSetup) -> String {
    let result: String
    do throws(EditRefusal) {
      result = try made(step, setup)
    } catch {
      result = "\(error)"
    }
    return "\(result) \(state)"
  }

  private mutating func made(
    _ step: FieldAct, _ setup: FieldSetup
  ) throws(EditRefusal) -> String {
    switch step {
    case .press(.commit, _):
      let report = field.commit()
      return "\(report.outcome) " + note(report.change)
    case .focus: return note(field.focus())
    case .setValue(let number):
      return note(field.setValue(number.flatMap(value)))
    case .setLocale(let tag):
      return note(field.setFormat(setup.format(locale: tag) ?? field.format))
    case .setBounds(let bounds): field.setBounds(bounds)
    case .undo:
      guard let change = done.popLast() else { break }
      undone.append(change)
      return note(try field.apply(change.inverse), isDone: false)
    case .redo:
      guard let change = undone.popLast() else { break }
      return note(try field.apply(change))
    case .reopen(let tag):
      guard let restored = try? field.restored(in: setup.format(locale: tag) ?? field.format) else {
        return "refused"
      }
      (field, done, undone) = (restored, [], [])
    default: return note(try field.apply(step))
    }
    return ""
  }

  private mutating func note(_ change: FieldChange<Value>?, isDone: Bool = true) -> String {
    guard let change else { return "no change" }
    if isDone { done.append(change) }
    return
      "\(change.origin) \(change.range.lowerBound) \(change.replaced.literal) \(change.replacement.literal)"
      + " \(number(change.valueBefore)) \(number(change.value))"
  }

  var state: String {
    "\(field.text.literal) \(field.selection) \(field.markedRange as Any)"
      + " \(field.status) \(String(describing: field.issue)) \(field.suggestions)"
      + " \(number(field.value)) \(number(field.reading.value)) \(field.isEdited)"
      + " \(field.hasNumberInBounds) \(field.hasUsableStep) \(field.refusedText?.message ?? "")"
  }

  private func number(_ value: Value?) -> String {
    value.map { $0.fixedDecimal?.description ?? "not a number" } ?? "nil"
  }
}

extension FormattingField {
  /// A field of another format with what this field saves.
  func restored(in format: NumberFormat) throws(SnapshotError) -> FormattingField {
    var restored = self
    restored.reset()
    restored.setFormat(format)
    try restored.restore(saved)
    return restored
  }
}
