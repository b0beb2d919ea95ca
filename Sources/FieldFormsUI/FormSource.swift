#if canImport(SwiftUI)
  import FieldEditing
  public import FieldForms
  public import SwiftUI

  /// What gives a form to the views of its fields: a `FormModel`, a binding, or a store that is
  /// changed by actions.
  ///
  /// ```swift
  /// FormTextField("Name", in: model, .username)    // FormModel<SignIn>
  /// FormTextField("Name", in: $form, .username)    // Binding<FieldForm<SignIn>>
  /// FormTextField("Name", in: source, .username)   // FormSource<SignIn>, over a store
  /// ```
  @MainActor
  public protocol FormHolder<Content> {
    /// The type that declares the form's fields.
    associatedtype Content: FormContent

    /// The functions by which the views of fields read and change the form.
    ///
    /// ```swift
    /// extension Store: FormHolder {
    ///   var formSource: FormSource<SignIn> { FormSource(self.state.form) { self.send(.form($0)) } }
    /// }
    /// ```
    var formSource: FormSource<Content> { get }
  }

  /// A form in a store whose state is changed only by actions.
  ///
  /// ```swift
  /// let form = FormSource(store.state.form) { store.send(.form($0)) }
  /// Form {
  ///   FormTextField("Name", in: form, .username)
  /// }
  /// .focus($focus, follows: form)
  /// ```
  ///
  /// - Complexity: Each input is applied twice, by the store and before that to a copy of the form:
  ///   a view has to know at once whether the form refuses the input.
  @MainActor
  public struct FormSource<Content: FormContent>: FormHolder {
    let state: @MainActor (Content.FieldID) -> FieldState?
    let focused: @MainActor () -> Content.FieldID?
    /// All fields, in their order.
    let fields: @MainActor () -> [Content.FieldID]
    /// What is wrong with the form as a whole.
    let issues: @MainActor () -> [ValidationIssue]
    /// Does what an action says; returns why the form refuses it, or nil.
    let act: @MainActor (FormAction<Content.FieldID>) -> FormRefusal?
    /// Whether the form may still be read after its views have disappeared. A binding must not be
    /// read then: what it refers to may be gone.
    let outlivesViews: Bool

    /// Makes a source from the form in a store, and from a function that sends actions to the
    /// store.
    ///
    /// - Parameters:
    ///   - form: The form as it is now. It is read whenever a view asks.
    ///   - send: Sends an action to the store, which must have applied the action before `send`
    ///     returns.
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
        // An action that changes nothing is not sent.
        if copy != form() { send(action) }
        return nil
      }
    }

    /// Makes a source of a model. With `changed`, which is called after each action, it is for
    /// views that go with their host.
    init(_ model: FormModel<Content>, changed: (@MainActor () -> Void)? = nil) {
      outlivesViews = changed == nil
      state = { model.field($0) }
      focused = { model.focusedField }
      fields = { model.declaredFields }
      issues = { model.formIssues }
      act = { action in
        defer { changed?() }
        return action.applied(to: &model.form)
      }
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

    /// The source itself.
    public var formSource: FormSource { self }

    /// Puts a suggestion into a field, and commits the field. Returns false if the field has
    /// refused the suggestion.
    @discardableResult
    func take(_ suggestion: String, into field: Content.FieldID) -> Bool {
      let edit = TextEdit(.all, suggestion, intent: .pasted)
      guard act(.input(.edit(edit), field)) == nil else { return false }
      _ = act(.input(.press(.commit), field))
      return true
    }

    /// Of the fields before a field, the nearest that the user can edit; nil if there is none.
    func fieldBefore(_ field: Content.FieldID?) -> Content.FieldID? {
      fields().prefix { $0 != field }.last { state($0)?.traits.isEditable == true }
    }

    /// Focuses the field before the focused one; does nothing if there is none.
    func goBack() {
      if let field = fieldBefore(focused()) { _ = act(.focus(field)) }
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
    /// A source that views may still read after they have disappeared.
    public var formSource: FormSource<Content> { FormSource(self) }
  }

  /// A protocol to which `FieldForm` alone conforms, so that a `Binding` to a form of any content
  /// can be a ``FormHolder``.
  public protocol FormValue<Content> {
    /// The type that declares the form's fields.
    associatedtype Content: FormContent

    /// The form itself.
    ///
    /// ```swift
    /// let form: Binding<FieldForm<SignIn>> = $signIn
    /// form.asForm.wrappedValue.isValid   // as form.wrappedValue.isValid
    /// ```
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
    /// As `SignIn` for a `Binding<FieldForm<SignIn>>`.
    public typealias Content = Value.Content

    /// A source that views do not read any more once they have disappeared.
    @MainActor public var formSource: FormSource<Value.Content> { FormSource(self.asForm) }
  }

  /// A form on the main actor, for `HostedFormField`, which reads and changes it without being
  /// bound to that actor. Views use it on the main actor alone.
  struct SourceTarget<Content: FormContent>: FormTarget {
    let source: FormSource<Content>

    subscript(field: Content.FieldID) -> FieldState? {
      MainActor.assumeIsolated { source.state(field) }
    }

    mutating func apply(
      _ input: FieldAct, to field: Content.FieldID?
    ) throws(FormRefusal) {
      guard let field else { throw .noFocus }
      if let refusal = MainActor.assumeIsolated({ source.act(.input(input, field)) }) {
        throw refusal
      }
    }
  }
#endif
