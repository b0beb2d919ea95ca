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
public func ff_change_free(_ change: OpaquePointer?) {
  freeHandle(FF_KIND_CHANGE, change, ChangeObject.self)
}

// MARK: Editing

@c @implementation
public func ff_field_apply(
  _ handle: OpaquePointer?, _ unit: ff_unit, _ start: Int, _ end: Int,
  _ text: UnsafePointer<CChar>?, _ length: Int, _ intent: ff_intent,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  apply(handle, unit, start, end, FormattingFieldC.text(text, length), intent, change)
}

@c @implementation
public func ff_field_apply_utf16(
  _ handle: OpaquePointer?, _ unit: ff_unit, _ start: Int, _ end: Int,
  _ text: UnsafePointer<UInt16>?, _ length: Int, _ intent: ff_intent,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  apply(handle, unit, start, end, FormattingFieldC.text(text, length), intent, change)
}

@inline(__always)
private func apply(
  _ handle: OpaquePointer?, _ unit: ff_unit, _ start: Int, _ end: Int, _ text: String?,
  _ intent: ff_intent, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  guard let text else { return FF_REFUSED_BROKEN }
  guard let range = TextRange(unit, start, end), let intent = TextEdit.Intent(intent) else {
    return FF_ERROR_ARGUMENT
  }
  do throws(EditRefusal) {
    let edit = TextEdit(range, text, intent: intent)
    guard let change else {
      try object.pointee.field.apply(edit)
      return FF_OK
    }
    return give(try object.pointee.field.apply(edit), change)
  } catch {
    return ff_status(error)
  }
}

@c @implementation
public func ff_field_select(
  _ handle: OpaquePointer?, _ unit: ff_unit, _ anchor: Int, _ head: Int
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  guard let range = TextRange(unit, anchor, head) else { return FF_ERROR_ARGUMENT }
  do throws(EditRefusal) {
    try object.pointee.field.select(range)
    return FF_OK
  } catch {
    return ff_status(error)
  }
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
  give(object.pointee.field.state(in: unit, size: size), state, size: size)
  return FF_OK
}

extension FormattingField {
  fileprivate func state(in unit: TextUnit, size: Int) -> ff_state {
    let text = text
    func offset(_ place: Int) -> Int { unit.offset(of: place, in: text) }
    let issue = reading.issue
    let issueRange = issue?.range ?? 0..<0
    let marked = markedRange ?? 0..<0
    return ff_state(
      size: size, status: ff_text_status(status), issue: ff_issue(issue?.code),
      issue_start: offset(issueRange.lowerBound), issue_end: offset(issueRange.upperBound),
      text_length: offset(text.utf8.count), anchor: offset(selection.anchor),
      head: offset(selection.head), marked_start: offset(marked.lowerBound),
      marked_end: offset(marked.upperBound), has_value: value != nil, is_edited: isEdited)
  }
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

@c @implementation
public func ff_field_value(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  guard let number = object.pointee.field.value?.fixedDecimal else { return FF_NONE }
  return write(number.plainText, buffer, capacity, length)
}

// MARK: Committing

@c @implementation
public func ff_field_commit(
  _ handle: OpaquePointer?, _ outcome: UnsafeMutablePointer<ff_outcome>?,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let object = field(handle) else { return FF_ERROR_HANDLE }
  let commit = object.pointee.field.commit()
  object.pointee.outcome = commit.outcome
  outcome?.pointee = ff_outcome(commit.outcome)
  return give(commit.change, change)
}

/// Gives a caller a change, where it wants one.
func give(
  _ made: FieldChange<AnyNumber>?, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let change else { return FF_OK }
  change.pointee = nil
  guard let made else { return FF_OK }
  return makeHandle(FF_KIND_CHANGE, ChangeObject(change: made), change)
}
