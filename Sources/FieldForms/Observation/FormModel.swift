public import Observation

/// An object on the main actor that holds a ``FieldForm``, for user interfaces such as SwiftUI,
/// whose views are told when something that they have read changes.
///
/// ```swift
/// let model = FormModel(SignIn())
/// model.username.text             // observes this property of the content, a whole field
/// model.field(.username)?.issues  // observes this field's state
/// model.focusedField              // observes this property of the form
/// model.form.focusOnAppear()      // changes the form
/// model.undo()                    // the last change is undone (F12)
/// let outcome = await model.submit { await server.signIn($0) }
/// ```
///
/// A view that reads one of these properties is told when that property changes, and not when the
/// user types into another field. A part of the content counts as one property: a view that reads
/// `model.address.city` is told of each change of the address, a view that reads
/// `model.field(.city)` only of changes of the city.
@MainActor @dynamicMemberLookup
public final class FormModel<Content: FormContent>: Observable {
  /// The content's ``FormContent/FieldID``, such as an enum of strings.
  public typealias FieldID = Content.FieldID

  /// The form, for the model's own use: code that reads this is not told of changes.
  var unobserved: FieldForm<Content>
  private var readers = FormReaders()
  private var watches = [PartialKeyPath<FieldForm<Content>>: Watch<Content>]()
  /// The declared fields when the present readers (views that have read something) began to read;
  /// nil until somebody reads, and after fields came, went or moved. If the form declares other fields now, or the same fields in
  /// another order, all readers are told.
  private var watchedOrder: [FieldID]?
  /// What was done to the form and can be undone: inputs of the user, commits, moves of the
  /// focus, submits, values that the host sets, and what the host writes into the content. With a
  /// limit of 0 nothing is recorded.
  public var history = UndoHistory<Content>()
  /// The checks that were added to the model, beside those that the content declares.
  var addedChecks = [FieldID: [FieldCheck]]()
  var runningChecks = [FieldID: (check: CheckRequest, task: Task<Void, Never>)]()
  /// Returns the time since the model was made.
  let now: @Sendable () -> Duration
  let wait: @Sendable (Duration) async throws -> Void

  /// Makes a model of a new form, in which no field is focused.
  ///
  /// - Parameters:
  ///   - content: The fields, with their initial values.
  ///   - clock: Measures the pauses between keys, for undo, and the delays of checks.
  public convenience init(
    _ content: consuming Content, clock: some Clock<Duration> = ContinuousClock()
  ) {
    self.init(FieldForm(content), clock: clock)
  }

  /// Makes a model of an existing form, such as one that was restored.
  ///
  /// - Parameters:
  ///   - form: Its texts, focus and answers stay. The history begins empty.
  ///   - clock: Measures the pauses between keys, for undo, and the delays of checks.
  public init(_ form: FieldForm<Content>, clock: some Clock<Duration> = ContinuousClock()) {
    unobserved = form
    let start = clock.now
    now = { start.duration(to: clock.now) }
    wait = { try await clock.sleep(for: $0) }
  }

  /// The form. A view that reads this is told of every change, so let views read only what they
  /// show. Everything that one access does to the form is undone as one change. Assigning another
  /// form begins a new history.
  public var form: FieldForm<Content> {
    get { self[dynamicMember: \FieldForm<Content>.self] }
    _modify {
      beginChange()
      defer { endChange() }
      yield &unobserved
    }
  }

  /// ``UndoHistory/canUndo`` of the history. A view that reads this is told when it changes.
  public var canUndo: Bool {
    listenToHistory()
    return history.canUndo
  }

  /// ``UndoHistory/canRedo`` of the history. A view that reads this is told when it changes.
  public var canRedo: Bool {
    listenToHistory()
    return history.canRedo
  }

  /// Undoes the last change. (F12)
  ///
  /// ```swift
  /// if !model.undo() { beep() }
  /// ```
  ///
  /// - Returns: Whether a change was undone.
  @discardableResult
  public func undo() -> Bool {
    defer { follow() }
    return history.undo(&unobserved)
  }

  /// Makes the last undone change again.
  ///
  /// ```swift
  /// if !model.redo() { beep() }
  /// ```
  ///
  /// - Returns: Whether a change was made again.
  @discardableResult
  public func redo() -> Bool {
    defer { follow() }
    return history.redo(&unobserved)
  }

  /// A property of the content, such as a field, or a total that is computed from fields.
  public subscript<Value: Equatable>(dynamicMember path: KeyPath<Content, Value>) -> Value {
    self[dynamicMember: (\FieldForm<Content>.content).appending(path: path)]
  }

  /// A property of the form, such as whether it is being submitted.
  public subscript<Value: Equatable>(
    dynamicMember path: KeyPath<FieldForm<Content>, Value>
  ) -> Value {
    let value = unobserved[keyPath: path]
    if let watch = watches[path] {
      watch.bell.listen(Bell.field)
    } else {
      beginWatching()
      let watch = Watch(value, at: path)
      watches[path] = watch
      watch.bell.listen(Bell.field)
    }
    return value
  }

  /// Whether no field has an issue, every rule about several fields holds and no check has
  /// failed. (F4)
  public var isValid: Bool {
    beginWatching()
    return readers.validity(unobserved.state.isValid)
  }

  /// The field that has the focus; nil if none has.
  public var focusedField: FieldID? {
    beginWatching()
    guard let index = readers.focus(unobserved.state.focus) else { return nil }
    return unobserved.fields.ids[index]
  }

  /// The fields in declared order, disabled and hidden ones included.
  public var declaredFields: [FieldID] {
    beginWatching()
    readers.order()
    return unobserved.declaredFields
  }

  /// A field as a view shows it; nil for an undeclared field.
  ///
  /// ```swift
  /// Text(model.field(.username)?.text ?? "")   // drawn again when this field changes
  /// ```
  public func field(_ field: FieldID) -> FieldState? {
    state(at: unobserved.fields.indices[field])
  }

  /// A field's text, for a control that is bound to a text. Setting it is an edit by the user.
  /// Rule: F13.
  ///
  /// ```swift
  /// TextField("Price", text: Bindable(model)[text: .price])   // observes this field alone
  /// ```
  public subscript(text field: FieldID) -> String {
    get { self.field(field)?.text ?? "" }
    set { form[text: field] = newValue }
  }

  /// A field's value, for a control that is bound to a value, such as a slider. Setting a value
  /// that the field cannot have changes nothing.
  ///
  /// ```swift
  /// model[value: .quantity] = .number(3)
  /// ```
  public subscript(value field: FieldID) -> FieldValue? {
    get { self.field(field)?.value }
    set { if let newValue { form.setValue(newValue, of: field) } }
  }

  /// Whether a field has the focus. Setting false on a field without the focus changes nothing.
  ///
  /// ```swift
  /// model[isFocused: .price] = true
  /// ```
  public subscript(isFocused field: FieldID) -> Bool {
    get { self.field(field)?.isFocused ?? false }
    set {
      if newValue {
        form.focus(field)
      } else if unobserved.focusedField == field {
        form.focus(nil)
      }
    }
  }

  func state(at index: Int?) -> FieldState? {
    beginWatching()
    if let index { return readers.field(at: index, in: unobserved.state) }
    // The field is not declared. The view that asks for it is told when fields come, go or move:
    // the field may be declared then.
    readers.order()
    return nil
  }

  /// Runs a closure that changes checks or the running submit, and tells the views that have read
  /// what the closure has changed. Nothing is recorded for undo. Returns what the closure
  /// returns.
  func note<Result>(_ body: (inout FieldForm<Content>) -> Result) -> Result {
    let result = body(&unobserved)
    tellReaders()
    return result
  }

  /// Runs a closure that changes the form. Everything that the closure does is undone as one
  /// change. Returns what the closure returns.
  func change<Result>(_ body: (inout FieldForm<Content>) -> Result) -> Result {
    beginChange()
    defer { endChange() }
    return body(&unobserved)
  }

  func beginChange() { if history.limit > 0 { unobserved.beginRecording() } }

  /// Ends a change of the form: adds the change to the history, runs checks, and tells the views
  /// that have read what has changed.
  func endChange() {
    if unobserved.isRecording {
      history.add(unobserved.endRecording(around: nil), at: now())
    } else if history.limit > 0 {
      // Another form was assigned.
      history = UndoHistory(longestPause: history.longestPause, limit: history.limit)
    }
    follow()
  }

  /// Runs checks of new values, and tells the views that have read what has changed.
  func follow() {
    if hasChecks { runChecks() }
    tellReaders()
  }

  private func listenToHistory() {
    beginWatching()
    readers.history(history.canUndo, history.canRedo)
  }

  private func beginWatching() {
    if watchedOrder == nil { watchedOrder = unobserved.declaredFields }
  }

  /// Tells readers (views and other code that has read something of the form) when what they have
  /// read has changed, and then forgets these readers. A view that still exists is drawn again,
  /// reads again, and so becomes a reader again. Nothing is kept for a view that is gone.
  func tellReaders() {
    guard let watchedOrder else { return }
    // If fields came, went or moved, a key path that a view has read may lead into a row that is
    // gone, and to read by that key path would trap. So all views are told, without comparing what
    // they have read.
    let areMoved = watchedOrder != unobserved.declaredFields
    var rings = readers.takeRings(
      unobserved.state, (history.canUndo, history.canRedo), areMoved: areMoved)
    for (path, watch) in watches where areMoved || !watch.isCurrent(unobserved) {
      rings.append(Ring(watch.bell, Bell.field))
      watches[path] = nil
    }
    if areMoved { self.watchedOrder = nil }
    for ring in rings { ring.bell.ring(ring.path) }
  }
}
