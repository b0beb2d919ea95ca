// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FieldEditing
import FieldForms
import FieldSchemas
import NumberText

@c @implementation
public func ff_form_apply(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int, _ unit: ff_unit,
  _ start: Int, _ end: Int, _ text: UnsafePointer<CChar>?, _ length: Int, _ intent: ff_intent
) -> ff_status {
  edit(handle, path, pathLength, text, length) { text in
    guard let range = TextRange(unit, start, end), let intent = TextEdit.Intent(intent) else {
      return nil
    }
    return .edit(TextEdit(range, text, intent: intent))
  }
}

@c @implementation
public func ff_form_type(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int,
  _ text: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  edit(handle, path, pathLength, text, length) { .type($0) }
}

@c @implementation
public func ff_form_follow(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int, _ unit: ff_unit,
  _ text: UnsafePointer<CChar>?, _ length: Int, _ anchor: Int, _ head: Int, _ markedStart: Int,
  _ markedEnd: Int, _ intent: ff_intent
) -> ff_status {
  edit(handle, path, pathLength, text, length) { text in
    guard let selection = TextRange(unit, anchor, head),
      let marked = TextRange(unit, markedStart, markedEnd),
      let intent = TextEdit.Intent(intent)
    else { return nil }
    return .follow(
      text, selection: selection == .selection ? nil : selection,
      marked: marked == .selection ? nil : marked, intent: intent)
  }
}

@c @implementation
public func ff_form_compose(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int,
  _ text: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  edit(handle, path, pathLength, text, length) { .compose($0) }
}

/// Edits a field with a text that a caller gives.
private func edit(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int,
  _ text: UnsafePointer<CChar>?, _ length: Int, _ input: (String) -> FieldInput?
) -> ff_status {
  guard let text = FormattingFieldC.text(text, length) else {
    return withForm(handle) { _ in FF_REFUSED_BROKEN }
  }
  return apply(handle, path, pathLength, input(text))
}

@c @implementation
public func ff_form_select(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int, _ unit: ff_unit,
  _ anchor: Int, _ head: Int
) -> ff_status {
  apply(handle, path, pathLength, TextRange(unit, anchor, head).map { .select($0) })
}

@c @implementation
public func ff_form_press(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int, _ key: ff_key,
  _ count: Int32
) -> ff_status {
  apply(handle, path, pathLength, FieldInput(key, count))
}

@c @implementation
public func ff_form_choose(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int,
  _ value: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  withValue(handle, path, pathLength, value, length) { form, path, value throws(FormRefusal) in
    try form.choose(value, in: path)
  }
}

@c @implementation
public func ff_form_set_value(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int,
  _ value: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  withValue(handle, path, pathLength, value, length) { form, path, value throws(FormRefusal) in
    guard form.setValue(value, of: path) else { throw .field(.filtered) }
  }
}

/// Gives a field a value that a caller has as JSON.
private func withValue(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int,
  _ json: UnsafePointer<CChar>?, _ length: Int,
  _ body: (inout FormObject.Form, [String], FieldValue) throws(FormRefusal) -> Void
) -> ff_status {
  withForm(handle) { object throws(CallError) in
    let path = try FormattingFieldC.path(path, pathLength)
    guard let state = object.form[path], let field = object.form.content.field(path) else {
      return FF_ERROR_FIELD
    }
    guard let value = field.value(ofJSON: try given(json, length), in: state) else {
      return FF_ERROR_SCHEMA
    }
    do throws(FormRefusal) {
      try object.record { form throws(FormRefusal) in try body(&form, path, value) }
      return FF_OK
    } catch {
      return ff_status(error)
    }
  }
}

@c @implementation
public func ff_form_commit(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int,
  _ outcome: UnsafeMutablePointer<ff_outcome>?
) -> ff_status {
  withForm(handle) { object throws(CallError) in
    let id = try object.id(try FormattingFieldC.path(path, pathLength))
    var result = CommitOutcome.unchanged
    object.record { result = $0.commit(id) ?? .unchanged }
    outcome?.pointee = ff_outcome(result)
    return FF_OK
  }
}

// MARK: Focus

@c @implementation
public func ff_form_focus(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int
) -> ff_status {
  withForm(handle) { object throws(CallError) in
    let id =
      path == nil ? nil : try object.id(try FormattingFieldC.path(path, pathLength))
    var isFocused = false
    object.record { isFocused = $0.focus(id) }
    return isFocused ? FF_OK : FF_REFUSED_INACTIVE
  }
}

@c @implementation
public func ff_form_move_focus(_ handle: OpaquePointer?, _ direction: Int32) -> ff_status {
  withForm(handle) { object in
    object.record { direction < 0 ? $0.moveToPrevious() : $0.moveToNext() }
    return FF_OK
  }
}

@c @implementation
public func ff_form_focused_field(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withForm(handle) { write($0.form.focusedField.map(pathText), buffer, capacity, length) }
}

// MARK: Undo

@c @implementation
public func ff_form_set_time(_ handle: OpaquePointer?, _ milliseconds: Int64) -> ff_status {
  withForm(handle) { object in
    object.time = .milliseconds(milliseconds)
    return FF_OK
  }
}

@c @implementation
public func ff_form_undo(_ handle: OpaquePointer?) -> ff_status {
  withForm(handle) { $0.history.undo(&$0.form) ? FF_OK : FF_NONE }
}

@c @implementation
public func ff_form_redo(_ handle: OpaquePointer?) -> ff_status {
  withForm(handle) { $0.history.redo(&$0.form) ? FF_OK : FF_NONE }
}
