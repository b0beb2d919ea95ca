// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
package import FieldEditing
package import NumberText

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
  guard let range = TextRange(unit, start, end), let intent = TextEdit.Intent(intent) else {
    return withField(handle) { _ in FF_ERROR_ARGUMENT }
  }
  return withField(handle) { object throws(EditRefusal) in
    guard let text else { throw .brokenText }
    let edit = TextEdit(range, text, intent: intent)
    if let keys = object.keys { return try keys.take(.edit(edit), &object, change) }
    if let change { return give(try object.field.apply(edit), in: object.field.text, change) }
    try object.field.edit(edit)
    return FF_OK
  }
}

@c @implementation
public func ff_field_select(
  _ handle: OpaquePointer?, _ unit: ff_unit, _ anchor: Int, _ head: Int
) -> ff_status {
  withField(handle) { object throws(EditRefusal) in
    guard let range = TextRange(unit, anchor, head) else { return FF_ERROR_ARGUMENT }
    if let keys = object.keys { return try keys.take(.select(range), &object, nil) }
    try object.field.select(range)
    return FF_OK
  }
}

@c @implementation
public func ff_field_type(
  _ handle: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  withField(handle) { object throws(EditRefusal) in
    guard let text = FormattingFieldC.text(text, length) else { throw .brokenText }
    guard object.keys != nil else {
      try object.field.type(text)
      return FF_OK
    }
    for character in text {
      guard let keys = object.keys else { break }
      _ = try keys.take(.edit(TextEdit(.selection, String(character))), &object, nil)
    }
    return FF_OK
  }
}

@c @implementation
public func ff_field_delete(
  _ handle: OpaquePointer?, _ count: Int32, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  takeInput(handle, change, .delete(Int(count))) { field throws(EditRefusal) in
    count < 0
      ? try field.deleteBackward(-Int(count)) : try field.deleteForward(Int(count))
  }
}

@c @implementation
public func ff_field_decimal_key(
  _ handle: OpaquePointer?, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  takeInput(handle, change, .decimalKey) { field throws(EditRefusal) in
    try field.press(.decimalKey)
  }
}

@c @implementation
public func ff_field_toggle_sign(
  _ handle: OpaquePointer?, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  takeInput(handle, change, .toggleSign) { field throws(EditRefusal) in try field.toggleSign() }
}

@c @implementation
public func ff_field_compose(
  _ handle: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  compose(handle, FormattingFieldC.text(text, length), change)
}

@c @implementation
public func ff_field_compose_utf16(
  _ handle: OpaquePointer?, _ text: UnsafePointer<UInt16>?, _ length: Int,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  compose(handle, FormattingFieldC.text(text, length), change)
}

private func compose(
  _ handle: OpaquePointer?, _ text: String?, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let text else { return withField(handle) { _ in ff_status(EditRefusal.brokenText) } }
  return takeInput(handle, change, .compose(text)) { field throws(EditRefusal) in
    try field.compose(text)
  }
}

@c @implementation
public func ff_field_end_composition(_ handle: OpaquePointer?) -> ff_status {
  withField(handle) { object in
    object.field.endComposition()
    return FF_OK
  }
}

@c @implementation
public func ff_field_follow(
  _ handle: OpaquePointer?, _ unit: ff_unit, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ anchor: Int, _ head: Int, _ markedStart: Int, _ markedEnd: Int, _ intent: ff_intent,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  follow(
    handle, FormattingFieldC.text(text, length), TextRange(unit, anchor, head),
    marked: TextRange(unit, markedStart, markedEnd), intent, change)
}

@c @implementation
public func ff_field_follow_utf16(
  _ handle: OpaquePointer?, _ unit: ff_unit, _ text: UnsafePointer<UInt16>?, _ length: Int,
  _ anchor: Int, _ head: Int, _ markedStart: Int, _ markedEnd: Int, _ intent: ff_intent,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  follow(
    handle, FormattingFieldC.text(text, length), TextRange(unit, anchor, head),
    marked: TextRange(unit, markedStart, markedEnd), intent, change)
}

private func follow(
  _ handle: OpaquePointer?, _ text: String?, _ selection: TextRange?, marked: TextRange?,
  _ intent: ff_intent, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let selection, let marked, let intent = TextEdit.Intent(intent) else {
    return withField(handle) { _ in FF_ERROR_ARGUMENT }
  }
  guard let text else { return withField(handle) { _ in ff_status(EditRefusal.brokenText) } }
  let (selected, composed) = (selection.given, marked.given)
  return takeInput(handle, change, .follow(text, selected, marked: composed, intent)) {
    field throws(EditRefusal) in
    try field.follow(text, selection: selected, marked: composed, intent: intent)
  }
}

extension TextRange {
  /// Nil in the place of a range that the caller does not know.
  fileprivate var given: TextRange? { self == .selection ? nil : self }
}

// MARK: Changes

/// Gives a caller the change that a text has come from; NULL if nothing has changed.
package func give(
  _ made: consuming FieldChange<AnyNumber>?, in text: String,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  change?.pointee = nil
  guard let made else { return FF_OK }
  return makeHandle(FF_KIND_CHANGE, ChangeObject(made, in: text), change)
}

private func change(_ handle: OpaquePointer?) -> UnsafeMutablePointer<ChangeObject>? {
  ff_handle_object(UnsafeRawPointer(handle), FF_KIND_CHANGE)?
    .assumingMemoryBound(to: ChangeObject.self)
}

@c @implementation
public func ff_field_undo(_ handle: OpaquePointer?, _ change: OpaquePointer?) -> ff_status {
  remake(handle, change) { $0.inverse }
}

@c @implementation
public func ff_field_redo(_ handle: OpaquePointer?, _ change: OpaquePointer?) -> ff_status {
  remake(handle, change) { $0 }
}

/// Makes a change or its inverse. In another format the field may write another text than the
/// change's (E6): then the handle keeps what the field did instead, so that further undos and redos
/// fit.
private func remake(
  _ handle: OpaquePointer?, _ change: OpaquePointer?,
  _ direction: (FieldChange<AnyNumber>) -> FieldChange<AnyNumber>
) -> ff_status {
  guard let made = FormattingFieldC.change(change) else { return FF_ERROR_HANDLE }
  return changeField(handle, nil) { field throws(EditRefusal) in
    let done = try field.apply(direction(made.pointee.change))
    let object = ChangeObject(direction(done), in: field.text)
    made.deinitialize(count: 1)
    made.initialize(to: object)
    return done
  }
}

@c @implementation
public func ff_change_range(
  _ handle: OpaquePointer?, _ unit: ff_unit, _ start: UnsafeMutablePointer<Int>?,
  _ removed: UnsafeMutablePointer<Int>?, _ inserted: UnsafeMutablePointer<Int>?
) -> ff_status {
  guard let object = change(handle) else { return FF_ERROR_HANDLE }
  guard let unit = TextUnit(unit) else { return FF_ERROR_ARGUMENT }
  start?.pointee =
    switch unit {
    case .utf8: object.pointee.starts.utf8
    case .utf16: object.pointee.starts.utf16
    case .scalars: object.pointee.starts.scalars
    }
  func count(_ text: String) -> Int { unit.offset(of: text.utf8.count, in: text) }
  removed?.pointee = count(object.pointee.change.removed)
  inserted?.pointee = count(object.pointee.change.inserted)
  return FF_OK
}

@c @implementation
public func ff_change_removed(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  guard let object = change(handle) else { return FF_ERROR_HANDLE }
  return write(object.pointee.change.removed, buffer, capacity, length)
}

@c @implementation
public func ff_change_inserted(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  guard let object = change(handle) else { return FF_ERROR_HANDLE }
  return write(object.pointee.change.inserted, buffer, capacity, length)
}

@c @implementation
public func ff_change_free(_ change: OpaquePointer?) {
  freeHandle(FF_KIND_CHANGE, change, ChangeObject.self)
}
