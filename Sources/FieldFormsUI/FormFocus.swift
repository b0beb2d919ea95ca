#if canImport(SwiftUI)
  import FieldFocus
  public import FieldForms
  import FieldEditing
  public import SwiftUI

  extension View {
    /// Keeps SwiftUI's focus and a form's the same, for the fields inside.
    ///
    /// ```swift
    /// @State private var model = FormModel(SignIn())
    /// @FocusState private var focus: SignIn.FieldID?
    ///
    /// var body: some View {
    ///   Form { FormTextField("Name", in: model, .username) }
    ///     .focus($focus, follows: model)
    ///     .onAppear { model.form.focusOnAppear() }
    /// }
    /// ```
    ///
    /// The form moves the focus, as by `submit` to the first field that is wrong; so does the user.
    /// If a view drops a request, such as a view in a sheet that is still opening, it is asked
    /// again a few times. Views of the host's own take part with `.focused($focus, equals: …)`.
    public func focus<Form: FormHolder>(
      _ focus: FocusState<Form.Content.FieldID?>.Binding, follows form: Form
    ) -> some View {
      modifier(FocusFollower(holder: SourceTarget(source: form.formSource), focus: focus))
    }

    /// Gives the sentences of a form's fields.
    ///
    /// Without this modifier a sentence below a field names no field: "is required." stands below the title.
    ///
    /// ```swift
    /// .fieldMessages(FormMessages<SignIn.FieldID>(labels: [.username: "Name"]))
    /// ```
    public func fieldMessages<FieldID: Hashable & Sendable>(
      _ messages: FormMessages<FieldID>
    ) -> some View {
      transformEnvironment(\.formSurroundings) { $0.messages = messages }
    }

    /// Calls an action after Return in the last field of a form inside, once that field is
    /// committed.
    ///
    /// ```swift
    /// Form { … }.onFormSubmit { Task { await model.submit(signIn) } }
    /// ```
    public func onFormSubmit(perform action: @escaping @MainActor () -> Void) -> some View {
      transformEnvironment(\.formSurroundings) { $0.submit = action }
    }

    /// - Parameter leave: The view's focus has left the field.
    @ViewBuilder
    func formFocused<FieldID: Hashable & Sendable>(
      _ surroundings: FocusSurroundings, _ field: FieldID, leave: @escaping @MainActor () -> Void
    ) -> some View {
      if let focus = surroundings.focus as? FocusState<FieldID?>.Binding {
        focused(focus, equals: field)
          .onChange(of: focus.wrappedValue == field) {
            if focus.wrappedValue != field { leave() }
          }
      } else {
        self
      }
    }
  }

  /// What a form's fields know of what is around them.
  struct FormSurroundings {
    /// `FormMessages` of the form's ids.
    var messages: (any Sendable)?
    /// What Return in the last field does.
    var submit: (@MainActor () -> Void)?

    /// The host's sentences, or those of a table. Without the host's, a field has no label beside its title, which a
    /// sentence below it does not need.
    func messages<FieldID>(in table: MessageTable?) -> FormMessages<FieldID> {
      messages as? FormMessages<FieldID> ?? FormMessages(label: { _ in "" }, in: table ?? .english)
    }
  }

  extension EnvironmentValues {
    var formSurroundings: FormSurroundings {
      get { self[FormSurroundingsKey.self] }
      set { self[FormSurroundingsKey.self] = newValue }
    }
  }

  private struct FormSurroundingsKey: EnvironmentKey {
    static var defaultValue: FormSurroundings { FormSurroundings() }
  }
#endif
