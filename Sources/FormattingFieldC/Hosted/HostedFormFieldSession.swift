// The function has the name of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FieldEditing
import FieldForms
import NumberText

/// The session of a form's field. The form has its value, its focus and its undo.
final class HostedFormFieldSession: HostedSession {
  private let handle: OpaquePointer?
  private let path: [String]
  var keypad = ""
  var host: HostTraits = []
  private var hosted = HostedFormField()

  init(_ handle: OpaquePointer?, _ path: [String]) { (self.handle, self.path) = (handle, path) }

  /// Does something to the form that can be undone.
  private func act(
    _ body: (inout FormObject.Form) throws(FormRefusal) -> ff_status
  ) -> ff_status {
    withForm(handle) { object throws(CallError) in
      _ = try object.id(path)
      var status = FF_OK
      object.record { form in
        do throws(FormRefusal) { status = try body(&form) } catch { status = ff_status(error) }
      }
      return status
    }
  }

  func edit(
    _ text: String, _ selection: TextRange?, marked: TextRange?, intent: TextEdit.Intent?,
    from shown: ShownText?
  ) -> ff_status {
    act { form in
      let isSame = hosted.edit(
        text, selection: selection, marked: marked, from: shown, intent: intent,
        keypadSeparator: keypad, in: &form, path)
      return isSame ? FF_OK : FF_REDRAW
    }
  }

  func select(_ range: TextRange) -> ff_status {
    act { form in
      hosted.select(range, in: &form, path)
      return FF_OK
    }
  }

  func report(_ range: Range<Int>) -> ff_status {
    act { form in
      hosted.report(selection: range, in: &form, path)
      return FF_OK
    }
  }

  func drawn(_ shown: ShownText) -> ff_status {
    act { form in
      hosted.drawn(shown, in: &form, path)
      return FF_OK
    }
  }

  func press(_ key: FieldInput.Key, _ count: Int) -> ff_status {
    act { form throws(FormRefusal) in
      try form.apply(.press(key, count: count), to: path)
      return FF_OK
    }
  }

  func take(_ suggestion: String, _ outcome: inout CommitOutcome?) -> ff_status {
    act { form throws(FormRefusal) in
      guard form[path]?.shownSuggestions.contains(suggestion) == true else { return FF_NONE }
      try form.apply(.edit(TextEdit(.all, suggestion, intent: .pasted)), to: path)
      outcome = form.commit(path)
      return FF_OK
    }
  }

  func focus(_ isFocused: Bool, selects: Bool, _ outcome: inout CommitOutcome?) -> ff_status {
    act { form in
      if isFocused { return form.focus(path) ? FF_OK : FF_REFUSED_INACTIVE }
      guard form.focusedField == path else { return FF_OK }
      form.focus(nil)
      outcome = form[path]?.outcome
      return FF_OK
    }
  }

  func end(_ ending: Ending, _ outcome: inout CommitOutcome?) -> ff_status {
    if ending == .disappear { return focus(false, selects: false, &outcome) }
    return act { form in
      outcome = form.commit(path)
      return FF_OK
    }
  }

  func enable(_ isEnabled: Bool, _ outcome: inout CommitOutcome?) -> ff_status { FF_NONE }

  func undo() -> ff_status { ff_form_undo(handle) }

  func redo() -> ff_status { ff_form_redo(handle) }

  func nextValue(_ body: (AnyNumber?) -> ff_status) -> ff_status { FF_NONE }

  func takeValue(_ body: (AnyNumber?) -> ff_status) -> ff_status { FF_NONE }

  func setValue(_ number: FixedDecimal?, _ way: Setting) -> ff_status { FF_NONE }

  func rest() -> ff_status { FF_NONE }

  /// The state of the field.
  private func withState(_ body: (FieldState, FormObject) -> ff_status) -> ff_status {
    withForm(handle) { object throws(CallError) in
      guard let state = object.form[path] else { throw CallError(FF_ERROR_FIELD) }
      return body(state, object)
    }
  }

  func show(_ body: (ControlState) -> ff_status) -> ff_status {
    withState { state, _ in
      body(
        ControlState(
          shown: hosted.shown(state), text: state.text, selection: state.selection,
          isFocused: state.isFocused, isEnabled: !state.traits.contains(.disabled),
          wantsFocus: false, isAcceptable: state.issues.isEmpty,
          isComposing: state.markedRange != nil, refusal: nil, intent: .typed))
    }
  }

  func text(_ fact: ff_hosted_fact, _ index: Int, _ body: (String?) -> ff_status) -> ff_status {
    withState { state, object in
      switch fact {
      case FF_HOSTED_TEXT: return body(state.text)
      case FF_HOSTED_MESSAGE: return body(state.shownSentence(of: path, in: object.messages))
      case FF_HOSTED_SUGGESTION:
        let suggestions = state.shownSuggestions
        return body(suggestions.indices.contains(index) ? suggestions[index] : nil)
      default: return FF_ERROR_ARGUMENT
      }
    }
  }
}

@c @implementation
public func ff_form_hosted(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int,
  _ session: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  withForm(handle) { object throws(CallError) in
    let path = try object.id(try FormattingFieldC.path(path, pathLength))
    return makeHandle(
      FF_KIND_HOSTED, HostedObject(session: HostedFormFieldSession(handle, path)), session)
  }
}
