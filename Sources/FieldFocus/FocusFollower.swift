#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Keeps SwiftUI's focus and the focus in a host's own model the same. The fields are the views
    /// inside this view that have `.focused($focus, at: …)`, or SwiftUI's
    /// `.focused($focus, equals: …)`.
    ///
    /// ```swift
    /// @Observable final class Registration { var focus: Field? = .firstName }
    ///
    /// @Bindable var observed: Registration
    /// @FocusState private var focus: Field?
    ///
    /// var body: some View {
    ///   Form { TextField("First name", text: .constant("")).focused($focus, at: .firstName) }
    ///     .focus($focus, follows: $observed.focus)
    /// }
    /// ```
    ///
    /// When the model's focus changes, SwiftUI's focus follows; if an `onSubmit` inside this view
    /// has changed it, in the same turn of the run loop, so that the keyboard stays on the screen.
    /// When the user moves SwiftUI's focus, the new field is written to the model. If the model
    /// sets its focus before the view is on screen, or while a sheet opens, SwiftUI's focus follows
    /// as soon as it can.
    ///
    /// The modifier stands around the whole `Form` or `List`: then a row that has scrolled off is
    /// scrolled to.
    ///
    /// - Parameters:
    ///   - focus: The view's own focus.
    ///   - field: The model's focus; nil if no field has it.
    public func focus<FieldID: Hashable>(
      _ focus: FocusState<FieldID?>.Binding, follows field: Binding<FieldID?>
    ) -> some View {
      modifier(
        FocusFollower(
          focus: focus, read: { field.wrappedValue }, write: { field.wrappedValue = $0 }))
    }

    /// Keeps SwiftUI's focus and the focus in a host's own model the same, where the model is told
    /// of a move by a function, and alone sets its focus.
    ///
    /// ```swift
    /// Form { … }.focus($focused, follows: observed.focus, onMove: observed.moveFocus)
    /// ```
    ///
    /// - Parameters:
    ///   - focus: The view's own focus.
    ///   - field: The model's focus. It is read whenever it is needed; a constant of the view may
    ///     be older than the move.
    ///   - onMove: Tells the model that the user has moved the focus; nil if no field has it.
    public func focus<FieldID: Hashable>(
      _ focus: FocusState<FieldID?>.Binding,
      follows field: @autoclosure @escaping @MainActor () -> FieldID?,
      onMove: @escaping @MainActor (FieldID?) -> Void
    ) -> some View { modifier(FocusFollower(focus: focus, read: field, write: onMove)) }

    /// Keeps the focus of one field and a Boolean in a host's own model the same.
    ///
    /// ```swift
    /// TextField("Search", text: $observed.name)
    ///   .focused($isFocused)
    ///   .focus($isFocused, follows: $isSearching)
    /// ```
    public func focus(
      _ focus: FocusState<Bool>.Binding, follows isFocused: Binding<Bool>
    ) -> some View {
      modifier(
        FocusFollower<Bool>(
          focus: nil, shown: { focus.wrappedValue ? true : nil },
          show: { focus.wrappedValue = $0 != nil },
          read: { isFocused.wrappedValue ? true : nil },
          write: { isFocused.wrappedValue = $0 != nil }
        ))
    }

    /// Makes a view the field that a focus state names, and the row that a list scrolls to for it.
    ///
    /// ```swift
    /// TextField("Email", text: $observed.email).focused($focused, at: .email)
    /// ```
    ///
    /// In place of SwiftUI's `focused(_:equals:)` inside `focus(_:follows:)`: a request for a field
    /// that is not on screen then waits until it is.
    public func focused<FieldID: Hashable>(
      _ focus: FocusState<FieldID?>.Binding, at field: FieldID
    ) -> some View {
      focused(focus, equals: field).modifier(FocusPlace(field: field)).id(field)
    }
  }

  package struct FocusFollower<FieldID: Hashable>: ViewModifier {
    private let focus: FocusState<FieldID?>.Binding?
    private let shown: @MainActor () -> FieldID?
    private let show: @MainActor (FieldID?) -> Void
    private let read: @MainActor () -> FieldID?
    private let write: @MainActor (FieldID?) -> Void
    @State private var guide = FocusGuide<FieldID>()
    /// How often SwiftUI was asked to move the focus, or the model was told of a move. Each change
    /// of this number starts a task that checks what has become of it.
    @State private var moves = 0

    package init(
      focus: FocusState<FieldID?>.Binding, read: @escaping @MainActor () -> FieldID?,
      write: @escaping @MainActor (FieldID?) -> Void
    ) {
      self.init(
        focus: focus, shown: { focus.wrappedValue }, show: { focus.wrappedValue = $0 }, read: read,
        write: write)
    }

    init(
      focus: FocusState<FieldID?>.Binding?, shown: @escaping @MainActor () -> FieldID?,
      show: @escaping @MainActor (FieldID?) -> Void, read: @escaping @MainActor () -> FieldID?,
      write: @escaping @MainActor (FieldID?) -> Void
    ) {
      (self.focus, self.shown, self.show) = (focus, shown, show)
      (self.read, self.write) = (read, write)
    }

    package func body(content: Content) -> some View {
      // A row of a list that is off the screen has no view to focus, so the list scrolls there
      // first.
      ScrollViewReader { proxy in
        follow(content, proxy)
      }
    }

    private func follow(_ content: Content, _ proxy: ScrollViewProxy) -> some View {
      let (guide, moves) = (guide, $moves)
      (guide.focus, guide.shown, guide.show) = (focus, shown, show)
      (guide.read, guide.write) = (read, write)
      guide.scroll = { proxy.scrollTo($0) }
      guide.note = { moves.wrappedValue += 1 }
      return
        content
        // After an `onSubmit` that stands around this view.
        .onSubmit(of: .text) { guide.follow() }
        .transformEnvironment(\.focusGuides) { $0[FieldID.self] = guide }
        .onAppear { guide.appear() }
        .onDisappear { guide.disappear() }
        .onChange(of: read()) { guide.follow() }
        .onChange(of: shown()) { guide.report() }
        // SwiftUI may skip the `onChange` above, so a task reports the focus as well.
        .task(id: shown()) { guide.report() }
        .task(id: self.moves) { if moves.wrappedValue > 0 { await guide.check() } }
    }
  }

  /// Tells the guide that a field is on screen.
  private struct FocusPlace<FieldID: Hashable>: ViewModifier {
    let field: FieldID
    @Environment(\.focusGuides) private var guides

    func body(content: Content) -> some View {
      let guide = guides[FieldID.self]
      content
        .onAppear { guide?.enter(field) }
        .onDisappear { guide?.leave(field) }
    }
  }
#endif
