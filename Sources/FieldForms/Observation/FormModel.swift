#if !hasFeature(Embedded)
  public import Observation

  /// A form for hosts that observe, on the main actor, over the value that a ``FieldForm`` is.
  ///
  /// ```swift
  /// let model = FormModel(SignIn())
  /// model.username.text                     // observed: this text alone
  /// model[\.focusedField]                   // observed: the focus alone
  /// model.field(.username)?.issues          // observed: this field alone
  /// model.form.focusOnAppear()
  /// let outcome = await model.submit { await server.signIn($0) }
  /// ```
  ///
  /// Whoever reads by a key path is told when the value there becomes another one, and not when the
  /// user types into another field. Changes are made to ``form``.
  @MainActor @dynamicMemberLookup
  public final class FormModel<Content: FormContent>: Observable {
    /// The names of the fields.
    public typealias FieldID = Content.FieldID

    private var current: FieldForm<Content>
    private var watches: [PartialKeyPath<FieldForm<Content>>: Watch<Content>] = [:]
    private var watchedFields: [FieldID: Watched<FieldState?>] = [:]
    let checks: [FieldID: FieldCheck<FieldID>]
    var runningChecks: [FieldID: RunningCheck<FieldID>] = [:]

    /// Makes a model.
    ///
    /// - Parameters:
    ///   - content: The fields and their initial values.
    ///   - checks: The checks that take time, at most one for a field.
    public convenience init(_ content: Content, checks: [FieldCheck<FieldID>] = []) {
      self.init(FieldForm(content), checks: checks)
    }

    /// Makes a model of a form as it is, such as a restored one.
    public init(_ form: FieldForm<Content>, checks: [FieldCheck<FieldID>] = []) {
      current = form
      self.checks = Dictionary(checks.map { ($0.field, $0) }) { first, _ in first }
    }

    /// The form. Who reads it is told of every change; narrower readers read by key path.
    public var form: FieldForm<Content> {
      get { self[\.self] }
      set {
        current = newValue
        runChecks()
        tellReaders()
      }
    }

    /// A part of the content, such as a field or a total that it derives.
    public subscript<Value: Equatable>(dynamicMember path: KeyPath<Content, Value>) -> Value {
      self[(\FieldForm<Content>.content).appending(path: path)]
    }

    /// A part of the form, such as the focused field or whether it is valid.
    public subscript<Value: Equatable>(path: KeyPath<FieldForm<Content>, Value>) -> Value {
      if let watch = watches[path] as? ValueWatch<Content, Value> { return watch.watched.value }
      let watch = ValueWatch(path, in: current)
      watches[path] = watch
      return watch.watched.value
    }

    /// A field as a view shows it; nil for one that is not declared.
    ///
    /// ```swift
    /// Text(model.field(.username)?.text ?? "")   // drawn again when this field changes
    /// ```
    ///
    /// - Complexity: O(1) once it was read; before, O(*n*) in the number of fields and rules.
    public func field(_ field: FieldID) -> FieldState? {
      if let watched = watchedFields[field] { return watched.value }
      let watched = Watched(current[field])
      watchedFields[field] = watched
      return watched.value
    }

    /// The form for the model's own use: reading it observes nothing.
    var unobserved: FieldForm<Content> { current }

    /// Changes the form without starting checks.
    func change<Result>(_ body: (inout FieldForm<Content>) -> Result) -> Result {
      let result = body(&current)
      tellReaders()
      return result
    }

    private func tellReaders() {
      for watch in watches.values { watch.follow(current) }
      guard !watchedFields.isEmpty else { return }
      let states = current.fieldStates
      for (field, watched) in watchedFields { watched.value = states[field] }
    }
  }
#endif
