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
    /// Both the form and the user move the focus: `submit` moves it to the first field that is wrong. A view that drops
    /// a request for the focus, such as a view in a sheet that is still opening, is asked again a few times. Views of
    /// the host's own take part with `.focused($focus, equals: …)`.
    public func focus<Form: FormHolder>(
      _ focus: FocusState<Form.Content.FieldID?>.Binding, follows form: Form
    ) -> some View {
      modifier(FocusFollower(holder: SourceTarget(source: form.formSource), focus: focus))
    }

    /// Sets the sentences about a form's fields, with the labels that name the fields.
    ///
    /// Without this modifier a sentence below a field names no field: "is required." stands below the title.
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

    /// Calls an action after Return in the last field of a form inside, once that field is
    /// committed.
    ///
    /// ```swift
    /// Form { … }.onFormSubmit { Task { await model.submit(signIn) } }
    /// ```
    public func onFormSubmit(perform action: @escaping @MainActor () -> Void) -> some View {
      transformEnvironment(\.formSurroundings) { $0.submit = action }
    }

    /// Binds the focus of a field's view to that of the form, if the host follows the form's focus.
    @ViewBuilder
    func formFocused<FieldID: Hashable & Sendable>(
      _ focus: FocusState<FieldID?>.Binding?, _ field: FieldID
    ) -> some View {
      if let focus { focused(focus, equals: field) } else { self }
    }
  }

  /// What the host has set around a form's fields: sentences, and an action for Return in the last field.
  struct FormSurroundings {
    /// The host's `FormMessages` by the types of the forms' ids.
    var messages: [ObjectIdentifier: any Sendable] = [:]
    /// The action for Return in the last field.
    var submit: (@MainActor () -> Void)?

    /// The host's sentences; without these, the sentences of a table without labels: a sentence below a field needs no
    /// label, as the title is there.
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
