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
  withField(handle) { object in
    let commit = object.field.commit()
    object.outcome = commit.outcome
    outcome?.pointee = ff_outcome(commit.outcome)
    return change == nil ? FF_OK : give(commit.change, change)
  }
}

@c @implementation
public func ff_field_outcome_message(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withField(handle) { object in
    let message = object.outcome.message(
      showing: object.field.text, format: object.field.format, in: object.table)
    return write(message, buffer, capacity, length)
  }
}

@c @implementation
public func ff_field_announcement(
  _ handle: OpaquePointer?, _ label: UnsafePointer<CChar>?, _ labelLength: Int,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withField(handle) { object in
    guard let label = text(label, labelLength) else { return FF_ERROR_BROKEN }
    let sentence = object.outcome.announcement(
      label: label, showing: object.field.text, format: object.field.format, in: object.table)
    return write(sentence, buffer, capacity, length)
  }
}

@c @implementation
public func ff_field_focus(
  _ handle: OpaquePointer?, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  changeField(handle, change) { $0.focus() }
}

// MARK: What is wrong

extension FieldObject {
  /// The refused text that a caller asks about; nil if that text was not refused.
  fileprivate func refused(_ subject: ff_subject) throws(CallError) -> RefusedText? {
    switch subject {
    case FF_CURRENT_TEXT: return field.refusedText
    case FF_COMMITTED_TEXT:
      switch outcome {
      case .reverted(let refused), .keptInvalid(let refused): return refused
      default: return nil
      }
    default: throw CallError(FF_ERROR_ARGUMENT)
    }
  }
}

@c @implementation
public func ff_field_fact(
  _ handle: OpaquePointer?, _ subject: ff_subject, _ fact: ff_fact,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withField(handle) { object throws(CallError) in
    guard let refused = try object.refused(subject) else { return FF_NONE }
    let text: String?
    switch fact {
    case FF_FACT_TEXT: text = refused.text
    case FF_FACT_MESSAGE: text = refused.message(in: object.table)
    case FF_FACT_MINIMUM: text = refused.minimum
    case FF_FACT_MAXIMUM: text = refused.maximum
    case FF_FACT_EXAMPLE: text = refused.example
    case FF_FACT_FRACTION_DIGITS: text = refused.maximumFractionDigits.map { "\($0)" }
    case FF_FACT_ISSUE: text = refused.issue.code.rawValue
    case FF_FACT_VALIDITY: text = refused.kind.validityState
    default: throw CallError(FF_ERROR_ARGUMENT)
    }
    return write(text, buffer, capacity, length)
  }
}

@c @implementation
public func ff_field_suggestion(
  _ handle: OpaquePointer?, _ subject: ff_subject, _ index: Int,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withField(handle) { object throws(CallError) in
    // The field's own suggestions know the separators that a commit wrote; those of a `RefusedText`
    // do not.
    let suggestions =
      subject == FF_CURRENT_TEXT
      ? object.field.suggestions : try object.refused(subject)?.suggestions ?? []
    return write(
      suggestions.indices.contains(index) ? suggestions[index] : nil, buffer, capacity, length)
  }
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
