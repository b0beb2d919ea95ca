public import FieldEditing
public import FieldForms

/// A form's model with a simulated person, who taps and types, and with a clock, undo, checks, a
/// screen and the voice of a screen reader.
///
/// ```swift
/// let person = FormDriver(Invoice(), messages: FormMessages(labels: [.customer: "Customer"]))
/// try person.type("Ada", into: .customer)
/// person.press(.tab)
/// person.screen             // "Customer: Ada\n> Price: |"
/// person.press(.undo)
/// ```
///
/// Each act moves the clock by two seconds, so that acts are undone one by one. Between the
/// characters of one call of `type` no time passes, so that they are undone together.
///
/// - Complexity: That of the form's own methods, for each act; O(*n*) in the fields for the screen.
@MainActor
public final class FormDriver<Content: FormContent> {
  /// The model, which a view would observe.
  public let model: FormModel<Content>
  /// Measures the pauses between keys, for undo, and the delays of checks.
  public let clock: FakeClock
  /// The labels and sentences of ``screen`` and ``spoken``.
  public var messages: FormMessages<Content.FieldID>
  /// What a screen reader has said, the newest last.
  public private(set) var spoken: [String] = []

  /// Opens a form, and focuses its default field.
  public convenience init(_ content: Content, messages: FormMessages<Content.FieldID>) {
    self.init(FieldForm(content), messages: messages)
  }

  /// Shows an existing form, such as one that was restored, and focuses its default field if no
  /// field has the focus.
  public init(_ form: FieldForm<Content>, messages: FormMessages<Content.FieldID>) {
    let clock = FakeClock()
    (self.clock, self.messages) = (clock, messages)
    model = FormModel(form, clock: clock)
    model.form.focusOnAppear()
  }

  /// The form. Each access that changes the form is undone as one change.
  public var form: FieldForm<Content> {
    get { model.form }
    _modify { yield &model.form }
  }

  /// Focuses a field as a tap does.
  ///
  /// - Throws: `notActive` if the field cannot have the focus.
  public func tap(_ field: Content.FieldID) throws(FormRefusal) {
    let left = model.focusedField
    clock.advance(by: .seconds(2))
    model.form.focus(field)
    guard model.focusedField == field else { throw .notActive }
    if left != field { speak(left) }
  }

  /// Types characters one by one into the focused field or, after a tap into it, into `field`.
  ///
  /// - Throws: The first refusal; the characters before it stay typed.
  public func type(_ text: String, into field: Content.FieldID? = nil) throws(FormRefusal) {
    if let field { try tap(field) }
    try apply(.type(text))
  }

  /// Applies an input of the person to a field; nil, the default, for the focused field. Characters
  /// are typed one by one.
  ///
  /// - Throws: Why the input was refused; the characters before a refused one stay typed.
  public func apply(_ input: FieldAct, to field: Content.FieldID? = nil) throws(FormRefusal) {
    clock.advance(by: .seconds(2))
    guard case .type(let text) = input else { return try model.form.apply(input, to: field) }
    for character in text { try model.form.apply(.type(String(character)), to: field) }
  }

  /// Pastes a text into the focused field.
  ///
  /// - Throws: Why the paste was refused; the field has not changed then.
  public func paste(_ text: String) throws(FormRefusal) { try apply(.paste(text)) }

  /// Chooses a value with a menu, a switch or a calendar.
  ///
  /// - Throws: `notActive` if the field cannot have the focus, or why the value was refused.
  public func choose(_ value: FieldValue, in field: Content.FieldID) throws(FormRefusal) {
    try tap(field)
    clock.advance(by: .seconds(2))
    try model.form.choose(value)
  }

  /// Presses a key of the focused field.
  ///
  /// - Throws: Why the field refused the key; the field has not changed then.
  public func press(_ key: FieldAct.Key, count: Int = 1) throws(FormRefusal) {
    try apply(.press(key, count: count))
  }

  /// Presses a key that moves the focus, or that undoes.
  public func press(_ key: FormKey) {
    let left = model.focusedField
    clock.advance(by: .seconds(2))
    switch key {
    case .tab: model.form.moveToNext()
    case .backTab: model.form.moveToPrevious()
    case .enter: model.form.pressReturn()
    case .undo: model.undo()
    case .redo: model.redo()
    }
    if left != model.focusedField { speak(left) }
  }

  /// Changes the form as a button of the host's would. One undo takes back everything that `body`
  /// changes.
  public func change(_ body: (inout FieldForm<Content>) -> Void) {
    clock.advance(by: .seconds(2))
    body(&model.form)
  }

  /// Submits the form. The clock is moved on until the form's checks are answered.
  ///
  /// - Parameter server: Called with the content of a valid form; returns the issues that the
  ///   server finds.
  @discardableResult
  public func submit(
    _ server: (Content) async -> [ValidationIssue] = { _ in [] }
  ) async -> SubmitOutcome<Content.FieldID> {
    clock.advance(by: .seconds(2))
    // The submit waits for the checks, and the checks wait until the clock has moved on. So time
    // has to pass meanwhile.
    let time = Task { await passTime() }
    defer { time.cancel() }
    let outcome = await model.submit(server)
    spoken.append(model.form.announcement(of: outcome, in: messages))
    return outcome
  }

  /// Lets time pass until all checks are asked and answered.
  public func awaitChecks() async {
    let time = Task { await passTime() }
    await model.awaitChecks()
    time.cancel()
  }

  /// Moves the clock on whenever a task sleeps on it, until the task that runs this function is
  /// cancelled.
  private func passTime() async {
    while !Task.isCancelled {
      if clock.sleeperCount > 0 { clock.advance(by: .seconds(1)) }
      await Task.yield()
    }
  }

  /// Has the screen reader say what is wrong, or what a commit has changed, in the field that the
  /// focus has left, and which field has the focus now.
  private func speak(_ left: Content.FieldID?) {
    let form = model.form
    if let left { spoken += form.sentences(for: left, in: messages) }
    if let field = form.focusedField { spoken.append(form.announcement(of: field, in: messages)) }
  }

  /// What is on the screen: a line for each field that is not hidden. The focused field has a
  /// leading ">" and its caret. Below a field that the focus has left are lines with "!" and what
  /// is wrong.
  public var screen: String {
    let form = model.form
    return form.declaredFields.compactMap { id -> String? in
      guard let state = form[id], !state.traits.contains(.hidden) else { return nil }
      let label = state.label ?? messages.label(id)
      let text = state.traits.contains(.secret) ? state.text.map { _ in "•" }.joined() : state.text
      let line = state.isFocused ? "> \(label): \(state.shown)" : "\(label): \(text)"
      let issues = state.isTouched ? form.sentences(for: id, in: messages) : []
      return ([line] + issues.map { "! " + $0 }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Compares the screen with the screen that a test expects.
  ///
  /// ```swift
  /// try person.expect(screen: "Name: Ada\n> Price: 1.234,50\u{A0}€|")
  /// ```
  ///
  /// - Throws: The first line that differs, with characters such as no-break spaces written as
  ///   `\u{A0}`.
  public func expect(screen expected: String) throws(ScriptFailure) {
    let lines = [screen, expected].map {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    for place in 0..<max(lines[0].count, lines[1].count) {
      let (own, other) = (
        place < lines[0].count ? lines[0][place] : "", place < lines[1].count ? lines[1][place] : ""
      )
      guard own.utf8.elementsEqual(other.utf8) else {
        throw ScriptFailure(
          description:
            "line \(place + 1) is “\(String(own).visible)” and not “\(String(other).visible)”")
      }
    }
  }

  /// The value of a field; nil for a field that is not declared.
  public subscript(bound field: Content.FieldID) -> FieldValue? { model.form[field]?.value }
}
