#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Keeps SwiftUI's focus and the focus in a host's own model the same, for the views inside that have
    /// `.focused($focus, equals: …)`.
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
    /// The view follows the model, and the user's moves are written to the model. If the model sets its focus before
    /// the view is there, or while a sheet opens, the view follows as soon as it can.
    ///
    /// - Parameters:
    ///   - focus: The view's own focus.
    ///   - field: The model's focus.
    public func focus<FieldID: Hashable & Sendable>(
      _ focus: FocusState<FieldID?>.Binding, follows field: Binding<FieldID?>
    ) -> some View {
      let holder = BoundFocus(read: { field.wrappedValue }, write: { field.wrappedValue = $0 })
      return modifier(FocusFollower(holder: holder, focus: focus))
    }
  }

  /// The focus in a host's own model, read and written by closures.
  private struct BoundFocus<FieldID: Hashable & Sendable>: FocusHolder {
    let read: @MainActor () -> FieldID?
    let write: @MainActor (FieldID?) -> Void

    var focusedField: FieldID? { MainActor.assumeIsolated { read() } }
    mutating func adoptFocus(_ field: FieldID?) { MainActor.assumeIsolated { write(field) } }
  }

  /// Keeps SwiftUI's focus and the focus of a holder, such as a form, the same, for the views inside.
  package struct FocusFollower<Holder: FocusHolder & Sendable>: ViewModifier {
    private let holder: Holder
    private let focus: FocusState<Holder.FieldID?>.Binding
    @State private var view = FollowingView<Holder.FieldID>()
    /// How often SwiftUI was asked for a focus. Each change starts a task that checks whether SwiftUI has obeyed.
    @State private var requests = 0

    package init(holder: Holder, focus: FocusState<Holder.FieldID?>.Binding) {
      self.holder = holder
      self.focus = focus
    }

    package func body(content: Content) -> some View {
      // A row of a list that is off the screen has no view to focus, so the list scrolls there first.
      ScrollViewReader { proxy in
        follow(content) { carryOut($0, proxy) }
      }
    }

    private func follow(
      _ content: Content, _ carryOut: @escaping @MainActor (Bool) -> Void
    ) -> some View {
      content
        .transformEnvironment(\.followedFocuses) {
          $0[Holder.FieldID.self] = FollowedFocus(focus: focus) {
            carryOut(view.focus.follow(holder))
          }
        }
        .onAppear { carryOut(view.focus.appear(focus.wrappedValue, holder)) }
        .onDisappear { view.focus.disappear() }
        .onChange(of: holder.focusedField) { carryOut(view.focus.follow(holder)) }
        .onChange(of: focus.wrappedValue) { carryOut(report()) }
        // SwiftUI may skip an `onChange`, so the focus is reported once more.
        .task(id: focus.wrappedValue) { carryOut(report()) }
        .task(id: requests) {
          guard requests > 0 else { return }
          // Longer than a turn of the run loop, and shorter than a person needs to focus another field.
          try? await Task.sleep(for: .milliseconds(50))
          guard !Task.isCancelled else { return }
          view.focus.keep(focus.wrappedValue, holder)
          // About as long as a sheet takes to open.
          try? await Task.sleep(for: .milliseconds(350))
          guard !Task.isCancelled else { return }
          var holder = holder
          carryOut(view.focus.rest(at: focus.wrappedValue, in: &holder))
          // A focus state may keep a field although there was no view to be focused, so the field is set once more. If
          // a view is focused already, this changes nothing.
          if let field = holder.focusedField, focus.wrappedValue == field {
            focus.wrappedValue = field
          }
        }
    }

    private func report() -> Bool {
      var holder = holder
      return view.focus.report(focus.wrappedValue, to: &holder)
    }

    private func carryOut(_ isAsked: Bool, _ proxy: ScrollViewProxy) {
      guard isAsked else { return }
      if let field = holder.focusedField { proxy.scrollTo(field) }
      focus.wrappedValue = holder.focusedField
      requests += 1
    }
  }

  /// Keeps a view's state in an object, so that callbacks see the present state even in the turn of the run loop in
  /// which the view is drawn.
  @MainActor
  private final class FollowingView<FieldID: Hashable & Sendable> {
    var focus = HostedFocus<FieldID>(answersAtOnce: true)
  }

  /// The focus state around a field, for a field that follows a form's focus.
  package struct FollowedFocus<FieldID: Hashable & Sendable> {
    package let focus: FocusState<FieldID?>.Binding
    /// Moves the view's focus to the holder's field at once.
    package let follow: @MainActor () -> Void
  }

  /// The focus states around a field, by the types of their ids: a screen may have several forms.
  package struct FollowedFocuses {
    private var focuses: [ObjectIdentifier: Any] = [:]

    package subscript<FieldID: Hashable & Sendable>(
      type: FieldID.Type
    ) -> FollowedFocus<FieldID>? {
      get { focuses[ObjectIdentifier(type)] as? FollowedFocus<FieldID> }
      set { focuses[ObjectIdentifier(type)] = newValue }
    }
  }

  extension EnvironmentValues {
    package var followedFocuses: FollowedFocuses {
      get { self[FollowedFocusesKey.self] }
      set { self[FollowedFocusesKey.self] = newValue }
    }
  }

  private struct FollowedFocusesKey: EnvironmentKey {
    static var defaultValue: FollowedFocuses { FollowedFocuses() }
  }
#endif
