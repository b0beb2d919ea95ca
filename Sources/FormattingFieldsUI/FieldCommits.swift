#if canImport(SwiftUI)
  public import FieldEditing
  public import SwiftUI

  extension View {
    /// Calls an action after a text field of this package in this view has committed: at Return, when a suggestion is
    /// taken, when the focus leaves, or when the view disappears. Menus, switches and calendars of a form commit nothing:
    /// the form has a choice at once.
    ///
    /// The binding has the committed value by then. There is one exception: if the view has disappeared, the binding
    /// still has the number that was typed last (see ``FieldUpdates``).
    ///
    /// ```swift
    /// FormattingTextField("Share", value: $share, format: .percent)
    ///   .onCommit { if $0.cause == .submit && !$0.isRefused { save(share) } }
    /// ```
    ///
    /// Actions nest: the innermost is called first.
    public func onCommit(perform action: @escaping @MainActor (FieldCommit) -> Void) -> some View {
      transformEnvironment(\.commitActions) { $0.append { commit, _ in action(commit) } }
    }

    /// Calls an action at Return in a text field of this view, as SwiftUI's modifier does. For a field of this package
    /// the action is called after the commit, once the binding has the value, and not if the text was refused.
    ///
    /// SwiftUI's own modifier, which is `onSubmit(of: .text)` where this module is imported, would be called before the
    /// commit: at "150" in a field for 0 to 100 %, the host would save the 15 % of the last valid text. So the fields
    /// of this package do not call it.
    ///
    /// ```swift
    /// Form {
    ///   TextField("Name", text: $model.name)
    ///   FormattingTextField("Price", value: $model.price, format: .number)
    /// }
    /// .onSubmit { model.pressReturn() }
    /// ```
    ///
    /// Actions nest: the innermost is called first.
    public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View {
      // A host's `onSubmit { … }` fits SwiftUI's function as well as this function. Swift then chooses this function,
      // because it has no default argument.
      onSubmit(of: .text, action)
        .transformEnvironment(\.submitActions) { $0.append(action) }
    }

    /// Calls an action after a field of this view has committed, if the field's id has this type: the id from
    /// `fieldID(_:)`, or the id of a field of a form.
    ///
    /// ```swift
    /// Form {
    ///   FormattingTextField("Price", value: $price, format: .number).fieldID(Field.price)
    ///   FormattingTextField("Weight", value: $weight, format: .number).fieldID(Field.weight)
    /// }
    /// .onCommit(of: Field.self) { field, commit in log(field, commit) }
    /// ```
    public func onCommit<ID: Hashable>(
      of type: ID.Type, perform action: @escaping @MainActor (ID, FieldCommit) -> Void
    ) -> some View {
      transformEnvironment(\.commitActions) {
        $0.append { commit, id in if let id = id?.base as? ID { action(id, commit) } }
      }
    }

    /// Gives the number field in this view an id, for `onCommit(of:perform:)` and ``FieldMessage``.
    public func fieldID<ID: Hashable>(_ id: ID) -> some View {
      environment(\.fieldID, AnyHashable(id))
    }
  }

  /// The host's actions for a commit. They are stored from the outermost view modifier to the innermost, and called in
  /// the reverse order.
  package struct CommitActions {
    private var actions: [@MainActor (FieldCommit, AnyHashable?) -> Void] = []

    mutating func append(_ action: @escaping @MainActor (FieldCommit, AnyHashable?) -> Void) {
      actions.append(action)
    }

    @MainActor package func callAsFunction(_ commit: FieldCommit, _ id: AnyHashable?) {
      for action in actions.reversed() { action(commit, id) }
    }
  }

  /// The host's actions for Return with a text that was not refused. They are stored from the outermost view modifier
  /// to the innermost, and called in the reverse order.
  package struct SubmitActions {
    private var actions: [() -> Void] = []

    mutating func append(_ action: @escaping () -> Void) { actions.append(action) }

    @MainActor package func callAsFunction() {
      for action in actions.reversed() { action() }
    }
  }

  extension EnvironmentValues {
    package var submitActions: SubmitActions {
      get { self[SubmitActionsKey.self] }
      set { self[SubmitActionsKey.self] = newValue }
    }

    package var commitActions: CommitActions {
      get { self[CommitActionsKey.self] }
      set { self[CommitActionsKey.self] = newValue }
    }

    var fieldID: AnyHashable? {
      get { self[FieldIDKey.self] }
      set { self[FieldIDKey.self] = newValue }
    }
  }

  private struct CommitActionsKey: EnvironmentKey {
    static var defaultValue: CommitActions { CommitActions() }
  }

  private struct SubmitActionsKey: EnvironmentKey {
    static var defaultValue: SubmitActions { SubmitActions() }
  }

  private struct FieldIDKey: EnvironmentKey {
    static var defaultValue: AnyHashable? { nil }
  }

  extension Binding where Value: MutableCollection, Value.Element: Identifiable {
    /// A binding to a row, which finds the row by its id and not by its index.
    ///
    /// SwiftUI reads and writes a row's binding even after the row was deleted, as when the row's text field loses the
    /// focus. The binding that `ForEach($rows)` gives uses the index, and crashes then. This binding returns the row as
    /// it was, and ignores what is written.
    ///
    /// ```swift
    /// ForEach(rows) { row in
    ///   FormattingTextField("Share", value: $rows.row(row).share, format: .percent)
    /// }
    /// ```
    ///
    /// - Complexity: O(*n*) in the number of rows, at each reading and writing.
    @MainActor
    public func row(_ row: Value.Element) -> Binding<Value.Element> {
      let id = row.id
      return Binding<Value.Element>(
        get: { @MainActor in wrappedValue.first { $0.id == id } ?? row },
        set: { @MainActor new in
          if let place = wrappedValue.firstIndex(where: { $0.id == id }) {
            wrappedValue[place] = new
          }
        })
    }
  }

  extension Binding {
    /// A binding to the value of an optional, for a sheet that shows the value.
    ///
    /// A sheet's view stays for a moment after its item was set to nil, and reads and writes then, where
    /// `Binding($item)!` crashes. This binding then returns `last`, and ignores what is written.
    ///
    /// ```swift
    /// .sheet(item: $item) { ItemScreen(item: $item.shown($0)) }
    /// ```
    @MainActor
    public func shown<Shown>(_ last: Shown) -> Binding<Shown> where Value == Shown? {
      Binding<Shown>(
        get: { @MainActor in wrappedValue ?? last },
        set: { @MainActor new in if wrappedValue != nil { wrappedValue = new } })
    }
  }
#endif
