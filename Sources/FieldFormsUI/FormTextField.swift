#if canImport(SwiftUI)
  import FieldEditing
  import FieldFocus
  public import FieldForms
  import FormattingFieldsUI
  import NumberMessages
  public import SwiftUI
  import SystemTextFields

  /// A text field for a field of a form: a number, a text or a password.
  ///
  /// ```swift
  /// Form {
  ///   FormTextField("Name", in: model, .username)
  ///   FormTextField("Password", in: model, .password)
  /// }
  /// .focus($focus, follows: model)
  /// .onFormSubmit { Task { await model.submit(signIn) } }
  /// ```
  ///
  /// Return moves the focus to the next field; in the last field it ends the editing, and
  /// `onFormSubmit(perform:)` is called. An `onSubmit(_:)` around the fields is called at each
  /// Return whose text was not refused. A secret field hides its text, a disabled field cannot be
  /// edited, and a hidden field is not there. What is wrong is shown once the focus has left the
  /// field.
  ///
  /// - Complexity: A key costs as much as `FieldForm.apply(_:to:)`.
  public struct FormTextField<Label: View, Content: FormContent>: FormFieldView {
    private let source: FormSource<Content>
    private let field: Content.FieldID
    private let prompt: Text?
    private let label: Label
    private let axis: Axis?

    /// Makes a view of a field, with a label that is any view.
    public init(
      in form: some FormHolder<Content>, _ field: Content.FieldID, prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) {
      self.init(in: form, field, prompt: prompt, axis: nil, label: label)
    }

    /// Makes a view of a field whose text grows along an axis, with a label that is any view.
    public init(
      in form: some FormHolder<Content>, _ field: Content.FieldID, prompt: Text? = nil, axis: Axis?,
      @ViewBuilder label: () -> Label
    ) {
      source = form.formSource
      self.field = field
      self.prompt = prompt
      self.axis = axis
      self.label = label()
    }

    /// The field, and below it a sentence about what is wrong or what a commit has changed; nothing
    /// if the field is hidden.
    public var body: some View {
      // With another id it is another field. A list scrolls to the field by its id.
      FormTextFieldView(
        source: source, field: field, id: AnyHashable(field), prompt: prompt, label: label,
        axis: axis
      )
      .id(field)
    }
  }

  /// A text field for a field of a form, which has one id.
  struct FormTextFieldView<Label: View, Content: FormContent>: View {
    @Environment(\.formSurroundings) private var surroundings
    @Environment(\.focusGuides) private var guides
    @Environment(\.messageTable) private var table
    @Environment(\.hidesNotices) private var isQuiet
    @Environment(\.commitActions) private var commitActions
    @Environment(\.submitActions) private var submitActions
    @Environment(\.formSubmits) private var formSubmits
    @Environment(\.showsSubmitLabels) private var showsSubmitLabels
    @State private var live = Live(HostedFormField())
    /// Whether the text field itself has the focus. The form's focus state may name the field
    /// earlier, while the focus is still only requested.
    @FocusState private var hasKeyboard: Bool
    /// The focus state of a field whose form's focus nobody follows.
    @FocusState private var unfollowed: Content.FieldID?
    /// What the host was told last, so that it is not told twice of a commit by Return.
    @State private var told = Told()
    @State private var hasLabels = FirstValue<Bool>()

    let source: FormSource<Content>
    let field: Content.FieldID
    /// What the host calls the field; nil if it has no name for it.
    let id: AnyHashable?
    let prompt: Text?
    let label: Label
    let axis: Axis?

    init(
      source: FormSource<Content>, field: Content.FieldID, id: AnyHashable?, prompt: Text?,
      label: Label, axis: Axis?
    ) {
      (self.source, self.field, self.id) = (source, field, id)
      (self.prompt, self.label, self.axis) = (prompt, label, axis)
    }

    var body: some View {
      if let state = source.state(field), !state.traits.contains(.hidden) {
        let sentence = isQuiet ? nil : state.shownSentence(of: field, in: messages)
        FormFieldWithNotice(
          source: source, isLast: state.isLastEditable, messages: messages,
          notice: FieldNotice(
            sentence, about: state.shownSubject, state.shownSuggestions, choose: take),
          id: id,
          field: withButtons(state)
            .disabled(state.traits.contains(.disabled))
            .accessibilityHint(sentence ?? "")
        )
      }
    }

    private func withButtons(_ state: FieldState) -> some View {
      var (step, turnSign): ((@MainActor (Bool) -> Void)?, (@MainActor () -> Void)?)
      // A button beside a field that nobody can edit would do nothing.
      if state.traits.isEditable {
        if state.numberKeys.hasStep { step = { press($0 ? .increment : .decrement) } }
        if state.allowsMinus { turnSign = { press(.toggleSign) } }
      }
      let words = table ?? .following(state.numberFormat?.locale)
      let buttons = FieldButtons(step: step, turnSign: turnSign, signWord: words[.changeSign]) {
        if source.state(field)?.isFocused == false { press(.commit) }
      }
      return WithButtons(field: entry(state), label: label, buttons: buttons)
    }

    private func entry(_ state: FieldState) -> some View {
      let (live, source, field, told) = (live, source, field, told)
      let (shown, keys) = (live.value.shown(state), state.control.keys)
      let isSecret = state.traits.contains(.secret)
      let isNumber = state.numberFormat != nil
      let (hasStep, refusesKeys) = state.numberKeys
      let _ = told.read(state)
      return EntryField(
        shown: shown, prompt: prompt, label: label, isSecret: isSecret, axis: axis,
        live: { told.state.map { live.value.shown($0) } ?? shown },
        edit: { text, shown in
          // When editing ends, SwiftUI reports the same text once more. The form's binding may be
          // gone by then, so this report is ignored. A key is accepted even after the view has
          // disappeared: the row has only scrolled off the screen, and still has the focus.
          let isSame = told.state?.text.utf8.elementsEqual(text.utf8) == true
          if isSame, told.isGone || !source.outlivesViews { return }
          told.isGone = false
          if !isSame { told.isTyped = true }
          defer { told.state = source.state(field) }
          var target = SourceTarget(source: source)
          live.change {
            $0.edit(field, in: &target) { $0.follow(text, from: shown, refusesKeys: refusesKeys) }
          }
        },
        select: { range in
          if told.isGone { return }
          defer { told.state = source.state(field) }
          var target = SourceTarget(source: source)
          live.change { $0.edit(field, in: &target) { $0.report(selection: range) } }
        },
        drawn: { shown in
          if told.isGone { return }
          var target = SourceTarget(source: source)
          live.change { $0.edit(field, in: &target) { $0.drawn(shown) } }
          // If the keyboard comes and goes in one turn of the run loop, or if a password manager
          // fills in the text without a keyboard, `onChange(of: hasKeyboard)` sees no change.
          if told.isTyped { leaveUnfocused() }
        }
      )
      .exact(isNumber || isSecret)
      .focused(followed?.focus ?? $unfollowed, equals: field)
      .focused($hasKeyboard)
      .onChange(of: hasKeyboard) { leaveUnfocused() }
      #if canImport(UIKit) && !os(watchOS)
        .modifier(FieldKeyboard(keys: isNumber ? keys : nil))
        .keyboardBar(
          hasSign: isNumber && state.allowsMinus, hasPrevious: source.fieldBefore(field) != nil,
          press: press)
      #endif
      .returnKey(hasLabels(showsSubmitLabels) ? state.isLast ? .done : .next : nil)
      .onSubmit(of: .text) { submit() }
      .submitScope()
      .spoken(
        isSecret
          ? state.text : state.spoken(in: table ?? .following(state.numberFormat?.locale)),
        for: state.text, shown
      )
      .onChange(of: state.outcome) { tell() }
      .onAppear {
        EditedText.observe()
        told.isGone = false
      }
      // The form commits a field when the focus leaves it, but a view can disappear while it has
      // the focus.
      .onDisappear {
        if source.outlivesViews { leave() } else { told.isGone = true }
      }
      .editingKeys(
        step: { up in
          guard hasStep else { return false }
          press(up ? .increment : .decrement)
          return true
        },
        revert: {
          guard source.state(field)?.isEdited == true else { return false }
          press(.revert)
          return true
        })
    }

    private var messages: FormMessages<Content.FieldID> { surroundings.messages(in: table) }

    /// The focus state that follows the form's focus; nil if the host follows none.
    private var followed: FocusGuide<Content.FieldID>? { guides[Content.FieldID.self] }

    /// Does what the keys Return and Done do: commits, and moves the focus in the same turn of the
    /// run loop, so that the keyboard stays on the screen.
    private func submit() {
      guard let before = source.state(field) else { return }
      if let followed {
        guard before.isFocused else { return }
        _ = source.act(.pressReturn)
        followed.follow()
      } else {
        // The host does not follow the form's focus, so the field is only committed.
        press(.commit)
      }
      let state = source.state(field)
      told.state = state
      let isNew = state?.outcome != before.outcome
      if isNew { told.outcome = state?.outcome }
      // A text that is edited still was refused, once more if it was refused before. Any other
      // outcome that is not new is that of an earlier commit.
      let isKept = state?.isEdited == true
      let outcome = isNew || isKept ? state?.outcome : .unchanged
      let commit = outcome.map { FieldCommit(cause: .submit, outcome: $0) }
      // A refused text of a date or a time has no outcome: nothing was committed.
      if let commit { hear(commit) }
      let isRefused = isKept || state?.status != .acceptable || commit?.isRefused == true
      if !isRefused { for action in submitActions.actions { action() } }
      if before.isLast { formSubmits.actions.first?() }
      // An action may have moved the focus.
      guides.follow()
    }

    private func hear(_ commit: FieldCommit) {
      for action in commitActions.actions { action(commit, id) }
    }

    /// Does what a key of the bar says. Returns whether the editing ends.
    private func press(_ item: FieldBarItem) -> Bool {
      switch item {
      case .next: submit()
      case .done:
        submit()
        _ = source.act(.focus(nil))
        return true
      case .cancel:
        press(.revert)
        _ = source.act(.focus(nil))
        return true
      case .sign: press(.toggleSign)
      case .clear: _ = source.act(.input(.edit(TextEdit(.all, "", intent: .deleted)), field))
      case .previous: source.goBack()
      }
      followed?.follow()
      return false
    }

    /// Commits what was typed while the field did not have the form's focus, once the keyboard has
    /// left: the form itself commits only the field that its focus leaves.
    private func leaveUnfocused() {
      guard !hasKeyboard, !told.isGone else { return }
      told.isTyped = false
      if let state = source.state(field), state.isEdited, !state.isFocused { press(.commit) }
    }

    private func take(_ suggestion: String) {
      let before = source.state(field)?.outcome
      let isTaken = source.take(suggestion, into: field)
      told.state = source.state(field)
      guard isTaken, let state = told.state else { return }
      // The edit has ended what was known of an earlier commit, so the outcome is new, also if it
      // is the same again. Then no `onChange` sees it.
      if state.outcome == before, !isQuiet {
        announceToScreenReader(state.announcement(of: field, in: messages))
      }
      tellNews(.submit, since: nil)
    }

    private func press(_ key: FieldAct.Key) {
      _ = source.act(.input(.press(key), field))
      told.state = source.state(field)
    }

    /// Commits when the view disappears. If the view does not come back, its `onChange` does not
    /// report the outcome, so the host is told here.
    private func leave() {
      let before = source.state(field)?.outcome
      press(.commit)
      tellNews(.leave, since: before)
    }

    /// Tells the host of a commit. An outcome that is the same as `before` is that of an earlier
    /// commit, and is not told.
    private func tellNews(_ cause: FieldCommit.Cause, since before: CommitOutcome?) {
      guard let outcome = told.state?.outcome, outcome != before else { return }
      told.outcome = outcome
      hear(FieldCommit(cause: cause, outcome: outcome))
    }

    /// Has a screen reader say what a commit did. Calls the host's `onCommit` as well, unless that
    /// was done at Return.
    private func tell() {
      guard let state = source.state(field), let outcome = state.outcome else {
        told.outcome = nil
        return
      }
      if !isQuiet { announceToScreenReader(state.announcement(of: field, in: messages)) }
      if told.outcome != outcome {
        hear(FieldCommit(cause: .leave, outcome: outcome))
      }
      told.outcome = nil
    }
  }

  /// What the host was told last about a commit of the field, and the field's last state.
  @MainActor
  private final class Told {
    var outcome: CommitOutcome?
    /// The field's state as it was read last. Callbacks read this, because the form's binding may
    /// refer to something that is gone.
    var state: FieldState?
    /// Whether the view has disappeared, so that the form's binding must not be read any more.
    var isGone = false
    /// Whether a text was typed since the keyboard has left the field last.
    var isTyped = false

    func read(_ state: FieldState?) { self.state = state }
  }

  extension FormTextField where Label == Text {
    /// Makes a field whose text grows along an axis.
    ///
    /// ```swift
    /// FormTextField("Note", in: model, .note, axis: .vertical)
    /// ```
    public init(
      _ titleKey: LocalizedStringKey, in form: some FormHolder<Content>, _ field: Content.FieldID,
      prompt: Text? = nil, axis: Axis
    ) {
      self.init(in: form, field, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Makes a field whose text grows along an axis, with a title that is not localized.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, in form: some FormHolder<Content>, _ field: Content.FieldID,
      prompt: Text? = nil, axis: Axis
    ) {
      self.init(in: form, field, prompt: prompt, axis: axis) { Text(title) }
    }
  }

  extension FieldState {
    /// Whether the field is a number field with a step, and whether its policies refuse keys.
    fileprivate var numberKeys: (hasStep: Bool, refusesKeys: Bool) {
      guard case .number(let traits) = control else { return (false, false) }
      return (traits.hasStep, traits.refusesKeys)
    }
  }

  extension FieldState {
    fileprivate var allowsMinus: Bool {
      guard case .number(let traits) = control else { return false }
      return traits.allowsMinus
    }
  }

  extension View {
    /// Sets the word on the Return key; nil leaves the word as the host has set it.
    @ViewBuilder fileprivate func returnKey(_ label: SubmitLabel?) -> some View {
      if let label { submitLabel(label) } else { self }
    }
  }
#endif
