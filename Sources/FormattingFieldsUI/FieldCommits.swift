#if canImport(SwiftUI)
  public import FieldEditing
  package import FieldFocus
  public import SwiftUI

  extension View {
    /// Calls an action after a text field of this package in this view has committed: at Return,
    /// when a suggestion is taken, when the focus leaves, or when the view disappears. Menus,
    /// switches and calendars of a form commit nothing: the form has a choice at once.
    ///
    /// The binding has the committed value by then. There is one exception: if the view has
    /// disappeared, the binding still has the number that was typed last (see ``FieldUpdates``).
    ///
    /// ```swift
    /// FormattingTextField("Share", value: $share, format: .percent)
    ///   .onCommit { if $0.cause == .submit && !$0.isRefused { save(share) } }
    /// ```
    ///
    /// Actions nest: the innermost is called first.
    public func onCommit(perform action: @escaping @MainActor (FieldCommit) -> Void) -> some View {
      let told: CommitAction = { commit, _ in action(commit) }
      return modifier(WithAction(told, in: \.commitActions))
    }

    /// Calls an action after a field of this view has committed, if the field's id has this type:
    /// the id from `fieldID(_:)`, or the id of a field of a form.
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
      let told: CommitAction = { commit, id in
        if let id = id?.base as? ID { action(id, commit) }
      }
      return modifier(WithAction(told, in: \.commitActions))
    }

    /// Gives the number field in this view an id, for `onCommit(of:perform:)` and ``FieldMessage``.
    ///
    /// The id is the field's identity: when it changes, as in a pane that shows another item, the
    /// view is another field, and what was typed in the old one is neither shown nor written in the
    /// new one.
    ///
    /// ```swift
    /// FormattingTextField("Price", value: $weight, format: .number).fieldID(rows[0].id)
    /// ```
    public func fieldID<ID: Hashable>(_ id: ID) -> some View {
      environment(\.fieldID, AnyHashable(id))
    }
  }

  package typealias CommitAction = @MainActor (FieldCommit, AnyHashable?) -> Void

  extension EnvironmentValues {
    package var commitActions: ActionSlots<CommitAction> {
      get { self[CommitActionsKey.self] }
      set { self[CommitActionsKey.self] = newValue }
    }

    package var fieldID: AnyHashable? {
      get { self[FieldIDKey.self] }
      set { self[FieldIDKey.self] = newValue }
    }
  }

  private struct CommitActionsKey: EnvironmentKey {
    static var defaultValue: ActionSlots<CommitAction> { ActionSlots() }
  }

  private struct FieldIDKey: EnvironmentKey {
    static var defaultValue: AnyHashable? { nil }
  }

  extension Binding where Value: MutableCollection, Value.Element: Identifiable {
    /// A binding to a row, which finds the row by its id and not by its index.
    ///
    /// SwiftUI reads and writes a row's binding even after the row was deleted, as when the row's
    /// text field loses the focus. The binding that `ForEach($rows)` gives uses the index, and
    /// crashes then. This binding returns the row as it was, and ignores what is written.
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

    /// A binding to the row with an id; nil if there is none now. Later it returns the row as it
    /// was then, once the row is deleted.
    ///
    /// ```swift
    /// if let row = $rows[id: 7] { FormattingTextField("Share", value: row.share, format: .percent) }
    /// ```
    @MainActor
    public subscript(id id: Value.Element.ID) -> Binding<Value.Element>? {
      wrappedValue.first { $0.id == id }.map { row($0) }
    }
  }

  extension Binding {
    /// A binding to the value of an optional, for a sheet that shows the value.
    ///
    /// A sheet's view stays for a moment after its item was set to nil, and reads and writes then,
    /// where `Binding($item)!` crashes. This binding then returns `last`, and ignores what is
    /// written.
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
