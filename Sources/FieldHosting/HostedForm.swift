package import FieldEditing
package import FieldForms
import NumberText

/// A field of a form in a view that edits its text by itself.
///
/// The form owns the text; the view draws ``shown(_:)`` and says what it has now.
package struct HostedFormField: Hashable, Sendable {
  private var texts = TextMirror()

  package init() {}

  /// What the view has to show. It keeps this for the texts that it reports until it is drawn again.
  package func shown(_ state: FieldState) -> ShownText { texts.shown(state.text, state.selection) }

  /// The view's text is this now.
  ///
  /// - Returns: Whether the field's text is the view's; else the view has to be drawn again.
  package mutating func edit<Content: FormContent>(
    _ text: String, selection: TextRange = .selection, from shown: ShownText,
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
    _ text: String, selection: TextRange = .selection, isWhole: Bool = false, in field: FieldID
  ) throws(EditRefusal) {
    guard let state = self[field] else { throw .unknownField }
    let intent = isWhole ? .pasted : text.intent(after: state.text, state.selection)
    try apply(.follow(text, selection: selection, intent: intent), to: field)
  }
}

extension FieldState {
  /// The sentence below a field; nil where there is nothing to tell yet: what is wrong, once the field was
  /// left or cannot become right by typing on, or else what the last commit did.
  ///
  /// It is of this state alone: a view that asks the form is drawn again with every field.
  package func shownSentence<FieldID>(
    of field: FieldID, in messages: FormMessages<FieldID>
  ) -> String? {
    let isSecret = traits.contains(.secret)
    if let issue = issues.first {
      guard isTouched || status == .invalid else { return nil }
      // What is wrong with a number tells its text.
      if case .number = issue.kind, isSecret {
        return messages.issue(ValidationIssue(.check), messages.label(field))
      }
      return messages.issue(issue, messages.label(field))
    }
    guard let outcome, !isSecret else { return nil }
    return messages.outcome(outcome, messages.label(field), self)
  }

  /// What the user has probably meant, beside ``shownSentence(of:in:)``.
  package var shownSuggestions: [String] {
    guard !traits.contains(.secret) else { return [] }
    if let issue = issues.first { return issue.suggestions }
    if case .reverted(let refused) = outcome { return refused.suggestions }
    return []
  }
}

/// A view's own focus beside a form's: what to focus, and how often to ask for it.
///
/// A view that is not there yet, as in a sheet on its way in, drops what it is asked to focus and says so
/// or says nothing. It is asked again when it has come to rest, a few times; then it has its way.
package struct HostedFocus<FieldID: Hashable & Sendable>: Sendable {
  private var mirror = FocusMirror<FieldID>()
  private var hasAppeared = false
  private var refusals = 0
  private var asked: FieldID?

  /// How often a view may drop the same wish.
  package static var patience: Int { 3 }

  package init() {}

  /// The view is there: its focus is its own until now, and the form's from now on.
  package mutating func appear<Content: FormContent>(
    _ focused: FieldID?, _ form: FieldForm<Content>
  ) -> Bool where Content.FieldID == FieldID {
    mirror = FocusMirror(showing: focused)
    hasAppeared = true
    refusals = 0
    return mirror.follow(form)
  }

  /// The view is gone. What it says on its way out is no move of the user.
  package mutating func disappear() { hasAppeared = false }

  /// The form has changed.
  package mutating func follow<Content: FormContent>(
    _ form: FieldForm<Content>
  ) -> Bool where Content.FieldID == FieldID {
    refusals = 0
    return hasAppeared && mirror.follow(form)
  }

  /// The view's focus is here now.
  package mutating func report<Content: FormContent>(
    _ focused: FieldID?, to form: inout FieldForm<Content>
  ) -> Bool where Content.FieldID == FieldID {
    hasAppeared && mirror.report(focused, to: &form) && asksAgain(at: focused, in: &form)
  }

  /// The view has come to rest. Where it has not carried out what it was asked, it is asked again.
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
