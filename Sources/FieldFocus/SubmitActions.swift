#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Calls an action at Return in a text field of this view, as SwiftUI's modifier does. If the
    /// action moves the focus of a model that `focus(_:follows:)` follows around this view,
    /// SwiftUI's focus moves in the same turn of the run loop: the keyboard stays on the screen.
    /// For a field of this package the action is called after the commit, once the binding has the
    /// value, and not if the text was refused.
    ///
    /// SwiftUI's own modifier, which is `onSubmit(of: .text)` where this module is imported, would
    /// be called before the commit: at "150" in a field for 0 to 100 %, the host would save the 15
    /// % of the last valid text. So the fields of this package do not call it.
    ///
    /// ```swift
    /// Form {
    ///   TextField("Name", text: $observed.name)
    ///   FormattingTextField("Price", value: $observed.price, format: .number)
    /// }
    /// .onSubmit { observed.pressReturn() }
    /// ```
    ///
    /// Actions nest: the innermost is called first.
    public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View {
      // A host's `onSubmit { … }` fits SwiftUI's function as well as this function. Swift then
      // chooses this function, because it has no default argument. SwiftUI's action belongs to no
      // actor, and is called on the main actor.
      nonisolated(unsafe) let action = action
      return modifier(FollowedSubmit { action() })
    }
  }

  /// An action of the host's in the environment. The object stays when the view with the modifier
  /// is drawn again, with another closure: then the environment has not changed, and no field is
  /// drawn for it.
  @MainActor
  package final class ActionSlot<Action> {
    package var action: Action?
    nonisolated package init() {}
  }

  /// Actions of the host's, from the outermost view modifier to the innermost, which are called in
  /// the reverse order.
  package struct ActionSlots<Action>: Equatable {
    private var slots: [ActionSlot<Action>] = []

    package init() {}

    package mutating func append(_ slot: ActionSlot<Action>) { slots.append(slot) }

    /// The actions, in the order in which they are called.
    @MainActor package var actions: [Action] { slots.reversed().compactMap(\.action) }

    package static func == (left: ActionSlots, right: ActionSlots) -> Bool {
      left.slots.elementsEqual(right.slots, by: ===)
    }
  }

  /// Adds an action to those of an environment value.
  package struct WithAction<Action>: ViewModifier {
    private let action: Action
    private let path: WritableKeyPath<EnvironmentValues, ActionSlots<Action>>
    @State private var slot = ActionSlot<Action>()

    package init(
      _ action: Action, in path: WritableKeyPath<EnvironmentValues, ActionSlots<Action>>
    ) { (self.action, self.path) = (action, path) }

    package func body(content: Content) -> some View {
      let slot = slot
      slot.action = action
      return content.transformEnvironment(path) { $0.append(slot) }
    }
  }

  private struct FollowedSubmit: ViewModifier {
    let action: @MainActor () -> Void
    @Environment(\.focusGuides) private var guides
    @State private var slot = ActionSlot<@MainActor () -> Void>()

    nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    func body(content: Content) -> some View {
      let (slot, guides) = (slot, guides)
      slot.action = action
      return
        content
        .onSubmit(of: .text) {
          slot.action?()
          guides.follow()
        }
        .transformEnvironment(\.submitActions) { $0.append(slot) }
    }
  }

  extension EnvironmentValues {
    package var submitActions: ActionSlots<@MainActor () -> Void> {
      get { self[SubmitActionsKey.self] }
      set { self[SubmitActionsKey.self] = newValue }
    }
  }

  private struct SubmitActionsKey: EnvironmentKey {
    static var defaultValue: ActionSlots<@MainActor () -> Void> { ActionSlots() }
  }
#endif
