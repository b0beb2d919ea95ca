#if canImport(SwiftUI)
  import FieldFocus
  public import FieldForms
  import FieldEditing
  public import SwiftUI

  extension View {
    /// Keeps SwiftUI's focus and the focus of a form the same, for the fields inside this view.
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
    /// The user moves the focus in the view, and the form moves it, too: `submit` moves it to the first field that is
    /// wrong. A view that ignores a request for the focus, such as a view in a sheet that is still opening, is asked
    /// again a few times. Views of the host's own take part with `.focused($focus, equals: …)`.
    public func focus<Form: FormHolder>(
      _ focus: FocusState<Form.Content.FieldID?>.Binding, follows form: Form
    ) -> some View {
      modifier(FocusFollower(holder: SourceTarget(source: form.formSource), focus: focus))
    }

    /// Sets the sentences about the fields of a form, with the labels by which the sentences name the fields.
    ///
    /// Without this modifier a sentence below a field names no field: "This field is required." stands below the title.
    ///
    /// ```swift
    /// .fieldMessages(FormMessages<SignIn.FieldID>(labels: [.username: "Name"]))
    /// ```
    public func fieldMessages<FieldID: Hashable & Sendable>(
      _ messages: FormMessages<FieldID>
    ) -> some View {
      transformEnvironment(\.formSurroundings) {
        $0.messages[ObjectIdentifier(FieldID.self)] = messages
      }
    }

    /// Calls an action when the user has pressed Return in the last field of a form inside this view, and the field has
    /// been committed.
    ///
    /// ```swift
    /// Form { … }.onFormSubmit { Task { await model.submit(signIn) } }
    /// ```
    public func onFormSubmit(perform action: @escaping @MainActor () -> Void) -> some View {
      transformEnvironment(\.formSurroundings) { $0.submit = action }
    }

    /// Binds the focus of a field's view to the focus of the form, if the host uses `focus(_:follows:)`; else changes
    /// nothing.
    @ViewBuilder
    func formFocused<FieldID: Hashable & Sendable>(
      _ focus: FocusState<FieldID?>.Binding?, _ field: FieldID
    ) -> some View {
      if let focus { focused(focus, equals: field) } else { self }
    }
  }

  /// What the host has set by modifiers around the fields of a form: sentences, and an action for Return in the last
  /// field.
  struct FormSurroundings {
    /// The host's `FormMessages`, each under the type of its form's field ids; empty if the host has set none. They are
    /// stored as `any Sendable`, because `FormMessages<FieldID>` is another type for each type of ids.
    var messages: [ObjectIdentifier: any Sendable] = [:]
    /// The action for Return in the last field; nil if the host has set none.
    var submit: (@MainActor () -> Void)?

    /// The sentences that the host has set. If the host has set none, the sentences of `table` or, without a table, the
    /// English ones; these begin without a label, because the field above the sentence has its title.
    func messages<FieldID>(in table: MessageTable?) -> FormMessages<FieldID> {
      messages[ObjectIdentifier(FieldID.self)] as? FormMessages<FieldID>
        ?? FormMessages(label: { _ in "" }, in: table ?? .english)
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
