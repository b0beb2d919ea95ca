#if !hasFeature(Embedded)
  public import Observation

  /// An object on the main actor that holds a ``FieldForm``, for user interfaces that observe.
  ///
  /// ```swift
  /// let model = FormModel(SignIn())
  /// model.username.text             // observes this property of the content, a whole field
  /// model.field(.username)?.issues  // observes this field's state
  /// model.focusedField              // observes this property of the form
  /// model.form.focusOnAppear()      // changes the form
  /// let outcome = await model.submit { await server.signIn($0) }
  /// ```
  ///
  /// A view that reads one of these is told when it changes, and not when the user types into another
  /// field. A part of the content is one property: `model.address.city` observes the whole address,
  /// `model.field(.city)` only the city.
  @MainActor @dynamicMemberLookup
  public final class FormModel<Content: FormContent>: Observable {
    /// The ids of the fields.
    public typealias FieldID = Content.FieldID

    /// The form, for the model's own use: reading it observes nothing.
    @usableFromInline private(set) var unobserved: FieldForm<Content>
    private var readers = FormReaders()
    private var watches: [PartialKeyPath<FieldForm<Content>>: Watch<Content>] = [:]
    /// The fields that were declared when a reader first asked for their order.
    private var watchedOrder: [FieldID] = []
    /// Whether a check was ever added.
    var hasChecks = false
    var questions: [FieldID: [Question]] = [:]
    var runningChecks: [FieldID: (check: CheckRequest, task: Task<Void, Never>)] = [:]

    /// Makes a model of a form of these fields and initial values.
    @inlinable public convenience init(_ content: Content) { self.init(FieldForm(content)) }

    /// Makes a model of a form as it is, such as a restored one.
    public init(_ form: FieldForm<Content>) { unobserved = form }

    /// The form. Reading it observes every change, so let views read only what they show.
    public var form: FieldForm<Content> {
      get { self[dynamicMember: \FieldForm<Content>.self] }
      @inlinable _modify {
        defer {
          runChecks()
          tellReaders()
        }
        yield &unobserved
      }
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
        watch.bell.listen()
      } else {
        beginWatching()
        let watch = Watch(value, at: path)
        watches[path] = watch
        watch.bell.listen()
      }
      return value
    }

    /// Whether no field has an issue, every rule across fields holds and no check has failed. (F4)
    public var isValid: Bool {
      beginWatching()
      return readers.validity(unobserved.isValid)
    }

    /// The field that has the focus.
    public var focusedField: FieldID? {
      beginWatching()
      return readers.focus(unobserved.state.focus).map { unobserved.fields.ids[$0] }
    }

    /// The fields in declared order, disabled and hidden ones included.
    public var focusOrder: [FieldID] {
      beginWatching()
      readers.order.listen()
      return unobserved.focusOrder
    }

    /// A field as a view shows it; nil for an undeclared field.
    ///
    /// ```swift
    /// Text(model.field(.username)?.text ?? "")   // drawn again when this field changes
    /// ```
    ///
    /// - Complexity: O(1).
    @inlinable
    public func field(_ field: FieldID) -> FieldState? {
      state(at: unobserved.fields.indices[field])
    }

    /// A field's text, for a control that is bound to a text. Setting it is an edit by the user. Rule: F13.
    ///
    /// ```swift
    /// TextField("Price", text: Bindable(model)[text: .price])   // observes this field alone
    /// ```
    ///
    /// - Complexity: that of ``FieldForm/apply(_:to:)``.
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
    ///
    /// - Complexity: that of ``FieldForm/setValue(_:of:)``.
    public subscript(value field: FieldID) -> FieldValue? {
      get { self.field(field)?.value }
      set { if let newValue { form.setValue(newValue, of: field) } }
    }

    /// Whether a field has the focus. Setting false on a field without the focus changes nothing.
    ///
    /// ```swift
    /// model[isFocused: .price] = true
    /// ```
    ///
    /// - Complexity: that of the commit.
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

    @usableFromInline
    func state(at index: Int?) -> FieldState? {
      beginWatching()
      if let index { return readers.field(at: index, unobserved.state.field(at: index)) }
      // The reader has to be told if the field is declared later.
      readers.order.listen()
      return nil
    }

    /// Changes the form without starting checks.
    func change<Result>(_ body: (inout FieldForm<Content>) -> Result) -> Result {
      let result = body(&unobserved)
      tellReaders()
      return result
    }

    private func beginWatching() {
      guard readers.isEmpty else { return }
      watchedOrder = unobserved.focusOrder
      readers.isEmpty = false
    }

    /// Tells the readers of everything that has changed, and ends their watches. A reader that still
    /// exists reads again, which begins a new watch. So nothing is kept for readers that are gone.
    @usableFromInline
    func tellReaders() {
      let news = unobserved.state.news
      unobserved.state.news = FormNews()
      guard !readers.isEmpty else { return }
      var told: [Bell] = []
      if watchedOrder == unobserved.focusOrder {
        for (path, watch) in watches where !watch.isCurrent(unobserved) {
          told.append(watch.bell)
          watches[path] = nil
        }
        told += readers.end(unobserved.state, news)
      } else {
        // A key path may lead into a row that is gone, and following it would trap.
        told = watches.values.map { $0.bell } + readers.endAll()
        watches = [:]
      }
      for bell in told { bell.ring() }
    }
  }

  /// A property that was read by its key path, with the value that was read.
  @MainActor private struct Watch<Content: FormContent> {
    let bell = Bell()
    let isCurrent: (FieldForm<Content>) -> Bool

    init<Value: Equatable>(_ seen: Value, at path: KeyPath<FieldForm<Content>, Value>) {
      isCurrent = { $0[keyPath: path] == seen }
    }
  }

  /// What readers have read of a form, and the bells that tell them.
  @MainActor private struct FormReaders {
    /// Whether nothing was read since the last `endAll()`.
    var isEmpty = true
    /// Rings when fields come, go or move.
    private(set) var order = Bell()
    private var validity: (bell: Bell, seen: Bool)?
    private var focus: (bell: Bell, seen: Int?)?
    /// The fields by their indices; nil for one that nobody has read.
    private var fields: [FieldBell?] = []

    mutating func validity(_ isValid: Bool) -> Bool {
      let watch = validity ?? (Bell(), isValid)
      validity = watch
      watch.bell.listen()
      return watch.seen
    }

    mutating func focus(_ index: Int?) -> Int? {
      let watch = focus ?? (Bell(), index)
      focus = watch
      watch.bell.listen()
      return watch.seen
    }

    mutating func field(at index: Int, _ state: @autoclosure () -> FieldState) -> FieldState {
      if index >= fields.count {
        fields.append(contentsOf: repeatElement(nil, count: index + 1 - fields.count))
      }
      let bell = fields[index] ?? FieldBell(state())
      fields[index] = bell
      bell.listen()
      return bell.seen
    }

    /// Ends the watches of what has changed, and returns the bells to ring.
    mutating func end(_ state: FormState, _ news: FormNews) -> [Bell] {
      var told: [Bell] = []
      if let watch = validity, watch.seen != state.isValid {
        told.append(watch.bell)
        validity = nil
      }
      if let watch = focus, watch.seen != state.focus {
        told.append(watch.bell)
        focus = nil
      }
      for index in news.isOfAll ? Array(fields.indices) : news.indices where index < fields.count {
        guard let bell = fields[index], bell.seen != state.field(at: index) else { continue }
        told.append(bell)
        fields[index] = nil
      }
      return told
    }

    /// Ends all watches, and returns the bells to ring.
    mutating func endAll() -> [Bell] {
      let told =
        [order, validity?.bell, focus?.bell].compactMap { $0 } + fields.compactMap { $0 }
      self = FormReaders()
      return told
    }
  }

  /// Tells readers that something has changed. It is not generic, so that its key path is made by the
  /// compiler: the key path of a generic type is made at run time, which costs more.
  @MainActor private class Bell: Observable {
    private let registrar = ObservationRegistrar()
    private var ringing: Void { () }
    private static let path = \Bell.ringing

    /// Registers the code that is running as a reader. The next ring tells it.
    final func listen() { registrar.access(self, keyPath: Self.path) }

    final func ring() { registrar.withMutation(of: self, keyPath: Self.path) {} }
  }

  /// The bell of a field, with the state that was read.
  @MainActor private final class FieldBell: Bell {
    let seen: FieldState

    init(_ seen: FieldState) { self.seen = seen }
  }
#endif
