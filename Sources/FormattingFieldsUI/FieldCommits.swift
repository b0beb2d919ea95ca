#if canImport(SwiftUI)
  public import FieldEditing
  public import SwiftUI

  extension View {
    /// Calls an action after a number field inside has committed: by Return, by leaving, by going away.
    ///
    /// The binding has the value by then. In an `onSubmit` it has not: SwiftUI calls the outer action
    /// first, so the fields do not pass Return on to it.
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

    /// Calls an action after Return in the last field of a form inside, once that field is
    /// committed.
    ///
    /// ```swift
    /// Form { … }.onFormSubmit { Task { await model.submit(signIn) } }
    /// ```
    public func onFormSubmit(perform action: @escaping @MainActor () -> Void) -> some View {
      transformEnvironment(\.formSurroundings) { $0.submit = action }
    }
  }

  /// What is called after a commit, the outermost first.
  struct CommitActions {
    private var actions: [@MainActor (FieldCommit, AnyHashable?) -> Void] = []

    mutating func append(_ action: @escaping @MainActor (FieldCommit, AnyHashable?) -> Void) {
      actions.append(action)
    }

    @MainActor func callAsFunction(_ commit: FieldCommit, _ id: AnyHashable?) {
      for action in actions.reversed() { action(commit, id) }
    }
  }

  extension EnvironmentValues {
    var commitActions: CommitActions {
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
#endif
