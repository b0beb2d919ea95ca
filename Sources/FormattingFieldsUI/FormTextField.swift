#if canImport(SwiftUI)
  import FieldEditing
  import FieldFocus
  public import FieldForms
  import NumberMessages
  public import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    public import UIKit
  #endif

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
  /// Return goes on to the next field; at the last one it ends the editing, and then
  /// `onFormSubmit(perform:)` is called. An `onSubmit` around the fields is not called: SwiftUI
  /// would call it before the field has committed. A field that is secret hides its text, a
  /// disabled field is disabled, a hidden field is not there. What is wrong is shown once the field
  /// was left.
  ///
  /// - Complexity: of a key, that of `FieldForm.apply(_:to:)`.
  public struct FormTextField<Label: View, Content: FormContent>: FormFieldView {
    @Environment(\.formSurroundings) private var surroundings
    @Environment(\.focusSurroundings) private var focusSurroundings
    @Environment(\.messageTable) private var table
    @Environment(\.commitActions) private var onCommit
    @Environment(\.fieldSubmitLabel) private var submitLabel
    @State private var live = Live(HostedFormField())
    /// The commit by Return that `onCommit` was called for.
    @State private var told = Told()

    private let source: FormSource<Content>
    private let field: Content.FieldID
    private let prompt: Text?
    private let label: Label
    #if canImport(UIKit) && !os(watchOS)
      private var keyboard: UIKeyboardType?
    #endif

    /// Makes a field with a label of the host's own.
    public init(
      in form: some FormHolder<Content>, _ field: Content.FieldID, prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) {
      source = form.formSource
      self.field = field
      self.prompt = prompt
      self.label = label()
    }

    /// The field, and below it what is wrong or was changed; nothing if the field is hidden.
    public var body: some View {
      if let state = source.state(field), !state.traits.contains(.hidden) {
        let sentence = state.shownSentence(of: field, in: messages)
        FieldWithNotice(
          notice: FieldNotice(
            sentence, about: state.shownSubject, state.shownSuggestions, choose: take),
          field: stepped(state).accessibilityHint(sentence ?? "")
        )
        // A list scrolls to the field by its id.
        .id(field)
      }
    }

    private func stepped(_ state: FieldState) -> some View {
      var step: (@MainActor (Bool) -> Void)?
      if state.numberKeys.hasStep { step = { self.step(up: $0) } }
      return WithStepper(field: entry(state), label: label, step: step)
    }

    private func step(up: Bool) {
      press(up ? .increment : .decrement)
      if source.state(field)?.isFocused == false { press(.commit) }
    }

    private func entry(_ state: FieldState) -> some View {
      let (live, source, field) = (live, source, field)
      let (shown, keys) = (live.value.shown(state), state.control.keys)
      let isSecret = state.traits.contains(.secret)
      let isNumber = state.numberFormat != nil
      let (hasStep, refusesKeys) = state.numberKeys
      return EntryField(
        shown: shown, prompt: prompt, label: label, isSecret: isSecret,
        live: { source.state(field).map { live.value.shown($0) } ?? shown },
        edit: { text, shown in
          var target = SourceTarget(source: source)
          live.change {
            $0.of(field, in: &target) { $0.take(text, from: shown, refusesKeys: refusesKeys) }
          }
        },
        select: { range in
          var target = SourceTarget(source: source)
          live.change { $0.of(field, in: &target) { $0.report(selection: range) } }
        },
        drawn: { shown in
          var target = SourceTarget(source: source)
          live.change { $0.of(field, in: &target) { $0.drawn(shown) } }
        }
      )
      .exact(isNumber || isSecret)
      .disabled(state.traits.contains(.disabled))
      .formFocused(focusSurroundings, field) {
        // A field that the form has not focused, as its own newer request has won, takes keys nevertheless.
        if let state = source.state(field), state.isEdited, !state.isFocused { press(.commit) }
      }
      #if canImport(UIKit) && !os(watchOS)
        .modifier(
          FieldKeyboard(
            chosen: keyboard, keys: keys, isNumber: isNumber, isFocused: state.isFocused,
            done: submit))
      #endif
      .submitLabel(submitLabel ?? (state.isLast ? .done : .next))
      .onSubmit(submit)
      .submitScope()
      .spoken(isSecret ? nil : state.spoken(in: table ?? .following(state.numberFormat?.locale)))
      .onChange(of: state.outcome) { tell() }
      .onAppear { EditedText.observe() }
      // The form commits a field when the focus leaves it, but a view can go away with the focus.
      .onDisappear { press(.commit) }
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

    private var messages: FormMessages<Content.FieldID> {
      surroundings.messages as? FormMessages<Content.FieldID>
        ?? FormMessages(label: { "\($0)" }, in: table ?? .english)
    }

    /// Return, or a Done button: the focus goes on in the same turn, so that the keyboard stays.
    private func submit() {
      guard let before = source.state(field) else { return }
      if let follow = focusSurroundings.follow {
        guard before.isFocused else { return }
        _ = source.act(.pressReturn)
        follow()
      } else {
        // Nobody follows the form's focus.
        press(.commit)
      }
      let outcome = source.state(field)?.outcome
      if outcome != before.outcome { told.outcome = outcome }
      onCommit(FieldCommit(cause: .submit, outcome: outcome ?? .unchanged), AnyHashable(field))
      if before.isLast { surroundings.submit?() }
    }

    private func take(_ suggestion: String) {
      _ = source.act(.input(.edit(TextEdit(.all, suggestion, intent: .pasted)), field))
      press(.commit)
    }

    private func press(_ key: FieldInput.Key) { _ = source.act(.input(.press(key), field)) }

    /// Tells what a commit did, unless that was told at Return.
    private func tell() {
      guard let state = source.state(field), let outcome = state.outcome else {
        told.outcome = nil
        return
      }
      announceToScreenReader(state.announcement(of: field, in: messages))
      if told.outcome != outcome {
        onCommit(FieldCommit(cause: .leave, outcome: outcome), AnyHashable(field))
      }
      told.outcome = nil
    }

    #if canImport(UIKit) && !os(watchOS)
      /// The field with a keyboard of the host's choice, in place of the one that the field needs.
      ///
      /// SwiftUI's modifier of this name would lose against the field's own choice: of two modifiers the
      /// inner one wins.
      public func keyboardType(_ type: UIKeyboardType) -> FormTextField {
        var field = self
        field.keyboard = type
        return field
      }
    #endif
  }

  /// What was told of a field's commits.
  @MainActor
  private final class Told {
    var outcome: CommitOutcome?
  }

  extension FieldState {
    /// Whether the field is a number that has a step, and whether it refuses keys.
    fileprivate var numberKeys: (hasStep: Bool, refusesKeys: Bool) {
      guard case .number(let traits) = control else { return (false, false) }
      return (traits.hasStep, traits.refusesKeys)
    }
  }

  extension View {
    /// What a screen reader says in place of the text; nil leaves that to the system, which says how long
    /// a secret is.
    @ViewBuilder fileprivate func spoken(_ value: String?) -> some View {
      if let value { accessibilityValue(value) } else { self }
    }
  }
#endif
