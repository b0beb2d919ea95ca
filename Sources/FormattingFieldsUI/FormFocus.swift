#if canImport(SwiftUI)
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

    /// Keeps SwiftUI's focus and that of a host's own model the same, for the views inside that are
    /// `focused($focus, equals: …)`.
    ///
    /// ```swift
    /// @Observable final class Registration { var focus: Field? = .firstName }
    ///
    /// @Bindable var model: Registration
    /// @FocusState private var focus: Field?
    ///
    /// var body: some View {
    ///   Form { TextField("First name", text: $model.firstName).focused($focus, equals: .firstName) }
    ///     .focus($focus, follows: $model.focus)
    /// }
    /// ```
    ///
    /// The model decides and the user's moves are written to it. A model that sets its focus before the
    /// view is there, or while a sheet opens, is followed once it is.
    ///
    /// - Parameters:
    ///   - focus: The view's own focus.
    ///   - field: The model's.
    public func focus<FieldID: Hashable & Sendable>(
      _ focus: FocusState<FieldID?>.Binding, follows field: Binding<FieldID?>
    ) -> some View {
      let holder = BoundFocus(read: { field.wrappedValue }, write: { field.wrappedValue = $0 })
      return modifier(FocusFollower(holder: holder, focus: focus))
    }

    /// Gives the sentences of a form's fields.
    ///
    /// ```swift
    /// .fieldMessages(FormMessages<SignIn.FieldID>(labels: [.username: "Name"]))
    /// ```
    public func fieldMessages<FieldID: Hashable & Sendable>(
      _ messages: FormMessages<FieldID>
    ) -> some View {
      transformEnvironment(\.formSurroundings) { $0.messages = messages }
    }

    /// - Parameter leave: The view's focus has left the field.
    @ViewBuilder
    func formFocused<FieldID: Hashable & Sendable>(
      _ surroundings: FormSurroundings, _ field: FieldID, leave: @escaping @MainActor () -> Void
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

  private struct FocusFollower<Holder: FocusHolder & Sendable>: ViewModifier {
    let holder: Holder
    let focus: FocusState<Holder.FieldID?>.Binding
    @State private var live = Live(HostedFocus<Holder.FieldID>())
    /// Counts the requests, so that a task looks after each.
    @State private var requests = 0

    func body(content: Content) -> some View {
      // A row of a list that is off the screen has no view to focus, so the list scrolls there first.
      ScrollViewReader { proxy in
        follow(content) { carryOut($0, proxy) }
      }
    }

    private func follow(
      _ content: Content, _ carryOut: @escaping @MainActor (Bool) -> Void
    ) -> some View {
      content
        #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
          // One place for the Done button of all fields.
          .modifier(OneDoneBar())
        #endif
        .transformEnvironment(\.formSurroundings) {
          $0.focus = focus
          $0.follow = { carryOut(live.value.follow(holder)) }
        }
        .onAppear { carryOut(live.value.appear(focus.wrappedValue, holder)) }
        .onDisappear { live.value.disappear() }
        .onChange(of: holder.focusedField) { carryOut(live.value.follow(holder)) }
        .onChange(of: focus.wrappedValue) { carryOut(report()) }
        // SwiftUI may leave out a change, so the focus is reported once more.
        .task(id: focus.wrappedValue) { carryOut(report()) }
        .task(id: requests) {
          guard requests > 0 else { return }
          // About as long as a sheet takes to open.
          try? await Task.sleep(for: .milliseconds(400))
          guard !Task.isCancelled else { return }
          var holder = holder
          carryOut(live.value.rest(at: focus.wrappedValue, in: &holder))
        }
    }

    private func report() -> Bool {
      var holder = holder
      return live.value.report(focus.wrappedValue, to: &holder)
    }

    private func carryOut(_ isAsked: Bool, _ proxy: ScrollViewProxy) {
      guard isAsked else { return }
      if let field = holder.focusedField { proxy.scrollTo(field) }
      focus.wrappedValue = holder.focusedField
      requests += 1
    }
  }

  /// What a form's fields know of what is around them.
  struct FormSurroundings {
    /// A `FocusState<FieldID?>.Binding` of the form's ids.
    var focus: Any?
    /// `FormMessages` of the form's ids.
    var messages: (any Sendable)?
    /// Has the view's focus follow the form's at once.
    var follow: (@MainActor () -> Void)?
    /// What Return in the last field does.
    var submit: (@MainActor () -> Void)?
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
