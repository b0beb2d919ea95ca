// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FieldEditing
import FieldForms
import FieldSchemas
import NumberText

@c @implementation
public func ff_form_state(
  _ handle: OpaquePointer?, _ info: UnsafeMutablePointer<ff_form_info>?
) -> ff_status {
  withForm(handle) { object in
    guard let info else { return FF_ERROR_NULL }
    let size = info.pointee.size
    guard size >= MemoryLayout<Int>.size else { return FF_ERROR_ARGUMENT }
    let form = object.form
    give(
      ff_form_info(
        size: size, field_count: form.declaredFields.count, issue_count: form.formIssues.count,
        is_valid: form.isValid, is_changed: form.isChanged, is_submitting: form.isSubmitting,
        can_undo: object.history.canUndo, can_redo: object.history.canRedo), info, size: size)
    return FF_OK
  }
}

@c @implementation
public func ff_form_field_state(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int, _ unit: ff_unit,
  _ info: UnsafeMutablePointer<ff_form_field_info>?
) -> ff_status {
  withForm(handle) { object throws(CallError) in
    let path = try FormattingFieldC.path(path, pathLength)
    guard let info else { return FF_ERROR_NULL }
    let size = info.pointee.size
    guard size >= MemoryLayout<Int>.size, let unit = TextUnit(unit) else {
      return FF_ERROR_ARGUMENT
    }
    guard let field = object.form[path] else { return FF_ERROR_FIELD }
    var found = ff_form_field_info(field, in: unit, size: size)
    found.is_checking = object.form.isChecking(path)
    give(found, info, size: size)
    return FF_OK
  }
}

extension ff_form_field_info {
  fileprivate init(_ field: FieldState, in unit: TextUnit, size: Int) {
    self.init()
    func offset(_ place: Int) -> Int { unit.offset(of: place, in: field.text) }
    self.size = size
    control = ff_control(field.control)
    status = ff_text_status(field.status)
    text_length = offset(field.text.utf8.count)
    (anchor, head) = (offset(field.selection.anchor), offset(field.selection.head))
    if let marked = field.markedRange {
      (marked_start, marked_end) = (offset(marked.lowerBound), offset(marked.upperBound))
    }
    (issue_count, option_count) = (field.issues.count, field.control.options.count)
    is_required = field.traits.contains(.required)
    is_disabled = field.traits.contains(.disabled)
    is_secret = field.traits.contains(.secret)
    (is_focused, is_touched) = (field.isFocused, field.isTouched)
    (is_changed, is_edited) = (field.isChanged, field.isEdited)
    if case .number(let traits) = field.control {
      (allows_fraction, allows_minus) = (traits.allowsFraction, traits.allowsMinus)
      allows_exponent = traits.allowsExponent
    }
  }
}

extension ff_control {
  fileprivate init(_ control: FieldControl) {
    self =
      switch control {
      case .number: FF_CONTROL_NUMBER
      case .text: FF_CONTROL_TEXT
      case .boolean: FF_CONTROL_BOOLEAN
      case .choice: FF_CONTROL_CHOICE
      case .choices: FF_CONTROL_CHOICES
      case .date: FF_CONTROL_DATE
      case .time: FF_CONTROL_TIME
      case .dateTime: FF_CONTROL_DATE_TIME
      }
  }
}

@c @implementation
public func ff_form_text(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int,
  _ fact: ff_form_fact, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withForm(handle) { object throws(CallError) in
    guard fact.rawValue <= FF_FORM_SCHEMA.rawValue else { return FF_ERROR_ARGUMENT }
    let path = try FormattingFieldC.path(path, pathLength)
    let text =
      path.isEmpty
      ? object.text(fact, at: index) : try object.text(fact, at: index, of: path)
    return write(text, buffer, capacity, length)
  }
}

extension FormObject {
  /// A text about the form.
  fileprivate func text(_ fact: ff_form_fact, at index: Int) -> String? {
    switch fact {
    case FF_FORM_ISSUE: form.sentences(in: messages).at(index)
    case FF_FORM_ISSUE_CODE: form.formIssues.at(index)?.code
    case FF_FORM_ANNOUNCEMENT: outcome.map { form.announcement(of: $0, in: messages) }
    case FF_FORM_HANDED_OVER: form.content.handedOver.at(index)?.description
    default: nil
    }
  }

  /// A text about a field, an object or an array.
  fileprivate func text(
    _ fact: ff_form_fact, at index: Int, of path: [String]
  ) throws(CallError) -> String? {
    // A row has a path, but is not a field.
    guard let field = form.content.field(path) else { throw CallError(FF_ERROR_FIELD) }
    switch fact {
    case FF_FORM_LABEL: return field.label
    case FF_FORM_DESCRIPTION: return field.description
    case FF_FORM_SCHEMA: return field.pointer
    default:
      guard let state = form[path] else { throw CallError(FF_ERROR_FIELD) }
      return text(fact, at: index, of: path, field, state)
    }
  }

  /// A text about a field that is there.
  private func text(
    _ fact: ff_form_fact, at index: Int, of path: [String], _ field: SchemaField,
    _ state: FieldState
  ) -> String? {
    switch fact {
    case FF_FORM_TEXT: return state.text
    case FF_FORM_VALUE: return field.json(of: state.entry ?? state.value.emptied)
    case FF_FORM_POINTER: return form.pointer(to: path)
    case FF_FORM_OPTION_VALUE, FF_FORM_OPTION_LABEL:
      guard let option = state.control.options.at(index) else { return nil }
      return fact == FF_FORM_OPTION_LABEL ? option.label : field.json(of: .choice(option.value))
    case FF_FORM_ISSUE, FF_FORM_OUTCOME:
      if state.issues.isEmpty != (fact == FF_FORM_OUTCOME) { return nil }
      return form.sentences(for: path, in: messages).at(fact == FF_FORM_OUTCOME ? 0 : index)
    case FF_FORM_ISSUE_CODE, FF_FORM_ISSUE_KEYWORD:
      guard let issue = state.issues.at(index) else { return nil }
      return fact == FF_FORM_ISSUE_CODE ? issue.code : field.keyword(of: issue) ?? ""
    case FF_FORM_SUGGESTION:
      var rest = index
      for issue in state.issues {
        let suggestions = issue.suggestions
        if let suggestion = suggestions.at(rest) { return suggestion }
        rest -= suggestions.count
      }
      return nil
    case FF_FORM_ANNOUNCEMENT: return form.announcement(of: path, in: messages)
    default: return nil
    }
  }
}

extension Array {
  /// The element at an index of the caller's; nil if there is no such element.
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

@c @implementation
public func ff_form_news(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withForm(handle) { object in
    guard let path = object.nextNews() else { return FF_NONE }
    let status = write(pathText(path), buffer, capacity, length)
    // A path that did not fit into the buffer is given again by the next call.
    if status != FF_OK { object.news.append(path) }
    return status
  }
}

// MARK: Checks

@c @implementation
public func ff_form_begin_check(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int,
  _ check: UnsafeMutablePointer<UInt32>?
) -> ff_status {
  withForm(handle) { object throws(CallError) in
    guard let check else { return FF_ERROR_NULL }
    let id = try object.id(try FormattingFieldC.path(path, pathLength))
    guard let begun = object.form.beginCheck(of: id) else { return FF_NONE }
    check.pointee = object.keep(begun)
    return FF_OK
  }
}

@c @implementation
public func ff_form_end_check(
  _ handle: OpaquePointer?, _ check: UInt32, _ message: UnsafePointer<CChar>?, _ messageLength: Int
) -> ff_status {
  withForm(handle) { object throws(CallError) in
    let message = message == nil ? nil : try given(message, messageLength)
    guard let begun = object.checks.removeValue(forKey: check) else { return FF_NONE }
    return object.form.endCheck(begun, message.map { [.check($0)] } ?? []) ? FF_OK : FF_NONE
  }
}

@c @implementation
public func ff_form_cancel_check(_ handle: OpaquePointer?, _ check: UInt32) -> ff_status {
  withForm(handle) { object in
    guard let begun = object.checks.removeValue(forKey: check) else { return FF_NONE }
    object.form.cancelCheck(begun)
    return FF_OK
  }
}

// MARK: Submitting

@c @implementation
public func ff_form_begin_submit(
  _ handle: OpaquePointer?, _ outcome: UnsafeMutablePointer<ff_submit>?
) -> ff_status {
  withForm(handle) { object in
    var begun = SubmitOutcome<[String]>.cancelled
    object.record { begun = $0.beginSubmit() }
    if begun == .started { object.answers = [] }
    return object.tell(begun, outcome)
  }
}

@c @implementation
public func ff_form_submitted(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withForm(handle) { write($0.form.submission?.content.json, buffer, capacity, length) }
}

@c @implementation
public func ff_form_answer(
  _ handle: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ nameLength: Int,
  _ message: UnsafePointer<CChar>?, _ messageLength: Int
) -> ff_status {
  withForm(handle) { object throws(CallError) in
    guard object.form.isSubmitting else { return FF_NONE }
    object.answers.append(
      .answer(try given(name, nameLength), try given(message, messageLength)))
    return FF_OK
  }
}

@c @implementation
public func ff_form_end_submit(
  _ handle: OpaquePointer?, _ outcome: UnsafeMutablePointer<ff_submit>?
) -> ff_status {
  withForm(handle) { object in
    guard let submission = object.form.submission else { return FF_NONE }
    var ended = SubmitOutcome<[String]>.cancelled
    let answers = object.answers
    object.record { ended = $0.endSubmit(submission, answers) }
    return object.tell(ended, outcome)
  }
}

@c @implementation
public func ff_form_cancel_submit(_ handle: OpaquePointer?) -> ff_status {
  withForm(handle) { object in
    guard let submission = object.form.submission else { return FF_NONE }
    object.form.cancelSubmit(submission)
    return object.tell(.cancelled, nil)
  }
}

extension FormObject {
  fileprivate mutating func tell(
    _ outcome: SubmitOutcome<[String]>, _ place: UnsafeMutablePointer<ff_submit>?
  ) -> ff_status {
    self.outcome = outcome
    place?.pointee =
      switch outcome {
      case .started: FF_SUBMIT_STARTED
      case .accepted: FF_SUBMIT_ACCEPTED
      case .answered: FF_SUBMIT_ANSWERED
      case .invalid: FF_SUBMIT_INVALID
      case .reverted: FF_SUBMIT_REVERTED
      case .alreadyRunning: FF_SUBMIT_RUNNING
      case .cancelled: FF_SUBMIT_CANCELLED
      }
    return FF_OK
  }
}
