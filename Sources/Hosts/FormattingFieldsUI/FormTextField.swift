#if canImport(SwiftUI)
  import FieldEditing
  public import FieldForms
  import FieldHosting
  public import SwiftUI

  /// A text field for a field of a form: a number, a text or a password.
  ///
  /// ```swift
  /// Form {
  ///   FormTextField("Name", in: model, .username)
  ///   FormTextField("Password", in: model, .password)
  /// }
  /// .focus($focus, follows: model)
  /// .onSubmit { Task { await model.submit(signIn) } }
  /// ```
  ///
  /// Return goes on to the next field; at the last one it ends the editing, and only then `onSubmit` around
  /// the fields is called. A field that is secret hides its text, a disabled one is disabled, a hidden one is
  /// not there. What is wrong is shown once the field was left.
  public struct FormTextField<Label: View, Content: FormContent>: View {
    @Environment(\.formSurroundings) private var surroundings
    @Environment(\.fieldNotice) private var notice
    @State private var hosted = HostedFormField()

    private let model: FormModel<Content>
    private let field: Content.FieldID
    private let prompt: Text?
    private let label: Label

    /// Makes a field with a label of the host's own.
    public init(
      in model: FormModel<Content>, _ field: Content.FieldID, prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) {
      self.model = model
      self.field = field
      self.prompt = prompt
      self.label = label()
    }

    /// The field, and below it what is wrong or was changed; nothing where the field is hidden.
    public var body: some View {
      if let state = model.field(field), !state.traits.contains(.hidden) {
        VStack(alignment: .leading, spacing: 4) {
          entry(state)
          if let message = state.shownSentence(of: field, in: messages) {
            notice(FieldNotice(message, state.shownSuggestions, choose: take))
          }
        }
      }
    }

    private func entry(_ state: FieldState) -> some View {
      let shown = hosted.shown(state)
      let isLast = state.isLast
      return EntryField(
        shown: shown, prompt: prompt, label: label, isSecret: state.traits.contains(.secret),
        edit: { text in
          var hosted = hosted
          defer { self.hosted = hosted }
          return hosted.edit(
            text, from: shown, isWhole: EntryField<Label>.entersWhole, in: &model.form, field)
        },
        // A selection of a text that is no more is dropped.
        select: { try? model.form.apply(.select($0), to: field) }
      )
      .keys(state.keys)
      .disabled(state.traits.contains(.disabled))
      .formFocused(surroundings, field)
      .submitLabel(isLast ? .done : .next)
      .onSubmit { if model.form.focusedField == field { model.form.submitField() } }
      .submitScope(!isLast)
      .accessibilityValue(state.spoken)
      .accessibilityHint(state.shownSentence(of: field, in: messages) ?? "")
      .onChange(of: state.outcome) { announce() }
      .editingKeys(
        step: { up in try? model.form.apply(up ? .increment : .decrement, to: field) },
        revert: {
          guard state.isEdited else { return false }
          try? model.form.apply(.revert, to: field)
          return true
        })
    }

    private var messages: FormMessages<Content.FieldID> {
      surroundings.messages as? FormMessages<Content.FieldID> ?? FormMessages { "\($0)" }
    }

    private func take(_ suggestion: String) {
      try? model.form.apply(.edit(TextEdit(.all, suggestion, intent: .pasted)), to: field)
      model.form.commit(field)
    }

    private func announce() {
      if model.form[field]?.outcome != nil {
        announceToScreenReader(model.form.announcement(of: field, in: messages))
      }
    }
  }

  extension FormTextField where Label == Text {
    /// Makes a field.
    ///
    /// ```swift
    /// FormTextField("Name", in: model, .username)
    /// ```
    public init(
      _ titleKey: LocalizedStringKey, in model: FormModel<Content>, _ field: Content.FieldID,
      prompt: Text? = nil
    ) {
      self.init(in: model, field, prompt: prompt) { Text(titleKey) }
    }

    /// Makes a field with a title that is not looked up.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, in model: FormModel<Content>, _ field: Content.FieldID, prompt: Text? = nil
    ) {
      self.init(in: model, field, prompt: prompt) { Text(title) }
    }
  }
#endif
