#if canImport(SwiftUI)
  import FieldFocus
  public import FieldForms
  public import SwiftUI

  /// Where a form is, for the views of its fields: in a `FormModel`, in a binding, or in a store that takes
  /// actions.
  ///
  /// ```swift
  /// FormTextField("Name", in: model, .username)    // FormModel<SignIn>
  /// FormTextField("Name", in: $form, .username)    // Binding<FieldForm<SignIn>>
  /// FormTextField("Name", in: source, .username)   // FormSource<SignIn>, over a store
  /// ```
  @MainActor
  public protocol FormHolder<Content> {
    /// The fields.
    associatedtype Content: FormContent

    /// The form, as the views of its fields use it.
    var formSource: FormSource<Content> { get }
  }

  /// A form in a store whose state is changed by actions alone.
  ///
  /// ```swift
  /// let form = FormSource(store.state.form) { store.send(.form($0)) }
  /// Form {
  ///   FormTextField("Name", in: form, .username)
  /// }
  /// .focus($focus, follows: form)
  /// ```
  ///
  /// - Complexity: of a key, one more application of the input, to a copy of the form: a view has to know
  ///   whether the form refuses it.
  @MainActor
  public struct FormSource<Content: FormContent>: FormHolder {
    let state: @MainActor (Content.FieldID) -> FieldState?
    let focused: @MainActor () -> Content.FieldID?
    /// All fields, in their order.
    let fields: @MainActor () -> [Content.FieldID]
    /// What is wrong with the form as a whole.
    let issues: @MainActor () -> [ValidationIssue]
    /// Does what an action says; returns why it was refused.
    let act: @MainActor (FormAction<Content.FieldID>) -> FormRefusal?
    /// Whether the form may be asked for when its views have disappeared; a binding may be dead then.
    let outlivesViews: Bool

    /// Makes a source of a form that is read in a store, and of actions that are sent there.
    ///
    /// - Parameters:
    ///   - form: The form as it is now. It is read whenever a view asks.
    ///   - send: Sends an action. The store has applied it when this returns.
    public init(
      _ form: @autoclosure @escaping @MainActor () -> FieldForm<Content>,
      send: @escaping @MainActor (FormAction<Content.FieldID>) -> Void
    ) {
      outlivesViews = true
      state = { form()[$0] }
      focused = { form().focusedField }
      fields = { form().declaredFields }
      issues = { form().formIssues }
      act = { action in
        var copy = form()
        do throws(FormRefusal) { try copy.apply(action) } catch { return error }
        // What changes nothing is no action.
        if copy != form() { send(action) }
        return nil
      }
    }

    init(_ model: FormModel<Content>) {
      outlivesViews = true
      state = { model.field($0) }
      focused = { model.focusedField }
      fields = { model.declaredFields }
      issues = { model.formIssues }
      act = { $0.applied(to: &model.form) }
    }

    init(_ form: Binding<FieldForm<Content>>) {
      outlivesViews = false
      state = { form.wrappedValue[$0] }
      focused = { form.wrappedValue.focusedField }
      fields = { form.wrappedValue.declaredFields }
      issues = { form.wrappedValue.formIssues }
      act = { action in
        var copy = form.wrappedValue
        let refusal = action.applied(to: &copy)
        if copy != form.wrappedValue { form.wrappedValue = copy }
        return refusal
      }
    }

    /// The form, as the views of its fields use it.
    public var formSource: FormSource { self }

    /// Focuses the field before the focused one that can be edited; nothing is done at the first one.
    func goBack() {
      let before = fields().prefix { $0 != focused() }
      let field = before.last {
        state($0)?.traits.isDisjoint(with: [.hidden, .disabled]) == true
      }
      if let field { _ = act(.focus(field)) }
    }
  }

  extension FormAction {
    fileprivate func applied<Content: FormContent>(
      to form: inout FieldForm<Content>
    ) -> FormRefusal? where Content.FieldID == FieldID {
      do throws(FormRefusal) { try form.apply(self) } catch { return error }
      return nil
    }
  }

  extension FormModel: FormHolder {
    /// The form, as the views of its fields use it.
    public var formSource: FormSource<Content> { FormSource(self) }
  }

  /// A form: what a binding has to be of, so that views can be made over the binding.
  public protocol FormValue<Content> {
    /// The fields.
    associatedtype Content: FormContent

    /// The value itself.
    var asForm: FieldForm<Content> { get set }
  }

  extension FieldForm: FormValue {
    /// The form itself.
    public var asForm: FieldForm {
      get { self }
      set { self = newValue }
    }
  }

  extension Binding: FormHolder where Value: FormValue {
    /// The fields.
    public typealias Content = Value.Content

    /// The form, as the views of its fields use it.
    @MainActor public var formSource: FormSource<Value.Content> { FormSource(self.asForm) }
  }

  /// A form that the main actor has, for what `HostedFormField` and `HostedFocus` do to it.
  struct SourceTarget<Content: FormContent>: FormTarget, FocusHolder {
    let source: FormSource<Content>

    subscript(field: Content.FieldID) -> FieldState? {
      MainActor.assumeIsolated { source.state(field) }
    }

    mutating func apply(
      _ input: FieldInput, to field: Content.FieldID?
    ) throws(FormRefusal) {
      guard let field else { throw .noFocus }
      if let refusal = MainActor.assumeIsolated({ source.act(.input(input, field)) }) {
        throw refusal
      }
    }

    var focusedField: Content.FieldID? { MainActor.assumeIsolated { source.focused() } }

    mutating func adoptFocus(_ field: Content.FieldID?) {
      _ = MainActor.assumeIsolated { source.act(.focus(field)) }
    }
  }
#endif
