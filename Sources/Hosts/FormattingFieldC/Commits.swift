// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FieldEditing
import NumberText

@c @implementation
public func ff_field_commit(
  _ handle: OpaquePointer?, _ outcome: UnsafeMutablePointer<ff_outcome>?,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  let commit = object.pointee.field.commit()
  object.pointee.outcome = commit.outcome
  outcome?.pointee = ff_outcome(commit.outcome)
  return give(commit.change, of: object, change)
}

@c @implementation
public func ff_field_outcome_number(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  switch object.pointee.outcome {
  case .rounded(let number), .clamped(let number), .snapped(let number):
    return write(number.plainText, buffer, capacity, length)
  default: return FF_NONE
  }
}

@c @implementation
public func ff_field_outcome_message(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  let (shown, format) = (object.pointee.field.text, object.pointee.field.format)
  let message = object.pointee.outcome.message(
    showing: shown, format: format, in: object.pointee.table)
  guard let message else { return FF_NONE }
  return write(message, buffer, capacity, length)
}

@c @implementation
public func ff_field_announcement(
  _ handle: OpaquePointer?, _ label: UnsafePointer<CChar>?, _ labelLength: Int,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  guard let label = text(label, labelLength) else { return FF_ERROR_BROKEN }
  let sentence = object.pointee.outcome.announcement(
    label: label, showing: object.pointee.field.text, format: object.pointee.field.format,
    in: object.pointee.table)
  return write(sentence, buffer, capacity, length)
}

@c @implementation
public func ff_field_focus(
  _ handle: OpaquePointer?, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  return give(object.pointee.field.focus(), of: object, change)
}

@c @implementation
public func ff_field_revert(
  _ handle: OpaquePointer?, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  return give(object.pointee.field.revert(), of: object, change)
}

@c @implementation
public func ff_field_step(
  _ handle: OpaquePointer?, _ direction: Int32, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  let made =
    direction < 0 ? object.pointee.field.decrement() : object.pointee.field.increment()
  return give(made, of: object, change)
}

@c @implementation
public func ff_field_step_large(
  _ handle: OpaquePointer?, _ direction: Int32, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  let distance = object.pointee.field.largeStep
  return give(
    object.pointee.field.increment(by: direction < 0 ? distance.negated : distance), of: object,
    change)
}

@c @implementation
public func ff_field_step_by(
  _ handle: OpaquePointer?, _ distance: UnsafePointer<CChar>?, _ length: Int,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  do throws(CallError) {
    let distance = try decimal(distance, length)
    return give(object.pointee.field.increment(by: distance), of: object, change)
  } catch {
    return error.status
  }
}

@c @implementation
public func ff_field_step_to_minimum(
  _ handle: OpaquePointer?, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  return give(object.pointee.field.setToMinimum(), of: object, change)
}

@c @implementation
public func ff_field_step_to_maximum(
  _ handle: OpaquePointer?, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  return give(object.pointee.field.setToMaximum(), of: object, change)
}

// MARK: What is wrong

/// The text that a caller asks about, where it was refused.
private func refused(
  _ object: UnsafeMutablePointer<FieldObject>, _ subject: ff_subject
) throws(CallError) -> RefusedText? {
  switch subject {
  case FF_CURRENT_TEXT: return object.pointee.field.refusedText
  case FF_COMMITTED_TEXT:
    switch object.pointee.outcome {
    case .reverted(let refused), .keptInvalid(let refused): return refused
    default: return nil
    }
  default: throw CallError(FF_ERROR_ARGUMENT)
  }
}

/// Answers a question about a refused text.
private func answer(
  _ handle: OpaquePointer?, _ subject: ff_subject,
  _ body: (RefusedText, MessageTable) throws(CallError) -> ff_status
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  do throws(CallError) {
    guard let refused = try refused(object, subject) else { return FF_NONE }
    return try body(refused, object.pointee.table)
  } catch {
    return error.status
  }
}

@c @implementation
public func ff_field_fact(
  _ handle: OpaquePointer?, _ subject: ff_subject, _ fact: ff_fact,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  answer(handle, subject) { refused, table throws(CallError) in
    let text: String?
    switch fact {
    case FF_FACT_TEXT: text = refused.text
    case FF_FACT_MESSAGE: text = refused.message(in: table)
    case FF_FACT_MINIMUM: text = refused.minimum
    case FF_FACT_MAXIMUM: text = refused.maximum
    case FF_FACT_EXAMPLE: text = refused.example
    case FF_FACT_FRACTION_DIGITS: text = refused.maximumFractionDigits.map { "\($0)" }
    case FF_FACT_ISSUE: text = refused.issue.code.rawValue
    case FF_FACT_VALIDITY: text = refused.kind.validityState
    default: throw CallError(FF_ERROR_ARGUMENT)
    }
    return text.map { write($0, buffer, capacity, length) } ?? FF_NONE
  }
}

@c @implementation
public func ff_field_issue(
  _ handle: OpaquePointer?, _ subject: ff_subject, _ unit: ff_unit,
  _ issue: UnsafeMutablePointer<ff_issue>?, _ start: UnsafeMutablePointer<Int>?,
  _ end: UnsafeMutablePointer<Int>?
) -> ff_status {
  answer(handle, subject) { refused, _ throws(CallError) in
    guard let unit = TextUnit(unit) else { throw CallError(FF_ERROR_ARGUMENT) }
    let range = unit.range(of: refused.issue.range, in: refused.text)
    issue?.pointee = ff_issue(refused.issue.code)
    start?.pointee = range.lowerBound
    end?.pointee = range.upperBound
    return FF_OK
  }
}

@c @implementation
public func ff_field_suggestion(
  _ handle: OpaquePointer?, _ subject: ff_subject, _ index: Int,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  let suggestions: [String]
  do throws(CallError) {
    // Those of the text as it stands know of the separators that a commit wrote.
    suggestions =
      subject == FF_CURRENT_TEXT
      ? object.pointee.field.suggestions : try refused(object, subject)?.suggestions ?? []
  } catch {
    return error.status
  }
  guard suggestions.indices.contains(index) else { return FF_NONE }
  return write(suggestions[index], buffer, capacity, length)
}

extension RefusedText.Kind {
  /// The name that HTML's `ValidityState` has for such a text.
  ///
  /// Source: HTML, section 4.10.21.1, "Definitions".
  fileprivate var validityState: String {
    switch self {
    case .empty: "valueMissing"
    case .unreadable: "badInput"
    case .belowMinimum: "rangeUnderflow"
    case .aboveMaximum: "rangeOverflow"
    case .stepMismatch: "stepMismatch"
    }
  }
}
