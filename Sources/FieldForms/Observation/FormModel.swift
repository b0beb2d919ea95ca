#if !hasFeature(Embedded)
  public import Observation

  /// A form for hosts that observe, on the main actor, over the value that a ``FieldForm`` is.
  ///
  /// ```swift
  /// let model = FormModel(SignIn())
  /// model.username.text             // observes this property of the content, a whole field
  /// model.field(.username)?.issues  // observes this field: its state, and what is known of it
  /// model.focusedField              // observes this property of the form
  /// model.form.focusOnAppear()      // changes the form
  /// let outcome = await model.submit { await server.signIn($0) }
  /// ```
  ///
  /// Whoever reads one of these is told when it changes, and not when the user types into another
  /// field. A part of the content is one property: `model.address.city` observes the whole address,
  /// `model.field(.city)` the city alone.
  @MainActor @dynamicMemberLookup
  public final class FormModel<Content: FormContent>: Observable {
    /// The ids of the fields.
    public typealias FieldID = Content.FieldID

    /// The form for the model's own use: reading it observes nothing.
    private(set) var unobserved: FieldForm<Content>
    private var watches: [PartialKeyPath<FieldForm<Content>>: Watch<Content>] = [:]
    private var watchedFields: [FieldID: Watched<FieldState?>] = [:]
    /// The fields that were declared when the watches began.
    private var watchedOrder: [FieldID] = []
    var questions: [FieldID: [Question]] = [:]
    var runningChecks: [FieldID: (check: FieldCheck<FieldID>, task: Task<Void, Never>)] = [:]

    /// Makes a model of a form of these fields and initial values.
    public convenience init(_ content: Content) { self.init(FieldForm(content)) }

    /// Makes a model of a form as it is, such as a restored one.
    public init(_ form: FieldForm<Content>) { unobserved = form }

    /// The form. Who reads it is told of every change, so views had better read a part of it.
    public var form: FieldForm<Content> {
      get { self[dynamicMember: \FieldForm<Content>.self] }
      _modify {
        defer {
          runChecks()
          tellReaders()
        }
        yield &unobserved
      }
    }

    /// A property of the content, such as a field or a total that follows from fields.
    public subscript<Value: Equatable>(dynamicMember path: KeyPath<Content, Value>) -> Value {
      self[dynamicMember: (\FieldForm<Content>.content).appending(path: path)]
    }

    /// A property of the form, such as the focused field.
    public subscript<Value: Equatable>(
      dynamicMember path: KeyPath<FieldForm<Content>, Value>
    ) -> Value {
      if let watched = watches[path]?.watched as? Watched<Value> { return watched.read() }
      let watched = Watched(unobserved[keyPath: path])
      watch { watches[path] = Watch(watched) { $0[keyPath: path] } }
      return watched.read()
    }

    /// Whether no field has an issue, every rule across fields holds and no check has failed. (F4)
    public var isValid: Bool { self[dynamicMember: \FieldForm<Content>.isValid] }

    /// The fields in declared order, disabled and hidden ones included.
    public var focusOrder: [FieldID] { self[dynamicMember: \FieldForm<Content>.focusOrder] }

    /// A field as a view shows it; nil for one that is not declared.
    ///
    /// ```swift
    /// Text(model.field(.username)?.text ?? "")   // drawn again when this field changes
    /// ```
    ///
    /// - Complexity: O(1).
    public func field(_ field: FieldID) -> FieldState? {
      if let watched = watchedFields[field] { return watched.read() }
      let watched = Watched(unobserved[field])
      watch { watchedFields[field] = watched }
      return watched.read()
    }

    /// Changes the form without starting checks.
    func change<Result>(_ body: (inout FieldForm<Content>) -> Result) -> Result {
      let result = body(&unobserved)
      tellReaders()
      return result
    }

    private func watch(_ begin: () -> Void) {
      if watches.isEmpty && watchedFields.isEmpty { watchedOrder = unobserved.focusOrder }
      begin()
    }

    /// Tells the readers of all that has changed, and ends their watches. A reader that is still there
    /// reads again, which begins a new watch; so nothing is kept for readers that are gone.
    private func tellReaders() {
      let news = unobserved.news
      unobserved.news = FormNews()
      guard !watches.isEmpty || !watchedFields.isEmpty else { return }
      var told: [() -> Void] = []
      if watchedOrder == unobserved.focusOrder {
        for (path, watch) in watches where !watch.isCurrent(unobserved) {
          told.append(watch.tell)
          watches[path] = nil
        }
        for field in news.isOfAll ? Set(watchedFields.keys) : news.fields {
          guard let watched = watchedFields[field], watched.value != unobserved[field] else {
            continue
          }
          told.append(watched.tell)
          watchedFields[field] = nil
        }
      } else {
        // A path may lead into a row that is gone, so none is followed.
        told = watches.values.map { $0.tell } + watchedFields.values.map { $0.tell }
        (watches, watchedFields) = ([:], [:])
      }
      for tell in told { tell() }
    }
  }

  /// A property that somebody has read by its path.
  @MainActor private struct Watch<Content: FormContent> {
    let watched: AnyObject
    let isCurrent: (FieldForm<Content>) -> Bool
    let tell: () -> Void

    init<Value>(_ watched: Watched<Value>, value: @escaping (FieldForm<Content>) -> Value) {
      self.watched = watched
      isCurrent = { value($0) == watched.value }
      tell = watched.tell
    }
  }

  /// A value that somebody has read.
  @MainActor private final class Watched<Value: Equatable>: Observable {
    private let registrar = ObservationRegistrar()
    let value: Value

    init(_ value: Value) { self.value = value }

    /// The value; who reads it is told when it is another one.
    func read() -> Value {
      registrar.access(self, keyPath: \.value)
      return value
    }

    func tell() { registrar.withMutation(of: self, keyPath: \.value) {} }
  }
#endif
