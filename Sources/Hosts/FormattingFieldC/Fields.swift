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
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  return makeHandle(FF_KIND_FIELD, object.pointee, copy)
}

@c @implementation
public func ff_field_set_bounds(
  _ handle: OpaquePointer?, _ minimum: UnsafePointer<CChar>?, _ minimumLength: Int,
  _ maximum: UnsafePointer<CChar>?, _ maximumLength: Int
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  do throws(CallError) {
    let least = minimum == nil ? nil : try decimal(minimum, minimumLength)
    let greatest = maximum == nil ? nil : try decimal(maximum, maximumLength)
    guard let bounds = NumberBounds(minimum: least, maximum: greatest) else {
      return FF_ERROR_BOUNDS
    }
    object.pointee.field.setBounds(bounds)
    return FF_OK
  } catch {
    return error.status
  }
}

@c @implementation
public func ff_field_exclude_bounds(
  _ handle: OpaquePointer?, _ minimum: Bool, _ maximum: Bool
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  let bounds = object.pointee.field.bounds
  let included = NumberBounds(minimum: bounds.minimum, maximum: bounds.maximum) ?? bounds
  object.pointee.field.setBounds(included.excluding(minimum: minimum, maximum: maximum))
  return FF_OK
}

@c @implementation
public func ff_field_set_step(
  _ handle: OpaquePointer?, _ step: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  do throws(CallError) {
    object.pointee.field.policies.step = step == nil ? nil : try decimal(step, length)
    return FF_OK
  } catch {
    return error.status
  }
}

@c @implementation
public func ff_field_set_large_step(
  _ handle: OpaquePointer?, _ step: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  do throws(CallError) {
    object.pointee.field.policies.largeStep = step == nil ? nil : try decimal(step, length)
    return FF_OK
  } catch {
    return error.status
  }
}

@c @implementation
public func ff_field_set_policy(
  _ handle: OpaquePointer?, _ policy: ff_policy, _ value: Int64
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  return object.pointee.field.policies.set(policy, to: value) ? FF_OK : FF_ERROR_ARGUMENT
}

@c @implementation
public func ff_field_policy(
  _ handle: OpaquePointer?, _ policy: ff_policy, _ value: UnsafeMutablePointer<Int64>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  guard let value else { return FF_ERROR_NULL }
  guard let number = object.pointee.field.policies.number(policy) else { return FF_ERROR_ARGUMENT }
  value.pointee = number
  return FF_OK
}

@c @implementation
public func ff_field_set_format(
  _ handle: OpaquePointer?, _ format: OpaquePointer?,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let object = field(handle), let format = FormattingFieldC.format(format) else {
    return FF_ERROR_HANDLE
  }
  return give(object.pointee.field.setFormat(format), of: object, change)
}

// MARK: What a field shows

@c @implementation
public func ff_field_state(
  _ handle: OpaquePointer?, _ unit: ff_unit, _ state: UnsafeMutablePointer<ff_state>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  guard let state else { return FF_ERROR_NULL }
  let size = state.pointee.size
  guard size >= MemoryLayout<Int>.size, let unit = TextUnit(unit) else {
    return FF_ERROR_ARGUMENT
  }
  give(FormattingFieldC.state(of: object, in: unit, size: size), state, size: size)
  return FF_OK
}

/// What a struct of a size has room for. The field is asked where it is, not copied.
private func state(
  of object: UnsafeMutablePointer<FieldObject>, in unit: TextUnit, size: Int
) -> ff_state {
  var state = ff_state()
  (state.size, state.status) = (size, ff_text_status(object.pointee.field.status))
  // A struct with room for no more asks for no more.
  guard size > MemoryLayout<Int>.size + MemoryLayout<ff_text_status>.size else { return state }
  let text = object.pointee.field.text
  func offset(_ place: Int) -> Int { unit.offset(of: place, in: text) }
  if let issue = object.pointee.field.reading.issue {
    state.issue = ff_issue(issue.code)
    state.issue_start = offset(issue.range.lowerBound)
    state.issue_end = offset(issue.range.upperBound)
  }
  state.text_length = offset(text.utf8.count)
  let selection = object.pointee.field.selection
  state.head = offset(selection.head)
  state.anchor = selection.isCaret ? state.head : offset(selection.anchor)
  if let marked = object.pointee.field.markedRange {
    state.marked_start = offset(marked.lowerBound)
    state.marked_end = offset(marked.upperBound)
  }
  state.has_value = object.pointee.field.value != nil
  // The last member, which costs a comparison.
  if size >= MemoryLayout<ff_state>.size { state.is_edited = object.pointee.field.isEdited }
  return state
}

@c @implementation
public func ff_field_text(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  return write(object.pointee.field.text, buffer, capacity, length)
}

@c @implementation
public func ff_field_text_utf16(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<UInt16>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  return write(object.pointee.field.text, buffer, capacity, length)
}

// MARK: The value

@c @implementation
public func ff_field_value(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  guard let number = object.pointee.field.value?.fixedDecimal else { return FF_NONE }
  return write(number.plainText, buffer, capacity, length)
}

@c @implementation
public func ff_field_value_double(
  _ handle: OpaquePointer?, _ value: UnsafeMutablePointer<Double>?
) -> ff_status {
  // What the field has is given as it is.
  if let value, let object = field(handle), let number = object.pointee.field.value?.double {
    value.pointee = number
    return FF_OK
  }
  return give(handle, value)
}

@c @implementation
public func ff_field_value_int64(
  _ handle: OpaquePointer?, _ value: UnsafeMutablePointer<Int64>?
) -> ff_status {
  give(handle, value)
}

@c @implementation
public func ff_field_value_uint64(
  _ handle: OpaquePointer?, _ value: UnsafeMutablePointer<UInt64>?
) -> ff_status {
  give(handle, value)
}

/// Gives the value as one of a type of C's.
private func give<Value: NumberValue>(
  _ handle: OpaquePointer?, _ value: UnsafeMutablePointer<Value>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  guard let value else { return FF_ERROR_NULL }
  guard let number = object.pointee.field.value?.fixedDecimal else { return FF_NONE }
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
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  guard number != nil else { return give(object.pointee.field.setValue(nil), of: object, change) }
  do throws(CallError) {
    return set(object, to: try decimal(number, length), change)
  } catch {
    return error.status
  }
}

@c @implementation
public func ff_field_set_double(
  _ handle: OpaquePointer?, _ value: Double, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  guard let number = value.fixedDecimal else { return FF_ERROR_NUMBER }
  return set(object, to: number, change)
}

@c @implementation
public func ff_field_set_int64(
  _ handle: OpaquePointer?, _ value: Int64, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  return set(object, to: FixedDecimal(value), change)
}

@c @implementation
public func ff_field_set_uint64(
  _ handle: OpaquePointer?, _ value: UInt64, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  return set(object, to: FixedDecimal(value), change)
}

private func set(
  _ object: UnsafeMutablePointer<FieldObject>, to number: FixedDecimal,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  let type = object.pointee.field.type
  guard let value = type.value(of: number) else {
    return ff_status(noValue: type.refusal(of: number))
  }
  return give(object.pointee.field.setValue(value), of: object, change)
}

@c @implementation
public func ff_field_reset(
  _ handle: OpaquePointer?, _ number: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  do throws(CallError) {
    let number = number == nil ? nil : try decimal(number, length)
    guard let number else {
      object.pointee.field.reset()
      return FF_OK
    }
    let type = object.pointee.field.type
    guard let value = type.value(of: number) else {
      return ff_status(noValue: type.refusal(of: number))
    }
    object.pointee.field.reset(to: value)
    return FF_OK
  } catch {
    return error.status
  }
}

@c @implementation
public func ff_field_preview(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  return write(object.pointee.field.preview, buffer, capacity, length)
}

@c @implementation
public func ff_field_value_text(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  let table = object.pointee.table
  return write(object.pointee.field.valueText(in: table), buffer, capacity, length)
}

@c @implementation
public func ff_field_entry_traits(
  _ handle: OpaquePointer?, _ traits: UnsafeMutablePointer<ff_entry_traits>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  guard let traits else { return FF_ERROR_NULL }
  let size = traits.pointee.size
  guard size >= MemoryLayout<Int>.size else { return FF_ERROR_ARGUMENT }
  let found = object.pointee.field.entryTraits
  give(
    ff_entry_traits(
      size: size, allows_fraction: found.allowsFraction, allows_minus: found.allowsMinus,
      allows_exponent: found.allowsExponent, can_increment: object.pointee.field.canIncrement,
      can_decrement: object.pointee.field.canDecrement), traits, size: size)
  return FF_OK
}
