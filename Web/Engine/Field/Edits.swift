// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FieldEditing
import NumberText

@c @implementation
public func ff_field_apply(
  _ handle: OpaquePointer?, _ unit: ff_unit, _ start: Int, _ end: Int,
  _ text: UnsafePointer<CChar>?, _ length: Int, _ intent: ff_intent,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let range = TextRange(unit, start, end), let intent = TextEdit.Intent(intent) else {
    return withField(handle) { _ in FF_ERROR_ARGUMENT }
  }
  return withField(handle) { object throws(EditRefusal) in
    guard let text = FormattingFieldC.text(text, length) else { throw .brokenText }
    let edit = TextEdit(range, text, intent: intent)
    if let change { return give(try object.field.apply(edit), change) }
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
    try object.field.select(range)
    return FF_OK
  }
}

/// Lets the field of a handle take an input; nil stands for what the header does not name.
func take(
  _ handle: OpaquePointer?, _ input: FieldInput?, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  withField(handle) { object throws(EditRefusal) in
    guard let input else { return FF_ERROR_ARGUMENT }
    guard change == nil else { return give(try object.field.apply(input), change) }
    try object.field.edit(input)
    return FF_OK
  }
}

@c @implementation
public func ff_field_type(
  _ handle: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let text = FormattingFieldC.text(text, length) else {
    return withField(handle) { _ in FF_REFUSED_BROKEN }
  }
  return take(handle, .type(text), change)
}

@c @implementation
public func ff_field_press(
  _ handle: OpaquePointer?, _ key: ff_key, _ count: Int32,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  // A commit has an outcome that is asked for later.
  if key == FF_KEY_COMMIT { return ff_field_commit(handle, nil, change) }
  return take(handle, FieldInput(key, count), change)
}

@c @implementation
public func ff_field_compose(
  _ handle: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let text = FormattingFieldC.text(text, length) else {
    return withField(handle) { _ in ff_status(EditRefusal.brokenText) }
  }
  return take(handle, .compose(text), change)
}

@c @implementation
public func ff_field_follow(
  _ handle: OpaquePointer?, _ unit: ff_unit, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ anchor: Int, _ head: Int, _ markedStart: Int, _ markedEnd: Int, _ intent: ff_intent,
  _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let selection = TextRange(unit, anchor, head),
    let marked = TextRange(unit, markedStart, markedEnd), let intent = TextEdit.Intent(intent)
  else { return withField(handle) { _ in FF_ERROR_ARGUMENT } }
  guard let text = FormattingFieldC.text(text, length) else {
    return withField(handle) { _ in ff_status(EditRefusal.brokenText) }
  }
  return take(
    handle, .follow(text, selection: selection.given, marked: marked.given, intent: intent), change)
}

extension TextRange {
  /// Nil in the place of a range that the caller does not know.
  var given: TextRange? { self == .selection ? nil : self }
}

// MARK: Changes

/// Gives a caller the change that a text has come from; NULL if nothing has changed.
func give(
  _ made: consuming FieldChange<AnyNumber>?, _ change: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  change?.pointee = nil
  guard let made else { return FF_OK }
  return makeHandle(FF_KIND_CHANGE, made, change)
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
  withObject(FF_KIND_CHANGE, change) { (made: inout FieldChange<AnyNumber>) in
    changeField(handle, nil) { field throws(EditRefusal) in
      let done = try field.apply(direction(made))
      made = direction(done)
      return done
    }
  }
}

@c @implementation
public func ff_change_free(_ change: OpaquePointer?) {
  freeHandle(FF_KIND_CHANGE, change, FieldChange<AnyNumber>.self)
}
