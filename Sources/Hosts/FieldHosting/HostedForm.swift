package import FieldEditing
package import FieldForms
import NumberText

/// Connects a field of a form with a view that edits its text by itself: the view draws ``shown(_:)``
/// and reports its text with `edit`.
package struct HostedFormField: Hashable, Sendable {
  private var texts = TextMirror()

  package init() {}

  /// What the view has to show. It passes this along with each text that it reports.
  package func shown(_ state: FieldState) -> ShownText { texts.shown(state.text, state.selection) }

  /// Takes the view's present text.
  ///
  /// - Returns: Whether the field has the same text now; if not, the view has to be drawn again.
  package mutating func edit<Content: FormContent>(
    _ text: String, selection: TextRange? = nil, from shown: ShownText,
    isWhole: Bool = false, in form: inout FieldForm<Content>, _ field: Content.FieldID
  ) -> Bool {
    guard let state = form[field] else { return false }
    if texts.isNews(text, from: shown, over: state.text) {
      // A refusal leaves the field as it was, and the view is drawn again.
      try? form.follow(text, selection: selection, isWhole: isWhole, in: field)
    }
    return form[field]?.text.isSame(as: text) ?? false
  }
}

extension FieldForm {
  /// Follows a text that a view edits by itself, as `FormattingField.follow` does. (E7, E8)
  package mutating func follow(
    _ text: String, selection: TextRange? = nil, isWhole: Bool = false, in field: FieldID
  ) throws(FormRefusal) {
    guard let state = self[field] else { throw .unknownField }
    let intent = isWhole ? .pasted : text.intent(after: state.text, state.selection)
    try apply(.follow(text, selection: selection, intent: intent), to: field)
  }
}

extension FieldState {
  /// The sentence below a field; nil where there is nothing to tell yet. It says what is wrong, once
  /// the field was left or typing on cannot mend the text, or else what the last commit did.
  ///
  /// It needs only this state: a view that reads the whole form is drawn again at every change.
  package func shownSentence<FieldID>(
    of field: FieldID, in messages: FormMessages<FieldID>
  ) -> String? {
    let isSecret = traits.contains(.secret)
    if let issue = issues.first {
      guard isTouched || status == .invalid else { return nil }
      // The sentence about a refused number shows what was typed.
      if case .number = issue.kind, isSecret {
        return messages.issue(ValidationIssue(.check), messages.label(field))
      }
      return messages.issue(issue, messages.label(field))
    }
    guard let outcome, !isSecret else { return nil }
    return messages.outcome(outcome, messages.label(field), self)
  }

  /// What the user has probably meant, to show with ``shownSentence(of:in:)``.
  package var shownSuggestions: [String] {
    guard !traits.contains(.secret) else { return [] }
    if let issue = issues.first { return issue.suggestions }
    if case .reverted(let refused) = outcome { return refused.suggestions }
    return []
  }
}

/// Keeps a view's own focus and a form's the same, and limits how often the view is asked. A method
/// that returns true asks the view to focus the form's field.
///
/// A view that is not on screen yet, such as one in a sheet that is opening, drops such a request. It
/// is asked again when it has come to rest, a few times; then the form takes over the view's focus.
package struct HostedFocus<FieldID: Hashable & Sendable>: Sendable {
  private var mirror = FocusMirror<FieldID>()
  private var hasAppeared = false
  private var refusals = 0
  private var asked: FieldID?

  /// How often a view may drop the same request.
  package static var patience: Int { 3 }

  package init() {}

  /// The view appeared, with this focus. From now on its focus follows the form's.
  package mutating func appear<Content: FormContent>(
    _ focused: FieldID?, _ form: FieldForm<Content>
  ) -> Bool where Content.FieldID == FieldID {
    mirror = FocusMirror(showing: focused)
    hasAppeared = true
    refusals = 0
    return mirror.follow(form)
  }

  /// The view disappeared. What it reports while it goes is not a move by the user.
  package mutating func disappear() { hasAppeared = false }

  /// The form has changed.
  package mutating func follow<Content: FormContent>(
    _ form: FieldForm<Content>
  ) -> Bool where Content.FieldID == FieldID {
    refusals = 0
    return hasAppeared && mirror.follow(form)
  }

  /// The view reports its present focus.
  package mutating func report<Content: FormContent>(
    _ focused: FieldID?, to form: inout FieldForm<Content>
  ) -> Bool where Content.FieldID == FieldID {
    hasAppeared && mirror.report(focused, to: &form) && asksAgain(at: focused, in: &form)
  }

  /// The view has come to rest with this focus. If it dropped the last request, it is asked again.
  package mutating func rest<Content: FormContent>(
    at focused: FieldID?, in form: inout FieldForm<Content>
  ) -> Bool where Content.FieldID == FieldID {
    guard hasAppeared else { return false }
    guard !mirror.pending.isEmpty, focused != form.focusedField else {
      return mirror.settle(at: focused, in: &form)
    }
    mirror = FocusMirror(showing: focused)
    return mirror.follow(form) && asksAgain(at: focused, in: &form)
  }

  private mutating func asksAgain<Content: FormContent>(
    at focused: FieldID?, in form: inout FieldForm<Content>
  ) -> Bool where Content.FieldID == FieldID {
    refusals = asked == form.focusedField ? refusals + 1 : 1
    asked = form.focusedField
    guard refusals > Self.patience else { return true }
    refusals = 0
    return mirror.settle(at: focused, in: &form)
  }
}
