// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FieldEditing
import NumberText

@c @implementation
public func ff_field_make(
  _ format: OpaquePointer?, _ type: ff_type, _ field: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let format = FormattingFieldC.format(format) else { return FF_ERROR_HANDLE }
  guard let type = NumberType(type) else { return FF_ERROR_ARGUMENT }
  return makeHandle(FF_KIND_FIELD, FieldObject(field: NumberField(type, format: format)), field)
}

@c @implementation
public func ff_field_free(_ field: OpaquePointer?) {
  freeHandle(FF_KIND_FIELD, field, FieldObject.self)
}

@c @implementation
public func ff_field_copy(
  _ handle: OpaquePointer?, _ copy: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  withField(handle) { makeHandle(FF_KIND_FIELD, $0, copy) }
}

@c @implementation
public func ff_field_set_bounds(
  _ handle: OpaquePointer?, _ minimum: UnsafePointer<CChar>?, _ minimumLength: Int,
  _ maximum: UnsafePointer<CChar>?, _ maximumLength: Int
) -> ff_status {
  withField(handle) { object throws(CallError) in
    let bounds = NumberBounds(
      minimum: try decimalIfGiven(minimum, minimumLength),
      maximum: try decimalIfGiven(maximum, maximumLength))
    guard let bounds else { return FF_ERROR_BOUNDS }
    object.field.setBounds(bounds)
    return FF_OK
  }
}

@c @implementation
public func ff_field_exclude_bounds(
  _ handle: OpaquePointer?, _ minimum: Bool, _ maximum: Bool
) -> ff_status {
  withField(handle) { object in
    let bounds = object.field.bounds
    let included = NumberBounds(minimum: bounds.minimum, maximum: bounds.maximum) ?? bounds
    object.field.setBounds(included.excluding(minimum: minimum, maximum: maximum))
    return FF_OK
  }
}

@c @implementation
public func ff_field_set_step(
  _ handle: OpaquePointer?, _ step: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  withField(handle) { object throws(CallError) in
    object.field.policies.step = try decimalIfGiven(step, length)
    return FF_OK
  }
}

@c @implementation
public func ff_field_set_large_step(
  _ handle: OpaquePointer?, _ step: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  withField(handle) { object throws(CallError) in
    object.field.policies.largeStep = try decimalIfGiven(step, length)
    return FF_OK
  }
}

@c @implementation
public func ff_field_set_policy(
  _ handle: OpaquePointer?, _ policy: ff_policy, _ value: Int64
) -> ff_status {
  withField(handle) { $0.field.policies.set(policy, to: value) ? FF_OK : FF_ERROR_ARGUMENT }
}

@c @implementation
public func ff_field_set_format(
  _ handle: OpaquePointer?, _ format: OpaquePointer?,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let format = FormattingFieldC.format(format) else { return FF_ERROR_HANDLE }
  return withField(handle) { object in
    let made = object.field.setFormat(format)
    return change == nil ? FF_OK : give(made, change)
  }
}

// MARK: What a field shows

@c @implementation
public func ff_field_state(
  _ handle: OpaquePointer?, _ unit: ff_unit, _ state: UnsafeMutablePointer<ff_state>?
) -> ff_status {
  withField(handle) { object in
    guard let state else { return FF_ERROR_NULL }
    let size = state.pointee.size
    guard size >= MemoryLayout<Int>.size, let unit = TextUnit(unit) else {
      return FF_ERROR_ARGUMENT
    }
    var shown = FormattingFieldC.state(of: &object.field, in: unit)
    shown.size = size
    give(shown, state, size: size)
    return FF_OK
  }
}

/// What a field shows. The field is `inout` so that it is not copied.
private func state(of field: inout NumberField, in unit: TextUnit) -> ff_state {
  var state = ff_state()
  state.status = ff_text_status(field.status)
  let text = field.text
  func offset(_ place: Int) -> Int { unit.offset(of: place, in: text) }
  if let issue = field.issue {
    state.issue = ff_issue(issue.code)
    state.issue_start = offset(issue.range.lowerBound)
    state.issue_end = offset(issue.range.upperBound)
  }
  state.text_length = offset(text.utf8.count)
  let selection = field.selection
  // Most carets stand at the end: a text in UTF-16 is walked through once there.
  let isAtEnd = selection.head == text.utf8.count
  state.head = isAtEnd ? state.text_length : offset(selection.head)
  state.anchor = selection.isCaret ? state.head : offset(selection.anchor)
  if let marked = field.markedRange {
    state.marked_start = offset(marked.lowerBound)
    state.marked_end = offset(marked.upperBound)
  }
  (state.has_value, state.is_edited) = (field.value != nil, field.isEdited)
  return state
}

@c @implementation
public func ff_field_text(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withField(handle) { write($0.field.text, buffer, capacity, length) }
}

// MARK: The value

@c @implementation
public func ff_field_value(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withField(handle) { write($0.field.value?.fixedDecimal?.plainText, buffer, capacity, length) }
}

@c @implementation
public func ff_field_value_double(
  _ handle: OpaquePointer?, _ value: UnsafeMutablePointer<Double>?
) -> ff_status {
  withField(handle) { object in
    // A `double` field gives its value without a conversion.
    if let value, let number = object.field.value?.double {
      value.pointee = number
      return FF_OK
    }
    return give(object.field.value, value)
  }
}

/// Gives a field's value as one of a type of C's.
private func give<Value: NumberValue>(
  _ number: AnyNumber?, _ value: UnsafeMutablePointer<Value>?
) -> ff_status {
  guard let value else { return FF_ERROR_NULL }
  guard let number = number?.fixedDecimal else { return FF_NONE }
  guard let converted = Value.converted(from: number) else {
    return ff_status(noValue: Value.refusal(of: number))
  }
  value.pointee = converted
  return FF_OK
}

@c @implementation
public func ff_field_set_value(
  _ handle: OpaquePointer?, _ number: UnsafePointer<CChar>?, _ length: Int,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  changeField(handle, change) { field throws(CallError) in
    field.setValue(try field.type.taken(from: try decimalIfGiven(number, length)))
  }
}

@c @implementation
public func ff_field_set_double(
  _ handle: OpaquePointer?, _ value: Double, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  changeField(handle, change) { field throws(CallError) in
    guard let number = value.fixedDecimal else { throw CallError(FF_ERROR_NUMBER) }
    return field.setValue(try field.type.taken(from: number))
  }
}

extension NumberType {
  /// The type's value of a number; nil if there is no number.
  func taken(from number: FixedDecimal?) throws(CallError) -> AnyNumber? {
    guard let number else { return nil }
    guard let value = value(of: number) else {
      throw CallError(ff_status(noValue: refusal(of: number)))
    }
    return value
  }
}

@c @implementation
public func ff_field_reset(
  _ handle: OpaquePointer?, _ number: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  withField(handle) { object throws(CallError) in
    let number = try decimalIfGiven(number, length)
    object.field.reset(to: try object.field.type.taken(from: number))
    return FF_OK
  }
}

@c @implementation
public func ff_field_preview(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withField(handle) { write($0.field.preview, buffer, capacity, length) }
}

@c @implementation
public func ff_field_value_text(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withField(handle) { write($0.field.valueText(in: $0.table), buffer, capacity, length) }
}

@c @implementation
public func ff_field_entry_traits(
  _ handle: OpaquePointer?, _ traits: UnsafeMutablePointer<ff_entry_traits>?
) -> ff_status {
  withField(handle) { object in
    guard let traits else { return FF_ERROR_NULL }
    let size = traits.pointee.size
    guard size >= MemoryLayout<Int>.size else { return FF_ERROR_ARGUMENT }
    let found = object.field.entryTraits
    give(
      ff_entry_traits(
        size: size, allows_fraction: found.allowsFraction, allows_minus: found.allowsMinus,
        allows_exponent: found.allowsExponent, can_increment: object.field.canIncrement,
        can_decrement: object.field.canDecrement), traits, size: size)
    return FF_OK
  }
}
