#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Keeps SwiftUI's focus and the focus in a host's own model the same. The fields are the views inside this view
    /// that have `.focused($focus, equals: …)`.
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
    /// When the model's focus changes, SwiftUI's focus follows. When the user moves SwiftUI's focus, the new field is
    /// written to the model. If the model sets its focus before the view is on screen, or while a sheet opens,
    /// SwiftUI's focus follows as soon as it can.
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

  /// Keeps SwiftUI's focus and the focus of a holder, such as a form, the same, for the views inside the modified view.
  package struct FocusFollower<Holder: FocusHolder & Sendable>: ViewModifier {
    private let holder: Holder
    private let focus: FocusState<Holder.FieldID?>.Binding
    @State private var view = FollowingView<Holder.FieldID>()
    /// How often SwiftUI was asked to move the focus. Each change of this number starts a task that checks whether
    /// SwiftUI has moved the focus.
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
        // SwiftUI may skip the `onChange` above, so a task reports the focus as well.
        .task(id: focus.wrappedValue) { carryOut(report()) }
        .task(id: requests) {
          guard requests > 0 else { return }
          // This pause is longer than a turn of the run loop, and shorter than the time in which a person focuses
          // another field.
          try? await Task.sleep(for: .milliseconds(50))
          guard !Task.isCancelled else { return }
          view.focus.keep(focus.wrappedValue, holder)
          // Both pauses together are about as long as a sheet takes to open.
          try? await Task.sleep(for: .milliseconds(350))
          guard !Task.isCancelled else { return }
          var holder = holder
          carryOut(view.focus.rest(at: focus.wrappedValue, in: &holder))
          // SwiftUI may have set the focus state although the field had no view yet, so that no view is focused.
          // Setting the same field once more focuses the view. If the view is focused already, nothing changes.
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

  /// Keeps the state of a view's focus in an object. A callback then sees the present state, also if the state has
  /// changed since the view, and with it the callback, was made.
  @MainActor
  private final class FollowingView<FieldID: Hashable & Sendable> {
    var focus = HostedFocus<FieldID>(answersAtOnce: true)
  }

  /// SwiftUI's focus state that a `FocusFollower` passes to the fields inside it, so that they can follow a form's
  /// focus.
  package struct FollowedFocus<FieldID: Hashable & Sendable> {
    package let focus: FocusState<FieldID?>.Binding
    /// Moves SwiftUI's focus at once to the field that has the holder's focus.
    package let follow: @MainActor () -> Void
  }

  /// The focus states that reach a field, one for each type of field ids: a field may be inside the followers of
  /// several forms.
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
