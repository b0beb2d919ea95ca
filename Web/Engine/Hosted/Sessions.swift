// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FieldEditing
import NumberText

@c @implementation
public func ff_hosted_make(
  _ field: OpaquePointer?, _ session: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  withField(field) {
    makeHandle(
      FF_KIND_HOSTED, HostedObject(session: HostedSession(field, $0.field)), session)
  }
}

@c @implementation
public func ff_hosted_free(_ session: OpaquePointer?) {
  freeHandle(FF_KIND_HOSTED, session, HostedObject.self)
}

@c @implementation
public func ff_hosted_set_keypad(
  _ handle: OpaquePointer?, _ separator: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  withSession(handle) { session in
    guard let separator = text(separator, length) else { return FF_ERROR_BROKEN }
    session.keypad = separator
    return FF_OK
  }
}

@c @implementation
public func ff_hosted_set_host(_ handle: OpaquePointer?, _ traits: UInt32) -> ff_status {
  withSession(handle) { session in
    session.host = HostTraits(rawValue: traits)
    return FF_OK
  }
}

// MARK: What the control shows

@c @implementation
public func ff_hosted_text(
  _ handle: OpaquePointer?, _ fact: ff_hosted_fact, _ index: Int,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withSession(handle) { $0.text(fact, index) { write($0, buffer, capacity, length) } }
}

@c @implementation
public func ff_hosted_state(
  _ handle: OpaquePointer?, _ unit: ff_unit, _ info: UnsafeMutablePointer<ff_hosted_info>?
) -> ff_status {
  withSession(handle) { session in
    guard let info else { return FF_ERROR_NULL }
    let size = info.pointee.size
    guard size >= MemoryLayout<Int>.size, let unit = TextUnit(unit) else {
      return FF_ERROR_ARGUMENT
    }
    return session.show { state in
      give(
        ff_hosted_info(
          size: size, anchor: unit.offset(of: state.selection.anchor, in: state.text),
          head: unit.offset(of: state.selection.head, in: state.text),
          is_focused: state.isFocused, is_enabled: state.isEnabled,
          wants_focus: state.wantsFocus, is_acceptable: state.isAcceptable,
          is_composing: state.isComposing, refusal: state.refusal.map(ff_status.init) ?? FF_OK,
          intent: ff_intent(state.intent)), info, size: size)
      return FF_OK
    }
  }
}

@c @implementation
public func ff_hosted_shown(
  _ handle: OpaquePointer?, _ shown: UnsafeMutablePointer<ff_shown>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withSession(handle) { session in
    guard let shown else { return FF_ERROR_NULL }
    let size = shown.pointee.size
    guard size >= MemoryLayout<Int>.size else { return FF_ERROR_ARGUMENT }
    return session.show { state in
      let status = write(state.shown.text, buffer, capacity, length)
      guard status == FF_OK else { return status }
      // `FF_SELECTION`, for a control that leaves its own.
      let selection = state.shown.utf16Selection
      give(
        ff_shown(
          size: size, text: buffer, length: state.shown.text.utf8.count,
          start: selection?.lowerBound ?? -1, end: selection?.upperBound ?? -1,
          reports: Int64(state.shown.reportCount), revision: Int64(state.shown.revision)),
        shown, size: size)
      return FF_OK
    }
  }
}

@c @implementation
public func ff_hosted_drawn(_ handle: OpaquePointer?, _ shown: UnsafePointer<ff_shown>?)
  -> ff_status
{
  withSession(handle) { session throws(CallError) in
    guard let shown = try ShownText(shown) else { return FF_ERROR_NULL }
    return session.drawn(shown)
  }
}

// MARK: What the control says

@c @implementation
public func ff_hosted_edit(
  _ handle: OpaquePointer?, _ unit: ff_unit, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ anchor: Int, _ head: Int, _ markedStart: Int, _ markedEnd: Int, _ intent: ff_intent,
  _ shown: UnsafePointer<ff_shown>?
) -> ff_status {
  withSession(handle) { session throws(CallError) in
    guard let selection = TextRange(unit, anchor, head),
      let marked = TextRange(unit, markedStart, markedEnd), let intent = TextEdit.Intent(intent)
    else { return FF_ERROR_ARGUMENT }
    let shown = try ShownText(shown)
    guard let text = FormattingFieldC.text(text, length) else { return FF_REFUSED_BROKEN }
    return session.edit(
      text, selection.given, marked: marked.given, intent: intent == .typed ? nil : intent,
      from: shown)
  }
}

@c @implementation
public func ff_hosted_select(
  _ handle: OpaquePointer?, _ unit: ff_unit, _ anchor: Int, _ head: Int
) -> ff_status {
  withSession(handle) { session in
    guard let range = TextRange(unit, anchor, head) else { return FF_ERROR_ARGUMENT }
    return session.select(range)
  }
}

@c @implementation
public func ff_hosted_report_selection(
  _ handle: OpaquePointer?, _ start: Int, _ end: Int
) -> ff_status {
  withSession(handle) { session in
    guard let range = Range(start, end) else { return FF_ERROR_ARGUMENT }
    return session.report(range)
  }
}

@c @implementation
public func ff_hosted_press(_ handle: OpaquePointer?, _ key: ff_key, _ count: Int32) -> ff_status {
  if key == FF_KEY_COMMIT && count >= 0 { return ff_hosted_submit(handle, nil) }
  return withSession(handle) { session in
    guard let key = FieldInput.Key(key), count >= 0 else { return FF_ERROR_ARGUMENT }
    return session.press(key, Int(count))
  }
}

@c @implementation
public func ff_hosted_take(
  _ handle: OpaquePointer?, _ suggestion: UnsafePointer<CChar>?, _ length: Int,
  _ outcome: UnsafeMutablePointer<ff_outcome>?
) -> ff_status {
  ending(handle, outcome) { session, outcome in
    guard let suggestion = text(suggestion, length) else { return FF_REFUSED_BROKEN }
    return session.take(suggestion, &outcome)
  }
}

@c @implementation
public func ff_hosted_focus(
  _ handle: OpaquePointer?, _ isFocused: Bool, _ selects: Bool,
  _ outcome: UnsafeMutablePointer<ff_outcome>?
) -> ff_status {
  ending(handle, outcome) { $0.focus(isFocused, selects: selects, &$1) }
}

@c @implementation
public func ff_hosted_submit(
  _ handle: OpaquePointer?, _ outcome: UnsafeMutablePointer<ff_outcome>?
) -> ff_status {
  ending(handle, outcome) { $0.end(.submit, &$1) }
}

@c @implementation
public func ff_hosted_commit(
  _ handle: OpaquePointer?, _ outcome: UnsafeMutablePointer<ff_outcome>?
) -> ff_status {
  ending(handle, outcome) { $0.end(.commit, &$1) }
}

@c @implementation
public func ff_hosted_disappear(
  _ handle: OpaquePointer?, _ outcome: UnsafeMutablePointer<ff_outcome>?
) -> ff_status {
  ending(handle, outcome) { $0.end(.disappear, &$1) }
}

@c @implementation
public func ff_hosted_enable(
  _ handle: OpaquePointer?, _ isEnabled: Bool, _ outcome: UnsafeMutablePointer<ff_outcome>?
) -> ff_status {
  ending(handle, outcome) { $0.enable(isEnabled, &$1) }
}

@c @implementation
public func ff_hosted_undo(_ handle: OpaquePointer?) -> ff_status {
  withSession(handle) { $0.undo() }
}

@c @implementation
public func ff_hosted_redo(_ handle: OpaquePointer?) -> ff_status {
  withSession(handle) { $0.redo() }
}

// MARK: What the program says

@c @implementation
public func ff_hosted_next_value(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withSession(handle) { session in
    session.nextValue { write($0?.fixedDecimal?.plainText ?? "", buffer, capacity, length) }
  }
}

@c @implementation
public func ff_hosted_take_value(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withSession(handle) { session in
    session.takeValue { write($0?.fixedDecimal?.plainText ?? "", buffer, capacity, length) }
  }
}

@c @implementation
public func ff_hosted_set_value(
  _ handle: OpaquePointer?, _ number: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  withSession(handle) { session throws(CallError) in
    session.setValue(try decimalIfGiven(number, length), .set)
  }
}

@c @implementation
public func ff_hosted_read_value(
  _ handle: OpaquePointer?, _ number: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  withSession(handle) { session throws(CallError) in
    session.setValue(try decimalIfGiven(number, length), .read)
  }
}

@c @implementation
public func ff_hosted_rest_at(
  _ handle: OpaquePointer?, _ number: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  withSession(handle) { session throws(CallError) in
    session.setValue(try decimalIfGiven(number, length), .rest)
  }
}

@c @implementation
public func ff_hosted_rest(_ handle: OpaquePointer?) -> ff_status {
  withSession(handle) { $0.rest() }
}
