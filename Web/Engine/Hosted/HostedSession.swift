import CFormattingField
import FieldEditing
import NumberText

/// The session of a control.
///
/// What ends an edit gives its outcome, nil if nothing was committed.
final class HostedSession {
  private let handle: OpaquePointer?
  /// The character of the decimal key on an on-screen keypad; empty if there is no such keypad.
  var keypad = ""
  /// How the program keeps the value.
  var host: HostTraits {
    get { hosted.host }
    set { hosted.host = newValue }
  }
  /// The session, with a field that stands for the handle's: the two are exchanged during a call, so that
  /// neither is copied.
  private var hosted: HostedField<AnyNumber>
  /// What was done to the text, for undo and redo; `made` of it counts, the rest was undone.
  private var changes: [FieldChange<AnyNumber>] = []
  private var made = 0

  init(_ handle: OpaquePointer?, _ field: NumberField) {
    self.handle = handle
    hosted = HostedField(field)
  }

  /// Works on the session with the handle's field.
  private func with<Failure: StatusError>(
    _ body: (inout HostedField<AnyNumber>, inout FieldObject) throws(Failure) -> ff_status
  ) -> ff_status {
    withField(handle) { object throws(Failure) in
      swap(&object.field, &hosted.field)
      defer { swap(&object.field, &hosted.field) }
      return try body(&hosted, &object)
    }
  }

  /// Does what the person or the program did, for undo.
  private func act<Failure: StatusError>(
    _ body: (inout HostedField<AnyNumber>) throws(Failure) -> ff_status
  ) -> ff_status {
    with { hosted, _ throws(Failure) in
      let before = hosted.field
      let status = try body(&hosted)
      if let change = hosted.field.change(since: before, .edit(.typed)) { note(change) }
      return status
    }
  }

  /// Commits, for undo; a later question for the outcome's sentence finds it.
  private func commit(
    _ outcome: inout CommitOutcome?, _ body: (inout HostedField<AnyNumber>) -> FieldCommit?
  ) -> ff_status {
    with { hosted, object in
      let before = hosted.field
      let commit = body(&hosted)
      outcome = commit?.outcome
      if let commit { object.outcome = commit.outcome }
      if let change = hosted.field.change(since: before, .committed) { note(change) }
      return FF_OK
    }
  }

  private func note(_ change: FieldChange<AnyNumber>) {
    changes.removeSubrange(made...)
    if changes.count == 1000 { changes.removeFirst(500) }
    changes.append(change)
    made = changes.count
  }

  func edit(
    _ text: String, _ selection: TextRange?, marked: TextRange?, intent: TextEdit.Intent?,
    from shown: ShownText?
  ) -> ff_status {
    act { hosted in
      let isSame = hosted.edit(
        text, selection: selection, marked: marked, from: shown, intent: intent,
        keypadSeparator: keypad)
      return isSame ? FF_OK : FF_REDRAW
    }
  }

  func select(_ range: TextRange) -> ff_status {
    with { hosted, _ in
      hosted.select(range)
      return FF_OK
    }
  }

  func report(_ range: Range<Int>) -> ff_status {
    with { hosted, _ in
      hosted.report(selection: range)
      return FF_OK
    }
  }

  func drawn(_ shown: ShownText) -> ff_status {
    with { hosted, _ in
      hosted.drawn(shown)
      return FF_OK
    }
  }

  func press(_ key: FieldInput.Key, _ count: Int) -> ff_status {
    act { hosted throws(EditRefusal) in
      guard hosted.isEnabled else { return FF_REFUSED_INACTIVE }
      try hosted.press(key, count: count)
      return FF_OK
    }
  }

  func take(_ suggestion: String, _ outcome: inout CommitOutcome?) -> ff_status {
    let status = commit(&outcome) { $0.take(suggestion) }
    return status == FF_OK && outcome == nil ? FF_NONE : status
  }

  func focus(_ isFocused: Bool, selects: Bool, _ outcome: inout CommitOutcome?) -> ff_status {
    commit(&outcome) { $0.focus(isFocused, selects: selects) }
  }

  func end(_ ending: Ending, _ outcome: inout CommitOutcome?) -> ff_status {
    commit(&outcome) { hosted in
      switch ending {
      case .submit: hosted.submit()
      case .commit: hosted.commit()
      case .disappear: hosted.disappear()
      }
    }
  }

  func enable(_ isEnabled: Bool, _ outcome: inout CommitOutcome?) -> ff_status {
    commit(&outcome) { $0.enable(isEnabled) }
  }

  func undo() -> ff_status {
    guard made > 0 else { return FF_NONE }
    return remake(made - 1, made - 1) { $0.inverse }
  }

  func redo() -> ff_status {
    guard made < changes.count else { return FF_NONE }
    return remake(made, made + 1) { $0 }
  }

  /// Makes a change or its inverse, and keeps what the field did instead in another format. (E6)
  private func remake(
    _ index: Int, _ made: Int, _ direction: (FieldChange<AnyNumber>) -> FieldChange<AnyNumber>
  ) -> ff_status {
    with { hosted, _ throws(EditRefusal) in
      let done = try hosted.apply(direction(changes[index]))
      changes[index] = direction(done)
      self.made = made
      return FF_OK
    }
  }

  func nextValue(_ body: (AnyNumber?) -> ff_status) -> ff_status {
    with { hosted, _ in
      // A value that does not fit the caller's buffer is given again.
      var asked = hosted
      guard let value = asked.nextValue() else { return FF_NONE }
      let status = body(value)
      if status == FF_OK { hosted = asked }
      return status
    }
  }

  func takeValue(_ body: (AnyNumber?) -> ff_status) -> ff_status {
    with { hosted, _ in body(hosted.takeValue()) }
  }

  func setValue(_ number: FixedDecimal?, _ way: Setting) -> ff_status {
    act { hosted throws(CallError) in
      let value = try hosted.field.type.taken(from: number)
      switch way {
      case .set: hosted.set(value)
      case .read: hosted.read(value)
      case .rest: hosted.rest(at: value)
      }
      return FF_OK
    }
  }

  func rest() -> ff_status {
    with { hosted, _ in
      hosted.rest()
      return FF_OK
    }
  }

  /// Gives what the control shows.
  func show(_ body: (ControlState) -> ff_status) -> ff_status {
    with { hosted, _ in
      let field = hosted.field
      return body(
        ControlState(
          shown: hosted.shown, text: field.text, selection: field.selection,
          isFocused: hosted.isFocused, isEnabled: hosted.isEnabled,
          wantsFocus: hosted.wantsFocus, isAcceptable: hosted.isAcceptable,
          isComposing: field.markedRange != nil, refusal: hosted.refusal,
          intent: hosted.intent))
    }
  }

  func text(_ fact: ff_hosted_fact, _ index: Int, _ body: (String?) -> ff_status) -> ff_status {
    with { hosted, object in
      switch fact {
      case FF_HOSTED_TEXT: return body(hosted.field.text)
      case FF_HOSTED_MESSAGE:
        return body(hosted.message(in: object.table))
      case FF_HOSTED_SUGGESTION:
        let suggestions = hosted.suggestions
        return body(suggestions.indices.contains(index) ? suggestions[index] : nil)
      default: return FF_ERROR_ARGUMENT
      }
    }
  }
}
