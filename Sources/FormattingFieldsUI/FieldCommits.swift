#if canImport(SwiftUI)
  public import FieldEditing
  public import SwiftUI

  extension View {
    /// Calls an action after a number field inside has committed: by Return, by leaving, by going away.
    ///
    /// The binding has the value by then. It has the last number that was typed, and not what the commit made of it, if the
    /// view goes away: see ``FieldUpdates``.
    ///
    /// ```swift
    /// FormattingTextField("Share", value: $share, format: .percent)
    ///   .onCommit { if $0.cause == .submit && !$0.isRefused { save(share) } }
    /// ```
    ///
    /// Actions nest: that of the field itself is called first, then those around it.
    public func onCommit(perform action: @escaping @MainActor (FieldCommit) -> Void) -> some View {
      transformEnvironment(\.commitActions) { $0.append { commit, _ in action(commit) } }
    }

    /// Calls an action at Return in a text field inside, as SwiftUI's modifier does; in a field of this package after the
    /// commit, once the binding has the value, and not for a text that was refused.
    ///
    /// SwiftUI's own modifier, which is `onSubmit(of: .text)` where this module is imported, would be called before the
    /// commit: "150" in a field for 0 to 100 % would be saved as the 15 % before it. So the fields do not pass
    /// Return on to that.
    ///
    /// ```swift
    /// Form {
    ///   TextField("Name", text: $model.name)
    ///   FormattingTextField("Price", value: $model.price, format: .number)
    /// }
    /// .onSubmit { model.pressReturn() }
    /// ```
    ///
    /// Actions nest: that of the field itself is called first, then those around it.
    public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View {
      // SwiftUI's function has a default argument, so this one is chosen where both fit.
      onSubmit(of: .text, action)
        .transformEnvironment(\.submitActions) { $0.append(action) }
    }

    /// Calls an action after a field inside has committed whose id is of this type: that of `fieldID(_:)`, or
    /// of a field of a form.
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

    /// What a number field inside is called in `onCommit(of:perform:)`.
    public func fieldID<ID: Hashable>(_ id: ID) -> some View {
      environment(\.fieldID, AnyHashable(id))
    }
  }

  /// What is called after a commit, the outermost first.
  package struct CommitActions {
    private var actions: [@MainActor (FieldCommit, AnyHashable?) -> Void] = []

    mutating func append(_ action: @escaping @MainActor (FieldCommit, AnyHashable?) -> Void) {
      actions.append(action)
    }

    @MainActor package func callAsFunction(_ commit: FieldCommit, _ id: AnyHashable?) {
      for action in actions.reversed() { action(commit, id) }
    }
  }

  /// What is called at Return once a field has taken the text, the outermost first.
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
    /// A row, by its id and not by its index.
    ///
    /// SwiftUI reads and writes a row's binding also after the row was deleted, as when its text
    /// field loses the focus. The binding that `ForEach($rows)` gives goes by the index and ends
    /// the program then. This binding still has the row, and drops what is written to it.
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
    /// What an optional has, as a sheet shows it.
    ///
    /// A sheet's view is there for a moment after its item is gone, and reads and writes then: `Binding($item)!` ends the
    /// program. This binding still has the item, and drops what is written to it.
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
