import FieldEditing
import FieldForms
import NumberText

/// The format of a schema's field that holds neither a number nor a plain text. It is one type for
/// all, because the schema is known only at run time.
enum SchemaFormat: ValueFormat {
  case boolean(BooleanFormat)
  case choice(ChoiceFormat)
  case choices(MultipleChoiceFormat)
  case date(ISOFormat<ISODate>)
  case time(ISOFormat<ISOTime>)
  case dateTime(ISOFormat<ISODateTime>)
  /// How many rows an array has.
  case count

  /// Asks the actual format a question.
  private func ask<Answer>(_ question: some FormatQuestion<Answer>) -> Answer {
    switch self {
    case .boolean(let format): question.answer(format)
    case .choice(let format): question.answer(format)
    case .choices(let format): question.answer(format)
    case .date(let format): question.answer(format)
    case .time(let format): question.answer(format)
    case .dateTime(let format): question.answer(format)
    case .count: question.answer(CountFormat())
    }
  }

  func read(_ text: String) -> ValueReading<FieldValue> { ask(Reading(text: text)) }

  func text(for value: FieldValue) -> String? { ask(Writing(value: value)) }

  func fieldValue(_ value: FieldValue?) -> FieldValue { value ?? ask(Empty()) }

  func value(of fieldValue: FieldValue) -> FieldValue? {
    ask(Writing(value: fieldValue)) == nil ? nil : fieldValue
  }

  var control: FieldControl { ask(Control()) }

  func value(after value: FieldValue?, _ step: ValueStep) -> FieldValue? {
    ask(Step(value: value, step: step))
  }
}

private protocol FormatQuestion<Answer> {
  associatedtype Answer
  func answer<Format: ValueFormat>(_ format: Format) -> Answer
}

private struct Reading: FormatQuestion {
  let text: String
  func answer<Format: ValueFormat>(_ format: Format) -> ValueReading<FieldValue> {
    switch format.read(text) {
    case .acceptable(let value): .acceptable(format.fieldValue(value))
    case .intermediate(let issue): .intermediate(issue)
    case .invalid(let issue): .invalid(issue)
    }
  }
}

private struct Writing: FormatQuestion {
  let value: FieldValue
  func answer<Format: ValueFormat>(_ format: Format) -> String? {
    guard let value = format.value(of: value) else { return nil }
    return format.text(for: value)
  }
}

private struct Empty: FormatQuestion {
  func answer<Format: ValueFormat>(_ format: Format) -> FieldValue { format.fieldValue(nil) }
}

private struct Control: FormatQuestion {
  func answer<Format: ValueFormat>(_ format: Format) -> FieldControl { format.control }
}

private struct Step: FormatQuestion {
  let value: FieldValue?
  let step: ValueStep
  func answer<Format: ValueFormat>(_ format: Format) -> FieldValue? {
    var own: Format.Value?
    if let value { own = format.value(of: value) }
    guard let next = format.value(after: own, step) else { return nil }
    return format.fieldValue(next)
  }
}

/// Writes a count of rows, which nobody types.
private struct CountFormat: ValueFormat {
  func read(_ text: String) -> ValueReading<Int> {
    Int(text).map { .acceptable($0) } ?? .invalid(ValidationIssue(.pattern))
  }

  func text(for value: Int) -> String? { String(value) }

  func fieldValue(_ value: Int?) -> FieldValue { .number(value.map { $0.fixedDecimal ?? 0 }) }

  func value(of fieldValue: FieldValue) -> Int? {
    if case .number(let number?) = fieldValue { Int.converted(from: number) } else { nil }
  }

  var control: FieldControl { .text(.digits) }
}
