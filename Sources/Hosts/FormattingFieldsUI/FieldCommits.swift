#if canImport(SwiftUI)
  @_exported public import FieldHosting
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
    public func onCommit(perform action: @escaping @MainActor (FieldCommit) -> Void) -> some View {
      environment(\.commitAction, action)
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

  extension EnvironmentValues {
    var commitAction: (@MainActor (FieldCommit) -> Void)? {
      get { self[CommitActionKey.self] }
      set { self[CommitActionKey.self] = newValue }
    }
  }

  private struct CommitActionKey: EnvironmentKey {
    static var defaultValue: (@MainActor (FieldCommit) -> Void)? { nil }
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
