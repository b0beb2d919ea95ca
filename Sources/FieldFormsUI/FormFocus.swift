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
    /// The user moves the focus in the view, and the form moves it, too: `submit` moves it to the
    /// first field that is wrong. A view that ignores a request for the focus, such as a view in a
    /// sheet that is still opening, is asked again a few times. Views of the host's own take part
    /// with `.focused($focus, at: …)`. The modifier stands around the whole `Form`, so that a row
    /// that has scrolled off is scrolled to.
    public func focus<Form: FormHolder>(
      _ focus: FocusState<Form.Content.FieldID?>.Binding, follows form: Form
    ) -> some View {
      let source = form.formSource
      return modifier(
        FocusFollower(focus: focus, read: source.focused, write: { _ = source.act(.focus($0)) }))
    }

    /// Sets the sentences about the fields of a form, with the labels by which the sentences name
    /// the fields.
    ///
    /// Without this modifier a sentence below a field names no field: "This field is required."
    /// stands below the title.
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

    /// Calls an action when the user has pressed Return in the last field of a form inside this
    /// view, and the field has been committed.
    ///
    /// ```swift
    /// Form { … }.onFormSubmit { Task { await model.submit(signIn) } }
    /// ```
    public func onFormSubmit(perform action: @escaping @MainActor () -> Void) -> some View {
      modifier(WithAction(action, in: \.formSubmits))
    }
  }

  /// The sentences that the host has set by a modifier around the fields of a form.
  struct FormSurroundings {
    /// The host's `FormMessages`, each under the type of its form's field ids; empty if the host
    /// has set none. They are stored as `any Sendable`, because `FormMessages<FieldID>` is another
    /// type for each type of ids.
    var messages: [ObjectIdentifier: any Sendable] = [:]

    /// The sentences that the host has set. If the host has set none, the sentences of `table` or,
    /// without a table, the English ones; these begin without a label, because the field above the
    /// sentence has its title.
    func messages<FieldID>(in table: MessageTable?) -> FormMessages<FieldID> {
      messages[ObjectIdentifier(FieldID.self)] as? FormMessages<FieldID>
        ?? FormMessages(label: { _ in "" }, in: table ?? .english)
    }
  }

  extension EnvironmentValues {
    /// The host's actions for Return in the last field.
    var formSubmits: ActionSlots<@MainActor () -> Void> {
      get { self[FormSubmitsKey.self] }
      set { self[FormSubmitsKey.self] = newValue }
    }

    var formSurroundings: FormSurroundings {
      get { self[FormSurroundingsKey.self] }
      set { self[FormSurroundingsKey.self] = newValue }
    }
  }

  private struct FormSubmitsKey: EnvironmentKey {
    static var defaultValue: ActionSlots<@MainActor () -> Void> { ActionSlots() }
  }

  private struct FormSurroundingsKey: EnvironmentKey {
    static var defaultValue: FormSurroundings { FormSurroundings() }
  }
#endif
